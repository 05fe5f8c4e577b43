#include "scripting/game_box.hpp"

#include <string>

#include "runtime/engine/game.hpp"
#include "scripting/binding.hpp"
#include "scripting/event_fields.hpp"
#include "scripting/handle.hpp"
#include "scripting/host_call.hpp"
#include "scripting/lua_api.hpp"
#include "scripting/verb_calls.hpp"

namespace briar {

GameBox::GameBox(const Registry& registry, std::string_view system, const ScriptPrint& print,
                 const std::vector<VerbPlan>* verbs)
    : verbs_(verbs), box_(make_host(print)) {
    game_library_ = box_.add_library("game", game_functions(registry, system), CalledBy::Colon);
    box_.look_up_handles_in(box_.add_library("piece", piece_functions(registry, system), CalledBy::Colon));
}

void GameBox::bind(Binding* binding) {
    bound_ = binding;
    if (binding != nullptr) {
        binding->verbs = verbs_;
        binding->words = &words_;
    }
    box_.set_context(binding);
}

BoxHost GameBox::make_host(const ScriptPrint& print) {
    BoxHost host;
    host.print = print;
    host.handle_text = [this](Handle handle) {
        return bound_->game->rules().key(PieceId{static_cast<std::uint16_t>(handle.value)});
    };
    host.event_index = event_field;
    host.event_newindex = set_event_field;
    return host;
}

}  // namespace briar
