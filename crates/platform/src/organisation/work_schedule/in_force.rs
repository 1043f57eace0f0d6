//! Which hours hold on a day.

use jiff::civil;
use schema::{Date, Document};

use super::{VALID_FROM, VALID_TO};

/// The schedule in force on a day: of those whose dates hold it, the latest `validFrom`, then the latest made.
pub fn in_force(schedules: &[Document], day: civil::Date) -> Option<&Document> {
    let from = |schedule: &Document| schedule.get(VALID_FROM).map(|Date(from)| from);
    schedules
        .iter()
        .filter(|schedule| {
            let has_begun = from(schedule).is_some_and(|from| from <= day);
            has_begun && schedule.get(VALID_TO).is_none_or(|Date(to)| day <= to)
        })
        .max_by_key(|schedule| (from(schedule), schedule.sequence))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::organisation::work_schedule::{NAME_FR, WORK_SCHEDULES};

    fn schedule(name: &str, sequence: i64, from: civil::Date, to: Option<civil::Date>) -> Document {
        let mut schedule = Document::new(&WORK_SCHEDULES)
            .with(NAME_FR, name.to_owned())
            .with(VALID_FROM, Date(from));
        if let Some(to) = to {
            schedule.set(VALID_TO, Date(to));
        }
        schedule.sequence = sequence;
        schedule
    }

    fn name_on(schedules: &[Document], day: civil::Date) -> Option<String> {
        in_force(schedules, day).and_then(|schedule| schedule.get(NAME_FR))
    }

    #[test]
    fn ramadan_interrupts_the_normal_hours() {
        let ramadan = (date(2026, 2, 18), Some(date(2026, 3, 19)));
        let all = [
            schedule("normal", 1, date(2020, 1, 1), None),
            schedule("ramadan", 2, ramadan.0, ramadan.1),
        ];
        for (day, name) in [
            (date(2019, 12, 31), None),
            (date(2026, 2, 17), Some("normal")),
            (date(2026, 2, 18), Some("ramadan")),
            (date(2026, 3, 19), Some("ramadan")),
            (date(2026, 3, 20), Some("normal")),
        ] {
            assert_eq!(name_on(&all, day).as_deref(), name, "{day}");
        }
    }

    #[test]
    fn of_two_from_the_same_day_the_latest_made_holds() {
        let from = date(2026, 1, 1);
        let all = [schedule("second", 9, from, None), schedule("first", 3, from, None)];
        assert_eq!(name_on(&all, date(2026, 5, 1)).as_deref(), Some("second"));
    }
}
