//! What one call may ask in all, so that nobody's question takes the server from the others.

use std::collections::HashSet;

use crate::{Attr, Collection, Condition, Filter, Kind, Label, Op, Path, Rejection, Result, Value, error_codes};

/// Most values of all tests of a call.
pub const MOST_VALUES: usize = 2_000;
/// Most comparisons that the tests of a call come down to: a status that follows from dates is compared by each of them.
pub const MOST_TESTS: usize = 200;
/// Most orders of a call.
pub const MOST_ORDERS: usize = 10;

const TOO_MANY_VALUES: Label = Label::new(
    "عدد القيم: {count}، والحد الأقصى {most}",
    "{count} valeurs pour {most} au plus",
    "{count} values, {most} at most",
);
const TOO_MANY_TESTS: Label = Label::new(
    "عدد المقارنات: {count}، والحد الأقصى {most}",
    "{count} comparaisons pour {most} au plus",
    "{count} comparisons, {most} at most",
);
const TOO_MANY_ORDERS: Label = Label::new(
    "عدد معايير الترتيب: {count}، والحد الأقصى {most}",
    "{count} tris pour {most} au plus",
    "{count} orders, {most} at most",
);

/// What the tests of a call have asked so far.
#[derive(Default)]
pub(super) struct Budget {
    values: usize,
    tests: usize,
}

impl Budget {
    /// Counts a test.
    pub fn spend(&mut self, of: &'static Collection, path: &Path, op: Op, values: &[Value]) {
        self.values += values.len();
        self.tests += match &path.via {
            None => comparisons(of, path.attr, op, values),
            // What it links to is looked up for it.
            Some(via) => 1 + comparisons(via.view.of, path.attr, op, values),
        };
    }

    /// Counts every test of a filter.
    pub fn spend_all(&mut self, of: &'static Collection, filter: &Filter) {
        match filter {
            Filter::All(members) | Filter::Any(members) => {
                for member in members {
                    self.spend_all(of, member);
                }
            }
            Filter::Selective(test) => self.spend_all(of, test),
            Filter::Test { path, op, values } => self.spend(of, path, *op, values),
            Filter::Key { .. } | Filter::Holds(_) | Filter::Within(_) => {}
        }
    }

    /// Refuses what is too much, by its number and its bound.
    pub fn check(&self, orders: usize) -> Result<()> {
        for (count, most, reason) in [
            (self.values, MOST_VALUES, TOO_MANY_VALUES),
            (self.tests, MOST_TESTS, TOO_MANY_TESTS),
            (orders, MOST_ORDERS, TOO_MANY_ORDERS),
        ] {
            if count > most {
                let rejection = Rejection::new(error_codes::QUERY_INVALID).label("reason", reason);
                return Err(rejection.arg("count", count).arg("most", most).into());
            }
        }
        Ok(())
    }
}

/// Each value once, in its first place.
pub(super) fn distinct(mut values: Vec<Value>) -> Vec<Value> {
    let mut seen = HashSet::new();
    values.retain(|value| seen.insert(value.clone()));
    values
}

/// How many comparisons a test of an attribute of that collection comes down to. Values that are compared as one list are
/// one.
fn comparisons(of: &'static Collection, attr: Attr, op: Op, values: &[Value]) -> usize {
    let Attr::Field(field) = attr else {
        return 1;
    };
    match (field.kind, op) {
        (Kind::Case { words, .. }, Op::Equal | Op::NotEqual) => {
            let is_word = |value: &&Value| words.iter().any(|word| value.text() == Some(word.wire));
            // Each word is told from all that stand before it.
            weight(of, field.kind) * values.iter().filter(is_word).count().max(1)
        }
        (kind, Op::Contains | Op::NotContains) if kind.is_text() => values.len(),
        (_, Op::ContainsAll | Op::Search | Op::NotSearch) => values.len(),
        (kind, _) => weight(of, kind),
    }
}

/// How many comparisons the value of a field follows from.
fn weight(of: &'static Collection, kind: Kind) -> usize {
    match kind {
        Kind::Case { arms, .. } => arms.iter().map(|(condition, _)| leaves(of, condition)).sum(),
        Kind::Rollup { of: from, when, .. } => 1 + leaves(from(), &when),
        _ => 1,
    }
}

fn leaves(of: &'static Collection, condition: &Condition) -> usize {
    match *condition {
        Condition::Always => 0,
        Condition::All(members) | Condition::Any(members) => members.iter().map(|member| leaves(of, member)).sum(),
        Condition::Set(name)
        | Condition::Unset(name)
        | Condition::Is(name, _)
        | Condition::IsNot(name, _)
        | Condition::After(name, _)
        | Condition::Before(name, _)
        | Condition::AtMost(name, _) => of.field(name).map_or(1, |field| weight(of, field.kind)),
    }
}
