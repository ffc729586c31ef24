//! Turns of Wippen.

use super::Teller;
use crate::Arg;
use cards::{Card, CardBag};
use game::Seat;
use wippen::{Action, Build, BuildSet, Count, Part, Public, Tally, explain};

type Blank = (&'static str, Arg<'static>);

impl Teller<'_> {
    /// What a turn would do, as the words on a button: `Take 4♦ + 3♥`. Its hand card stands beside it.
    pub fn wippen_choice(&self, public: &Public, action: Action) -> String {
        let actor = public.turn;
        match action {
            Action::Add { .. } => self.get("wippen-do-add", &[]),
            Action::Capture { card, loose, builds } => {
                let what = ("what", self.wippen_taken(public, actor, card, loose, builds).into());
                let wip = wippen_makes_wip(public, loose, builds);
                let take = self.get("wippen-do-capture", &[what]);
                if wip { format!("{take}  {}", self.get("wippen-wip", &[])) } else { take }
            }
            Action::Build { card, loose, value } => {
                let blanks = [self.for_value(card, loose, value), self.sum(loose)];
                self.get("wippen-do-build", &blanks)
            }
            Action::Extend { card, loose, build, value } => {
                let Some(old) = public.builds.as_slice().get(usize::from(build)) else {
                    return String::new();
                };
                let named = ("build", self.build(old, actor).into());
                if value > old.value {
                    return self.get("wippen-do-raise", &[named, ("value", value.into())]);
                }
                let choice = match times(old.cards, loose, card, value) {
                    0..=2 => self.get("wippen-do-double", &[named]),
                    times => self.get("wippen-do-multiply", &[named, ("times", times.into())]),
                };
                if loose.is_empty() {
                    return choice;
                }
                self.get("wippen-do-with", &[("choice", choice.into()), self.sum(loose)])
            }
            Action::Steal { from, .. } => {
                self.get("wippen-do-steal", &[("player", (self.name)(from).into()), self.count(public, from)])
            }
        }
    }

    /// What somebody did, in a sentence; with what came of it: a wip, the rest of the pot (W30). `before` is
    /// the table before the turn, `after` after it.
    pub fn wippen_act(&self, before: &Public, seat: Seat, action: Action, after: &Public) -> Vec<String> {
        let card = ("card", self.card(action.card()).into());
        let mut told = match action {
            Action::Add { .. } => self.about("wippen-did-add", seat, &[card]),
            Action::Capture { card: hand, loose, builds } => {
                let what = self.wippen_taken(before, seat, hand, loose, builds);
                self.about("wippen-did-capture", seat, &[card, ("what", what.into())])
            }
            Action::Build { card: hand, loose, value } => {
                let how = self.for_value(hand, loose, value);
                self.about("wippen-did-build", seat, &[card, how, self.sum(loose)])
            }
            Action::Extend { card: hand, loose, build, value } => {
                let Some(old) = before.builds.as_slice().get(usize::from(build)) else { return Vec::new() };
                let named = ("build", self.build(old, seat).into());
                let laid = self.sum(loose.plus(CardBag::of(hand)));
                match times(old.cards, loose, hand, value) {
                    _ if value > old.value => {
                        self.about("wippen-did-raise", seat, &[card, named, ("value", value.into())])
                    }
                    0..=2 => self.about("wippen-did-double", seat, &[named, laid]),
                    times => self.about("wippen-did-multiply", seat, &[named, laid, ("times", times.into())]),
                }
            }
            Action::Steal { from, .. } => {
                self.between("wippen-did-steal", seat, from, &[card, self.count(before, from)])
            }
        };
        if after.wips[seat.index()] > before.wips[seat.index()] {
            told.push(' ');
            told.push_str(&self.get("wippen-wip", &[]));
        }
        [Some(told), self.left_over(before, seat, action, after)].into_iter().flatten().collect()
    }

    /// W30: what happens to the cards that lie in the pot after the last card of all.
    fn left_over(&self, before: &Public, seat: Seat, action: Action, after: &Public) -> Option<String> {
        if before.in_hands() != 1 || before.stock > 0 {
            return None;
        }
        // Builds are gone by then (W21), so only loose cards can be left.
        let rest = match action {
            Action::Add { card } => before.loose.plus(CardBag::of(card)),
            Action::Capture { loose, .. } => before.loose.minus(loose),
            Action::Build { .. } | Action::Extend { .. } | Action::Steal { .. } => before.loose,
        };
        if rest.is_empty() {
            return None;
        }
        let last = if matches!(action, Action::Capture { .. }) { Some(seat) } else { after.last_capture };
        let rest = ("cards", self.cards(rest).into());
        Some(match last {
            Some(last) => self.about("wippen-rest", last, &[rest]),
            None => self.get("wippen-rest-nobody", &[rest]),
        })
    }

    /// What a card takes, group by group: `4♦ + 3♥, 7♠`.
    pub fn wippen_taken(
        &self,
        public: &Public,
        actor: Seat,
        card: Card,
        loose: CardBag,
        builds: BuildSet,
    ) -> String {
        let build = |place: usize| {
            public.builds.as_slice().get(place).map(|build| self.build(build, actor)).unwrap_or_default()
        };
        match explain(card, loose, &public.builds, builds, !public.rules.adding_up) {
            Some(groups) => {
                let part = |part: &Part| match part {
                    Part::Loose(card) => self.card(*card),
                    Part::Build(place) => build(*place),
                };
                let group = |group: &Vec<Part>| group.iter().map(part).collect::<Vec<_>>().join(" + ");
                groups.iter().map(group).collect::<Vec<_>>().join(", ")
            }
            // Face cards make no groups (W10).
            None => {
                let loose = loose.iter().map(|card| self.card(card));
                loose.chain(builds.iter().map(build)).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// A build as the actor or somebody else sees it: `build for 9 of Ben (2♥ 3♠ 4♣)`.
    fn build(&self, build: &Build, actor: Seat) -> String {
        let whose = match build.owner {
            owner if owner == actor => "own",
            owner if self.is_you(owner) => "you",
            _ => "other",
        };
        let kind = match build.times() {
            0 | 1 => self.get("wippen-build-single", &[]),
            2 => self.get("wippen-build-double", &[]),
            times => self.get("wippen-build-more", &[("times", times.into())]),
        };
        let blanks = [
            ("whose", whose.into()),
            ("player", (self.name)(build.owner).into()),
            ("kind", kind.into()),
            ("value", build.value.into()),
            ("cards", self.cards(build.cards).into()),
        ];
        self.get("wippen-build", &blanks)
    }

    /// `single` or `double`, for a list of builds; nothing for a single one.
    pub fn wippen_build_times(&self, build: &Build) -> String {
        match build.times() {
            0 | 1 => String::new(),
            2 => self.get("wippen-times-double", &[]),
            times => self.get("wippen-times-more", &[("times", times.into())]),
        }
    }

    /// Whose a build is, for a list of builds.
    pub fn wippen_build_owner(&self, build: &Build) -> String {
        self.about("wippen-build-owner", build.owner, &[])
    }

    /// `for 9`, `double for 9`.
    fn for_value(&self, card: Card, loose: CardBag, value: u8) -> Blank {
        let times = times(CardBag::EMPTY, loose, card, value);
        let value = ("value", value.into());
        let text = match times {
            0 | 1 => self.get("wippen-for-single", &[value]),
            2 => self.get("wippen-for-double", &[value]),
            times => self.get("wippen-for-more", &[value, ("times", times.into())]),
        };
        ("how", text.into())
    }

    /// How many cards lie on a pile: `12 cards`.
    fn count(&self, public: &Public, seat: Seat) -> Blank {
        ("count", self.get("wippen-count-cards", &[("cards", public.piles[seat.index()].into())]).into())
    }

    /// Cards laid together: `4♦ + 3♥`.
    fn sum(&self, cards: CardBag) -> Blank {
        ("what", cards.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" + ").into())
    }

    /// W32: a sentence for each tie for most cards or most spades.
    pub fn wippen_ties(&self, tally: &Tally) -> Vec<String> {
        let cards = self.tie(tally, "cards", |count| count.cards);
        let spades = self.tie(tally, "spades", |count| count.spades);
        cards.into_iter().chain(spades).collect()
    }

    fn tie(&self, tally: &Tally, kind: &str, of: impl Fn(&Count) -> u8) -> Option<String> {
        let most = tally.counts().iter().map(&of).max().filter(|most| *most > 0)?;
        let counts = (0..).zip(tally.counts());
        let tied: Vec<Seat> =
            counts.filter(|(_, count)| of(count) == most).map(|(seat, _)| Seat::new(seat)).collect();
        let key = match tied.len() {
            0 | 1 => return None,
            2 => "wippen-tie-of-two",
            _ => "wippen-tie-of-more",
        };
        Some(self.get(key, &[("kind", kind.into()), ("players", self.labels(tied).into())]))
    }

    /// The end of a match.
    pub fn wippen_won(&self, seat: Seat, points: u32) -> String {
        self.about("wippen-won", seat, &[("points", points.into())])
    }

    /// The beginning of a game: who deals it.
    pub fn wippen_dealer(&self, game: u32, seat: Seat) -> String {
        self.about("wippen-deals", seat, &[("game", game.into())])
    }
}

/// W28: would this capture be a wip?
fn wippen_makes_wip(public: &Public, loose: CardBag, builds: BuildSet) -> bool {
    let all = BuildSet::first(public.builds.as_slice().len());
    public.rules.wips && public.stock > 0 && loose == public.loose && builds.contains_all(all)
}

/// How often a build of these holds its value (W17).
fn times(old: CardBag, loose: CardBag, card: Card, value: u8) -> u8 {
    Build::new(old.plus(loose).plus(CardBag::of(card)), value, Seat::default()).times()
}
