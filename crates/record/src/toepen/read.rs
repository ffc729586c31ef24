//! Reading a position of toepen. What the rules can bring about is for [`HandDraft::lawful`] to say.

use super::write;
use crate::error::{Fault, ReadError};
use crate::object::{Object, Wanted, cards, number, per_seat, seat, seat_or_null, shape, text, unreachable};
use crate::position::Position;
use ::toepen::{
    AnsweringDraft, DraftFault, Hand, HandDraft, MAX_PLAYERS, MIN_PLAYERS, PACK, Phase, Rules, SeatList,
    Setup, SetupFault, is_pack_card,
};
use cards::{Card, CardBag, CardList, CardSet};
use game::{MAX_SEATS, Seat, SeatSet, Stock};
use serde_json::Value;
use std::ops::RangeInclusive;

/// No number of clips that is written down is beyond this; the rules have narrower bounds.
const CLIPS: RangeInclusive<i64> = -(1 << 40)..=1 << 40;

pub(super) fn position(mut object: Object) -> Result<Position<Hand>, ReadError> {
    let players = object.need("players")?;
    let players = players.as_i64().ok_or_else(|| shape("players", Wanted::Number))?;
    let players = u8::try_from(players).ok().filter(|n| (MIN_PLAYERS..=MAX_PLAYERS).contains(n));
    let players = players.ok_or(ReadError::Players { least: MIN_PLAYERS, most: MAX_PLAYERS })?;
    let rules = super::rules(object.take("rules"))?;
    let dealer = match object.take("dealer") {
        Some(value) => seat("dealer", &value, players)?,
        None => Seat::new(0),
    };
    match object.take("deck") {
        Some(deck) => {
            let deck = cards("deck", &deck)?;
            let balances =
                object.take("balances").map(|value| clips("balances", value, players)).transpose()?;
            object.finish()?;
            from_deck(rules, players, dealer, &deck, balances)
        }
        None => laid_out(rules, players, dealer, object),
    }
}

/// The position right after the deal, stakes paid (T4).
fn from_deck(
    rules: Rules,
    players: u8,
    dealer: Seat,
    deck: &[Card],
    balances: Option<[i64; MAX_SEATS]>,
) -> Result<Position<Hand>, ReadError> {
    let mut dealt = CardSet::EMPTY;
    for card in deck {
        if !is_pack_card(*card) {
            return Err(ReadError::ForeignCard(*card));
        }
        if dealt.contains(*card) {
            return Err(ReadError::TooOften(*card));
        }
        dealt.insert(*card);
    }
    if dealt != PACK {
        return Err(unreachable("deck", Fault::DeckSize));
    }
    let mut setup = Setup::new(rules, players, dealer).map_err(setup_fault)?;
    if let Some(balances) = balances {
        let clips = balances[..usize::from(players)].iter().map(|clips| i32::try_from(*clips));
        let balances = clips.collect::<Result<Vec<i32>, _>>();
        let balances = balances.map_err(|_| unreachable("balances", Fault::Clips))?;
        setup = setup.with_balances(&balances).map_err(setup_fault)?;
    }
    let stock = Stock::new(deck).ok_or(unreachable("deck", Fault::DeckSize))?;
    Position::start(&setup, stock).map_err(|_| unreachable("deck", Fault::DeckSize))
}

fn laid_out(
    rules: Rules,
    players: u8,
    dealer: Seat,
    mut object: Object,
) -> Result<Position<Hand>, ReadError> {
    let turn = seat_or_null("turn", &object.need("turn")?, players)?;
    let hands = bags("hands", object.need("hands")?, players)?;
    let stock = cards("stock", &object.need("stock")?)?;
    let mut amounts = |key| clips(key, object.need(key)?, players);
    let (balances, stakes, tens) = (amounts("balances")?, amounts("stakes")?, amounts("tens")?);
    let folded = flags("folded", object.need("folded")?, players)?;
    let phase = phase(object.need("phase")?)?;
    let ready = flags("ready", object.need("ready")?, players)?;
    let exchanged = exchanged(object.need("exchanged")?, players)?;
    let (leader, trick) = trick(object.need("trick")?, players)?;
    let piles = piles(object.need("piles")?, players)?;
    let (toeps, toep_by, card_since) = toeps(object.need("toeps")?, players)?;
    let answering = match object.need("answering")? {
        Value::Null => None,
        value => Some(answering(value, players)?),
    };
    let saw = saw(object.need("saw")?, players)?;
    let winner = object.take("winner").map(|value| seat("winner", &value, players)).transpose()?;
    object.finish()?;
    let draft = HandDraft {
        rules,
        players,
        dealer,
        turn,
        hands,
        stock: stock.iter().copied().collect(),
        balances,
        stakes,
        tens,
        folded,
        phase,
        ready,
        exchanged,
        leader,
        trick,
        piles,
        toeps,
        toep_by,
        card_since,
        answering,
        saw,
        winner,
    };
    let state = draft.lawful().map_err(draft_fault)?;
    let stock = Stock::new(&stock).ok_or(unreachable("stock", Fault::DeckSize))?;
    Ok(Position { state, stock })
}

/// One text of cards a seat.
fn bags(key: &'static str, value: Value, players: u8) -> Result<[CardBag; MAX_SEATS], ReadError> {
    let mut bags = [CardBag::EMPTY; MAX_SEATS];
    for (bag, value) in bags.iter_mut().zip(per_seat(key, value, players, Wanted::Texts)?) {
        *bag = cards(key, &value)?.into_iter().collect();
    }
    Ok(bags)
}

/// One whole number a seat.
fn clips(key: &'static str, value: Value, players: u8) -> Result<[i64; MAX_SEATS], ReadError> {
    let mut clips = [0; MAX_SEATS];
    for (clips, value) in clips.iter_mut().zip(per_seat(key, value, players, Wanted::Numbers)?) {
        *clips = number(key, &value, CLIPS)?;
    }
    Ok(clips)
}

/// The seats at which `true` stands.
fn flags(key: &'static str, value: Value, players: u8) -> Result<SeatSet, ReadError> {
    let mut set = SeatSet::EMPTY;
    for (seat, value) in Seat::all(players).zip(per_seat(key, value, players, Wanted::Flags)?) {
        if value.as_bool().ok_or_else(|| shape(key, Wanted::Flags))? {
            set = set.with(seat);
        }
    }
    Ok(set)
}

fn phase(value: Value) -> Result<Phase, ReadError> {
    let name = text("phase", value)?;
    [Phase::Exchange, Phase::Play]
        .into_iter()
        .find(|phase| write::phase(*phase) == name)
        .ok_or_else(|| shape("phase", Wanted::Phase))
}

/// Four cards or null a seat (T6).
fn exchanged(value: Value, players: u8) -> Result<[CardBag; MAX_SEATS], ReadError> {
    let mut bags = [CardBag::EMPTY; MAX_SEATS];
    for (bag, value) in bags.iter_mut().zip(per_seat("exchanged", value, players, Wanted::TextsOrNull)?) {
        if value.is_null() {
            continue;
        }
        let cards = cards("exchanged", &value)?;
        if cards.len() != 4 {
            return Err(unreachable("exchanged", Fault::Exchange));
        }
        *bag = cards.into_iter().collect();
    }
    Ok(bags)
}

fn trick(value: Value, players: u8) -> Result<(Seat, [Option<Card>; MAX_SEATS]), ReadError> {
    let mut object = Object::new("trick", value)?;
    let leader = seat("leader", &object.need("leader")?, players)?;
    let mut trick = [None; MAX_SEATS];
    for (card, value) in
        trick.iter_mut().zip(per_seat("cards", object.need("cards")?, players, Wanted::Texts)?)
    {
        *card = match cards("cards", &value)?[..] {
            [] => None,
            [card] => Some(card),
            _ => return Err(unreachable("trick", Fault::Trick)),
        };
    }
    object.finish()?;
    Ok((leader, trick))
}

fn piles(value: Value, players: u8) -> Result<[CardList<4>; MAX_SEATS], ReadError> {
    let mut piles: [CardList<4>; MAX_SEATS] = Default::default();
    for (pile, value) in piles.iter_mut().zip(per_seat("piles", value, players, Wanted::Texts)?) {
        let cards = cards("piles", &value)?;
        if cards.len() > 4 {
            return Err(unreachable("piles", Fault::FourCards));
        }
        pile.push_all(&cards);
    }
    Ok(piles)
}

fn toeps(value: Value, players: u8) -> Result<(i64, Option<Seat>, bool), ReadError> {
    let mut object = Object::new("toeps", value)?;
    let count = number("count", &object.need("count")?, CLIPS)?;
    let by = seat_or_null("by", &object.need("by")?, players)?;
    let since = object.need("card_since")?;
    let since = since.as_bool().ok_or_else(|| shape("card_since", Wanted::Flag))?;
    object.finish()?;
    Ok((count, by, since))
}

fn answering(value: Value, players: u8) -> Result<AnsweringDraft, ReadError> {
    let mut object = Object::new("answering", value)?;
    let by = seat("by", &object.need("by")?, players)?;
    let stake = number("stake", &object.need("stake")?, CLIPS)?;
    let seeing = object.need("seeing")?;
    let seeing = seeing.as_bool().ok_or_else(|| shape("seeing", Wanted::Flag))?;
    let left = seats("left", object.need("left")?, players, Fault::Answering)?;
    object.finish()?;
    Ok(AnsweringDraft { by, stake, seeing, left })
}

fn saw(value: Value, players: u8) -> Result<SeatSet, ReadError> {
    let list = seats("saw", value, players, Fault::Saw)?;
    let set: SeatSet = list.iter().copied().collect();
    if usize::from(set.len()) == list.len() { Ok(set) } else { Err(unreachable("saw", Fault::Saw)) }
}

/// A list of seats, no more than there are at the table.
fn seats(key: &'static str, value: Value, players: u8, too_many: Fault) -> Result<SeatList, ReadError> {
    let Value::Array(list) = value else { return Err(shape(key, Wanted::Seats)) };
    if list.len() > usize::from(players) {
        return Err(unreachable(key, too_many));
    }
    list.iter().map(|value| seat(key, value, players)).collect()
}

fn setup_fault(fault: SetupFault) -> ReadError {
    match fault {
        SetupFault::Players => ReadError::Players { least: MIN_PLAYERS, most: MAX_PLAYERS },
        SetupFault::Dealer => unreachable("dealer", Fault::NoSuchSeat),
        SetupFault::Balances => unreachable("balances", Fault::OnePerSeat),
        SetupFault::Clips | SetupFault::Sum => unreachable("balances", Fault::Clips),
    }
}

/// At which key a fault shows.
fn draft_fault(fault: DraftFault) -> ReadError {
    let (key, fault) = match fault {
        DraftFault::Setup(fault) => return setup_fault(fault),
        DraftFault::NotInPack(card) => return ReadError::ForeignCard(card),
        DraftFault::CardTwice(card) => return ReadError::TooOften(card),
        DraftFault::NoSuchSeat => ("turn", Fault::NoSuchSeat),
        DraftFault::NobodyRemains | DraftFault::OneRemains => ("folded", Fault::Folded),
        DraftFault::FoldedWithoutToep => ("folded", Fault::Toeps),
        DraftFault::TurnAfterEnd | DraftFault::NoTurn | DraftFault::IsOver => ("turn", Fault::Turn),
        DraftFault::Turn => ("turn", Fault::Trick),
        DraftFault::FourCards(_) => ("hands", Fault::FourCards),
        DraftFault::FourLaid(_) => ("exchanged", Fault::Exchange),
        DraftFault::NoExchange => ("phase", Fault::Exchange),
        DraftFault::PlayedWhileExchanging | DraftFault::ExchangeClosed => ("phase", Fault::Phase),
        DraftFault::NotReady(_) => ("ready", Fault::Phase),
        DraftFault::Toeper | DraftFault::ToeperFolded | DraftFault::TooManyToeps | DraftFault::CardSince => {
            ("toeps", Fault::Toeps)
        }
        DraftFault::Balance(_) | DraftFault::Clips => ("balances", Fault::Clips),
        DraftFault::Stake(_) | DraftFault::StakeAfterEnd(_) => ("stakes", Fault::Clips),
        DraftFault::Tens(_) => ("tens", Fault::Clips),
        DraftFault::TrickCard(_) | DraftFault::Leader => ("trick", Fault::Trick),
        DraftFault::PileHeight(_) | DraftFault::SuitNotFollowed(_) => ("piles", Fault::Trick),
        DraftFault::AnsweredToep
        | DraftFault::ToepSize
        | DraftFault::Left
        | DraftFault::Seeing
        | DraftFault::AnsweringAfterEnd => ("answering", Fault::Answering),
        DraftFault::Saw => ("saw", Fault::Saw),
        DraftFault::NotOver => ("winner", Fault::ResultTooEarly),
        DraftFault::WrongWinner => ("winner", Fault::WrongResult),
    };
    unreachable(key, fault)
}
