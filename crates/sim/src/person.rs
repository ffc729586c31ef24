//! Somebody with a client: all they know of the table is what messages said, and all they do is send texts.

use crate::back::Socket;
use crate::house::CODE;
use crate::known::Known;
use crate::proof::Proofs;
use game::kit::Chance;
use table::Millis;
use wire::{ClientMessage, Question, ServerMessage, Wish};

/// After so long without an answer a command is sent again.
pub(crate) const PATIENCE: Millis = Millis::seconds(5);

/// After so many refusals in a row nobody goes on trying.
const MOST_REFUSED: u32 = 4;

/// A command that has not been answered.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub id: String,
    pub wish: Wish,
    pub text: String,
    /// When it was last sent.
    pub at: Millis,
}

/// What somebody is like: one in so many times that they think, they …
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits {
    /// … cheat; 0: never.
    pub cheats: usize,
    /// … do two things at once; 0: never.
    pub hasty: usize,
    /// … leave for good; 0: never.
    pub leaves: usize,
    /// How long they take to think, in milliseconds, at least and at most.
    pub takes: (u64, u64),
}

/// What follows from a message for somebody's connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// Something to think about.
    News,
    /// Nothing to think about.
    Nothing,
    /// They were somebody else when they were here before, and come again without what they know.
    Mistaken,
    /// Their first message was not taken, and they come again.
    Unheard,
    /// A code for another device.
    Code(String),
}

/// Somebody with a client.
pub(crate) struct Person {
    pub name: String,
    /// None: somebody who can only look on.
    pub token: Option<String>,
    /// Wants a seat.
    pub plays: bool,
    pub habits: Habits,
    pub chance: Chance,
    pub known: Known,
    pub proofs: Proofs,
    /// The connection, as far as they know.
    pub socket: Option<Socket>,
    /// When they think next.
    pub thinks_at: Option<Millis>,
    /// How often nothing came of that.
    pub idle: u32,
    /// Never comes back.
    pub gone: bool,
    /// Is there, and does nothing.
    pub dozes: bool,
    /// Comes with a code that moves a seat.
    pub claim: Option<String>,
    pub letters: Vec<Letter>,
    /// What can be played, as they were told, and by which entry.
    pub moves: Option<(u64, Vec<String>)>,
    /// The entry by which they asked last what can be played, and when.
    pub asked: Option<(u64, Millis)>,
    /// Answers that said that a command was carried out: its id, its wish and the entry.
    pub done: Vec<(String, Wish, u64)>,
    /// So many messages came.
    pub messages: u64,
    /// So many commands in a row were refused.
    refused: u32,
    /// Every id that they ever gave a command.
    pub ids: Vec<String>,
    place: u64,
    drawn: u64,
}

impl Person {
    pub fn new(place: u64, name: &str, plays: bool, habits: Habits, chance: Chance) -> Person {
        Person {
            name: name.to_owned(),
            token: Some(format!("token-of-{place:023}")),
            plays,
            habits,
            chance,
            known: Known::default(),
            proofs: Proofs::default(),
            socket: None,
            thinks_at: None,
            idle: 0,
            gone: false,
            dozes: false,
            claim: None,
            letters: Vec::new(),
            moves: None,
            asked: None,
            done: Vec::new(),
            messages: 0,
            refused: 0,
            ids: Vec::new(),
            place,
            drawn: 0,
        }
    }

    /// One in so many; 0: never.
    pub fn one_in(&mut self, many: usize) -> bool {
        many > 0 && self.chance.below(many) == 0
    }

    /// The first message of a connection.
    pub fn hello(&mut self) -> String {
        let claim = self.claim.take();
        // Now and then a client has forgotten what it knew.
        let last = self.known.last().filter(|_| claim.is_none()).filter(|_| self.chance.below(8) > 0);
        text(&ClientMessage::Hello {
            version: wire::VERSION,
            table: CODE.to_owned(),
            token: self.token.clone(),
            last,
            claim,
            lang: None,
        })
    }

    /// A command, to be sent until it is answered.
    pub fn command(&mut self, wish: Wish, now: Millis) -> String {
        let id = self.new_id();
        let on = self.known.last().unwrap_or(0);
        let text = text(&ClientMessage::Command { id: id.clone(), on, wish: wish.clone() });
        self.letters.push(Letter { id, wish, text: text.clone(), at: now });
        text
    }

    pub fn new_id(&mut self) -> String {
        self.drawn += 1;
        let id = format!("{:016x}{:016x}", self.place + 1, self.drawn * 2);
        self.ids.push(id.clone());
        id
    }

    /// What can be played, as a question.
    pub fn question(&mut self, now: Millis) -> String {
        self.asked = Some((self.known.last().unwrap_or(0), now));
        text(&ClientMessage::Ask { id: "moves".to_owned(), about: Question::Moves })
    }

    /// The commands that have not been answered for so long.
    pub fn again(&mut self, now: Millis, patience: Millis) -> Vec<String> {
        let old = self.letters.iter_mut().filter(|letter| now - letter.at >= patience);
        old.map(|letter| {
            letter.at = now;
            letter.text.clone()
        })
        .collect()
    }

    /// Takes in a message.
    ///
    /// # Panics
    /// If it cannot be read, or says what cannot be.
    pub fn hear(&mut self, text: &str) -> Heard {
        let message: ServerMessage =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{}: {error}: {text}", self.name));
        self.messages += 1;
        self.known.hear(&message);
        self.proofs.hear(&message, self.known.all.as_deref());
        match message {
            ServerMessage::Welcome { you, .. } if self.known.you() != Some(you) => Heard::Mistaken,
            ServerMessage::Done { id, number, .. } => {
                self.answered(&id, Some(number));
                self.refused = 0;
                Heard::News
            }
            ServerMessage::Refused { id: Some(id), .. } => {
                if id == "moves" {
                    self.asked = None;
                }
                self.answered(&id, None);
                self.refused += 1;
                // Whoever is refused again and again takes their time.
                if self.refused < MOST_REFUSED { Heard::News } else { Heard::Nothing }
            }
            ServerMessage::Answer { number, moves, .. } => {
                let lawful = moves.into_iter().filter(|mv| mv.why.is_none());
                self.moves = Some((number, lawful.filter_map(|mv| mv.mv).collect()));
                Heard::News
            }
            ServerMessage::Code { code, .. } => Heard::Code(code),
            ServerMessage::Error { why, .. } if why.key == "refusal-hello-first" => Heard::Unheard,
            ServerMessage::Entry { news: None, .. } | ServerMessage::Pong { .. } => Heard::Nothing,
            _ => Heard::News,
        }
    }

    fn answered(&mut self, id: &str, number: Option<u64>) {
        let Some(at) = self.letters.iter().position(|letter| letter.id == id) else { return };
        let letter = self.letters.remove(at);
        if let Some(number) = number {
            self.done.push((letter.id, letter.wish, number));
        }
    }
}

/// A message as text.
pub(crate) fn text(message: &ClientMessage) -> String {
    serde_json::to_string(message).expect("every message can be written")
}
