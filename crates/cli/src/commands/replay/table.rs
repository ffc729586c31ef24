//! A table in words, as far as somebody knows it.

use cards::{Card, CardBag};
use game::{Game, Next, Seat, Seats, State};
use lang::{Arg, CardStyle, Messages};
use record::{Follow, Header, Recorded, Watch};
use toepen::{Session, SessionPublic};
use wippen::{Match, MatchPublic};

/// What somebody knows of the hands.
pub trait Knows<G: Recorded> {
    /// What lies open, and what else is public.
    fn table(&self) -> &G::Public;
    /// A seat's hand, if it is known.
    fn hand(&self, seat: Seat) -> Option<CardBag>;
    /// The seat whose knowledge it is; none if everything is known.
    fn viewer_of(header: &Header<G, Self>) -> Option<Option<Seat>>
    where
        Self: Follow<G>;
}

impl<G: Shown> Knows<G> for State<G> {
    fn table(&self) -> &G::Public {
        self.public()
    }

    fn hand(&self, seat: Seat) -> Option<CardBag> {
        Some(G::hand(self.private(seat)))
    }

    fn viewer_of(_header: &Header<G, State<G>>) -> Option<Option<Seat>> {
        None
    }
}

impl<G: Shown> Knows<G> for Watch<G> {
    fn table(&self) -> &G::Public {
        self.view().public()
    }

    fn hand(&self, seat: Seat) -> Option<CardBag> {
        let own = self.view().own().filter(|(own, _)| *own == seat);
        own.map(|(_, private)| G::hand(private)).or_else(|| G::open_hand(self.table(), seat))
    }

    fn viewer_of(header: &Header<G, Watch<G>>) -> Option<Option<Seat>> {
        Some(header.view())
    }
}

/// A game whose table can be shown in words.
pub trait Shown: Recorded {
    /// The hand in a private part.
    fn hand(private: &Self::Private) -> CardBag;

    /// The table, with the hands as words.
    fn lines(table: &Table<'_>, public: &Self::Public, hand: &dyn Fn(Seat) -> String) -> Vec<String>;
}

/// How a table is told.
pub struct Table<'a> {
    /// In which language.
    pub messages: &'static Messages,
    /// What the players are called.
    pub names: &'a [String],
}

/// What a viewer is called: by the number of the seat, as the options have it.
pub fn viewer(messages: &Messages, viewer: Option<Seat>) -> String {
    viewer.map_or_else(|| messages.get("replay-spectator", &[]), |seat| messages.seat(seat))
}

impl Table<'_> {
    /// The game, the players and the day, and whose knowledge this is.
    pub fn head<G: Recorded, F: Follow<G> + Knows<G>>(&self, header: &Header<G, F>) -> Vec<String> {
        let names: Vec<String> = Seat::all(header.players()).map(|seat| self.name(seat)).collect();
        let blanks = [("game", G::NAME.into()), ("names", names.join(", ").into())];
        let mut title = self.get("replay-title", &blanks);
        if let Some(date) = header.date() {
            title.push_str(&format!(" · {date}"));
        }
        let mut lines = vec![title];
        if let Some(view) = F::viewer_of(header) {
            let player = view.map_or_else(|| viewer(self.messages, None), |seat| self.name(seat));
            lines.push(self.get("replay-view", &[("player", player.into())]));
        }
        lines
    }

    /// After which entry this is.
    pub fn moment(&self, number: usize, count: usize, entry: Option<&str>) -> String {
        let count = ("count", (count as i64).into());
        match entry {
            None => self.get("replay-start", &[count]),
            Some(text) => {
                let entry = ("entry", lang::excerpt(text).into());
                self.get("replay-after", &[("number", (number as i64).into()), count, entry])
            }
        }
    }

    /// The table, and what comes next.
    pub fn lines<G: Shown>(&self, known: &impl Knows<G>) -> Vec<String> {
        let public = known.table();
        let hand = |seat| match known.hand(seat) {
            Some(cards) => self.cards(cards),
            None => self.hidden(G::held(public, seat)),
        };
        let mut lines = G::lines(self, public, &hand);
        lines.push(match G::next(public) {
            Next::Act(seats) => self.get("replay-to-act", &[("players", self.players(seats).into())]),
            Next::Deal { .. } => self.get("replay-dealing", &[]),
            Next::Fact(seat) => self.get("replay-fact", &[("player", self.name(seat).into())]),
            Next::Over => self.get("replay-over", &[]),
        });
        lines
    }

    fn get(&self, key: &str, blanks: &[(&str, Arg<'_>)]) -> String {
        self.messages.get(key, blanks)
    }

    fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.trim().is_empty() => lang::excerpt(name),
            _ => self.messages.seat(seat),
        }
    }

    fn players(&self, seats: Seats) -> String {
        seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    fn hidden(&self, count: u8) -> String {
        if count == 0 {
            self.get("replay-nothing", &[])
        } else {
            self.get("replay-hidden", &[("count", count.into())])
        }
    }

    fn cards(&self, cards: impl IntoIterator<Item = Card>) -> String {
        let text = self.messages.cards(cards, CardStyle::Signs);
        if text.is_empty() { self.get("replay-nothing", &[]) } else { text }
    }
}

impl Shown for Match {
    fn hand(private: &CardBag) -> CardBag {
        *private
    }

    fn lines(table: &Table<'_>, public: &MatchPublic, hand: &dyn Fn(Seat) -> String) -> Vec<String> {
        let game = &public.game;
        let builds = game.builds.as_slice().iter().map(|build| {
            let cards = table.messages.cards(build.cards, CardStyle::Signs);
            format!("[{cards} = {} @ {}]", build.value, table.name(build.owner))
        });
        let loose = (!game.loose.is_empty()).then(|| table.messages.cards(game.loose, CardStyle::Signs));
        let pot: Vec<String> = loose.into_iter().chain(builds).collect();
        let pot = if pot.is_empty() { table.get("replay-nothing", &[]) } else { pot.join(" ") };
        let mut lines = vec![table.get("replay-pot", &[("cards", pot.into())])];
        lines.extend(game.seats().map(|seat| {
            let at = seat.index();
            let blanks = [
                ("player", table.name(seat).into()),
                ("cards", hand(seat).into()),
                ("pile", game.piles[at].into()),
                ("wips", game.wips[at].into()),
                ("points", public.totals[at].into()),
            ];
            table.get("replay-wippen-seat", &blanks)
        }));
        lines.push(table.get("replay-stock", &[("count", game.stock.into())]));
        lines
    }
}

impl Shown for Session {
    fn hand(private: &toepen::Private) -> CardBag {
        CardBag::from_set(private.hand())
    }

    fn lines(table: &Table<'_>, public: &SessionPublic, hand: &dyn Fn(Seat) -> String) -> Vec<String> {
        let seats = Seat::all(Session::players(public));
        let of_hand = public.hand();
        let mut lines: Vec<String> = seats
            .map(|seat| {
                let at = seat.index();
                let pile = of_hand.map_or_else(String::new, |of_hand| {
                    let cards = of_hand.piles().cards(seat).map(|card| {
                        card.map_or("??".to_owned(), |card| table.messages.card(card, CardStyle::Signs))
                    });
                    cards.collect::<Vec<_>>().join(" ")
                });
                let pile = if pile.is_empty() { table.get("replay-nothing", &[]) } else { pile };
                let stake = of_hand.map_or(0, |of_hand| of_hand.stakes()[at]);
                let blanks = [
                    ("player", table.name(seat).into()),
                    ("cards", hand(seat).into()),
                    ("pile", pile.into()),
                    ("stake", stake.into()),
                    ("clips", public.balances()[at].into()),
                ];
                let line = table.get("replay-toepen-seat", &blanks);
                let folded = of_hand.is_some_and(|of_hand| of_hand.folded().contains(seat));
                if folded { format!("{line} {}", table.get("replay-folded", &[])) } else { line }
            })
            .collect();
        if let Some(of_hand) = public.hand_under_way() {
            lines.push(table.get("replay-stock", &[("count", of_hand.stock_len().into())]));
        }
        lines
    }
}
