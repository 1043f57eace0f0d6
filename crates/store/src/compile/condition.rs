//! Declared conditions: the arms of cases, the `when` of tallies.

use schema::{Attr, Collection, Condition, FieldDef, Kind, Term};

use super::{ColumnRef, Compiler};
use crate::sql::Alias;

impl Compiler<'_> {
    /// Writes a condition; it may come out NULL when a column is.
    pub fn condition(&mut self, of: &'static Collection, alias: Alias, condition: &Condition) {
        match *condition {
            Condition::Always => drop(self.sql.push("TRUE")),
            Condition::Set(name) => {
                self.push_column(of, alias, name);
                self.sql.push(" IS NOT NULL");
            }
            Condition::Unset(name) => {
                self.push_column(of, alias, name);
                self.sql.push(" IS NULL");
            }
            Condition::Is(name, term) => self.compare(of, alias, name, " = ", term),
            Condition::IsNot(name, term) => self.compare(of, alias, name, " <> ", term),
            Condition::After(name, term) => self.compare(of, alias, name, " > ", term),
            Condition::Before(name, term) => self.compare(of, alias, name, " < ", term),
            Condition::AtMost(name, other) => {
                self.push_column(of, alias, name);
                self.sql.push(" <= ");
                self.push_column(of, alias, other);
            }
            Condition::All(members) => self.members(of, alias, members, " AND ", "TRUE"),
            Condition::Any(members) => self.members(of, alias, members, " OR ", "FALSE"),
        }
    }

    fn members(&mut self, of: &'static Collection, alias: Alias, members: &[Condition], joint: &str, empty: &str) {
        self.sql.push("(");
        for (at, member) in members.iter().enumerate() {
            if at > 0 {
                self.sql.push(joint);
            }
            self.condition(of, alias, member);
        }
        if members.is_empty() {
            self.sql.push(empty);
        }
        self.sql.push(")");
    }

    fn push_column(&mut self, of: &'static Collection, alias: Alias, name: &str) {
        match of.field(name) {
            Some(field) => self.field(of, alias, field),
            // A test of every catalogue keeps this from happening: see `layout::validate`.
            None => drop(self.sql.push("NULL")),
        }
    }

    fn compare(&mut self, of: &'static Collection, alias: Alias, name: &'static str, sign: &str, term: Term) {
        let Some(field) = of.field(name) else {
            self.sql.push("FALSE");
            return;
        };
        if let (Kind::Case { .. }, Term::Text(word), " = ") = (field.kind, term, sign) {
            self.case_is(
                ColumnRef {
                    of,
                    alias,
                    attr: Attr::Field(field),
                },
                word,
            );
            return;
        }
        self.is_clocked |= matches!(
            term,
            Term::Now | Term::Today | Term::TodayPlus(..) | Term::YearStart | Term::NextYear
        );
        self.field(of, alias, field);
        let bind = self.terms.bind(field, term);
        self.sql.push(sign).bind(bind);
    }

    /// Writes that a case comes out as the word: one of its arms, and none of those before it. Never NULL.
    pub(super) fn case_is(&mut self, place: ColumnRef, word: &str) {
        let Some(Kind::Case { arms, otherwise, .. }) = kind(place.attr) else {
            self.sql.push("FALSE");
            return;
        };
        self.sql.push("(FALSE");
        for (at, (condition, _)) in arms.iter().enumerate().filter(|(_, (_, gives))| *gives == word) {
            self.sql.push(" OR (");
            self.sure(place, condition);
            self.none_of(place, arms[..at].iter().filter(|(_, gives)| *gives != word));
            self.sql.push(")");
        }
        if otherwise == word {
            self.sql.push(" OR (TRUE");
            self.none_of(place, arms.iter().filter(|(_, gives)| *gives != word));
            self.sql.push(")");
        }
        self.sql.push(")");
    }

    fn sure(&mut self, place: ColumnRef, condition: &Condition) {
        self.sql.push("(");
        self.condition(place.of, place.alias, condition);
        self.sql.push(") IS TRUE");
    }

    fn none_of<'c>(&mut self, place: ColumnRef, arms: impl Iterator<Item = &'c (Condition, &'static str)>) {
        for (condition, _) in arms {
            self.sql.push(" AND (");
            self.condition(place.of, place.alias, condition);
            self.sql.push(") IS NOT TRUE");
        }
    }
}

fn kind(attr: Attr) -> Option<Kind> {
    match attr {
        Attr::Field(&FieldDef { kind, .. }) => Some(kind),
        _ => None,
    }
}
