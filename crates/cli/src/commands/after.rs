//! `stamtafel after`: the position after some moves.

use super::position::{self, Told};
use super::{Context, Entry};
use crate::args;
use crate::error::{Exit, Failure, Stop};
use crate::help::Page;
use clap::ArgMatches;
use lang::{CardStyle, Refusals};
use record::{AnyPosition, MoveError, Position};

pub const ENTRY: Entry = Entry {
    page: Page {
        name: "after",
        about: "cli-after-about",
        usage: "cli-after-usage",
        examples: "cli-after-examples",
    },
    arguments: |messages, command| {
        command.arg(args::file(messages)).arg(
            args::positional(messages, "moves", "cli-value-move", "cli-argument-moves")
                .num_args(0..)
                .required(false),
        )
    },
    run,
};

fn run(matches: &ArgMatches, context: &mut Context<'_>) -> Result<(), Stop> {
    let moves: Vec<&String> = matches.get_many("moves").into_iter().flatten().collect();
    let line = match position::read(matches, context)? {
        AnyPosition::Wippen(position) => play(*position, &moves, context)?.to_line(),
        AnyPosition::Toepen(position) => play(*position, &moves, context)?.to_line(),
    };
    Ok(writeln!(context.out, "{line}")?)
}

fn play<G: Told>(
    mut position: Position<G>,
    moves: &[&String],
    context: &Context<'_>,
) -> Result<Position<G>, Failure> {
    for (index, text) in moves.iter().enumerate() {
        position.play(text).map_err(|error| {
            let failure = refused::<G>(error, text, context);
            if moves.len() > 1 && failure.exit() == Exit::Illegal {
                let which = [
                    ("sentence", failure.sentence().into()),
                    ("number", (index + 1).to_string().into()),
                    ("move", lang::excerpt(text).into()),
                ];
                Failure::new(Exit::Illegal, context.messages.get("cli-error-which-move", &which))
            } else {
                failure
            }
        })?;
    }
    Ok(position)
}

fn refused<G: Told>(error: MoveError<G::Illegal>, text: &str, context: &Context<'_>) -> Failure {
    let messages = context.messages;
    let shown = ("move", lang::excerpt(text).into());
    match error {
        MoveError::Form => Failure::form(messages, "move-form", &[shown]),
        MoveError::OutOfCards => Failure::form(messages, "move-out-of-cards", &[shown]),
        MoveError::Illegal(illegal) => {
            let name = |seat| messages.seat(seat);
            let refusals = Refusals { messages, style: CardStyle::Signs, name: &name };
            let sentence = G::refusal(&refusals, illegal);
            let sentence = match G::rule(illegal) {
                Some(rule) => format!("{rule}: {sentence}"),
                None => sentence,
            };
            Failure::new(Exit::Illegal, sentence)
        }
    }
}
