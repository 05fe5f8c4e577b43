#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

/// Telling others of something that happened, for instance views of a change to their document.
namespace briar::editor {

/// Keeps one listener listening; when it goes, the listener is not called any more. May outlive the signal.
class Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::shared_ptr<void> held) : held_(std::move(held)) {}
    void stop() { held_.reset(); }

private:
    std::shared_ptr<void> held_;
};

template <class... Values>
class Signal {
public:
    using Listener = std::function<void(Values...)>;

    /// Listeners are called in the order in which they came.
    [[nodiscard]] Subscription listen(Listener listener) {
        auto held = std::make_shared<Listener>(std::move(listener));
        listeners_.push_back(held);
        return Subscription(std::move(held));
    }
    /// Listeners may come and go while they are told; those that come are told the next time.
    void tell(Values... values) {
        const auto expired = [](const std::weak_ptr<Listener>& each) { return each.expired(); };
        listeners_.erase(std::remove_if(listeners_.begin(), listeners_.end(), expired), listeners_.end());
        const std::vector<std::weak_ptr<Listener>> now = listeners_;
        for (const std::weak_ptr<Listener>& each : now) {
            if (const auto listener = each.lock()) (*listener)(values...);
        }
    }

private:
    std::vector<std::weak_ptr<Listener>> listeners_;
};

}  // namespace briar::editor
