//! The proof that a match was dealt as it was fixed beforehand.

use cards::{Card, CardBag, CardSet, Rank};
use fair::{Hash, Opening, Secret, Share};

fn deck() -> CardBag {
    CardBag::from_set(CardSet::ALL)
}

/// The 32 cards of toepen, 52, and two decks.
fn packs() -> [CardBag; 3] {
    let low = [Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six];
    let low = low.map(CardSet::of_rank).into_iter().fold(CardSet::EMPTY, |all, rank| all | rank);
    [deck().minus(CardBag::from_set(low)), deck(), deck().plus(deck())]
}

#[test]
fn every_card_is_proved_at_its_place_and_at_no_other() {
    let secret = Secret::of_seed(0);
    for cards in packs() {
        let pack = secret.pack(&[Share::of("Anna"), Share::of("Ben")], 1, cards);
        assert_eq!(pack.order().iter().copied().collect::<CardBag>(), cards);
        let (root, size) = (pack.root(), pack.order().len());
        for place in 0..size as u8 {
            let opening = pack.opening(place).unwrap();
            assert!(opening.proves(root, size));
            assert_eq!(Opening::read(&opening.to_line()), Ok(opening.clone()));
            let mut forged = opening.clone();
            forged.card = Card::from_index((opening.card.index() + 1) % 52).unwrap();
            assert!(!forged.proves(root, size), "another card");
            let mut forged = opening.clone();
            forged.place ^= 1;
            assert!(!forged.proves(root, size), "another place");
            assert!(!opening.proves(Hash::of("card", &[]), size), "another pack");
        }
        assert!(pack.opening(size as u8).is_none());
    }
}

#[test]
fn an_altered_opening_proves_nothing() {
    let pack = Secret::of_seed(1).pack(&[], 1, deck());
    let line = pack.opening(17).unwrap().to_line();
    for at in 0..line.len() {
        let mut bytes = line.clone().into_bytes();
        bytes[at] = if bytes[at] == b'0' { b'1' } else { b'0' };
        let text = String::from_utf8(bytes).unwrap();
        let proved = Opening::read(&text).is_ok_and(|opening| opening.proves(pack.root(), 52));
        assert!(!proved, "{text}");
    }
}

#[test]
fn secret_shares_and_number_all_decide_the_order() {
    let secret = Secret::of_seed(7);
    let anna = [Share::of("Anna"), Share::of("Ben")];
    let ben = [Share::of("Ben"), Share::of("Anna")];
    let packs = [
        secret.pack(&anna, 1, deck()),
        secret.pack(&anna, 2, deck()),
        secret.pack(&ben, 1, deck()),
        secret.pack(&[], 1, deck()),
        Secret::of_seed(8).pack(&anna, 1, deck()),
        Secret::new([0; 32]).pack(&anna, 1, deck()),
    ];
    for (index, pack) in packs.iter().enumerate() {
        for other in &packs[..index] {
            assert_ne!(pack.order(), other.order());
            assert_ne!(pack.root(), other.root());
        }
    }
}

#[test]
fn a_secret_reads_back_and_says_nothing_beforehand() {
    let secret = Secret::of_seed(u64::MAX);
    let again = Secret::read(&secret.reveal()).unwrap();
    assert_eq!(again.commitment(), secret.commitment());
    assert_ne!(secret.commitment().to_string(), secret.reveal());
    for text in ["", "00", "zz", &"0".repeat(63), &"G".repeat(64), &"A".repeat(64)] {
        assert!(Secret::read(text).is_err(), "{text}");
    }
}

/// Chi-square over 10,000 shuffles, or 200,000 in the slow suite: card against place.
#[test]
fn no_card_prefers_a_place() {
    let shuffles: u32 = 10_000 * std::env::var("STAMTAFEL_CASES").map_or(1, |n| n.parse().unwrap_or(1));
    let secret = Secret::of_seed(42);
    for cards in packs() {
        let kinds: Vec<Card> = cards.kinds().iter().collect();
        let size = usize::from(cards.len());
        let mut table = vec![0u32; size * kinds.len()];
        for number in 0..shuffles {
            for (place, card) in secret.pack(&[], number, cards).order().iter().enumerate() {
                let kind = kinds.iter().position(|kind| kind == card).unwrap();
                table[place * kinds.len() + kind] += 1;
            }
        }
        let each = f64::from(shuffles) / kinds.len() as f64;
        let chi: f64 = table.iter().map(|count| (f64::from(*count) - each).powi(2) / each).sum();
        let free = ((size - 1) * (kinds.len() - 1)) as f64;
        // The normal approximation; 3.3 standard deviations above is p = 0.0005.
        assert!(chi < free + 3.3 * (2.0 * free).sqrt(), "{size}: {chi} with {free} degrees of freedom");
    }
}
