//! A match that is over, step by step, from its record. What the record knows is shown: of a whole match everything,
//! the hands of all seats and what lies face down.

use crate::http::{MatchResult, Replay, ReplayStep};
use crate::of_table::{says_text, step};
use crate::rules::HouseRules;
use crate::server::{CardsSeen, Packet, SeenStep};
use crate::snapshot::{Payment, Sheet};
use crate::view::View;
use crate::view_of::{open_toepen, open_wippen, texts, view};
use core::ops::Range;
use game::{Place, Seat, Seen, Step};
use games::Draft;
use record::{AnyRecord, Entry, Follow, Record, Recorded, Watch};
use table::OfGame;
use toepen::{Session, SessionPublic};
use wippen::{Match, MatchPublic};

/// The most steps in an answer; each brings the whole game as it is then.
pub const MOST_STEPS: usize = 500;

/// The steps of a match from one on, counted from 0, at most so many.
pub fn replay(record: &AnyRecord, from: usize, count: usize) -> Replay {
    let page = from..from.saturating_add(count.min(MOST_STEPS));
    match record {
        AnyRecord::Wippen(record) => replayed(record, page, open_wippen, whole_step::<Match>),
        AnyRecord::Toepen(record) => replayed(record, page, open_toepen, whole_step::<Session>),
        AnyRecord::WippenSeat(record) => {
            let shown = |watch: &Watch<Match>| view(&OfGame::Wippen(watch.view().clone()));
            replayed(record, page, shown, seen_step::<Match>)
        }
        AnyRecord::ToepenSeat(record) => {
            let shown = |watch: &Watch<Session>| view(&OfGame::Toepen(watch.view().clone()));
            replayed(record, page, shown, seen_step::<Session>)
        }
    }
}

/// What a replay has to know about a game.
trait Replayed: Recorded {
    fn rules(public: &Self::Public) -> HouseRules;
    /// By seat: points or clips.
    fn standing(public: &Self::Public) -> Vec<i64>;
    fn result(public: &Self::Public, sheet: Sheet) -> MatchResult;
}

impl Replayed for Match {
    fn rules(public: &MatchPublic) -> HouseRules {
        HouseRules::of(&Draft::Wippen(*public.game.rules))
    }

    fn standing(public: &MatchPublic) -> Vec<i64> {
        public.game.seats().map(|seat| i64::from(public.totals[seat.index()])).collect()
    }

    fn result(public: &MatchPublic, sheet: Sheet) -> MatchResult {
        let winner = public.winner().map(Seat::number);
        MatchResult { over: winner.is_some(), winner, sheet, payments: Vec::new() }
    }
}

impl Replayed for Session {
    fn rules(public: &SessionPublic) -> HouseRules {
        HouseRules::of(&Draft::Toepen(**public.rules()))
    }

    fn standing(public: &SessionPublic) -> Vec<i64> {
        public.balances().iter().map(|clips| i64::from(*clips)).collect()
    }

    fn result(public: &SessionPublic, sheet: Sheet) -> MatchResult {
        let payments = public.payments();
        let payments = payments.iter().map(Payment::from).collect();
        MatchResult { over: public.over(), winner: None, sheet, payments }
    }
}

/// A step that is known in one of the two ways.
trait Known<G: Recorded> {
    fn is_act(&self) -> bool;
}

impl<G: Recorded> Known<G> for Step<G> {
    fn is_act(&self) -> bool {
        matches!(self, Step::Act { .. })
    }
}

impl<G: Recorded> Known<G> for Seen<G> {
    fn is_act(&self) -> bool {
        matches!(self, Seen::Act { .. })
    }
}

/// Those of all steps that were asked for.
struct Page {
    wanted: Range<usize>,
    total: usize,
    steps: Vec<ReplayStep>,
}

impl Page {
    fn add(&mut self, seen: Vec<SeenStep>, view: impl FnOnce() -> View) {
        if self.wanted.contains(&self.total) {
            self.steps.push(ReplayStep { seen, view: view() });
        }
        self.total += 1;
    }
}

fn replayed<G: Replayed, F: Follow<G>>(
    record: &Record<G, F>,
    wanted: Range<usize>,
    view: impl Fn(&F) -> View,
    seen: fn(&G::Public, &F::Step) -> SeenStep,
) -> Replay
where
    F::Step: Known<G>,
{
    let header = record.header();
    let mut state = F::open(header.setup(), header.view());
    let rules = G::rules(state.public());
    let from = wanted.start;
    let mut page = Page { wanted, total: 0, steps: Vec::new() };
    let (mut rows, mut rounds) = (Vec::new(), vec![0]);
    let (mut under_way, mut ended) = (Vec::new(), false);
    for noted in record.entries() {
        let Entry::Step(step) = &noted.entry else { continue };
        // The next game is dealt after the last one was looked at.
        if !under_way.is_empty() && (step.is_act() || ended) {
            page.add(std::mem::take(&mut under_way), || view(&state));
        }
        under_way.push(seen(state.public(), step));
        let finished = G::finished(state.public());
        // It was lawful when it came into the record.
        if state.take(step).is_err() {
            break;
        }
        ended = G::finished(state.public()) > finished;
        if ended {
            rows.push(G::standing(state.public()));
            rounds.push(page.total as u32 + 1);
        }
    }
    if !under_way.is_empty() {
        page.add(under_way, || view(&state));
    }
    rounds.retain(|round| (*round as usize) < page.total);
    let sheet = Sheet { game: G::NAME.to_owned(), names: header.names().to_vec(), rows };
    Replay {
        game: G::NAME.to_owned(),
        rules,
        names: header.names().to_vec(),
        computers: header.bots().to_vec(),
        dealer: header.dealer().number(),
        date: header.date().map(|date| date.to_string()),
        knows: F::view_text(header.view()),
        result: G::result(state.public(), sheet),
        rounds,
        total: page.total as u32,
        from: from as u32,
        steps: page.steps,
    }
}

/// A step with everything in it.
fn whole_step<G: Recorded>(public: &G::Public, step: &Step<G>) -> SeenStep {
    match step {
        Step::Act { seat, action } => {
            SeenStep::Act { seat: seat.number(), mv: G::action_text(public, action) }
        }
        Step::Deal(deal) => {
            let mut cards = deal.cards.as_slice().iter().copied();
            let packet = |packet: &game::Packet| Packet {
                seat: match packet.to {
                    Place::Hand(seat) => Some(seat.number()),
                    Place::Table => None,
                },
                cards: CardsSeen::Faces(texts(cards.by_ref().take(usize::from(packet.count)))),
            };
            SeenStep::Deal { packets: deal.packets.iter().map(packet).collect() }
        }
        Step::Fact(fact) => {
            let (says, with_cards) = says_text::<G>(&fact.says);
            SeenStep::Fact {
                seat: fact.about.number(),
                says: says.to_owned(),
                cards: with_cards.then(|| texts(fact.cards)),
                face_up: with_cards && fact.shown_to == game::ShownTo::All,
            }
        }
    }
}

fn seen_step<G: Recorded>(public: &G::Public, seen: &Seen<G>) -> SeenStep {
    step(seen, &|action| G::action_text(public, action))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{ToepenView, WippenView};
    use std::collections::BTreeMap;
    use std::{fs, path::Path};

    /// The records that every version has to read.
    fn records() -> Vec<(String, AnyRecord)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/records");
        let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let read = |path: std::path::PathBuf| {
            let text = fs::read_to_string(&path).unwrap();
            (path.file_name().unwrap().to_string_lossy().into_owned(), AnyRecord::read(&text).unwrap())
        };
        files.map(read).collect()
    }

    /// The whole, in pages of so many steps.
    fn in_pages(record: &AnyRecord, count: usize) -> Replay {
        let mut whole = replay(record, 0, count);
        while whole.steps.len() < whole.total as usize {
            let next = replay(record, whole.steps.len(), count);
            assert_eq!((next.from as usize, next.total), (whole.steps.len(), whole.total));
            assert!(!next.steps.is_empty() && next.steps.len() <= count);
            whole.steps.extend(next.steps);
        }
        whole
    }

    fn counted<'a>(cards: impl Iterator<Item = &'a String>) -> BTreeMap<&'a str, usize> {
        cards.fold(BTreeMap::new(), |mut all, card| {
            *all.entry(card.as_str()).or_default() += 1;
            all
        })
    }

    /// Every card but those in the stock is in sight.
    fn all_is_open_in_wippen(view: &WippenView) {
        let (hands, piles) = (view.open_hands.as_ref().unwrap(), view.open_piles.as_ref().unwrap());
        let builds = view.builds.iter().flat_map(|build| &build.cards);
        let all = hands.iter().chain(piles).flatten().chain(&view.loose).chain(builds);
        let counts = counted(all);
        let sum: usize = counts.values().sum::<usize>() + usize::from(view.stock);
        assert!(sum == 52 || sum == 104 || [48, 44, 100].contains(&sum), "{sum} cards");
        let decks = if sum > 52 { 2 } else { 1 };
        assert!(counts.values().all(|count| *count <= decks), "{counts:?}");
        assert!(hands.iter().map(Vec::len).eq(view.held.iter().map(|held| usize::from(*held))));
        assert!(piles.iter().map(Vec::len).eq(view.piles.iter().map(|pile| usize::from(*pile))));
        assert_eq!(view.deal == view.deals, view.stock == 0);
    }

    fn all_is_open_in_toepen(view: &ToepenView) {
        let (hands, laid) = (view.hands.as_ref().unwrap(), view.laid.as_ref().unwrap());
        let Some(hand) = &view.hand else { return };
        let piles = hand.piles.iter().flatten().map(|card| card.as_ref().expect("no card is covered"));
        let counts = counted(hands.iter().chain(laid).flatten().chain(piles));
        assert!(counts.values().all(|count| *count == 1), "{counts:?}");
        assert_eq!(counts.len() + usize::from(hand.stock), 32);
    }

    #[test]
    fn a_whole_match_is_open_step_by_step() {
        let (mut wippen, mut toepen) = (0, 0);
        for (name, record) in records() {
            if matches!(record, AnyRecord::WippenSeat(_) | AnyRecord::ToepenSeat(_)) {
                continue;
            }
            let whole = in_pages(&record, MOST_STEPS);
            assert_eq!(in_pages(&record, 17), whole, "{name}");
            assert_eq!((whole.knows.as_str(), whole.steps.len()), ("all", whole.total as usize));
            assert!(whole.result.over && !whole.result.sheet.rows.is_empty(), "{name}");
            for step in &whole.steps {
                let bytes = serde_json::to_string(step).unwrap().len();
                assert!(bytes * MOST_STEPS < 4_000_000, "{name}: a step of {bytes} bytes");
                let acts = step.seen.iter().filter(|seen| matches!(seen, SeenStep::Act { .. })).count();
                assert!(acts <= 1 && !step.seen.is_empty());
                let shown = |seen: &SeenStep| match seen {
                    SeenStep::Deal { packets } => {
                        packets.iter().all(|packet| matches!(packet.cards, CardsSeen::Faces(_)))
                    }
                    SeenStep::Act { .. } | SeenStep::Fact { .. } => true,
                };
                assert!(step.seen.iter().all(shown));
                match &step.view {
                    View::Wippen(view) => all_is_open_in_wippen(view),
                    View::Toepen(view) => all_is_open_in_toepen(view),
                }
            }
            let rows = &whole.result.sheet.rows;
            match &whole.steps.last().unwrap().view {
                View::Wippen(view) => {
                    wippen += 1;
                    assert!(view.winner.is_some() && view.winner == whole.result.winner);
                    let totals: Vec<i64> = view.totals.iter().map(|total| i64::from(*total)).collect();
                    assert_eq!(rows.last(), Some(&totals));
                    assert_eq!(whole.rounds.len(), rows.len());
                    for (round, at) in whole.rounds.iter().enumerate() {
                        let View::Wippen(view) = &whole.steps[*at as usize].view else { panic!() };
                        assert_eq!((view.deal, view.games as usize, &view.counts), (1, round, &None));
                        // The count of the game before stands in the step before.
                        let Some(before) = at.checked_sub(1) else { continue };
                        let View::Wippen(view) = &whole.steps[before as usize].view else { panic!() };
                        assert!(view.counts.is_some());
                    }
                }
                View::Toepen(view) => {
                    toepen += 1;
                    assert!(view.over && view.turn.is_none());
                    let balances: Vec<i64> = view.balances.iter().map(|clips| i64::from(*clips)).collect();
                    assert_eq!(rows.last(), Some(&balances));
                    let paid: i64 = whole.result.payments.iter().map(|paid| paid.cents).sum();
                    assert!(paid > 0);
                }
            }
        }
        assert!(wippen >= 6 && toepen >= 3);
    }

    #[test]
    fn what_one_seat_saw_is_shown_as_it_saw_it() {
        let mut seen = 0;
        for (name, record) in records() {
            let AnyRecord::ToepenSeat(_) = record else { continue };
            let whole = in_pages(&record, 100);
            assert!(whole.knows.starts_with("seat "), "{name}: {}", whole.knows);
            for step in &whole.steps {
                let View::Toepen(view) = &step.view else { panic!() };
                assert!(view.hands.is_none() && view.laid.is_none() && view.own.is_some());
                seen += 1;
            }
        }
        assert!(seen > 20);
    }

    #[test]
    fn beyond_the_end_there_is_nothing() {
        let (_, record) = records().pop().unwrap();
        for (from, count) in [(usize::MAX, usize::MAX), (1_000_000, 3), (0, 0)] {
            assert!(replay(&record, from, count).steps.is_empty());
        }
    }
}
