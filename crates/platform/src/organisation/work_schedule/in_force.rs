//! Which hours hold for somebody on a day.

use std::borrow::Cow;

use jiff::civil;
use schema::{Date, Document, Field, Id};

use super::{
    ANNEXE, BREAK, BREAK_START, BUREAU, DIRECTION, DIVISION, EMPLOYEE, END, FRIDAY_BREAK, FRIDAY_BREAK_START,
    OVERNIGHT, RAMADAN, RAMADAN_EXEMPT, SERVICE, START, VALID_FROM, VALID_TO,
};

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
/// hours of Ramadan come first on its days, then the latest `validFrom`, then the latest made. Who has none of Ramadan keeps the
/// days of their week, and works that part of their hours which lies in the nearest wider ones of Ramadan: never longer than
/// before. Hours of the night, hours that say so and hours beyond those of the commune stay as they are.
pub fn in_force<'s>(schedules: &'s [Document], whose: &Placement, day: civil::Date) -> Option<Cow<'s, Document>> {
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
        return Some(Cow::Borrowed(own));
    }
    let Some(ramadan) = nearest(true) else {
        return Some(Cow::Borrowed(own));
    };
    if day < SHORTENED_SINCE {
        return Some(Cow::Borrowed(ramadan));
    }
    let of_commune = whose.levels().len();
    let commune = candidates
        .iter()
        .filter(|(level, one)| *level == of_commune && !is_ramadan(one))
        .max_by_key(|(_, one)| (from(one), one.sequence))
        .map(|(_, one)| *one);
    Some(shortened(own, commune, ramadan).map_or(Cow::Borrowed(own), Cow::Owned))
}

/// Since when hours of one's own are shortened in Ramadan and keep their week; in the months of Ramadan before, whoever had none of
/// Ramadan worked the commune's, and those days stay as they were.
const SHORTENED_SINCE: civil::Date = civil::date(2026, 4, 1);

/// Hours within those of the commune, as far as they lie in those of Ramadan; nothing where they stay as they are.
fn shortened(own: &Document, commune: Option<&Document>, ramadan: &Document) -> Option<Document> {
    let hours = |row: &Document| row.get(START).zip(row.get(END));
    let ((start, end), (from, to)) = hours(own).zip(hours(ramadan))?;
    // `HH:MM` compares as text.
    let is_within = commune
        .and_then(hours)
        .is_some_and(|(opens, closes)| opens <= start && end <= closes);
    let (begins, ends) = (start.max(from), end.min(to));
    if own.get(OVERNIGHT) == Some(true) || !is_within || ends <= begins {
        return None;
    }
    let mut row = own.clone().with(START, begins).with(END, ends);
    for key in [BREAK, FRIDAY_BREAK] {
        row.set_or_clear(key, ramadan.get(key));
    }
    for key in [BREAK_START, FRIDAY_BREAK_START] {
        row.set_or_clear(key, ramadan.get(key));
    }
    Some(row)
}
