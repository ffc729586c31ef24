//! The table of Zwols toepen in plain lines.

use super::grid::{Side, grid, labelled, player};
use super::screen::WIDTH;
use super::shown::{Pick, Picks, Shown};
use crate::play::evening::Event;
use cards::{Card, CardSet, Rank};
use game::{Seat, SeatSet, View};
use lang::{CardStyle, Teller};
use std::cmp::Reverse;
use std::ops::ControlFlow;
use toepen::{Action, Phase, Public, Session, SessionAction, SessionPublic, amounts, payments, strength};

/// T24: what one usually announces.
const USUAL_LAST: u8 = 7;
/// T24: and at most.
const MOST_LAST: u8 = 19;

impl Shown for Session {
    const RULES: &'static str = "toepen-rules";
    const HELP: &'static str = "toepen-help";

    fn heading(teller: &Teller<'_>, public: &SessionPublic) -> (String, String) {
        let between = Self::between(public);
        let number = public.hands_played() + u32::from(!between);
        let numbers = [("number", number.into()), ("hands", public.hands_in_all().unwrap_or(0).into())];
        let title = match (number, public.hands_in_all()) {
            (0, _) => teller.get("toepen-heading-first", &[]),
            (_, Some(_)) if between => teller.get("toepen-heading-after", &numbers),
            (_, Some(_)) => teller.get("toepen-heading", &numbers),
            (_, None) if between => teller.get("toepen-heading-after-open", &numbers[..1]),
            (_, None) => teller.get("toepen-heading-open", &numbers[..1]),
        };
        let end = match public.hand_under_way() {
            Some(hand) => teller.get("toepen-at-stake", &[("clips", at_stake(hand).into())]),
            None if public.double() => teller.get("toepen-is-double", &[]),
            None => String::new(),
        };
        (title, end)
    }

    fn table(teller: &Teller<'_>, view: &View<Session>) -> Vec<String> {
        let Some(hand) = view.public().hand_under_way() else {
            return standing(teller, view.public());
        };
        let mut lines = players(teller, hand);
        if let Some((_, own)) = view.own() {
            lines.push(String::new());
            lines.extend(own_cards(teller, hand, own.hand()));
            if !own.laid().is_empty() {
                let laid = teller.cards(sorted(own.laid()));
                lines.push(format!("          {}", teller.get("toepen-you-laid", &[("cards", laid.into())])));
            }
        }
        if let Some(asked) = teller.toepen_asked(hand) {
            lines.push(String::new());
            lines.push(format!("  {asked}"));
        }
        lines
    }

    fn question(teller: &Teller<'_>, view: &View<Session>) -> String {
        let get = |key: &str| teller.get(key, &[]);
        let public = view.public();
        let Some((seat, _)) = view.own() else { return String::new() };
        let Some(hand) = public.hand_under_way() else {
            return get(match public.proposal() {
                Some(_) => "toepen-question-double",
                None if public.dealer() == seat => "toepen-question-deal",
                None => "toepen-question-between",
            });
        };
        get(match hand.phase() {
            _ if hand.answering().is_some() => "toepen-question-stay",
            Phase::Exchange => "toepen-question-exchange",
            Phase::Play if hand.turn() == Some(seat) => "play-your-turn",
            Phase::Play => "toepen-question-out-of-turn",
        })
    }

    fn picks(view: &View<Session>) -> Picks<SessionAction> {
        let mut list = Vec::new();
        let mut last = false;
        let _ = view.legal(&mut |action| {
            match action {
                SessionAction::Last(_) => last = true,
                _ => list.push(action),
            }
            ControlFlow::Continue(())
        });
        list.sort_by_key(|action| place(*action));
        let mut list: Vec<_> = list.into_iter().map(Pick::Act).collect();
        if last {
            list.push(Pick::Number {
                label: "toepen-do-announce",
                question: "toepen-question-last",
                range: 1..=MOST_LAST,
                usual: USUAL_LAST,
                make: SessionAction::Last,
            });
        }
        Picks { list, cut: false }
    }

    fn card(_action: SessionAction) -> Option<Card> {
        None
    }

    fn closing(_teller: &Teller<'_>, _event: &Event<Session>) -> Vec<String> {
        // Between hands the table is the standing.
        Vec::new()
    }

    fn standing(teller: &Teller<'_>, public: &SessionPublic) -> Vec<String> {
        standing(teller, public)
    }

    fn result(teller: &Teller<'_>, public: &SessionPublic) -> Vec<String> {
        let mut lines = vec![String::new()];
        lines.extend(standing(teller, public));
        lines.push(String::new());
        lines.extend(settlement(teller, public));
        lines
    }

    fn between(public: &SessionPublic) -> bool {
        public.hand_under_way().is_none()
    }

    fn asked_anyway(public: &SessionPublic) -> SeatSet {
        match public.hand_under_way() {
            Some(hand) if hand.phase() == Phase::Exchange => hand.remaining().minus(hand.ready()),
            Some(_) => SeatSet::EMPTY,
            None => SeatSet::all(public.players()),
        }
    }

    fn reminder(teller: &Teller<'_>, public: &SessionPublic, minutes: u64) -> Option<String> {
        let limit = public.rules().minutes?;
        let due = minutes >= u64::from(limit) && public.last_hands().is_none() && !public.over();
        (due && Self::between(public)).then(|| teller.get("toepen-reminder", &[("minutes", limit.into())]))
    }
}

/// The order of the list: cards from high to low, then the mild and the usual before the bold.
fn place(action: SessionAction) -> (u8, Reverse<u8>, u8) {
    let kind = match action {
        SessionAction::Hand(action) => match action {
            Action::Play(card) => return (0, Reverse(height(card)), card.suit().index()),
            Action::Stay | Action::Ready => 1,
            Action::Fold | Action::Exchange => 2,
            Action::Check(seat) => return (3, Reverse(0), seat.number()),
            Action::Toep(clips) => return (4, Reverse(0), clips),
        },
        SessionAction::Deal | SessionAction::Agree => 0,
        SessionAction::Decline | SessionAction::Propose => 1,
        SessionAction::Last(_) => 2,
    };
    (kind, Reverse(0), 0)
}

fn height(card: Card) -> u8 {
    strength(card.rank()).unwrap_or(0)
}

/// T21: what the winner of the hand gets, as it stands.
fn at_stake(hand: &Public) -> u32 {
    hand.stakes().iter().map(|clips| u32::from(*clips)).sum::<u32>() + u32::from(hand.tens().len())
}

/// A row a player: clips, stake, what lies on the pile, what there is to say.
fn players(teller: &Teller<'_>, hand: &Public) -> Vec<String> {
    let get = |key: &str| teller.get(key, &[]);
    let head = ["", "toepen-column-clips", "toepen-column-stake", "toepen-column-card", ""];
    let head = head.map(|key| if key.is_empty() { String::new() } else { get(key) }).to_vec();
    let mut rows = vec![head];
    let turn = hand.answering().map_or(hand.turn(), |answering| answering.left.first());
    for seat in Seat::all(hand.players()) {
        let at = seat.index();
        let theirs = turn == Some(seat) && (hand.phase() == Phase::Play || hand.answering().is_some());
        rows.push(vec![
            player(teller, seat, theirs),
            teller.messages.number(hand.balances()[at].into()),
            hand.stakes()[at].to_string(),
            pile(teller, hand, seat),
            remarks(teller, hand, seat),
        ]);
    }
    use Side::{Left, Right};
    grid(2, &[Left, Right, Right, Left, Left], &rows)
}

/// The card of the trick under way, or in brackets what lies on the pile from before it.
fn pile(teller: &Teller<'_>, hand: &Public, seat: Seat) -> String {
    let now = hand.trick_card(seat);
    let mut cards: Vec<String> = hand.piles().cards(seat).flatten().map(|card| teller.card(card)).collect();
    if now.is_some() {
        let card = cards.pop().unwrap_or_default();
        if cards.is_empty() { card } else { format!("{card} ({})", cards.join(" ")) }
    } else if cards.is_empty() {
        String::new()
    } else {
        format!("({})", cards.join(" "))
    }
}

/// What there is to say of a player.
fn remarks(teller: &Teller<'_>, hand: &Public, seat: Seat) -> String {
    let toeps = hand.toeps();
    let exchanging = hand.phase() == Phase::Exchange;
    let remarks = [
        (hand.folded().contains(seat), "toepen-is-out"),
        (toeps.by == Some(seat), "toepen-is-toeper"),
        (hand.led().is_some() && hand.leader() == seat, "toepen-is-leader"),
        (teller.toepen_highest(hand) == Some(seat), "toepen-is-highest"),
        (exchanging && hand.unchecked().contains(seat), "toepen-has-exchanged"),
        (exchanging && hand.ready().and(hand.remaining()).contains(seat), "toepen-is-ready"),
        (hand.saw().set().contains(seat), "toepen-is-seeing"),
        (hand.tens().contains(seat), "toepen-is-ten"),
        // Who dealt matters until the first card.
        (hand.dealer() == seat && (exchanging || hand.piles().len(hand.leader()) == 0), "play-is-dealer"),
    ];
    let said = remarks.into_iter().filter(|(is, _)| *is).map(|(_, key)| teller.get(key, &[]));
    said.collect::<Vec<_>>().join(", ")
}

/// By suits, the highest first.
fn sorted(cards: CardSet) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.sort_by_key(|card| (card.suit().index(), Reverse(height(*card))));
    cards
}

/// The hand, and how cards rank: seven is high here.
fn own_cards(teller: &Teller<'_>, hand: &Public, cards: CardSet) -> Vec<String> {
    let words: Vec<String> = sorted(cards).into_iter().map(|card| teller.card(card)).collect();
    let label = format!("  {:<8}", teller.get("toepen-hand", &[]));
    let mut lines = if words.is_empty() { Vec::new() } else { labelled(&label, WIDTH, &words, "  ") };
    let mut ranks: Vec<Rank> = Rank::ALL.into_iter().filter(|rank| strength(*rank).is_some()).collect();
    ranks.sort_by_key(|rank| Reverse(strength(*rank)));
    let ranks: Vec<String> = ranks.into_iter().map(|rank| teller.messages.rank(rank)).collect();
    let order = teller.get("toepen-order", &[("ranks", ranks.join(" ").into())]);
    if let Some(line) = lines.first_mut()
        && hand.phase() == Phase::Play
    {
        let space = WIDTH.saturating_sub(line.chars().count() + order.chars().count() + 2).max(3);
        line.push_str(&" ".repeat(space));
        line.push_str(&order);
    }
    lines
}

/// Everyone's clips.
fn standing(teller: &Teller<'_>, public: &SessionPublic) -> Vec<String> {
    let get = |key: &str| teller.get(key, &[]);
    let start = i32::from(public.rules().starting_clips);
    let head = vec![String::new(), get("toepen-column-clips"), get("toepen-column-won"), String::new()];
    let rows: Vec<Vec<String>> = std::iter::once(head)
        .chain(Seat::all(public.players()).map(|seat| {
            // What is staked in a hand that is broken off belongs to nobody else yet.
            let staked = public.hand_under_way().map_or(0, |hand| {
                i32::from(hand.stakes()[seat.index()]) + i32::from(hand.tens().contains(seat))
            });
            let clips = public.balances()[seat.index()] + staked;
            let won = clips - start;
            let sign = if won > 0 { "+" } else { "" };
            let deals = public.dealer() == seat && !public.over() && Session::between(public);
            vec![
                teller.label(seat),
                teller.messages.number(clips.into()),
                format!("{sign}{}", teller.messages.number(won.into())),
                if deals { get("toepen-deals-next") } else { String::new() },
            ]
        }))
        .collect();
    grid(4, &[Side::Left, Side::Right, Side::Right, Side::Left], &rows)
}

/// T25: who pays whom.
fn settlement(teller: &Teller<'_>, public: &SessionPublic) -> Vec<String> {
    let rules = public.rules();
    let amounts = amounts(public.balances(), rules.starting_clips, rules.clip_value_cents, public.double());
    let Ok(payments) = amounts.and_then(|amounts| payments(&amounts)) else { return Vec::new() };
    let worth = teller.messages.money(rules.clip_value_cents.into());
    let key = if public.double() { "toepen-settlement-double" } else { "toepen-settlement" };
    let mut lines = vec![format!("  {}", teller.get(key, &[("money", worth.into())]))];
    if payments.is_empty() {
        lines.push(format!("    {}", teller.get("toepen-nobody-pays", &[])));
        return lines;
    }
    let arrow = if teller.style == CardStyle::Letters { "->" } else { "→" };
    let rows: Vec<Vec<String>> = std::iter::once(vec![String::new(); 4])
        .chain(payments.iter().map(|payment| {
            let money = teller.messages.money(payment.cents);
            vec![teller.label(payment.from), arrow.to_owned(), teller.label(payment.to), money]
        }))
        .collect();
    let sides = [Side::Left, Side::Left, Side::Left, Side::Right];
    lines.extend(grid(4, &sides, &rows).into_iter().skip(1));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, State};
    use lang::{Lang, Messages};
    use toepen::{Draft, Preset, SessionSetup};

    #[test]
    fn t24_the_table_is_reminded_once_its_time_is_up() {
        let draft = Draft { minutes: Some(30), ..Draft::of(Preset::Zwols) };
        let setup = SessionSetup::new(draft.rules().unwrap(), 2, Seat::new(0)).unwrap();
        let state = State::<Session>::new(&setup);
        let name = |seat: Seat| seat.to_string();
        let messages = Messages::of(Lang::Nl);
        let teller = Teller { messages, style: CardStyle::Signs, name: &name, you: None };
        let reminder = |minutes| Session::reminder(&teller, state.public(), minutes);
        assert_eq!(reminder(29), None);
        assert!(reminder(30).unwrap().contains("30 minuten"));
        let never = Draft { minutes: None, ..draft };
        let setup = SessionSetup::new(never.rules().unwrap(), 2, Seat::new(0)).unwrap();
        assert_eq!(Session::reminder(&teller, &Session::open(&setup).0, 1000), None);
    }
}
