//! From entries to messages: what each viewer is told of them, and what somebody who comes now is told.

use crate::chair::Chair;
use crate::dealer::{Chance, Dealer};
use crate::entry::Event;
use crate::facts::{Facts, Recent};
use crate::message::{EntrySeen, Happened, Message, News, SeatFacts, Snapshot, Who};
use crate::running::{Running, Shown, seen_by};
use fair::Opening;
use game::{Seat, ShownTo};
use toepen::{Payments, SessionPublic};

/// What a viewer hears of an entry; none if nothing in it concerns them.
fn news(facts: &Facts, event: &Event, viewer: Option<Seat>) -> Option<News> {
    Some(match event {
        Event::Sat { name, token, seat, .. } => {
            News::Sat { seat: seat.or(facts.seat_of(*token))?, name: name.clone() }
        }
        Event::Waits { name, .. } => News::Waits { name: name.clone() },
        Event::WaitsNoMore { place } => News::WaitsNoMore { place: *place },
        Event::AddedComputer { computer } => {
            News::AddedComputer { seat: facts.seats().next_back()?, computer: computer.clone() }
        }
        Event::Left { seat } => News::Left { seat: *seat },
        Event::Removed { seat } => News::Removed { seat: *seat },
        Event::Rules { draft } => News::Rules { draft: *draft },
        Event::Time { turn_time } => News::Time { turn_time: *turn_time },
        Event::Hints { on } => News::Hints { on: *on },
        Event::Committed { commitment } => News::Committed { commitment: *commitment },
        Event::Ready { seat, share } => News::Ready { seat: *seat, share: *share },
        Event::NotReady { seat } => News::NotReady { seat: *seat },
        Event::Started { dealer, steps, roots, .. } => News::Started {
            dealer: *dealer,
            shares: facts.shares.clone(),
            seen: seen_by(steps, viewer),
            roots: roots.clone(),
        },
        Event::Played { seat, cause, steps, roots, .. } => {
            News::Played { seat: *seat, cause: *cause, seen: seen_by(steps, viewer), roots: roots.clone() }
        }
        Event::Revealed { secret } => News::Revealed { secret: secret.clone() },
        Event::Came { seat, .. } | Event::Moved { seat, .. } => News::Came { seat: *seat },
        Event::Went { seat } => News::Went { seat: *seat },
        Event::Away { seat, why } => News::Away { seat: *seat, why: *why },
        Event::Back { seat } => News::Back { seat: *seat },
        Event::Replaced { seat, computer } => News::Replaced { seat: *seat, computer: computer.clone() },
        Event::TakenBack { seat } => News::TakenBack { seat: *seat },
        Event::Host { .. } => News::Host,
        Event::Paused { seat } => News::Paused { seat: *seat },
        Event::Resumed { seat } => News::Resumed { seat: *seat },
        Event::Said { seat, phrase } => News::Said { seat: *seat, phrase: *phrase },
        Event::NameDeleted { seat, .. } => News::NameDeleted { seat: *seat },
        Event::Reminded => News::Reminded,
        Event::Restarted => News::Restarted,
        Event::Closed { why, commitment, secret } => {
            News::Closed { why: *why, commitment: *commitment, secret: secret.clone() }
        }
        // That a code was made is nobody's business, and of the others everybody gets a snapshot.
        Event::Code { .. } | Event::Opened { .. } | Event::Rematch => return None,
    })
}

/// An entry as a viewer saw it.
pub(crate) fn entry(
    facts: &Facts,
    dealer: Option<&mut Dealer>,
    recent: &Recent,
    viewer: Option<Seat>,
) -> Message {
    let number = recent.entry.number;
    let news = news(facts, &recent.entry.event, viewer).map(|what| Happened {
        at: recent.entry.at,
        what,
        pulse: recent.pulse.clone(),
        openings: openings(facts, dealer, &recent.shown, viewer),
    });
    Message::Entry(Box::new(EntrySeen { number, news }))
}

/// The proofs of the cards that a viewer came to see.
fn openings(
    facts: &Facts,
    dealer: Option<&mut Dealer>,
    shown: &[Shown],
    viewer: Option<Seat>,
) -> Vec<Opening> {
    let (Some(game), Some(dealer)) = (&facts.game, dealer) else { return Vec::new() };
    let chance = Chance { shares: &facts.shares, cards: game.pack_cards() };
    let sees = |shown: &&Shown| match (shown.to, viewer) {
        (ShownTo::All, _) => true,
        (ShownTo::Only(seats), Some(viewer)) => seats.contains(viewer),
        (ShownTo::Only(_), None) => false,
    };
    shown.iter().filter(sees).filter_map(|shown| dealer.opening(chance, shown.pack, shown.place)).collect()
}

fn seat_facts(chair: &Chair) -> SeatFacts {
    SeatFacts {
        name: chair.name.clone(),
        computer: chair.computer.clone(),
        person: chair.owner.is_some(),
        here: chair.conn.is_some(),
        away: chair.away,
        gone_since: chair.gone_since,
        ready: chair.ready,
    }
}

/// T25: who pays whom, once a session is over.
pub(crate) fn payments(facts: &Facts) -> Payments {
    facts.game.as_ref().and_then(Running::session).map(SessionPublic::payments).unwrap_or_default()
}

/// Everything that a viewer knows.
pub(crate) fn snapshot(facts: &Facts, you: Who) -> Message {
    let viewer = match you {
        Who::Seat(seat) => Some(seat),
        Who::Elsewhere(_) | Who::Waiting | Who::Spectator => None,
    };
    Message::Snapshot(Box::new(Snapshot {
        number: facts.number,
        at: facts.at,
        you,
        listed: facts.listed,
        draft: facts.draft,
        turn_time: facts.turn_time,
        hints: facts.hints,
        seats: facts.chairs.iter().map(seat_facts).collect(),
        waiting: facts.waiting.iter().map(|waiting| waiting.name.clone()).collect(),
        paused: facts.paused,
        pulse: facts.pulse(),
        view: facts.game.as_ref().filter(|_| shows_game(facts)).map(|game| game.view(viewer)),
        commitment: facts.commitment,
        shares: facts.shares.clone(),
        roots: facts.roots.clone(),
        secret: facts.secret.clone(),
        sheets: facts.sheets.iter().cloned().collect(),
        payments: payments(facts),
        closing: facts.closing,
    }))
}

/// Before a rematch the seats are others than those of the match before: its view is nobody's any more.
fn shows_game(facts: &Facts) -> bool {
    match facts.stage {
        crate::facts::Stage::Before => false,
        crate::facts::Stage::During | crate::facts::Stage::After | crate::facts::Stage::Closed => true,
    }
}

/// The entries that somebody missed, if they are few and mean the same to whom they are told.
pub(crate) fn missed(facts: &Facts, who: Who, last: u64) -> Option<impl Iterator<Item = &Recent>> {
    let first = facts.recent.front()?.entry.number;
    let owned_since = match who {
        Who::Seat(seat) => facts.chair(seat)?.owned_since,
        Who::Elsewhere(_) | Who::Waiting | Who::Spectator => 0,
    };
    let known = last <= facts.number && last + 1 >= first;
    // Who the viewer is may have changed with these.
    let queue = |recent: &Recent| {
        recent.entry.number > last
            && matches!(recent.entry.event, Event::Waits { .. } | Event::WaitsNoMore { .. })
    };
    let same =
        facts.seats_at <= last && owned_since <= last && !facts.recent.iter().any(|recent| queue(recent));
    (known && same)
        .then(|| facts.recent.iter().map(AsRef::as_ref).filter(move |recent| recent.entry.number > last))
}
