//! Which version of a type is in force on a day.

use engine::Cx;
use jiff::civil;
use schema::{Date, Document, Result};

use super::{CODE, LEAVE_TYPES, VALID_FROM};

/// Every version of every type, read once.
pub struct Versions(Vec<Document>);

impl Versions {
    /// All of them.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn read(cx: &Cx<'_>) -> Result<Versions> {
        cx.all(&LEAVE_TYPES, []).map(Versions)
    }

    /// The version of a type in force on a day: the latest that has begun.
    pub fn in_force(&self, code: &str, day: civil::Date) -> Option<&Document> {
        let begun = self.0.iter().filter(|version| {
            let is_of = version.get(CODE).as_deref() == Some(code);
            is_of && version.get(VALID_FROM).is_some_and(|Date(from)| from <= day)
        });
        begun.max_by_key(|version| version.get(VALID_FROM))
    }

    /// The version in force of every type on a day, in the order in which the types were made.
    pub fn all_in_force(&self, day: civil::Date) -> Vec<&Document> {
        let mut codes: Vec<String> = Vec::new();
        for code in self.0.iter().filter_map(|version| version.get(CODE)) {
            if !codes.contains(&code) {
                codes.push(code);
            }
        }
        let in_force = codes.iter().filter_map(|code| self.in_force(code, day));
        in_force.collect()
    }
}
