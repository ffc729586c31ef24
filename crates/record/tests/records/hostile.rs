//! Records that somebody made up: whatever they say, they are read without harm, and refused or lawful.

use crate::common::{
    Visit, cases, everywhere, header, lines, played, renumbered, toepen_presets, wippen_presets,
};
use cards::{Card, CardBag, CardList};
use fair::Rng;
use game::{Deal, Next, Packet, Place, Seat, Seen, SeenPacket, State, Step};
use record::{AnyRecord, Builder, Entry, Header, Recorded, SeatRecord, Watch};
use std::ops::ControlFlow;
use toepen::Session;
use wippen::Match;

/// Something in the words of a record that a forger would change: a card, a digit, a word, a line.
fn forge(lines: &mut Vec<String>, others: &[String], rng: &mut Rng) {
    let mut below = |bound: usize| rng.below(bound as u32) as usize;
    let at = 8 + below(lines.len() - 8);
    match below(6) {
        0 => drop(lines.remove(at)),
        1 => {
            let other = 8 + below(lines.len() - 8);
            lines.swap(at, other);
        }
        2 => {
            let line = others[8 + below(others.len() - 8)].clone();
            lines.insert(at, line);
        }
        3 => lines[at] = others[8 + below(others.len() - 8)].clone(),
        4 => {
            let cards: Vec<usize> = card_places(&lines[at]);
            if !cards.is_empty() {
                let place = cards[below(cards.len())];
                let card = Card::from_index(below(52) as u8).unwrap().to_string();
                lines[at].replace_range(place..place + 2, if below(9) == 0 { "??" } else { &card });
            }
        }
        _ => {
            let line = &mut lines[at];
            let digits: Vec<usize> =
                (0..line.len()).filter(|at| line.as_bytes()[*at].is_ascii_digit()).collect();
            let place = digits[below(digits.len())];
            line.replace_range(place..=place, &below(10).to_string());
        }
    }
}

fn card_places(line: &str) -> Vec<usize> {
    let start = line.find([':', 'x', '+']).unwrap_or(line.len());
    (start..line.len().saturating_sub(1))
        .filter(|at| line.is_char_boundary(*at) && line.is_char_boundary(at + 2))
        .filter(|at| line[*at..at + 2].parse::<Card>().is_ok() || &line[*at..at + 2] == "??")
        .collect()
}

fn attack<G: Recorded>(setup: &G::Setup, seed: u64) {
    let (record, text) = played::<G>(setup, seed);
    let seats = [Some(Seat::new(0)), Some(Seat::new(1)), None].map(|viewer| record.seen_by(viewer).to_text());
    let others = lines(&played::<G>(setup, seed + 1).1);
    let mut rng = Rng::new(seed, 2);
    for text in [text].iter().chain(&seats) {
        let whole = lines(text);
        for _ in 0..60 {
            let mut forged = whole.clone();
            for _ in 0..=rng.below(2) {
                forge(&mut forged, &others, &mut rng);
            }
            let forged = renumbered(&forged);
            if let Ok(record) = AnyRecord::read(&forged) {
                assert_eq!(record.to_text(), forged);
                let _ = record.verify();
            }
        }
    }
}

#[test]
fn forged_records_do_no_harm() {
    for seed in 200..200 + cases() {
        wippen_presets().iter().for_each(|setup| attack::<Match>(setup, seed));
        toepen_presets().iter().for_each(|setup| attack::<Session>(setup, seed));
    }
}

/// What a viewer could be told by somebody who makes it up as it goes: others always hold what suits them, as long
/// as the viewer cannot know better.
struct MadeUp<'a, G: Recorded> {
    builder: Builder<G, Watch<G>>,
    viewer: Option<Seat>,
    /// What follows from the actions about what lies face down.
    covered: G::Covered,
    seen: CardBag,
    rng: &'a mut Rng,
}

impl<G: Recorded> MadeUp<'_, G> {
    fn public(&self) -> &G::Public {
        self.builder.state().view().public()
    }

    /// Some cards that the viewer has not seen.
    fn some(&mut self, count: u8) -> CardBag {
        let mut left: Vec<Card> = G::pack(self.public()).minus(self.seen).iter().collect();
        let mut some = CardBag::EMPTY;
        for _ in 0..count {
            if !left.is_empty() {
                some.insert(left.swap_remove(self.rng.below(left.len() as u32) as usize));
            }
        }
        some
    }

    fn private(&mut self, seat: Seat) -> G::Private {
        if let Some((own, private)) = self.builder.state().view().own()
            && own == seat
        {
            return private.clone();
        }
        let held = G::held(self.public(), seat);
        let hand = G::open_hand(self.public(), seat).unwrap_or_else(|| self.some(held));
        let mut private = G::Private::default();
        let packet = SeenPacket { to: Place::Hand(seat), count: held, face_up: false, cards: Some(hand) };
        G::see_private(self.public(), seat, &mut private, &Seen::Deal([packet].into_iter().collect()));
        private
    }

    /// Tells the viewer something, if it can be.
    fn tell(&mut self, seen: Seen<G>, covering: &Step<G>) -> bool {
        let public = self.public().clone();
        if self.builder.push(Entry::Step(seen)).is_err() {
            return false;
        }
        G::cover(&public, &mut self.covered, covering);
        if let Some(print) = self.builder.due() {
            self.builder.push(print).unwrap();
        }
        true
    }

    fn act(&mut self, seat: Seat) -> bool {
        let private = self.private(seat);
        let (mut met, mut chosen) = (0, None);
        let public = self.public().clone();
        let _ = G::legal(&public, seat, &private, &mut |action| {
            met += 1;
            if self.rng.below(met) == 0 {
                chosen = Some(action);
            }
            if met < 300 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let Some(action) = chosen else { return false };
        let known = Some(seat) == self.viewer || G::open_hand(&public, seat).is_some();
        let told = self.tell(Seen::Act { seat, action }, &Step::Act { seat, action });
        if let Some(card) = G::played(&action).filter(|_| told && !known) {
            assert!(self.seen.insert(card));
        }
        told
    }

    fn deal(&mut self, packets: &[Packet], new_pack: bool) -> bool {
        if new_pack {
            self.seen = CardBag::EMPTY;
        }
        let mut cards = CardList::new();
        let mut seen = Vec::new();
        for packet in packets {
            let known = packet.face_up || self.viewer.map(Place::Hand) == Some(packet.to);
            let dealt = known.then(|| self.some(packet.count));
            self.seen = self.seen.plus(dealt.unwrap_or_default());
            cards.push_bag(dealt.unwrap_or_default());
            let Packet { to, count, face_up } = *packet;
            seen.push(SeenPacket { to, count, face_up, cards: dealt });
        }
        let covering = Step::Deal(Deal { packets: packets.iter().copied().collect(), cards });
        self.tell(Seen::Deal(seen.into_iter().collect()), &covering)
    }

    /// Tries facts until one can be true.
    fn fact(&mut self, about: Seat) -> bool {
        let private = self.private(about);
        let honest = G::fact(self.public(), about, &private, &self.covered);
        let step = Step::<G>::Fact(honest);
        if self.tell(step.seen_by(self.viewer), &step) {
            return true;
        }
        (0..300).any(|_| {
            let (says, _, with_cards) = G::SAYS[self.rng.below(G::SAYS.len() as u32) as usize];
            let cards = (with_cards && self.rng.below(2) == 0).then(|| self.some(4));
            let face_up = cards.is_some() && self.rng.below(2) == 0;
            let told = self.tell(Seen::Fact { about, says, face_up, cards }, &step);
            if told && self.viewer != Some(about) {
                self.seen = self.seen.plus(cards.unwrap_or_default());
            }
            told
        })
    }
}

struct Inventing;

impl Visit for Inventing {
    fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64) {
        let mut rng = Rng::new(seed, 8);
        for viewer in [Some(Seat::new(0)), Some(Seat::new(1)), None] {
            let all: Header<G, State<G>> = header::<G>(setup);
            let names = all.names().to_vec();
            let header = Header::<G, Watch<G>>::new(setup.clone(), names, None, viewer).unwrap();
            let (_, covered) = G::open(setup);
            let builder = Builder::new(header);
            let mut made_up = MadeUp { builder, viewer, covered, seen: CardBag::EMPTY, rng: &mut rng };
            for _ in 0..500 {
                let told = match G::next(made_up.public()) {
                    Next::Act(seats) => {
                        seats.iter().any(|seat| made_up.rng.below(2) == 0 && made_up.act(seat))
                    }
                    Next::Deal { packets, new_pack } => made_up.deal(&packets, new_pack),
                    Next::Fact(about) => made_up.fact(about),
                    Next::Over => break,
                };
                // Nobody wanted to act, or what was made up could be seen through: then something else.
                if !told && !matches!(G::next(made_up.public()), Next::Act(_)) {
                    break;
                }
            }
            // A record can end where nothing is forced.
            let _ = made_up.builder.push(Entry::End);
            let record = made_up.builder.into_record();
            if record.is_finished() {
                let text = record.to_text();
                assert_eq!(SeatRecord::<G>::read(&text).unwrap().to_text(), text);
            }
        }
    }
}

#[test]
fn a_viewer_can_be_told_what_never_was_and_it_does_no_harm() {
    everywhere(300, 4 * cases(), Inventing);
}
