//! Reading a position of Wippen.

use super::moves;
use crate::error::{Fault, ReadError};
use crate::object::{
    Object, Wanted, cards, cards_of_text, excerpt, number, per_seat, seat, seat_or_null, shape, text,
    unreachable,
};
use crate::position::Position;
use ::wippen::{
    Build, Builds, Covered, MAX_BUILDS, MAX_PLAYERS, MIN_PLAYERS, Public, Rules, Setup, Wippen, splits_into,
    tally,
};
use cards::{Card, CardBag};
use game::{Game, MAX_SEATS, Seat, State, Stock};
use serde_json::Value;

pub(super) fn position(mut object: Object) -> Result<Position<Wippen>, ReadError> {
    let bounds = ReadError::Players { least: MIN_PLAYERS, most: MAX_PLAYERS };
    let players = object.need("players")?;
    let players = players.as_i64().ok_or_else(|| shape("players", Wanted::Number))?;
    let players = u8::try_from(players).ok().filter(|n| (MIN_PLAYERS..=MAX_PLAYERS).contains(n));
    let players = players.ok_or(bounds)?;
    let rules = super::rules(object.take("rules"), players)?;
    let dealer = match object.take("dealer") {
        Some(value) => seat("dealer", &value, players)?,
        None => Seat::new(0),
    };
    match object.take("deck") {
        Some(deck) => {
            let deck = cards("deck", &deck)?;
            object.finish()?;
            from_deck(rules, dealer, &deck)
        }
        None => laid_out(rules, dealer, object),
    }
}

/// The position right after the first deal (W4).
fn from_deck(rules: Rules, dealer: Seat, deck: &[Card]) -> Result<Position<Wippen>, ReadError> {
    let mut all = CardBag::EMPTY;
    count_in(&rules, &mut all, deck)?;
    let a_deal = 4 * usize::from(rules.players());
    if deck.len() < 4 + a_deal || !(deck.len() - 4).is_multiple_of(a_deal) {
        return Err(unreachable("deck", Fault::DeckSize));
    }
    let stock = Stock::new(deck).ok_or(unreachable("deck", Fault::DeckSize))?;
    Position::start(&Setup { rules, dealer, pack: all }, stock)
        .map_err(|_| unreachable("deck", Fault::DeckSize))
}

/// Puts cards into `all`, no card more often than there are decks.
fn count_in(rules: &Rules, all: &mut CardBag, cards: &[Card]) -> Result<(), ReadError> {
    for card in cards {
        if all.count(*card) >= rules.decks() || !all.insert(*card) {
            return Err(ReadError::TooOften(*card));
        }
    }
    Ok(())
}

/// What is written of a position, before it is looked at as a whole.
struct Parts {
    turn: Option<Seat>,
    hands: Vec<CardBag>,
    loose: CardBag,
    builds: Builds,
    piles: Vec<Vec<Card>>,
    wips: Vec<u8>,
    last_capture: Option<Seat>,
    stock: Vec<Card>,
}

fn laid_out(rules: Rules, dealer: Seat, mut object: Object) -> Result<Position<Wippen>, ReadError> {
    let players = rules.players();
    let mut all = CardBag::EMPTY;
    let hands = hands(&rules, &mut object, &mut all)?;
    let (loose, builds) = pot(&rules, &text("pot", object.need("pot")?)?, &mut all)?;
    let turn = match object.take("turn") {
        Some(value) => seat_or_null("turn", &value, players)?,
        None => Some(dealer.left(players)),
    };
    let piles = piles(&rules, &mut object, &mut all)?;
    let wips = wips(&rules, &mut object)?;
    let last_capture = match object.take("last_capture") {
        Some(value) => seat_or_null("last_capture", &value, players)?,
        None => None,
    };
    let stock = match object.take("stock") {
        Some(value) => cards("stock", &value)?,
        None => Vec::new(),
    };
    count_in(&rules, &mut all, &stock)?;
    let scores = object.take("scores");
    object.finish()?;
    let parts = Parts { turn, hands, loose, builds, piles, wips, last_capture, stock };
    parts.check(&rules, dealer)?;
    let position = parts.position(rules, dealer, all)?;
    check_scores(&position, scores)?;
    Ok(position)
}

fn hands(rules: &Rules, object: &mut Object, all: &mut CardBag) -> Result<Vec<CardBag>, ReadError> {
    let list = per_seat("hands", object.need("hands")?, rules.players(), Wanted::Texts)?;
    let mut hands = Vec::new();
    for hand in &list {
        let cards = cards("hands", hand)?;
        count_in(rules, all, &cards)?;
        hands.push(cards.into_iter().collect());
    }
    Ok(hands)
}

fn piles(rules: &Rules, object: &mut Object, all: &mut CardBag) -> Result<Vec<Vec<Card>>, ReadError> {
    let Some(value) = object.take("piles") else {
        return Ok(vec![Vec::new(); usize::from(rules.players())]);
    };
    let mut piles = Vec::new();
    for pile in per_seat("piles", value, rules.players(), Wanted::Texts)? {
        let cards = cards("piles", &pile)?;
        count_in(rules, all, &cards)?;
        piles.push(cards);
    }
    Ok(piles)
}

fn wips(rules: &Rules, object: &mut Object) -> Result<Vec<u8>, ReadError> {
    let Some(value) = object.take("wips") else { return Ok(vec![0; usize::from(rules.players())]) };
    let list = per_seat("wips", value, rules.players(), Wanted::Numbers)?;
    let wips: Vec<u8> = list
        .iter()
        .map(|wips| number("wips", wips, 0..=i64::from(u8::MAX)).map(|wips| wips as u8))
        .collect::<Result<_, _>>()?;
    if !rules.wips && wips.iter().any(|wips| *wips > 0) {
        return Err(unreachable("wips", Fault::WipsNotInRules));
    }
    Ok(wips)
}

fn pot(rules: &Rules, text: &str, all: &mut CardBag) -> Result<(CardBag, Builds), ReadError> {
    let mut loose = CardBag::EMPTY;
    let mut builds = Builds::default();
    for word in text.split_whitespace() {
        if !word.starts_with('[') {
            let cards = cards_of_text("pot", word)?;
            count_in(rules, all, &cards)?;
            loose = loose.plus(cards.into_iter().collect());
            continue;
        }
        let fault = |fault| ReadError::Build { text: excerpt(word), fault };
        let inner = word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        let inner = inner.ok_or(fault(Fault::BuildForm))?;
        let build = moves::parse_build(inner).map_err(|_| fault(Fault::BuildForm))?;
        let build = build.ok_or(fault(Fault::BuildForm))?;
        check_build(rules, &build).map_err(fault)?;
        let cards: Vec<Card> = build.cards.iter().collect();
        count_in(rules, all, &cards)?;
        if !builds.insert(build) {
            return Err(unreachable("pot", Fault::TooManyBuilds));
        }
    }
    Ok((loose, builds))
}

/// Can the rules make this build, its owner's hand aside?
fn check_build(rules: &Rules, build: &Build) -> Result<(), Fault> {
    if build.owner.number() >= rules.players() {
        return Err(Fault::NoSuchSeat);
    }
    if !rules.building {
        return Err(Fault::BuildNotInRules);
    }
    let values: Option<Vec<u8>> = build.cards.iter().map(::wippen::value).collect();
    let values = values.ok_or(Fault::BuildFace)?;
    let splits = (1..=10).contains(&build.value)
        && values.len() >= 2
        && splits_into(build.value, build.counts(), Default::default(), false).0;
    if !splits {
        return Err(Fault::BuildSum);
    }
    match build.times() {
        1 => Ok(()),
        2 if rules.double_builds => Ok(()),
        _ if rules.triple_builds => Ok(()),
        _ => Err(Fault::BuildNotInRules),
    }
}

impl Parts {
    /// Do the parts fit each other?
    fn check(&self, rules: &Rules, dealer: Seat) -> Result<(), ReadError> {
        let players = rules.players();
        if !self.stock.len().is_multiple_of(4 * usize::from(players)) {
            return Err(unreachable("stock", Fault::StockSize));
        }
        for build in self.builds.as_slice() {
            let hand = self.hands[build.owner.index()];
            if !hand.iter().any(|card| ::wippen::value(card) == Some(build.value)) {
                return Err(ReadError::Build { text: build.to_string(), fault: Fault::BuildNotHeld });
            }
        }
        let empty = self.hands.iter().all(|hand| hand.is_empty());
        match self.turn {
            None if !empty || !self.stock.is_empty() => Err(unreachable("turn", Fault::Turn)),
            // What is left goes to whoever captured last (W30).
            None if !self.loose.is_empty() && self.last_capture.is_some() => {
                Err(unreachable("pot", Fault::LastCapture))
            }
            None => Ok(()),
            Some(_) if empty => Err(unreachable("turn", Fault::Turn)),
            Some(_) if self.builds.as_slice().len() + self.builds_to_come() > MAX_BUILDS => {
                Err(unreachable("pot", Fault::TooManyBuilds))
            }
            Some(turn) if self.sizes_fit(players, dealer, turn) => Ok(()),
            Some(_) => Err(unreachable("hands", Fault::HandSizes)),
        }
    }

    /// How many builds can still be made in this deal: all cards but the last of each hand (W21) may make one.
    fn builds_to_come(&self) -> usize {
        self.hands.iter().map(|hand| usize::from(hand.len()).saturating_sub(1)).sum()
    }

    /// From the dealer's left on, who has played in this round holds one card less than who has not.
    fn sizes_fit(&self, players: u8, dealer: Seat, turn: Seat) -> bool {
        let full = self.hands[turn.index()].len();
        let mut seat = dealer.left(players);
        let mut played = true;
        (0..players).all(|_| {
            played &= seat != turn;
            let expected = if played { full.wrapping_sub(1) } else { full };
            let fits = self.hands[seat.index()].len() == expected;
            seat = seat.left(players);
            fits
        }) && (1..=4).contains(&full)
    }

    fn position(self, rules: Rules, dealer: Seat, all: CardBag) -> Result<Position<Wippen>, ReadError> {
        let setup = Setup { rules, dealer, pack: all };
        let (mut public, mut covered): (Public, Covered) = Wippen::open(&setup);
        let mut privates: [CardBag; MAX_SEATS] = Default::default();
        public.turn = self.turn.unwrap_or(public.turn);
        public.loose = self.loose;
        public.builds = self.builds;
        public.stock = self.stock.len() as u8;
        public.last_capture = self.last_capture;
        covered.undealt = self.stock.iter().copied().collect();
        for seat in Seat::all(rules.players()) {
            let at = seat.index();
            privates[at] = self.hands[at];
            public.held[at] = self.hands[at].len();
            if rules.open_hands {
                public.open_hands[at] = self.hands[at];
            }
            public.wips[at] = self.wips[at];
            public.piles[at] = self.piles[at].len() as u8;
            if rules.stealing {
                public.tops[at] = self.piles[at].last().copied();
            }
            covered.piles[at].push_all(&self.piles[at]);
        }
        let stock = Stock::new(&self.stock).ok_or(unreachable("stock", Fault::StockSize))?;
        let mut state = State::from_parts(public, privates, covered);
        let mut none = Stock::default();
        // Before the end nothing is due; after it the piles are counted.
        state.settle(&mut none, &mut |_| {}).map_err(|_| unreachable("stock", Fault::StockSize))?;
        Ok(Position { state, stock })
    }
}

/// `scores` may be given after the end, and must be right.
fn check_scores(position: &Position<Wippen>, scores: Option<Value>) -> Result<(), ReadError> {
    let Some(scores) = scores else { return Ok(()) };
    let Some(tally) = tally(position.state.public()) else {
        return Err(unreachable("scores", Fault::ResultTooEarly));
    };
    let given = per_seat("scores", scores, position.state.players(), Wanted::Numbers)?;
    let right = given.iter().zip(tally.points()).all(|(given, points)| given.as_u64() == Some(points.into()));
    if right { Ok(()) } else { Err(unreachable("scores", Fault::WrongResult)) }
}
