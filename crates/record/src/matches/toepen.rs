//! A session of toepen as it is recorded.

use super::error::Broken;
use super::recorded::{Known, Recorded, Terms};
use crate::error::{MoveError, ReadError};
use crate::json;
use crate::object::seat;
use crate::position::Position;
use crate::toepen::moves;
use ::toepen::{
    Action, Draft, Hand, LastHands, MAX_PLAYERS, MIN_PLAYERS, Phase, Public, Rules, Says, Session,
    SessionAction, SessionIllegal, SessionPublic, SessionSetup, pictures,
};
use cards::{Card, CardBag, CardSet, Rank};
use game::{Fact, Game, MAX_SEATS, Next, Place, Seat, SeatSet, Seen, SeenPacket, State, Step, Stock};
use serde_json::{Map, Value, json};

impl Recorded for Session {
    const NAME: &'static str = "toepen";
    const SWITCHES: &'static [&'static str] = &[
        "exchange",
        "aces_are_pictures",
        "toep_stakes",
        "retoep_own",
        "report_tens",
        "open_piles",
        "starting_clips",
        "clip_value_cents",
        "hands",
        "minutes",
    ];
    const SAYS: &'static [(Says, &'static str, bool)] = &[
        (Says::Honest, "honest", true),
        (Says::Dishonest, "dishonest", true),
        (Says::HasTen, "ten", false),
        (Says::HasNoTen, "no-ten", false),
    ];

    fn setup(rules: Value, players: u8, dealer: u8) -> Result<SessionSetup, ReadError> {
        let bounds = ReadError::Players { least: MIN_PLAYERS, most: MAX_PLAYERS };
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(bounds);
        }
        let dealer = seat("dealer", &dealer.into(), players)?;
        SessionSetup::new(crate::toepen::rules(Some(rules))?, players, dealer).map_err(|_| bounds)
    }

    fn terms(public: &SessionPublic) -> Terms {
        Terms { rules: all_switches(public.rules()), players: public.players(), dealer: public.dealer() }
    }

    fn action_text(_public: &SessionPublic, action: &SessionAction) -> String {
        action.to_string()
    }

    fn parse_action(_public: &SessionPublic, text: &str) -> Result<SessionAction, MoveError<SessionIllegal>> {
        action(text).ok_or(MoveError::Form)
    }

    fn finished(public: &SessionPublic) -> u32 {
        public.hands_played()
    }

    fn held(public: &SessionPublic, seat: Seat) -> u8 {
        public.hand().map_or(0, |hand| hand.hand_len(seat))
    }

    fn open_hand(_public: &SessionPublic, _seat: Seat) -> Option<CardBag> {
        None
    }

    fn played(action: &SessionAction) -> Option<Card> {
        match action {
            SessionAction::Hand(Action::Play(card)) => Some(*card),
            _ => None,
        }
    }

    /// A player of one card need not have held any other: not the suit that was led either.
    fn least_hand(_public: &SessionPublic, _seat: Seat, action: &SessionAction, _unseen: CardBag) -> CardBag {
        Session::played(action).into_iter().collect()
    }

    fn believe(known: &Known<'_, Session>, seen: &Seen<Session>) -> Option<CardBag> {
        let Seen::Fact { about, says, cards, .. } = seen else { return None };
        let fact = |private| Session::fact(known.public, *about, private, known.covered);
        let viewer = known.own.map(|(seat, _)| seat);
        let looks_like = |fact: Fact<Says>| Step::<Session>::Fact(fact).seen_by(viewer) == *seen;
        if let Some((_, private)) = known.own.filter(|(seat, _)| seat == about) {
            return looks_like(fact(private)).then_some(CardBag::EMPTY);
        }
        // Cards that the viewer sees must be new to it; those that it does not see are some that are.
        let shown = cards.unwrap_or_default();
        let new = known.unseen.contains_all(shown);
        let pictures = pictures(known.public.rules().aces_are_pictures);
        let laid = match says {
            Says::Honest if cards.is_none() => known.unseen.among(pictures).iter().take(4).collect(),
            _ => shown,
        };
        let private = match says {
            Says::Honest | Says::Dishonest => laid_down(known.public, *about, laid),
            Says::HasTen => holding(known.public, *about, known.unseen.of_rank(Rank::Ten)),
            Says::HasNoTen => holding(known.public, *about, CardBag::EMPTY),
        };
        let whole = laid.len() == 4 || matches!(says, Says::HasTen | Says::HasNoTen);
        (new && whole && looks_like(fact(&private))).then_some(shown)
    }

    fn public_line(public: &SessionPublic) -> String {
        let hand = public.hand().map(hand_line);
        json::to_line(&json!({
            "hands": public.hands_played(),
            "dealer": public.dealer().number(),
            "double": public.double(),
            "proposal": public.proposal().map(|proposal| {
                json!({ "by": proposal.by.number(), "left": numbers(proposal.left.iter()) })
            }),
            "declined": set(public.declined()),
            "last": public.last_hands().map(|LastHands { by, after, hands }| {
                json!({ "by": by.number(), "after": after, "hands": hands })
            }),
            "balances": public.balances(),
            "hand": hand,
        }))
    }

    fn hidden_line(state: &State<Session>) -> String {
        let seats = || Seat::all(state.players());
        let of = |cards: &dyn Fn(Seat) -> CardSet| -> Value {
            seats().map(|seat| CardBag::from_set(cards(seat)).to_string()).collect()
        };
        let piles: Value = seats().map(|seat| pile(state.covered().piles().cards(seat))).collect();
        json::to_line(&json!({
            "hands": of(&|seat| state.private(seat).hand()),
            "laid": of(&|seat| state.private(seat).laid()),
            "laid_before": of(&|seat| state.private(seat).laid_before()),
            "shown": of(&|seat| state.private(seat).shown()),
            "piles": piles,
            "undealt": Session::undealt(state.covered()).to_string(),
        }))
    }

    fn position_line(state: &State<Session>, stock: &[Card]) -> Option<String> {
        let hand = *state.public().hand()?;
        if !matches!(Hand::next(&hand), Next::Act(_) | Next::Over) {
            return None;
        }
        let mut privates: [::toepen::Private; MAX_SEATS] = Default::default();
        Seat::all(state.players()).for_each(|seat| privates[seat.index()] = *state.private(seat));
        let state = State::<Hand>::from_parts(hand, privates, *state.covered());
        Some(Position { state, stock: Stock::new(stock)? }.to_line())
    }

    fn broken(illegal: SessionIllegal) -> Broken {
        Broken::Toepen(illegal)
    }
}

/// A private part with this hand.
fn holding(public: &SessionPublic, seat: Seat, hand: CardBag) -> ::toepen::Private {
    let mut private = ::toepen::Private::default();
    let packet = SeenPacket { to: Place::Hand(seat), count: hand.len(), face_up: false, cards: Some(hand) };
    Session::see_private(public, seat, &mut private, &Seen::Deal([packet].into_iter().collect()));
    private
}

/// A private part whose last exchange was this.
fn laid_down(public: &SessionPublic, seat: Seat, cards: CardBag) -> ::toepen::Private {
    let mut private = holding(public, seat, cards);
    let exchange = Seen::Act { seat, action: SessionAction::Hand(Action::Exchange) };
    Session::see_private(public, seat, &mut private, &exchange);
    private
}

/// The part of a move behind the colon.
fn action(text: &str) -> Option<SessionAction> {
    Some(match text {
        "propose" => SessionAction::Propose,
        "agree" => SessionAction::Agree,
        "decline" => SessionAction::Decline,
        "deal" => SessionAction::Deal,
        _ => match text.strip_prefix("last") {
            Some(hands) => SessionAction::Last(hands.parse().ok()?),
            None => SessionAction::Hand(moves::parse_action(text).ok()?),
        },
    })
}

fn hand_line(hand: &Public) -> Value {
    let seats = || Seat::all(hand.players());
    let answering = hand.answering().map(|answering| {
        json!({
            "by": answering.by.number(),
            "stake": answering.stake,
            "seeing": answering.seeing,
            "left": numbers(answering.left.iter()),
        })
    });
    let toeps = hand.toeps();
    let trick: Vec<Option<String>> =
        seats().map(|seat| hand.trick_card(seat).map(|card| card.to_string())).collect();
    json!({
        "dealer": hand.dealer().number(),
        "turn": hand.turn().map(Seat::number),
        "phase": match hand.phase() {
            Phase::Exchange => "exchange",
            Phase::Play => "play",
        },
        "winner": hand.winner().map(Seat::number),
        "stock": hand.stock_len(),
        "stakes": hand.stakes(),
        "tens": set(hand.tens()),
        "folded": set(hand.folded()),
        "ready": set(hand.ready()),
        "unchecked": set(hand.unchecked()),
        "exposed": CardBag::from_set(hand.exposed()).to_string(),
        "leader": hand.leader().number(),
        "trick": trick,
        "piles": seats().map(|seat| pile(hand.piles().cards(seat))).collect::<Value>(),
        "toeps": {
            "count": toeps.count,
            "by": toeps.by.map(Seat::number),
            "card_since": toeps.card_since,
        },
        "answering": answering,
        "saw": numbers(hand.saw().iter()),
    })
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Value {
    seats.map(Seat::number).collect()
}

/// The seats of a set, from seat 0 on.
fn set(seats: SeatSet) -> Value {
    numbers(Seat::all(MAX_SEATS as u8).filter(|seat| seats.contains(*seat)))
}

/// A pile, bottom to top, `??` for a card that cannot be seen.
fn pile(cards: impl Iterator<Item = Option<Card>>) -> Value {
    let texts: Vec<String> =
        cards.map(|card| card.map_or_else(|| "??".to_owned(), |card| card.to_string())).collect();
    texts.join(" ").into()
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
