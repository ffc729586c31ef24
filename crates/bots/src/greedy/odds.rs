//! How likely the others hold a rank.

use cards::{CardBag, Rank};
use game::Seat;
use wippen::Public;

const RANKS: usize = Rank::ALL.len();

/// Cards dealt to each at a time (W6).
const DEALT: u8 = 4;

/// What the others may hold: cards out of those that cannot be seen, each as likely as any other.
pub(super) struct Odds {
    /// Cards of each rank that cannot be seen.
    unseen: [u8; RANKS],
    /// All of them.
    all_unseen: u8,
    /// Cards that the others will have held before the next turn.
    held: u8,
    /// With open hands: what they hold.
    open: Option<CardBag>,
}

impl Odds {
    /// As a seat sees it after a play, `kept` being its hand.
    pub(super) fn after(public: &Public, seat: Seat, kept: CardBag) -> Odds {
        let mut seen = kept.plus(public.loose);
        for build in public.builds.as_slice() {
            seen = seen.plus(build.cards);
        }
        // What lies on a pile lies there once, so no card can be seen more often than it is there.
        for top in public.tops.iter().flatten() {
            seen.insert(*top);
        }
        let unseen = public.pack.minus(seen);
        let others = || public.seats().filter(|other| *other != seat);
        let mut held: u8 = others().map(|other| public.held[other.index()]).sum();
        let mut open = None;
        if public.rules.open_hands && held > 0 {
            let hands = others().map(|other| public.open_hands[other.index()]);
            open = Some(hands.fold(CardBag::EMPTY, CardBag::plus));
        } else if held == 0 && public.stock > 0 {
            held = DEALT * (public.players() - 1);
        }
        let mut ranks = [0; RANKS];
        for rank in Rank::ALL {
            ranks[usize::from(rank.index())] = unseen.count_rank(rank);
        }
        Odds { unseen: ranks, all_unseen: unseen.len(), held, open }
    }

    /// How likely is it that one of the others holds a card of the rank?
    pub(super) fn somebody_holds(&self, rank: Rank) -> f32 {
        match self.open {
            Some(hands) => f32::from(u8::from(hands.count_rank(rank) > 0)),
            None => 1.0 - self.nobody_holds(self.unseen[usize::from(rank.index())]),
        }
    }

    /// How likely is it that none of so many of the unseen cards is in their hands?
    fn nobody_holds(&self, of: u8) -> f32 {
        let mut likely = 1.0;
        for card in 0..of.min(self.all_unseen) {
            let left = f32::from(self.all_unseen - card);
            likely *= (left - f32::from(self.held)).max(0.0) / left;
        }
        likely
    }

    /// The average of what the best of the ranks in their hands wins, `wins` being in falling order; nothing
    /// where none wins anything.
    pub(super) fn average_of_best(&self, wins: &[(Rank, f32)]) -> f32 {
        let (mut average, mut better, mut nobody_better) = (0.0, 0, 1.0);
        for (rank, win) in wins.iter().take_while(|(_, win)| *win > 0.0) {
            if let Some(hands) = self.open {
                if hands.count_rank(*rank) > 0 {
                    return *win;
                }
                continue;
            }
            better += self.unseen[usize::from(rank.index())];
            let nobody = self.nobody_holds(better);
            average += win * (nobody_better - nobody);
            nobody_better = nobody;
        }
        average
    }
}
