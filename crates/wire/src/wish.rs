//! From what a client wants to a command of the table.

use crate::check::parse;
use crate::client::Wish;
use crate::eyes::Eyes;
use crate::of_table::{phrase_text, turn_time_text};
use crate::rules::BadRules;
use crate::server::Why;
use fair::Share;
use game::{MAX_SEATS, Seat};
use table::{Action, CodeHash, Command, CommandId, Name, OfGame, Phrase, TokenHash, TurnTime, View};

/// A command for the table.
#[derive(Debug)]
pub struct Wanted {
    /// To be handed in.
    pub command: Command,
    /// It names a move that cannot be read as things are. The table is asked all the same, because it may have
    /// carried the same command out before; if it refuses, this is why.
    pub unreadable: Option<Why>,
}

/// The hash of a token; none if it is not one: 32 to 64 letters, digits, `-` or `_`.
pub fn token_of(text: &str) -> Option<TokenHash> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    ((32..=64).contains(&text.len()) && text.bytes().all(fits)).then(|| TokenHash::of(text.as_bytes()))
}

/// The command that a message means. `code` is the hash of a new code, for those who want one; `tell` makes a
/// sentence of what is wrong with house rules.
///
/// # Errors
/// If it means none.
pub fn command(
    (id, on, wish): (&str, u64, &Wish),
    token: Option<TokenHash>,
    code: Option<CodeHash>,
    (eyes, viewer): (&Eyes, Option<Seat>),
    tell: &dyn Fn(&BadRules) -> String,
) -> Result<Wanted, Why> {
    let id = command_id(id).ok_or_else(|| Why::key("refusal-bad-id"))?;
    let mut unreadable = None;
    let wish = match wish {
        Wish::Sit { name } => table::Wish::Sit {
            name: Name::clean(name).ok_or_else(|| Why::key("refusal-bad-name"))?,
            token: token.ok_or_else(|| Why::key("refusal-no-token"))?,
        },
        Wish::Leave => table::Wish::Leave,
        Wish::Ready { share } => table::Wish::Ready { share: share.as_deref().map(Share::of) },
        Wish::NotReady => table::Wish::NotReady,
        Wish::Away => table::Wish::Away,
        Wish::Back => table::Wish::Back,
        Wish::Here => table::Wish::Here,
        Wish::TakeBack => table::Wish::TakeBack,
        Wish::Act { mv } => {
            let view = eyes.view(viewer).ok_or_else(|| Why::key("refusal-only-during"))?;
            table::Wish::Act(parse(view, mv).unwrap_or_else(|why| {
                unreadable = Some(why);
                never(view)
            }))
        }
        Wish::Say { phrase } => {
            let phrase = Phrase::ALL.into_iter().find(|known| phrase_text(*known) == phrase);
            table::Wish::Say(phrase.ok_or_else(|| Why::key("refusal-no-phrase"))?)
        }
        Wish::DeleteName => table::Wish::DeleteName,
        Wish::MakeCode => table::Wish::MakeCode(code.ok_or_else(|| Why::key("refusal-too-fast"))?),
        Wish::Rules { rules } => table::Wish::Rules(
            rules.draft().map_err(|bad| Why { text: Some(tell(&bad)), ..Why::key("refusal-bad-rules") })?,
        ),
        Wish::Time { turn_time } => {
            table::Wish::Time(turn_time_of(turn_time).ok_or_else(|| Why::key("refusal-no-turn-time"))?)
        }
        Wish::Hints { on } => table::Wish::Hints(*on),
        Wish::AddComputer { computer } => table::Wish::AddComputer(computer_name(computer)?),
        Wish::Remove { seat } => table::Wish::Remove(seat_of(*seat)?),
        Wish::Replace { seat, computer } => {
            table::Wish::Replace { seat: seat_of(*seat)?, computer: computer_name(computer)? }
        }
        Wish::MakeHost { seat } => table::Wish::MakeHost(seat_of(*seat)?),
        Wish::Start { share } => table::Wish::Start { share: share.as_deref().map(Share::of) },
        Wish::Pause => table::Wish::Pause,
        Wish::Resume => table::Wish::Resume,
        Wish::Rematch => table::Wish::Rematch,
        Wish::Close => table::Wish::Close,
    };
    Ok(Wanted { command: Command { id, on, wish }, unreadable })
}

/// An action that is lawful nowhere in this game, because it is of the other one.
fn never(view: &View) -> Action {
    match view {
        OfGame::Wippen(_) => OfGame::Toepen(toepen::SessionAction::Deal),
        OfGame::Toepen(_) => {
            let card = cards::Card::new(cards::Rank::Ace, cards::Suit::Spades);
            OfGame::Wippen(wippen::Action::Add { card })
        }
    }
}

fn command_id(text: &str) -> Option<CommandId> {
    let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    (text.len() == 32 && digits).then(|| u128::from_str_radix(text, 16).ok().map(CommandId))?
}

fn seat_of(number: u8) -> Result<Seat, Why> {
    let seated = usize::from(number) < MAX_SEATS;
    seated.then(|| Seat::new(number)).ok_or_else(|| Why::key("refusal-wrong-seat"))
}

fn computer_name(text: &str) -> Result<Name, Why> {
    Name::clean(text).filter(|name| name.as_str() == text).ok_or_else(|| Why::key("refusal-no-computer"))
}

/// The time to answer that a word stands for.
pub(crate) fn turn_time_of(text: &str) -> Option<TurnTime> {
    TurnTime::ALL.into_iter().find(|time| turn_time_text(*time) == text)
}
