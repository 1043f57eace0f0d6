//! Conditions written in declarations: the arms of a case, the `when` of a tally, what an act is open to.

use std::cmp::Ordering;

use crate::Value;

/// A condition on a document's own stored columns and the clock. Constant, so that it can stand in a declaration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Condition {
    /// Holds for every document.
    Always,
    /// The field has a value.
    Set(&'static str),
    /// The field has no value.
    Unset(&'static str),
    /// The field equals the term.
    Is(&'static str, Term),
    /// The field holds another value than the term.
    IsNot(&'static str, Term),
    /// The field lies strictly after the term.
    After(&'static str, Term),
    /// The field lies strictly before the term.
    Before(&'static str, Term),
    /// The field is at most the other field of the same document.
    AtMost(&'static str, &'static str),
    /// All hold.
    All(&'static [Condition]),
    /// At least one holds.
    Any(&'static [Condition]),
}

/// What a condition compares with. Clock terms are bound once per request.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Term {
    /// The instant of the request.
    Now,
    /// The day of the request in Morocco.
    Today,
    /// That day plus the number of days of a setting (its key and its default).
    TodayPlus(&'static str, i64),
    /// The first of January of that day's year.
    YearStart,
    /// The first of January of the next year.
    NextYear,
    /// A text, a word, a day or an instant.
    Text(&'static str),
    /// A number.
    Int(i64),
    /// Yes or no.
    Flag(bool),
}

/// The instant of the request.
pub const NOW: Term = Term::Now;
/// The day of the request in Morocco.
pub const TODAY: Term = Term::Today;
/// The first of January of the request's year.
pub const YEAR_START: Term = Term::YearStart;

/// The first of January of the year after the request's.
pub const NEXT_YEAR: Term = Term::NextYear;

/// Today plus the days that a setting says.
pub const fn days_from_today(setting: &'static str, default: i64) -> Term {
    Term::TodayPlus(setting, default)
}

/// Today less a fixed number of days.
pub const fn days_ago(days: i64) -> Term {
    Term::TodayPlus("", -days)
}

/// All of them hold.
pub const fn all(conditions: &'static [Condition]) -> Condition {
    Condition::All(conditions)
}

/// At least one of them holds.
pub const fn any(conditions: &'static [Condition]) -> Condition {
    Condition::Any(conditions)
}

impl Condition {
    /// The fields that it names.
    pub fn names(&self) -> Vec<&'static str> {
        match self {
            Condition::Always => Vec::new(),
            Condition::Set(name)
            | Condition::Unset(name)
            | Condition::Is(name, _)
            | Condition::IsNot(name, _)
            | Condition::After(name, _)
            | Condition::Before(name, _) => vec![name],
            Condition::AtMost(name, other) => vec![name, other],
            Condition::All(members) | Condition::Any(members) => members.iter().flat_map(Condition::names).collect(),
        }
    }

    /// What it comes to in the three values of SQL, as the store would say it of a row: none where it cannot be said, because a value
    /// is missing. `value` answers the value of a field, `term` what a field is compared with.
    pub fn evaluate(
        &self,
        value: &dyn Fn(&'static str) -> Value,
        term: &dyn Fn(&'static str, Term) -> Value,
    ) -> Option<bool> {
        let compare = |name: &'static str, with: Term| {
            let value = value(name);
            (!value.is_null()).then(|| value.cmp(&term(name, with)))
        };
        match *self {
            Condition::Always => Some(true),
            Condition::Set(name) => Some(!value(name).is_null()),
            Condition::Unset(name) => Some(value(name).is_null()),
            Condition::Is(name, with) => Some(compare(name, with)? == Ordering::Equal),
            Condition::IsNot(name, with) => Some(compare(name, with)? != Ordering::Equal),
            Condition::After(name, with) => Some(compare(name, with)? == Ordering::Greater),
            Condition::Before(name, with) => Some(compare(name, with)? == Ordering::Less),
            Condition::AtMost(name, other) => {
                let (value, most) = (value(name), value(other));
                (!value.is_null() && !most.is_null()).then(|| value <= most)
            }
            Condition::All(members) => decided_by(false, members.iter().map(|member| member.evaluate(value, term))),
            Condition::Any(members) => decided_by(true, members.iter().map(|member| member.evaluate(value, term))),
        }
    }

    /// Whether the condition depends on the clock, so that its totals may not be cached.
    pub fn is_clocked(&self) -> bool {
        match self {
            Condition::Is(_, term)
            | Condition::IsNot(_, term)
            | Condition::After(_, term)
            | Condition::Before(_, term) => {
                matches!(
                    term,
                    Term::Now | Term::Today | Term::TodayPlus(..) | Term::YearStart | Term::NextYear
                )
            }
            Condition::All(of) | Condition::Any(of) => of.iter().any(Condition::is_clocked),
            Condition::Always | Condition::Set(_) | Condition::Unset(_) | Condition::AtMost(..) => false,
        }
    }
}

/// That value as soon as one member has it; the other one when all have that.
fn decided_by(decisive: bool, members: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut is_known = true;
    for member in members {
        match member {
            Some(said) if said == decisive => return Some(decisive),
            Some(_) => {}
            None => is_known = false,
        }
    }
    is_known.then_some(!decisive)
}
