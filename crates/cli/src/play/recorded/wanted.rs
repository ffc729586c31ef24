//! What the command line asks for, compared with a match that has begun: nothing of it can be changed.

use super::trouble::Trouble;
use crate::play::company;
use fair::{Secret, Share};
use game::State;
use record::{Header, Recorded, Running};
use serde_json::{Map, Value};

/// What options say about the match; what they leave open agrees with anything.
#[derive(Clone, Default, Debug)]
pub struct Wanted {
    /// `--players`
    pub players: Option<u64>,
    /// `--rules` and `--set`, as in the notation.
    pub rules: Map<String, Value>,
    /// `--dealer`
    pub dealer: Option<u64>,
    /// `--humans`
    pub people: Option<u64>,
    /// `--names`
    pub names: Vec<String>,
    /// `--bots`
    pub bots: Vec<String>,
    /// `--seed`
    pub seed: Option<u64>,
    /// `--share`
    pub share: Option<String>,
}

impl Wanted {
    /// Is the match as it is wanted?
    ///
    /// # Errors
    /// The first option that says something else.
    pub fn check<G: Recorded>(&self, running: &Running<G>) -> Result<(), Trouble> {
        let header = running.record().header();
        let seats = usize::from(header.players());
        let people = header.bots().iter().filter(|bot| bot.is_none()).count();
        let same = |wanted: Option<u64>, is: u64| wanted.is_none_or(|wanted| wanted == is);
        let agreed = [
            ("--players", same(self.players, seats as u64)),
            ("--rules", self.same_preset(header)),
            ("--set", self.same_switches(header)),
            ("--dealer", same(self.dealer, u64::from(header.dealer().number()))),
            ("--humans", same(self.people, people as u64)),
            ("--names", self.same_names(header)),
            ("--bots", self.same_bots(header)),
            ("--seed", self.same_seed(running)),
            ("--share", self.same_share(running)),
        ];
        match agreed.into_iter().find(|(_, same)| !same) {
            Some((option, _)) => Err(Trouble::Otherwise(option)),
            None => Ok(()),
        }
    }

    fn same_preset<G: Recorded>(&self, header: &Header<G, State<G>>) -> bool {
        self.rules.get("preset").is_none_or(|preset| rules(header).get("preset") == Some(preset))
    }

    /// Would the rules be the same if these switches were set once more?
    fn same_switches<G: Recorded>(&self, header: &Header<G, State<G>>) -> bool {
        let mut wanted = rules(header);
        let switches = self.rules.iter().filter(|(key, _)| *key != "preset");
        wanted.extend(switches.map(|(key, value)| (key.clone(), value.clone())));
        let setup = G::setup(Value::Object(wanted), header.players(), header.dealer().number());
        setup.is_ok_and(|setup| terms::<G>(&setup) == terms::<G>(header.setup()))
    }

    fn same_names<G: Recorded>(&self, header: &Header<G, State<G>>) -> bool {
        let same = |(wanted, is): (&String, &String)| {
            let wanted = company::tidy(wanted);
            wanted.is_empty() || wanted.to_lowercase() == is.to_lowercase()
        };
        self.names.len() <= header.names().len() && self.names.iter().zip(header.names()).all(same)
    }

    /// The last one that is named stands for all further seats.
    fn same_bots<G: Recorded>(&self, header: &Header<G, State<G>>) -> bool {
        let Some(last) = self.bots.last() else { return true };
        let are: Vec<&String> = header.bots().iter().flatten().collect();
        let wanted = self.bots.iter().chain(std::iter::repeat(last));
        self.bots.len() <= are.len() && are.into_iter().zip(wanted).all(|(is, wanted)| is == wanted)
    }

    fn same_seed<G: Recorded>(&self, running: &Running<G>) -> bool {
        let is = running.dealer().secret().commitment();
        self.seed.is_none_or(|seed| Secret::of_seed(seed).commitment() == is)
    }

    fn same_share<G: Recorded>(&self, running: &Running<G>) -> bool {
        self.share.as_ref().is_none_or(|text| running.record().shares().contains(&Share::of(text)))
    }
}

fn terms<G: Recorded>(setup: &G::Setup) -> Value {
    G::terms(&G::open(setup).0).rules
}

fn rules<G: Recorded>(header: &Header<G, State<G>>) -> Map<String, Value> {
    match terms::<G>(header.setup()) {
        Value::Object(rules) => rules,
        _ => Map::new(),
    }
}
