// Do the published schemas mean to others what the loader means? Takes the program agreement_data, reads what it prints
// and holds each file against the schema with ajv. Needs the Debian packages
// node-ajv and node-yaml (found by NODE_PATH); without them the test is skipped.
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'

const skipped = 77
let Ajv, parseDocument
try {
  const require = createRequire(import.meta.url)
  Ajv = require('ajv')
  parseDocument = require('yaml').parseDocument
} catch {
  console.log('skipped: install node-ajv and node-yaml')
  process.exit(skipped)
}

const data = JSON.parse(execFileSync(process.argv[2], { maxBuffer: 1 << 28, encoding: 'utf8' }))
const ajv = new Ajv({ strict: false, allErrors: true })
const content = ajv.compile(data.content)
const manifest = ajv.compile(data.manifest)

// A file without text is an empty map of kinds.
const read = text => {
  const document = parseDocument(text)
  return document.errors.length ? undefined : document.toJS()
}

let differ = 0
let wrong = 0
for (const file of data.files) {
  const value = read(file.text)
  if (value === undefined) continue
  const check = file.manifest ? manifest : content
  const fine = check(value)
  if (!fine) ++wrong
  if (fine === file.fine) continue
  ++differ
  if (differ <= 40) {
    console.log(`${file.name}: the loader says ${file.fine ? 'fine' : 'wrong'}, the schema ${fine ? 'fine' : 'wrong'}`)
    for (const error of check.errors ?? []) console.log(`    ${error.instancePath} ${error.message}`)
  }
}
console.log(`${data.files.length} files, ${wrong} of them wrong: ${differ} judged differently`)
if (data.files.length < 100 || wrong < 50) {
  console.log('too few files to prove anything')
  process.exit(1)
}
process.exit(differ === 0 ? 0 : 1)
