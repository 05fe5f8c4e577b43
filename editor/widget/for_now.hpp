#pragma once

#include <utility>

namespace briar::editor {

/// A variable has another value as long as this lives, however it is left.
template <class Value>
class ForNow {
public:
    ForNow(Value& variable, Value value) : variable_(variable), before_(std::exchange(variable, std::move(value))) {}
    ForNow(const ForNow&) = delete;
    ForNow& operator=(const ForNow&) = delete;
    ~ForNow() { variable_ = std::move(before_); }

private:
    Value& variable_;
    Value before_;
};

}  // namespace briar::editor
