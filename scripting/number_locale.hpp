#pragma once

#include <locale.h>

namespace briar {

/// While it lives, this thread reads, writes and compares in the "C" locale, whatever the program's is: Lua's numbers
/// and its order of texts follow the locale otherwise.
class NumberLocale {
public:
    NumberLocale() : before_(uselocale(plain())) {}
    ~NumberLocale() { uselocale(before_); }
    NumberLocale(const NumberLocale&) = delete;
    NumberLocale& operator=(const NumberLocale&) = delete;

private:
    static locale_t plain() {
        static const locale_t kPlain = newlocale(LC_ALL_MASK, "C", nullptr);
        return kPlain;
    }

    locale_t before_;
};

}  // namespace briar
