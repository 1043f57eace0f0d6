//! Who settles an appeal (decision 73): two people of those whose act is contested, neither of whom decided first; where fewer
//! than two are left, those of the other committees take their places. The secretariat gives no mark and no presence.

use std::collections::BTreeSet;

use super::super::cast::{CLERKS, COMMITTEES, Committee};
use super::{Appeal, Model, OF_FILES, Sat, User, is_written};

/// Two settle it.
const TWO: usize = 2;

impl Model {
    /// Who decided what somebody contests: they reviewed the file, marked, closed the presence, signed the ranking.
    pub(super) fn first_deciders(&self, person: usize, about: &str, test: Option<&'static str>) -> BTreeSet<User> {
        let one = &self.people[person];
        match (about, test) {
            ("mark", Some(test)) => match one.sat.get(test) {
                Some(Sat::Marks(marks)) => marks.iter().filter_map(|(by, _)| *by).collect(),
                Some(Sat::Appealed(_, deciders)) => deciders.clone(),
                Some(Sat::Absent) | None => BTreeSet::new(),
            },
            ("presence", Some(test)) => self.signers(&format!("presence {test}")),
            ("ranking", _) => self.signers("ranking"),
            _ => one.file_deciders().collect(),
        }
    }

    fn is_of(&self, appeal: &Appeal, committee: &Committee) -> bool {
        let position = self.people[appeal.person].position();
        let kind = match (appeal.about, appeal.test) {
            ("presence", _) => "supervision",
            ("mark", Some(test)) if is_written(test) => "written",
            ("mark", _) => "oral",
            // Nobody is appointed for the ranking: the committee of selection.
            _ => "selection",
        };
        committee.kind == kind && committee.position.is_none_or(|own| own == position)
    }

    /// Everybody who may settle an appeal.
    pub(in super::super) fn settlers(&self, appeal: &Appeal) -> BTreeSet<User> {
        let without_first = |people: Vec<User>| -> BTreeSet<User> {
            let left = people.into_iter().filter(|user| !appeal.first.contains(user));
            left.collect()
        };
        let members = |of: &dyn Fn(&&Committee) -> bool| -> Vec<User> {
            let meant = COMMITTEES.iter().filter(of);
            meant.flat_map(|one| one.members.iter().copied()).collect()
        };
        let own = members(&|one| self.is_of(appeal, one));
        let is_of_secretariat = own.is_empty() && OF_FILES.contains(&appeal.about);
        let left = if is_of_secretariat {
            without_first(secretariat())
        } else {
            without_first(own)
        };
        if left.len() >= TWO {
            return left;
        }
        // Whoever marks stays blind: to say who was there is the others'.
        let is_blind = |one: &&Committee| appeal.about == "presence" && one.kind == "written";
        let mut others = without_first(members(&|one| !is_blind(one)));
        if is_of_secretariat {
            others.extend(left);
        }
        others
    }

    /// Why somebody does not decide an appeal.
    pub(in super::super) fn decision_refusal(
        &self,
        appeal: &Appeal,
        user: User,
        is_accepted: bool,
    ) -> Option<&'static str> {
        if appeal.first.contains(user) {
            return Some("appeal_decided_first");
        }
        if !self.settlers(appeal).contains(user) {
            return Some("appeal_not_yours");
        }
        if appeal.state != "filed" {
            return Some("appeal_already_decided");
        }
        let is_gone = self.subject_refusal(appeal.person, appeal.about, appeal.test).is_some();
        (is_accepted && is_gone).then_some("appeal_without_subject")
    }

    /// Why somebody does not carry an appeal out.
    pub(in super::super) fn execution_refusal(&self, appeal: &Appeal, user: User) -> Option<&'static str> {
        let is_other = appeal.decider != Some(user) && self.settlers(appeal).contains(user);
        if !is_other {
            return Some("appeal_carried_out_by_another");
        }
        let is_open = appeal.state == "accepted" && appeal.executor.is_none();
        (!is_open).then_some("appeal_not_accepted")
    }
}

/// The secretariat: its clerks, and the administrator, who holds every right.
fn secretariat() -> Vec<User> {
    CLERKS.into_iter().chain(["karim"]).collect()
}
