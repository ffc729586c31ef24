//! From what a table tells to what is sent.

use crate::check::why_illegal;
use crate::eyes::Eyes;
use crate::rules::HouseRules;
use crate::server::{CardsSeen, Happened, News, Packet, Pulse, SeenStep, ServerMessage, Why, You};
use crate::snapshot::{Payment, SeatFacts, Sheet, Snapshot};
use crate::view::Count;
use crate::view_of::{members, texts, view};
use game::{Game, MAX_SEATS, Place, Seat, Seen, SeenPacket};
use record::Recorded;
use table::{
    AwayWhy, Cause, Closing, Message, Millis, Name, OfGame, Phrase, Refusal, SeenSteps, Stage, TurnTime, Who,
};

impl Eyes {
    /// A message of the table as it is sent to a viewer. Reasons have no sentence yet, for that needs a
    /// language.
    pub fn tell(&self, viewer: Option<Seat>, message: &Message, now: Millis) -> ServerMessage {
        match message {
            Message::Snapshot(all) => ServerMessage::Snapshot(Box::new(snapshot(all, now))),
            Message::Welcome { you: who, number } => {
                ServerMessage::Welcome { you: you(*who), number: *number, now: now.0 }
            }
            Message::Entry(entry) => ServerMessage::Entry {
                number: entry.number,
                news: entry.news.as_ref().map(|news| Box::new(self.happened(entry.number, news))),
                view: self
                    .view_after(entry.number, viewer)
                    .filter(|_| entry.news.is_some())
                    .map(|game| Box::new(view(game))),
            },
            Message::Done { command, number, again } => {
                ServerMessage::Done { id: id_text(command.0), number: *number, again: *again }
            }
            Message::Refused { command, number, why: refusal } => ServerMessage::Refused {
                id: command.map(|command| id_text(command.0)),
                number: *number,
                why: why(refusal),
            },
            Message::TakenOver { seat } => ServerMessage::TakenOver { seat: seat.number() },
        }
    }

    fn happened(&self, number: u64, happened: &table::Happened) -> Happened {
        Happened {
            at: happened.at.0,
            what: self.news(number, &happened.what),
            pulse: pulse(&happened.pulse),
            openings: happened.openings.iter().map(fair::Opening::to_line).collect(),
        }
    }

    fn news(&self, number: u64, news: &table::News) -> News {
        use table::News as Of;
        let n = Seat::number;
        match news {
            Of::Sat { seat, name } => News::Sat { seat: n(*seat), name: text(name) },
            Of::Waits { name } => News::Waits { name: text(name) },
            Of::WaitsNoMore { place } => News::WaitsNoMore { place: *place },
            Of::AddedComputer { seat, computer } => {
                News::AddedComputer { seat: n(*seat), computer: text(computer) }
            }
            Of::Left { seat } => News::Left { seat: n(*seat) },
            Of::Removed { seat } => News::Removed { seat: n(*seat) },
            Of::Rules { draft } => News::Rules { rules: HouseRules::of(draft) },
            Of::Time { turn_time } => News::Time { turn_time: turn_time_text(*turn_time).to_owned() },
            Of::Hints { on } => News::Hints { on: *on },
            Of::Committed { commitment } => News::Committed { commitment: commitment.to_string() },
            Of::Ready { seat, share } => {
                News::Ready { seat: n(*seat), share: share.map(|share| share.0.to_string()) }
            }
            Of::NotReady { seat } => News::NotReady { seat: n(*seat) },
            Of::Started { dealer, shares, seen, roots } => News::Started {
                dealer: n(*dealer),
                shares: shares.iter().map(|share| share.0.to_string()).collect(),
                seen: self.seen(number, seen),
                roots: roots.iter().map(fair::Hash::to_string).collect(),
            },
            Of::Played { seat, cause, seen, roots } => News::Played {
                seat: n(*seat),
                cause: cause_text(*cause).to_owned(),
                seen: self.seen(number, seen),
                roots: roots.iter().map(fair::Hash::to_string).collect(),
                counts: self.counts(number).map(<[Count]>::to_vec),
            },
            Of::Revealed { secret } => News::Revealed { secret: secret.clone() },
            Of::Came { seat } => News::Came { seat: n(*seat) },
            Of::Went { seat } => News::Went { seat: n(*seat) },
            Of::Away { seat, why } => News::Away {
                seat: n(*seat),
                why: match why {
                    AwayWhy::Gone => "gone",
                    AwayWhy::Said => "said",
                }
                .to_owned(),
            },
            Of::Back { seat } => News::Back { seat: n(*seat) },
            Of::Replaced { seat, computer } => News::Replaced { seat: n(*seat), computer: text(computer) },
            Of::TakenBack { seat } => News::TakenBack { seat: n(*seat) },
            Of::Host => News::Host,
            Of::Paused { seat } => News::Paused { seat: n(*seat) },
            Of::Resumed { seat } => News::Resumed { seat: n(*seat) },
            Of::Said { seat, phrase } => {
                News::Said { seat: n(*seat), phrase: phrase_text(*phrase).to_owned() }
            }
            Of::NameDeleted { seat } => News::NameDeleted { seat: n(*seat) },
            Of::Reminded => News::Reminded,
            Of::Restarted => News::Restarted,
            Of::Closed { why, commitment, secret } => News::Closed {
                why: closing_text(*why).to_owned(),
                commitment: commitment.as_ref().map(fair::Hash::to_string),
                secret: secret.clone(),
            },
        }
    }

    fn seen(&self, number: u64, seen: &SeenSteps) -> Vec<SeenStep> {
        match seen {
            OfGame::Wippen(seen) => {
                let text = |action: &wippen::Action| {
                    self.act(number).map_or_else(|| action.card().to_string(), str::to_owned)
                };
                seen.iter().map(|seen| step(seen, &text)).collect()
            }
            OfGame::Toepen(seen) => {
                seen.iter().map(|seen| step(seen, &|action| action.to_string())).collect()
            }
        }
    }
}

/// The word for what a fact says, and whether cards come with it.
pub(crate) fn says_text<G: Recorded>(says: &G::Says) -> (&'static str, bool) {
    let known = G::SAYS.iter().find(|(of, ..)| of == says);
    known.map_or(("", false), |(_, word, cards)| (*word, *cards))
}

pub(crate) fn step<G: Recorded>(seen: &Seen<G>, text: &dyn Fn(&<G as Game>::Action) -> String) -> SeenStep {
    match seen {
        Seen::Act { seat, action } => SeenStep::Act { seat: seat.number(), mv: text(action) },
        Seen::Deal(packets) => SeenStep::Deal { packets: packets.iter().map(packet).collect() },
        Seen::Fact { about, says, face_up, cards } => {
            let (says, with_cards) = says_text::<G>(says);
            SeenStep::Fact {
                seat: about.number(),
                says: says.to_owned(),
                cards: cards.filter(|_| with_cards).map(texts),
                face_up: *face_up && with_cards,
            }
        }
    }
}

fn packet(packet: &SeenPacket) -> Packet {
    Packet {
        seat: match packet.to {
            Place::Hand(seat) => Some(seat.number()),
            Place::Table => None,
        },
        cards: packet.cards.map_or(CardsSeen::Count(packet.count), |cards| CardsSeen::Faces(texts(cards))),
    }
}

fn snapshot(all: &table::Snapshot, now: Millis) -> Snapshot {
    let hash = fair::Hash::to_string;
    Snapshot {
        number: all.number,
        at: all.at.0,
        now: now.0,
        you: you(all.you),
        listed: all.listed,
        rules: HouseRules::of(&all.draft),
        turn_time: turn_time_text(all.turn_time).to_owned(),
        hints: all.hints,
        seats: all.seats.iter().map(seat_facts).collect(),
        waiting: all.waiting.iter().map(text).collect(),
        paused: all.paused,
        pulse: pulse(&all.pulse),
        view: all.view.as_ref().map(view),
        commitment: all.commitment.as_ref().map(hash),
        shares: all.shares.iter().map(|share| share.0.to_string()).collect(),
        roots: all.roots.iter().map(hash).collect(),
        secret: all.secret.clone(),
        sheets: all.sheets.iter().map(sheet).collect(),
        payments: all.payments.iter().map(Payment::from).collect(),
        closing: all.closing.map(|why| closing_text(why).to_owned()),
    }
}

fn seat_facts(seat: &table::SeatFacts) -> SeatFacts {
    SeatFacts {
        name: text(&seat.name),
        computer: seat.computer.as_ref().map(text),
        person: seat.person,
        here: seat.here,
        away: seat.away,
        gone_since: seat.gone_since.map(|since| since.0),
        ready: seat.ready,
    }
}

fn sheet(sheet: &table::Sheet) -> Sheet {
    Sheet {
        game: sheet.game.name().to_owned(),
        names: sheet.names.iter().map(text).collect(),
        rows: sheet.rows.iter().map(|row| row.to_vec()).collect(),
    }
}

fn pulse(pulse: &table::Pulse) -> Pulse {
    let all = MAX_SEATS as u8;
    Pulse {
        stage: stage_text(pulse.stage).to_owned(),
        host: pulse.host.map(Seat::number),
        deadlines: pulse.deadlines.iter().map(|at| at.map(|at| at.0)).collect(),
        asked: members(pulse.asked, all),
        away: members(pulse.away, all),
        stopped: pulse.stopped,
    }
}

fn you(who: Who) -> You {
    match who {
        Who::Seat(seat) => You::Seat { seat: seat.number() },
        Who::Elsewhere(seat) => You::Elsewhere { seat: seat.number() },
        Who::Waiting => You::Waiting,
        Who::Spectator => You::Spectator,
    }
}

/// Why a command is refused, without a sentence.
pub fn why(refusal: &Refusal) -> Why {
    let key = match refusal {
        Refusal::Illegal(illegal) => return why_illegal(*illegal),
        Refusal::Late => "refusal-late",
        Refusal::FromTheFuture => "refusal-from-the-future",
        Refusal::TooFast => "refusal-too-fast",
        Refusal::NoSeat => "refusal-no-seat",
        Refusal::ElsewhereNow => "refusal-elsewhere-now",
        Refusal::ComputerPlays => "refusal-computer-plays",
        Refusal::WrongSeat => "refusal-wrong-seat",
        Refusal::HostOnly => "refusal-host-only",
        Refusal::OnlyBefore => "refusal-only-before",
        Refusal::OnlyDuring => "refusal-only-during",
        Refusal::OnlyAfter => "refusal-only-after",
        Refusal::Paused => "refusal-paused",
        Refusal::NotPaused => "refusal-not-paused",
        Refusal::Full => "refusal-full",
        Refusal::NameTaken => "refusal-name-taken",
        Refusal::Rules(_) => "refusal-rules",
        Refusal::NotReady => "refusal-not-ready",
        Refusal::NotCommitted => "refusal-not-committed",
        Refusal::NotAwayLong => "refusal-not-away-long",
        Refusal::AlreadySo => "refusal-already-so",
        Refusal::WrongCode => "refusal-wrong-code",
        Refusal::Closed => "refusal-closed",
    };
    Why::key(key)
}

fn text(name: &Name) -> String {
    name.as_str().to_owned()
}

/// A command's name as text.
fn id_text(id: u128) -> String {
    format!("{id:032x}")
}

/// The word for what a table is at.
pub(crate) const fn stage_text(stage: Stage) -> &'static str {
    match stage {
        Stage::Before => "before",
        Stage::During => "during",
        Stage::After => "after",
        Stage::Closed => "closed",
    }
}

/// The word for a time to answer.
pub(crate) const fn turn_time_text(time: TurnTime) -> &'static str {
    match time {
        TurnTime::None => "none",
        TurnTime::Quick => "20s",
        TurnTime::Usual => "45s",
        TurnTime::Slow => "2min",
        TurnTime::Day => "day",
    }
}

/// The word for a phrase: its key in the message files without what all of them begin with.
pub(crate) fn phrase_text(phrase: Phrase) -> &'static str {
    phrase.key().trim_start_matches("phrase-")
}

const fn cause_text(cause: Cause) -> &'static str {
    match cause {
        Cause::Person => "person",
        Cause::Computer => "computer",
        Cause::TimeUp => "time_up",
        Cause::Away => "away",
        Cause::NoAnswer => "no_answer",
    }
}

const fn closing_text(why: Closing) -> &'static str {
    match why {
        Closing::Host => "host",
        Closing::Idle => "idle",
        Closing::RulesChanged => "rules_changed",
        Closing::Operator => "operator",
        Closing::Full => "full",
    }
}
