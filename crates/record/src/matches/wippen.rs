//! A match of Wippen as it is recorded.

use super::error::Broken;
use super::recorded::{Known, Recorded, Terms};
use crate::error::{MoveError, ReadError};
use crate::json;
use crate::object::seat;
use crate::position::Position;
use crate::wippen::moves;
use ::wippen::{Action, Build, Draft, Illegal, Match, MatchPublic, MatchSetup, Rules, Wippen, tally, value};
use cards::{Card, CardBag};
use game::{Game, MAX_SEATS, Next, Seat, Seen, State, Step, Stock};
use serde_json::{Map, Value, json};

impl Recorded for Match {
    const NAME: &'static str = "wippen";
    const SWITCHES: &'static [&'static str] = &[
        "decks",
        "adding_up",
        "face_cards_take_all",
        "must_capture",
        "building",
        "raising",
        "double_builds",
        "triple_builds",
        "raise_double_builds",
        "locked_with_value",
        "builds_in_sums",
        "stealing",
        "wips",
        "scoring",
        "finish",
        "open_hands",
    ];
    const SAYS: &'static [((), &'static str, bool)] = &[((), "pile", true)];

    fn setup(rules: Value, players: u8, dealer: u8) -> Result<MatchSetup, ReadError> {
        let rules = crate::wippen::rules(Some(rules), players)?;
        Ok(MatchSetup { rules, dealer: seat("dealer", &dealer.into(), players)? })
    }

    fn terms(public: &MatchPublic) -> Terms {
        let rules = all_switches(&public.game.rules);
        Terms { rules, players: public.game.players(), dealer: public.game.dealer }
    }

    fn action_text(public: &MatchPublic, action: &Action) -> String {
        moves::text(&public.game, action)
    }

    fn parse_action(public: &MatchPublic, text: &str) -> Result<Action, MoveError<Illegal>> {
        moves::parse(&public.game, text)
    }

    fn finished(public: &MatchPublic) -> u32 {
        public.games
    }

    fn held(public: &MatchPublic, seat: Seat) -> u8 {
        public.game.held[seat.index()]
    }

    fn open_hand(public: &MatchPublic, seat: Seat) -> Option<CardBag> {
        public.game.rules.open_hands.then(|| public.game.open_hands[seat.index()])
    }

    fn played(action: &Action) -> Option<Card> {
        Some(action.card())
    }

    fn least_hand(public: &MatchPublic, seat: Seat, action: &Action, unseen: CardBag) -> CardBag {
        let card = action.card();
        let mut hand = CardBag::of(card);
        let rest = unseen.minus(hand);
        // W13, W16–W18: the value announced stays in the hand; W21: that of every own build left, too.
        let mut values = [false; 11];
        let mut keep = |value: u8| {
            if let Some(kept) = values.get_mut(usize::from(value)) {
                *kept = true;
            }
        };
        let gone = match *action {
            Action::Capture { builds, .. } => builds,
            Action::Extend { build, value, .. } => {
                keep(value);
                ::wippen::BuildSet::of(usize::from(build))
            }
            Action::Build { value, .. } => {
                keep(value);
                ::wippen::BuildSet::NONE
            }
            Action::Add { .. } | Action::Steal { .. } => ::wippen::BuildSet::NONE,
        };
        for (at, build) in public.game.builds.as_slice().iter().enumerate() {
            if build.owner == seat && !gone.contains(at) {
                keep(build.value);
            }
        }
        for (kept, _) in (0u8..).zip(values).filter(|(_, wanted)| *wanted) {
            if let Some(card) = rest.iter().find(|card| value(*card) == Some(kept)) {
                hand.insert(card);
            }
        }
        hand
    }

    /// What is in a pile follows from the captures, which everybody saw.
    fn believe(known: &Known<'_, Match>, seen: &Seen<Match>) -> Option<CardBag> {
        let Next::Fact(about) = Match::next(known.public) else { return None };
        let fact = Match::fact(known.public, about, &CardBag::EMPTY, known.covered);
        (Step::<Match>::Fact(fact).seen_by(None) == *seen).then_some(CardBag::EMPTY)
    }

    fn public_line(public: &MatchPublic) -> String {
        let game = &public.game;
        let per_seat =
            |of: &dyn Fn(usize) -> Value| -> Value { game.seats().map(|seat| of(seat.index())).collect() };
        let turn = if game.in_hands() > 0 { Value::from(game.turn.number()) } else { Value::Null };
        let mut line = json!({
            "games": public.games,
            "totals": per_seat(&|seat| public.totals[seat].into()),
            "dealer": game.dealer.number(),
            "turn": turn,
            "held": per_seat(&|seat| game.held[seat].into()),
            "pot": pot(public),
            "piles": per_seat(&|seat| game.piles[seat].into()),
            "tops": per_seat(&|seat| game.tops[seat].map(|card| card.to_string()).into()),
            "wips": per_seat(&|seat| game.wips[seat].into()),
            "last_capture": game.last_capture.map(Seat::number),
            "stock": game.stock,
            "counted": per_seat(&|seat| {
                (seat < usize::from(game.counts)).then(|| game.counted[seat].to_string()).into()
            }),
        });
        if let (Some(tally), Value::Object(map)) = (tally(game), &mut line) {
            map.insert("scores".to_owned(), tally.points().collect());
        }
        json::to_line(&line)
    }

    fn hidden_line(state: &State<Match>) -> String {
        let seats = || state.public().game.seats();
        let hands: Vec<String> = seats().map(|seat| state.private(seat).to_string()).collect();
        let piles: Vec<String> =
            seats().map(|seat| state.covered().piles[seat.index()].to_string()).collect();
        let undealt = state.covered().undealt.to_string();
        json::to_line(&json!({ "hands": hands, "piles": piles, "undealt": undealt }))
    }

    fn position_line(state: &State<Match>, stock: &[Card]) -> Option<String> {
        let public = state.public().game.clone();
        if !matches!(Wippen::next(&public), Next::Act(_) | Next::Over) {
            return None;
        }
        let mut hands: [CardBag; MAX_SEATS] = Default::default();
        public.seats().for_each(|seat| hands[seat.index()] = *state.private(seat));
        let state = State::<Wippen>::from_parts(public, hands, state.covered().clone());
        Some(Position { state, stock: Stock::new(stock)? }.to_line())
    }

    fn broken(illegal: Illegal) -> Broken {
        Broken::Wippen(illegal)
    }
}

fn pot(public: &MatchPublic) -> String {
    let loose = public.game.loose.iter().map(|card| card.to_string());
    let parts: Vec<String> =
        loose.chain(public.game.builds.as_slice().iter().map(Build::to_string)).collect();
    parts.join(" ")
}

fn all_switches(rules: &Rules) -> Value {
    let mut map = Map::new();
    map.insert("preset".to_owned(), rules.preset().name().into());
    for key in Draft::KEYS {
        if let Some(setting) = rules.get(key) {
            // A setting writes itself as JSON.
            map.insert(key.to_owned(), serde_json::from_str(&setting.to_string()).unwrap_or(Value::Null));
        }
    }
    Value::Object(map)
}
