//! A match: games until somebody has won (W7, W34, W35).

use crate::action::Action;
use crate::illegal::Illegal;
use crate::rules::{Finish, Rules};
use crate::score;
use crate::state::{Covered, Private, Public, SEATS, Setup, Wippen};
use cards::CardBag;
use core::ops::ControlFlow;
use game::{Fact, Game, Next, Seat, Seen, Step};

/// A series of games of [`Wippen`], under the same contract. The next game is dealt as soon as the last
/// one has been counted, while nobody has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Match;

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchSetup {
    /// House rules and number of players.
    pub rules: Rules,
    /// Who deals the first game.
    pub dealer: Seat,
}

/// What everyone at the table sees of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchPublic {
    /// The game under way, or the one just counted.
    pub game: Public,
    /// Points of all games that have been counted.
    pub totals: [u32; SEATS],
    /// How many games have been counted.
    pub games: u32,
}

impl MatchPublic {
    /// The seat that has won the match, once it is over (W34). Equal highest totals are no end (W35).
    pub fn winner(&self) -> Option<Seat> {
        let totals = &self.totals[..usize::from(self.game.players())];
        let highest = *totals.iter().max()?;
        let finished = match self.game.rules.finish {
            Finish::Target(points) => highest >= points,
            Finish::Games(games) => self.games >= games,
        };
        let mut leaders = self.game.seats().filter(|seat| totals[seat.index()] == highest);
        let leader = leaders.next()?;
        (finished && leaders.next().is_none()).then_some(leader)
    }

    /// Has the game been counted, with another one to come?
    fn is_between_games(&self) -> bool {
        self.game.is_over() && self.winner().is_none()
    }

    /// W7: the next game is dealt by the player to the left of the dealer.
    fn next_setup(&self) -> Setup {
        Setup::new(self.game.rules, self.game.dealer.left(self.game.players()))
    }
}

/// The same step, as one of the game itself.
fn of_game(step: &Step<Match>) -> Step<Wippen> {
    match step {
        Step::Act { seat, action } => Step::Act { seat: *seat, action: *action },
        Step::Deal(deal) => Step::Deal(deal.clone()),
        Step::Fact(fact) => Step::Fact(*fact),
    }
}

fn seen_of_game(seen: &Seen<Match>) -> Seen<Wippen> {
    match seen {
        Seen::Act { seat, action } => Seen::Act { seat: *seat, action: *action },
        Seen::Deal(packets) => Seen::Deal(packets.clone()),
        Seen::Fact { about, says, face_up, cards } => {
            Seen::Fact { about: *about, says: *says, face_up: *face_up, cards: *cards }
        }
    }
}

impl Game for Match {
    type Setup = MatchSetup;
    type Public = MatchPublic;
    type Private = Private;
    type Covered = Covered;
    type Action = Action;
    type Says = ();
    type Illegal = Illegal;

    fn open(setup: &MatchSetup) -> (MatchPublic, Covered) {
        let (game, covered) = Wippen::open(&Setup::new(setup.rules, setup.dealer));
        (MatchPublic { game, totals: [0; SEATS], games: 0 }, covered)
    }

    fn players(public: &MatchPublic) -> u8 {
        public.game.players()
    }

    fn pack(public: &MatchPublic) -> CardBag {
        public.game.pack
    }

    fn next(public: &MatchPublic) -> Next {
        if public.is_between_games() {
            Wippen::next(&Wippen::open(&public.next_setup()).0)
        } else {
            Wippen::next(&public.game)
        }
    }

    fn check(public: &MatchPublic, seat: Seat, hand: &CardBag, action: Action) -> Result<(), Illegal> {
        Wippen::check(&public.game, seat, hand, action)
    }

    fn legal<F: FnMut(Action) -> ControlFlow<()>>(
        public: &MatchPublic,
        seat: Seat,
        hand: &CardBag,
        visit: &mut F,
    ) -> ControlFlow<()> {
        Wippen::legal(&public.game, seat, hand, visit)
    }

    fn fact(public: &MatchPublic, seat: Seat, hand: &CardBag, covered: &Covered) -> Fact<()> {
        Wippen::fact(&public.game, seat, hand, covered)
    }

    fn see_private(public: &MatchPublic, seat: Seat, hand: &mut CardBag, seen: &Seen<Match>) {
        Wippen::see_private(&public.game, seat, hand, &seen_of_game(seen));
    }

    fn cover(public: &MatchPublic, covered: &mut Covered, step: &Step<Match>) {
        if public.is_between_games() {
            let (game, new) = Wippen::open(&public.next_setup());
            *covered = new;
            Wippen::cover(&game, covered, &of_game(step));
        } else {
            Wippen::cover(&public.game, covered, &of_game(step));
        }
    }

    fn see_public(public: &mut MatchPublic, seen: &Seen<Match>) {
        if public.is_between_games() {
            public.game = Wippen::open(&public.next_setup()).0;
        }
        Wippen::see_public(&mut public.game, &seen_of_game(seen));
        if let Some(tally) = score::tally(&public.game) {
            public.games += 1;
            for (total, points) in public.totals.iter_mut().zip(tally.points()) {
                *total += points;
            }
        }
    }

    fn undealt(covered: &Covered) -> CardBag {
        covered.undealt
    }
}
