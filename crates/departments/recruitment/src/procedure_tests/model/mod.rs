//! The procedure of an exam a second time, from the decisions and not from the code: who is in which state, told what and when, on
//! which list, by whose signatures, and what is refused. It shares the words of the wire with what it judges, and nothing else.

mod appeal;
mod authority;
mod ranking;
mod result;
mod review;

pub(super) use review::{application_refusal, other_clerk};

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};

use super::cast::{SPECIALTIES, TESTS, test};

/// Somebody with an account.
pub(super) type User = &'static str;

/// What somebody did at a test.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sat {
    /// Did not come.
    Absent,
    /// Who gave which mark, in hundredths; of whoever types a sheet nobody.
    Marks(Vec<(Option<User>, i64)>),
    /// What an appeal said; all who decided of it by then.
    Appealed(i64, BTreeSet<User>),
}

/// A candidate.
#[derive(Clone, Debug, Default)]
pub(super) struct Person {
    pub(super) id: String,
    pub(super) card: String,
    pub(super) specialty: usize,
    pub(super) birth: String,
    pub(super) ground: Option<&'static str>,
    pub(super) service: i64,
    pub(super) mail: Option<String>,
    pub(super) state: &'static str,
    /// What was published of them last.
    pub(super) word: Option<&'static str>,
    pub(super) number: Option<String>,
    /// What was decided of each claim, and by whom.
    pub(super) proofs: BTreeMap<&'static str, (&'static str, User)>,
    /// Eliminated for service that was not proved.
    pub(super) is_out_for_service: bool,
    pub(super) reviewer: Option<User>,
    pub(super) second: Option<User>,
    pub(super) sat: BTreeMap<&'static str, Sat>,
    pub(super) written: Option<i64>,
    pub(super) oral: Option<i64>,
    pub(super) score: Option<i64>,
    pub(super) rank: Option<usize>,
    pub(super) has_declined: bool,
    pub(super) is_employed: bool,
    /// How many mails went out.
    pub(super) mails: usize,
    /// Since when a letter waits for the desk.
    pub(super) letter: Option<Timestamp>,
}

impl Person {
    pub(super) fn position(&self) -> &'static str {
        SPECIALTIES[self.specialty].position
    }

    /// The claims that are made.
    pub(super) fn claims(&self) -> Vec<&'static str> {
        let ground = self.ground.map(|_| "ground");
        ground
            .into_iter()
            .chain((self.service > 0).then_some("service"))
            .collect()
    }

    /// What was decided of a claim.
    pub(super) fn proof(&self, claim: &str) -> Option<&'static str> {
        let decided = self.proofs.get(claim).map_or("undecided", |(state, _)| state);
        self.claims().contains(&claim).then_some(decided)
    }

    /// The tests of a half that they sit.
    pub(super) fn tests(&self, is_written: bool) -> impl Iterator<Item = &'static str> {
        let own = TESTS.iter().filter(move |one| one.is_written() == is_written);
        let specialty = self.specialty;
        own.filter(move |one| one.is_of(specialty)).map(|one| one.id)
    }
}

/// What an appeal is and has become.
#[derive(Clone, Debug)]
pub(super) struct Appeal {
    pub(super) id: String,
    pub(super) person: usize,
    pub(super) about: &'static str,
    pub(super) test: Option<&'static str>,
    pub(super) first: BTreeSet<User>,
    pub(super) state: &'static str,
    pub(super) mark: Option<i64>,
    pub(super) decider: Option<User>,
    pub(super) executor: Option<User>,
    /// A decision gives a post more.
    pub(super) has_post: bool,
}

impl Appeal {
    /// Nothing waits for it any more: refused, or accepted and carried out.
    pub(super) fn is_settled(&self) -> bool {
        self.state == "refused" || self.executor.is_some()
    }
}

/// A line of a public list: number, specialty, rank and score of who is ranked, word.
pub(super) type Line = (String, &'static str, Option<(usize, i64)>, &'static str);

/// A list that is public.
#[derive(Clone, Debug)]
pub(super) struct PublicList {
    pub(super) at: Timestamp,
    pub(super) until: Option<Timestamp>,
    pub(super) lines: Vec<Line>,
    /// How many times it was published again.
    pub(super) revisions: usize,
}

/// The days of appeal of the exam.
pub(super) const APPEAL_DAYS: i64 = 3;

/// The exam as it ought to be.
pub(super) struct Model {
    pub(super) now: Timestamp,
    pub(super) people: Vec<Person>,
    pub(super) appeals: Vec<Appeal>,
    pub(super) lists: BTreeMap<&'static str, PublicList>,
    /// Who signed each lock, under its phase, with the test of a presence.
    pub(super) locks: Vec<(String, BTreeSet<User>)>,
    pub(super) corrigenda: usize,
    pub(super) numbers: usize,
    /// The seed of the exam, by which equals are told apart at last.
    pub(super) seed: String,
    /// What the ranking rests on that two signed last.
    signed: ranking::Basis,
}

impl Model {
    pub(super) fn new(now: Timestamp) -> Self {
        Model {
            now,
            people: Vec::new(),
            appeals: Vec::new(),
            lists: BTreeMap::new(),
            locks: Vec::new(),
            corrigenda: 0,
            numbers: 0,
            seed: String::new(),
            signed: ranking::Basis::default(),
        }
    }

    pub(super) fn is_public(&self, list: &str) -> bool {
        self.lists.contains_key(list)
    }

    /// Those in a state.
    pub(super) fn in_state(&self, state: &str) -> Vec<usize> {
        (0..self.people.len())
            .filter(|at| self.people[*at].state == state)
            .collect()
    }

    /// A message waits for somebody: a mail says so, to whoever gave an address.
    pub(super) fn tell(&mut self, at: usize) {
        self.people[at].mails += usize::from(self.people[at].mail.is_some());
    }

    /// A decision bears a reason for somebody: without an address a letter waits for the desk (decision 74).
    pub(super) fn notify(&mut self, at: usize) {
        self.tell(at);
        if self.people[at].mail.is_none() {
            self.people[at].letter = Some(self.now);
        }
    }

    /// A corrigendum is told to whoever has not withdrawn.
    pub(super) fn publish_corrigendum(&mut self) {
        self.corrigenda += 1;
        for at in 0..self.people.len() {
            if self.people[at].state != "withdrawn" {
                self.tell(at);
            }
        }
    }

    /// Until when whatever is published now may be appealed against.
    fn days_from_now(&self) -> Timestamp {
        self.now + SignedDuration::from_hours(24 * APPEAL_DAYS)
    }

    fn publish(&mut self, list: &'static str, has_days: bool, lines: Vec<Line>) {
        let until = has_days.then(|| self.days_from_now());
        let new = PublicList {
            at: self.now,
            until,
            lines,
            revisions: 0,
        };
        self.lists.insert(list, new);
    }

    /// Whether the days of a list run.
    pub(super) fn days_run(&self, list: &str) -> bool {
        let until = self.lists.get(list).and_then(|one| one.until);
        until.is_some_and(|until| until > self.now)
    }

    /// Whether appeals about these wait for somebody.
    pub(super) fn has_unsettled(&self, about: &[&str]) -> bool {
        let mut open = self.appeals.iter().filter(|one| !one.is_settled());
        open.any(|one| about.contains(&one.about))
    }

    /// Who signed a phase, all its locks together.
    pub(super) fn signers(&self, phase: &str) -> BTreeSet<User> {
        let own = self.locks.iter().filter(|(of, _)| of == phase);
        own.flat_map(|(_, signers)| signers.iter().copied()).collect()
    }

    pub(super) fn is_locked(&self, phase: &str) -> bool {
        self.locks.iter().any(|(of, _)| of == phase)
    }

    /// A line of a list about somebody.
    fn line(&self, at: usize, is_ranked: bool) -> Line {
        let one = &self.people[at];
        (
            one.number.clone().unwrap_or_default(),
            SPECIALTIES[one.specialty].id,
            one.rank.zip(one.score).filter(|_| is_ranked),
            one.state,
        )
    }
}

/// Of what an appeal may be.
pub(super) const OF_FILES: [&str; 3] = ["elimination", "ground", "service"];
pub(super) const ALL_SUBJECTS: [&str; 6] = ["elimination", "ground", "service", "presence", "mark", "ranking"];

/// Whether a test is a written one.
fn is_written(id: &str) -> bool {
    test(id).is_written()
}
