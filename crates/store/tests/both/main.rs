//! One suite for both stores.

#[path = "../../../table/tests/common/mod.rs"]
mod common;

mod books;
mod figures;
mod killed;
mod log;
mod names;
mod place;
mod processes;
mod races;
mod retention;
mod upgrade;

use place::{Case, Place, run};
use store::kit::Cluster;

/// What every store does.
const CASES: &[(&str, Case)] = &[
    ("log::an_evening_is_kept", |place| run(log::an_evening_is_kept(place))),
    ("log::what_is_taken_stays", |place| run(log::what_is_taken_stays(place))),
    ("log::a_table_is_found", |place| run(log::a_table_is_found(place))),
    ("log::hints_say_where_to_look", |place| run(log::hints_say_where_to_look(place))),
    ("log::secrets_lie_apart", |place| run(log::secrets_lie_apart(place))),
    ("names::a_deleted_name_is_gone", |place| run(names::a_deleted_name_is_gone(place))),
    ("processes::numbers_are_given_once", |place| run(processes::numbers_are_given_once(place))),
    ("processes::it_is_known_until_when_nobody_ran", |place| {
        run(processes::it_is_known_until_when_nobody_ran(place));
    }),
    ("processes::one_drives", |place| run(processes::one_drives(place))),
    ("races::one_of_eight_wins", |place| run(races::one_of_eight_wins(place))),
    ("races::many_tables_at_once", |place| run(races::many_tables_at_once(place))),
    ("retention::closed_tables_go", |place| run(retention::closed_tables_go(place))),
    ("retention::many_go_in_turn", |place| run(retention::many_go_in_turn(place))),
    ("books::operations_are_kept", |place| run(books::operations_are_kept(place))),
    ("books::one_of_many_is_first", |place| run(books::one_of_many_is_first(place))),
    ("books::unused_books_go", |place| run(books::unused_books_go(place))),
    ("upgrade::a_newer_form_is_left_alone", |place| run(upgrade::a_newer_form_is_left_alone(place))),
];

#[test]
fn sqlite() {
    for (name, case) in CASES {
        eprintln!("{name}");
        case(&Place::folder());
    }
}

#[test]
fn postgres() {
    let Some(cluster) = Cluster::start() else { return };
    for (name, case) in CASES {
        eprintln!("{name}");
        case(&Place::database(&cluster));
    }
    eprintln!("upgrade::a_cut_line_is_mended");
    run(upgrade::a_cut_line_is_mended(&Place::database(&cluster)));
    eprintln!("upgrade::a_hint_that_could_not_be_given_is_given_again");
    run(upgrade::a_hint_that_could_not_be_given_is_given_again(&Place::database(&cluster)));
}
