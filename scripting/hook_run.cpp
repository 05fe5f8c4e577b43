#include "scripting/hook_run.hpp"

#include "scripting/box.hpp"
#include "scripting/hook_slot.hpp"

namespace briar {

HookRun::~HookRun() {
    if (slot_ == nullptr) return;
    if (slot_->state == RunState::Yielded) box_->abandon(*slot_);
    box_->release(*slot_);
}

RunState HookRun::state() const { return slot_->state; }

lua_State* HookRun::thread() const { return slot_->thread; }

int HookRun::values() const { return slot_->values; }

const ScriptError& HookRun::error() const { return slot_->error; }

RunCost HookRun::cost() const { return {slot_->meter.steps, slot_->meter.bytes}; }

void HookRun::resume(Push results) { box_->resume(*slot_, results); }

}  // namespace briar
