//! Proofs of fair dealing: what they prove, and that every way to cheat shows.

use crate::common::{Visit, everywhere, lines, played, renumbered, toepen, wippen};
use fair::{Opening, Secret};
use game::{Next, Seat, State, Step};
use record::{AnyRecord, Builder, Entry, Flaw, MatchRecord, Recorded, SeatRecord, Unfair, Verdict};
use toepen::Session;
use wippen::Match;

/// The record again, with other entries where `change` gives them; fingerprints are made anew.
fn changed<G: Recorded>(
    record: &MatchRecord<G>,
    change: impl Fn(&Entry<Step<G>>) -> Option<Entry<Step<G>>>,
) -> MatchRecord<G> {
    let mut builder = Builder::<G, State<G>>::new(record.header().clone());
    for noted in record.entries() {
        let entry = match &noted.entry {
            Entry::Over(..) => builder.due().unwrap(),
            entry => change(entry).unwrap_or_else(|| entry.clone()),
        };
        // What does not follow any more is left out: all that matters here is how the cards came.
        if builder.push(entry).is_err() {
            settle(&mut builder);
            break;
        }
    }
    let secret = record.entries().iter().find(|noted| matches!(noted.entry, Entry::Secret(_))).unwrap();
    if !builder.record().entries().iter().any(|noted| matches!(noted.entry, Entry::Secret(_))) {
        builder.push(secret.entry.clone()).unwrap();
    }
    builder.into_record()
}

/// Lets happen what is due, with whatever cards are there.
fn settle<G: Recorded>(builder: &mut Builder<G, State<G>>) {
    loop {
        if let Some(print) = builder.due() {
            builder.push(print).unwrap();
        }
        let state = builder.state();
        let step = match state.next() {
            Next::Fact(seat) => {
                Step::Fact(G::fact(state.public(), seat, state.private(seat), state.covered()))
            }
            Next::Deal { packets, new_pack: false } => {
                let count = packets.iter().map(|packet| usize::from(packet.count)).sum();
                let cards = G::undealt(state.covered()).iter().take(count).collect();
                Step::Deal(game::Deal { packets, cards })
            }
            _ => return,
        };
        builder.push(Entry::Step(step)).unwrap();
    }
}

struct EveryExchange;

impl Visit for EveryExchange {
    /// Any two different cards of the first deal exchanged: the proof names the first of them.
    fn visit<G: Recorded>(&self, setup: &G::Setup, seed: u64) {
        let (record, _) = played::<G>(setup, seed);
        let deals = |entry: &Entry<Step<G>>| match entry {
            Entry::Step(Step::Deal(deal)) => Some(deal.clone()),
            _ => None,
        };
        let (number, deal) =
            (1..).zip(record.entries()).find_map(|(at, noted)| Some((at, deals(&noted.entry)?))).unwrap();
        let cards = deal.cards.as_slice();
        let mut rng = fair::Rng::new(seed, 9);
        for _ in 0..20 {
            let (one, other) =
                (rng.below(cards.len() as u32) as usize, rng.below(cards.len() as u32) as usize);
            let (one, other) = (one.min(other), one.max(other));
            if cards[one] == cards[other] {
                continue;
            }
            let exchanged = changed(&record, |entry| {
                let mut dealt = deals(entry).filter(|dealt| *dealt == deal)?;
                let mut swapped = cards.to_vec();
                swapped.swap(one, other);
                dealt.cards = swapped.into_iter().collect();
                Some(Entry::Step(Step::Deal(dealt)))
            });
            let flaw = Flaw::Card { pack: 1, place: one as u8, dealt: cards[other], fixed: cards[one] };
            assert_eq!(exchanged.verify(), Err(Unfair { line: exchanged.line_of(number), flaw }));
        }
    }
}

#[test]
fn exchanged_cards_are_named() {
    everywhere(40, 1, EveryExchange);
}

#[test]
fn another_secret_share_or_root_is_found() {
    let (record, text) = played::<Match>(&wippen("basic", 2, r#", "finish": "games 1""#), 1);
    let line = |word: &str| text.lines().position(|line| line.contains(word)).unwrap() + 1;
    let other = Secret::of_seed(2);
    let secret = other.reveal().parse().unwrap();
    let forged = changed(&record, |entry| matches!(entry, Entry::Secret(_)).then_some(Entry::Secret(secret)));
    assert_eq!(forged.verify(), Err(Unfair { line: line(" secret "), flaw: Flaw::Secret }));
    // A commitment that fits the other secret: then the pack does not.
    let forged = changed(&record, |entry| match entry {
        Entry::Secret(_) => Some(Entry::Secret(secret)),
        Entry::Commitment(_) => Some(Entry::Commitment(other.commitment())),
        _ => None,
    });
    assert_eq!(forged.verify(), Err(Unfair { line: line(" pack "), flaw: Flaw::Pack { pack: 1 } }));
    let forged = changed(&record, |entry| match entry {
        Entry::Share(seat, _) => Some(Entry::Share(*seat, fair::Share::of("mine"))),
        _ => None,
    });
    assert_eq!(forged.verify(), Err(Unfair { line: line(" pack "), flaw: Flaw::Pack { pack: 1 } }));
    let forged = changed(&record, |entry| match entry {
        Entry::Pack(_) => Some(Entry::Pack(other.commitment())),
        _ => None,
    });
    assert_eq!(forged.verify(), Err(Unfair { line: line(" pack "), flaw: Flaw::Pack { pack: 1 } }));
}

#[test]
fn a_record_without_commitment_proves_nothing_about_the_dealing() {
    let (_, text) = played::<Session>(&toepen(3, r#", "hands": 2"#), 1);
    let fair = [" commitment ", " share ", " pack ", " secret "];
    let mut lines = lines(&text);
    lines.retain(|line| !fair.iter().any(|word| line.contains(word)));
    let record = AnyRecord::read(&renumbered(&lines)).unwrap();
    assert_eq!(record.verify(), Ok(Verdict::NotFixed));
}

/// A seat's record with the proofs of all cards that it saw, and the entry with one proof in it.
fn proved() -> (SeatRecord<Session>, Vec<usize>) {
    let record = played::<Session>(&toepen(3, r#", "hands": 2"#), 2).0.proved_to(Some(Seat::new(1))).unwrap();
    let openings = (0..record.entries().len())
        .filter(|at| matches!(record.entries()[*at].entry, Entry::Opening(_)))
        .collect();
    (record, openings)
}

#[test]
fn every_card_that_a_seat_saw_is_proved_to_it() {
    let (record, openings) = proved();
    let verdict = record.verify().unwrap();
    let Verdict::Opened { proved, cards } = verdict else { panic!("{verdict:?}") };
    assert_eq!(proved as usize, openings.len());
    assert!(cards > 8 && proved > cards, "also what others played: {verdict:?}");
}

#[test]
fn an_altered_opening_is_named() {
    let (record, openings) = proved();
    let text = lines(&record.to_text());
    for at in openings {
        let Entry::Opening(opening) = &record.entries()[at].entry else { continue };
        let mut words: Vec<&str> = text[8 + at].split(' ').collect();
        // Number, `open`, place, card, salt, hashes.
        let salt = words[4].replacen(&words[4][..1], if words[4].starts_with('0') { "1" } else { "0" }, 1);
        words[4] = &salt;
        let mut altered = text.clone();
        altered[8 + at] = words.join(" ");
        let again = AnyRecord::read(&renumbered(&altered)).unwrap();
        let flaw = Flaw::Opening { place: opening.place, card: opening.card };
        assert_eq!(again.verify(), Err(Unfair { line: at + 9, flaw }));
    }
}

/// A true proof, but of a card that came from elsewhere, or of one that was proved already.
#[test]
fn a_proof_of_another_card_is_named() {
    let (record, openings) = proved();
    let text = lines(&record.to_text());
    let mut twice = text.clone();
    twice.insert(8 + openings[0], text[8 + openings[0]].clone());
    let Entry::Opening(Opening { place, card, .. }) = record.entries()[openings[0]].entry.clone() else {
        panic!()
    };
    let flaw = Flaw::OpeningUnseen { place, card };
    let error = AnyRecord::read(&renumbered(&twice)).unwrap().verify();
    assert_eq!(error, Err(Unfair { line: openings[0] + 10, flaw }));
}

/// The lines of seat 0's record, with the secret behind it.
fn with_secret(seed: u64) -> Vec<String> {
    let (whole, text) = played::<Session>(&toepen(3, r#", "hands": 2"#), seed);
    let mut seen = lines(&whole.seen_by(Some(Seat::new(0))).to_text());
    let secret = lines(&text).into_iter().find(|line| line.contains(" secret ")).unwrap();
    seen.insert(seen.len() - 1, secret);
    seen
}

/// Where the first deal of seat 0 has a card that it never played, and one that it never saw.
fn unplayed(lines: &[String]) -> Option<(usize, usize, String)> {
    let deal = lines.iter().position(|line| line.contains(" deal "))?;
    let over = lines.iter().position(|line| line.contains(" over "))?;
    let hand = lines[deal..over].join(" ");
    let own = lines[deal].match_indices(" 0:").flat_map(|(at, _)| [at + 3, at + 5]);
    let kept = own.into_iter().find(|at| hand.matches(&lines[deal][*at..at + 2]).count() == 1)?;
    let pack = (0..52).map(|index| cards::Card::from_index(index).unwrap().to_string());
    let mut unseen = pack.filter(|card| !"23456".contains(&card[..1]) && !hand.contains(card));
    Some((deal, kept, unseen.next()?))
}

/// With the secret behind it, a seat's record is proved as a whole one is.
#[test]
fn a_seat_can_check_all_that_it_saw_once_the_secret_is_out() {
    let verified = |lines: &[String]| SeatRecord::<Session>::read(&renumbered(lines)).unwrap().verify();
    let (mut lines, found) = (0..100)
        .map(with_secret)
        .find_map(|lines| unplayed(&lines).map(|found| (lines, found)))
        .expect("in one of a hundred hands a card is not played");
    assert!(matches!(verified(&lines), Ok(Verdict::Fair { shares: 3, .. })));
    // A card that it never saw, instead of one of its own that it never played.
    let (deal, at, unseen) = found;
    lines[deal].replace_range(at..at + 2, &unseen);
    let Err(Unfair { line, flaw: Flaw::Card { pack: 1, place, .. } }) = verified(&lines) else { panic!() };
    assert_eq!((line, place % 2), (deal + 1, 0));
}
