//! Several people at one screen.

use super::screens::assert_screen;
use super::*;
use ::wippen::Preset;
use lang::Lang;

#[test]
fn between_two_turns_the_screen_is_handed_over() {
    let company = company(Lang::Nl, 2, 2);
    let setup = wippen_setup(Preset::Basic, 2);
    let mut table = table::<Match>(&setup, &company, Lang::Nl, SIGNS, 5, &[]);
    let mut keyboard = Keyboard::new();
    assert_screen("hand-over", &mut table, SMALL);
    assert_eq!(table.viewer, None);
    keyboard.types(&mut table, "enter");
    assert_eq!(table.viewer, Some(Seat::new(1)));
    assert_screen("hand-over-taken", &mut table, SMALL);
    keyboard.types(&mut table, "1 1");
    if table.viewer.is_some() {
        keyboard.types(&mut table, "enter");
    }
    assert_eq!(table.viewer, None, "the next one is asked for first");
    keyboard.types(&mut table, "enter");
    assert_eq!(table.viewer, Some(Seat::new(0)));
}

#[test]
fn somebody_else_may_want_something_first() {
    let company = company(Lang::En, 4, 2);
    let setup = toepen_setup(4, |_| {});
    let mut table = table::<Session>(&setup, &company, Lang::En, SIGNS, 5, &["deal"]);
    let mut keyboard = Keyboard::new();
    keyboard.waits(&mut table);
    assert_screen("hand-over-toepen", &mut table, SMALL);
    let (asked, other) = (table.sheet.clone().unwrap().offers[0].label.clone(), Seat::new(0));
    assert!(asked.contains("Player 2"), "{asked}");
    keyboard.types(&mut table, "2");
    assert_eq!(table.viewer, Some(other));
    // They may also find that they want nothing after all.
    let before = table.evening.public().clone();
    keyboard.types(&mut table, "esc");
    assert_eq!(*table.evening.public(), before);
    assert_eq!(table.viewer, None);
    keyboard.types(&mut table, "2 t t");
    assert_eq!(table.evening.public().hand().unwrap().toeps().by, Some(other));
    assert_eq!(table.viewer, None, "nobody's cards stay on the screen");
}

#[test]
fn where_nobody_is_a_person_one_can_look_on() {
    let company = company(Lang::En, 4, 0);
    let mut table =
        table::<Session>(&toepen_setup(4, |draft| draft.hands = Some(1)), &company, Lang::En, SIGNS, 5, &[]);
    let mut keyboard = Keyboard::new();
    for _ in 0..12 {
        let Some(deadline) = table.deadline() else { break };
        keyboard.now = deadline;
        table.tick(deadline);
    }
    assert_screen("looking-on", &mut table, SMALL);
    keyboard.waits(&mut table);
    assert!(shown(&mut table).contains("Settlement"));
}
