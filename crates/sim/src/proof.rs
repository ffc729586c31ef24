//! What a client can prove of the cards: that commitments, roots, openings and secrets fit each other, and that
//! there is a proof of every card that it was shown.

use cards::{Card, CardBag};
use fair::{Hash, Opening, Secret, Share};
use wire::{CardsSeen, Happened, News, SeenStep, ServerMessage, Snapshot};

/// What somebody was told that can be proved.
#[derive(Clone, Debug, Default)]
pub struct Proofs {
    commitment: Option<Hash>,
    shares: Vec<Share>,
    roots: Vec<Hash>,
    /// The cards of one whole pack.
    pack: CardBag,
    /// The cards of the pack in use that were proved.
    proved: Vec<Card>,
    /// Was everything told since the pack in use was begun, and not in a snapshot?
    whole: bool,
    /// What came up to here was missed: it may be told without proofs, when the match is over by then.
    missed: u64,
    /// Do the cards lie in orders that were known beforehand, so that nothing is proved?
    known: bool,
    /// How many secrets were proved to be what was dealt from.
    pub secrets: u32,
    /// How many cards were proved.
    pub cards: u32,
}

fn hash(text: &str) -> Hash {
    text.parse().expect("what stands for a hash is one")
}

impl Proofs {
    /// Nothing is proved where cards lie in orders that were known beforehand.
    pub fn none() -> Proofs {
        Proofs { known: true, ..Proofs::default() }
    }

    /// Looks at a message, of which the snapshot is what is known after it.
    ///
    /// # Panics
    /// If it proves what is not so.
    pub fn hear(&mut self, message: &ServerMessage, after: Option<&Snapshot>) {
        let Some(after) = after.filter(|_| !self.known) else { return };
        match message {
            ServerMessage::Snapshot(_) => {
                self.commitment = after.commitment.as_deref().map(hash);
                self.shares = after.shares.iter().map(|share| Share(hash(share))).collect();
                self.roots = after.roots.iter().map(|root| hash(root)).collect();
                self.find_pack(after);
                self.whole = false;
            }
            ServerMessage::Welcome { number, .. } => self.missed = *number,
            ServerMessage::Entry { news: Some(news), .. } => self.news(news, after),
            _ => {}
        }
    }

    fn find_pack(&mut self, after: &Snapshot) {
        // Before a match the rules may be such as go with no number of players, or with another one.
        self.pack = after
            .rules
            .draft()
            .map_or(CardBag::EMPTY, |draft| crate::deck::cards_of(draft, after.seats.len()));
    }

    fn news(&mut self, news: &Happened, after: &Snapshot) {
        let mut shown = Vec::new();
        let mut before = self.roots.len();
        match &news.what {
            News::Committed { commitment } => self.commitment = Some(hash(commitment)),
            News::Started { shares, roots, seen, .. } => {
                self.shares = shares.iter().map(|share| Share(hash(share))).collect();
                self.roots = roots.iter().map(|root| hash(root)).collect();
                (before, self.whole) = (0, true);
                self.find_pack(after);
                shown = cards_of(seen);
            }
            News::Played { roots, seen, .. } => {
                self.roots.extend(roots.iter().map(|root| hash(root)));
                shown = cards_of(seen);
            }
            News::Revealed { secret } | News::Closed { secret, .. } => self.reveal(secret.as_deref()),
            _ => {}
        }
        let new = self.openings(&news.openings);
        self.proved.extend(&new);
        // Whoever missed it may be told after the match, and has the secret by then.
        let late = after.number <= self.missed && new.is_empty();
        shown.retain(|card| !self.proved.contains(card));
        assert!(shown.is_empty() || !self.whole || late, "entry {} has no proof of {shown:?}", after.number);
        if self.roots.len() > before {
            self.proved = new;
            self.whole = true;
        }
        self.whole &= !late;
    }

    /// Looks at proofs; gives the cards that they prove.
    fn openings(&mut self, lines: &[String]) -> Vec<Card> {
        let size = usize::from(self.pack.len());
        let mut cards = Vec::new();
        for line in lines {
            let opening = Opening::read(line).expect("an opening can be read");
            let fits = self.roots.iter().rev().any(|root| opening.proves(*root, size));
            assert!(fits, "{line} proves nothing");
            cards.push(opening.card);
        }
        self.cards += cards.len() as u32;
        cards
    }

    fn reveal(&mut self, secret: Option<&str>) {
        let Some(commitment) = self.commitment.take() else { return };
        let Some(secret) = secret else { return };
        let secret = Secret::read(secret).expect("a secret can be read");
        assert_eq!(secret.commitment(), commitment, "this was not committed to");
        for (number, root) in (1..).zip(&self.roots) {
            let pack = secret.pack(&self.shares, number, self.pack);
            assert_eq!(pack.root(), *root, "pack {number} was dealt from another secret");
        }
        self.secrets += 1;
    }
}

/// The cards whose faces somebody saw.
fn cards_of(seen: &[SeenStep]) -> Vec<Card> {
    let mut cards = Vec::new();
    let read = |text: &String| text.parse::<Card>().expect("a card can be read");
    for step in seen {
        match step {
            // A move begins with its card, if it has one.
            SeenStep::Act { mv, .. } => cards.extend(mv.get(..2).and_then(|card| card.parse::<Card>().ok())),
            SeenStep::Deal { packets } => {
                for packet in packets {
                    if let CardsSeen::Faces(faces) = &packet.cards {
                        cards.extend(faces.iter().map(read));
                    }
                }
            }
            SeenStep::Fact { cards: shown, .. } => cards.extend(shown.iter().flatten().map(read)),
        }
    }
    cards
}
