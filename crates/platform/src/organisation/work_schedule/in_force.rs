//! Which hours hold for somebody on a day.

use jiff::civil;
use schema::{Date, Document, Field, Id};

use super::{ANNEXE, BUREAU, DIRECTION, DIVISION, EMPLOYEE, RAMADAN, RAMADAN_EXEMPT, SERVICE, VALID_FROM, VALID_TO};

#[cfg(test)]
mod tests;

/// Where somebody stands on a day. What is not known is nobody's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// Who.
    pub employee: Option<Id>,
    /// The bureau,
    pub bureau: Option<Id>,
    /// its service,
    pub service: Option<Id>,
    /// its division,
    pub division: Option<Id>,
    /// its direction,
    pub direction: Option<Id>,
    /// the annexe.
    pub annexe: Option<Id>,
}

impl Placement {
    /// What a schedule may be of, the narrowest first (decision 14).
    fn levels(&self) -> [(Field<Id>, &Option<Id>); 6] {
        [
            (EMPLOYEE, &self.employee),
            (BUREAU, &self.bureau),
            (SERVICE, &self.service),
            (DIVISION, &self.division),
            (DIRECTION, &self.direction),
            (ANNEXE, &self.annexe),
        ]
    }

    /// How narrow a schedule is that is about them: 0 for their own, the greatest for the commune's; none where it is of others.
    fn level(&self, schedule: &Document) -> Option<usize> {
        let levels = self.levels();
        let of = levels
            .iter()
            .enumerate()
            .find_map(|(at, (key, own))| Some((at, schedule.get(*key)?, *own)));
        match of {
            None => Some(levels.len()),
            Some((at, id, own)) => (own.as_ref() == Some(&id)).then_some(at),
        }
    }
}

/// The schedule in force on a day for somebody: person, bureau, service, division, direction, annexe, commune. Within one level
/// hours of Ramadan come first on its days, then the latest `validFrom`, then the latest made. Who has none of Ramadan has the
/// nearest wider ones, unless theirs say otherwise.
pub fn in_force<'s>(schedules: &'s [Document], whose: &Placement, day: civil::Date) -> Option<&'s Document> {
    let from = |schedule: &Document| schedule.get(VALID_FROM).map(|Date(from)| from);
    let is_ramadan = |schedule: &Document| schedule.get(RAMADAN) == Some(true);
    let candidates: Vec<(usize, &Document)> = schedules
        .iter()
        .filter(|schedule| {
            let has_begun = from(schedule).is_some_and(|from| from <= day);
            has_begun && schedule.get(VALID_TO).is_none_or(|Date(to)| day <= to)
        })
        .filter_map(|schedule| Some((whose.level(schedule)?, schedule)))
        .collect();
    let nearest = |only_ramadan: bool| {
        let fitting = candidates.iter().filter(|(_, one)| !only_ramadan || is_ramadan(one));
        let found =
            fitting.max_by_key(|(level, one)| (std::cmp::Reverse(*level), is_ramadan(one), from(one), one.sequence));
        found.map(|(_, schedule)| *schedule)
    };
    let own = nearest(false)?;
    if is_ramadan(own) || own.get(RAMADAN_EXEMPT) == Some(true) {
        return Some(own);
    }
    Some(nearest(true).unwrap_or(own))
}
