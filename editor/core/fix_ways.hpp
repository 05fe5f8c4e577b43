#pragma once

/// What can be done about problems, in families: each adds to the site whatever fits there, the likeliest first.
namespace briar::editor {

class FixSite;

// --- words and values as they stand (fix_words.cpp)
void take_meant_word(FixSite& site);  ///< "did you mean `x`?"
void change_path(FixSite& site);      ///< `{number}` in a text
void remove_value(FixSite& site);
void remove_member(FixSite& site);
void replace_tabs(FixSite& site);

// --- pictures (fix_pictures.cpp)
void mend_picture(FixSite& site);

// --- names of entries that there are not (fix_references.cpp)
void mend_reference(FixSite& site);

// --- keys and entries that are missing (fix_entries.cpp)
void add_key(FixSite& site);
void add_counter(FixSite& site);
void add_named_in_script(FixSite& site);
void raise_count(FixSite& site);
void make_manifest(FixSite& site);

// --- specials and their scripts (fix_specials.cpp)
void give_special(FixSite& site);
void add_script(FixSite& site);
void add_function(FixSite& site);

// --- scenarios that cannot be set up (fix_scenarios.cpp)
void set_from_stock(FixSite& site);  ///< a key of a scenario, from all that there is
void name_monster_token(FixSite& site);
void add_monster_bag(FixSite& site);
void add_item_bag(FixSite& site);
void fill_stack(FixSite& site);
void fill_bag(FixSite& site);
void part_bags(FixSite& site);
void lower_heroes(FixSite& site);
void take_exit_out(FixSite& site);
void lower_seats(FixSite& site);
void shrink_party(FixSite& site);
void take_cards(FixSite& site);
void raise_most_gold(FixSite& site);
void draw_fewer(FixSite& site);
void name_bosses(FixSite& site);
void make_boss(FixSite& site);
void fill_shop(FixSite& site);
void show_all_icons(FixSite& site);
void seat_one(FixSite& site);
void name_test_scenario(FixSite& site);

// --- campaigns (fix_campaigns.cpp)
void add_stage(FixSite& site);
void say_what_follows(FixSite& site);
void reach_stage(FixSite& site);
void choose_stage(FixSite& site);
void choose_mode(FixSite& site);

}  // namespace briar::editor
