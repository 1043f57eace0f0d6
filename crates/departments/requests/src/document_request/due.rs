//! Until when a request is to be answered: so many working days of the commune after it came.

use engine::{Cx, Deadline};
use jiff::ToSpan;
use jiff::civil;
use platform::deadline::recipients;
use platform::organisation::holiday::{self, HOLIDAYS};
use platform::organisation::work_schedule::{self, Placement, WORK_SCHEDULES, in_force};
use platform::settings::threshold::Threshold;
use schema::{Date, Document, Label, Result};

use super::{DUE_ON, RequestStatus, STATUS};
use crate::permission::{DESK, PROCESSES};

/// Within how many working days a request is answered.
pub(super) static WORKING_DAYS: Threshold = Threshold {
    key: "org.documentRequestDays",
    label: Label::new(
        "أجل معالجة طلبات الوثائق (بأيام العمل)",
        "Délai de traitement des demandes de documents (jours ouvrés)",
        "Time to answer document requests (working days)",
    ),
    about: Label::new(
        "عدد أيام العمل التي تعالج خلالها الموارد البشرية طلب وثيقة إدارية؛ وبها ترتب لائحة الطلبات.",
        "Nombre de jours ouvrés dont disposent les ressources humaines pour établir un document\u{a0}; la file est classée par échéance.",
        "So many working days human resources have to make a document; the queue is ordered by what is due.",
    ),
    // From the same week to the sixty days of the law on administrative procedures (55-19).
    bounds: (1, 60),
    // Half a week, as desks of documents promise.
    preset: 3,
};

/// Whoever processes requests is told on the eve, and on the day.
pub(super) const ANSWER: Deadline = Deadline {
    only: &[STATUS.is(RequestStatus::Pending.wire())],
    lead: &[1, 0],
    // A week of delay stays on the list of what is due.
    stays: 7,
    resources: &[DESK],
    ..Deadline::on(
        "documentRequests.due",
        Label::new(
            "أجل معالجة طلب وثيقة",
            "Demande de document à traiter",
            "Document request due",
        ),
        DUE_ON,
        |cx, _| recipients::holders(cx, PROCESSES),
        "/rhDocuments/{id}",
    )
};

/// The days on which the commune works.
pub(super) struct Calendar {
    schedules: Vec<Document>,
    holidays: Vec<civil::Date>,
}

/// Monday to Friday, where no schedule says otherwise.
const WEEKDAYS: [i64; 5] = [1, 2, 3, 4, 5];

impl Calendar {
    /// Holidays and the schedule of the whole commune, from a day on.
    pub(super) fn since(cx: &Cx<'_>, from: civil::Date) -> Result<Calendar> {
        let holidays = cx.all(&HOLIDAYS, [holiday::DATE.ge(Date(from))])?;
        let days = holidays.iter().filter_map(|one| one.get(holiday::DATE));
        Ok(Calendar {
            schedules: cx.all(&WORK_SCHEDULES, [])?,
            holidays: days.map(|Date(day)| day).collect(),
        })
    }

    fn is_working_day(&self, day: civil::Date) -> bool {
        let schedule = in_force(&self.schedules, &Placement::default(), day);
        let weekdays = schedule.and_then(|one| one.get(work_schedule::WEEKDAYS));
        let weekdays = weekdays
            .filter(|days| !days.is_empty())
            .unwrap_or_else(|| WEEKDAYS.to_vec());
        let weekday = i64::from(day.weekday().to_monday_one_offset());
        weekdays.contains(&weekday) && !self.holidays.contains(&day)
    }

    /// The day so many working days after one.
    pub(super) fn after(&self, day: civil::Date, working_days: i64) -> civil::Date {
        let (mut day, mut left) = (day, working_days);
        // A year without a working day would be a mistake of the calendar: the search ends.
        for _ in 0..366 {
            if left <= 0 {
                break;
            }
            day = day.saturating_add(1.day());
            left -= i64::from(self.is_working_day(day));
        }
        day
    }

    /// How many working days lie after one day until another, which counts.
    pub(super) fn between(&self, from: civil::Date, to: civil::Date) -> i64 {
        let days = from.series(1.day()).skip(1).take_while(|day| *day <= to);
        i64::try_from(days.filter(|day| self.is_working_day(*day)).count()).unwrap_or(i64::MAX)
    }
}

/// Until when a request of today is to be answered.
pub(super) fn due_on(cx: &Cx<'_>) -> Result<Date> {
    let calendar = Calendar::since(cx, cx.today())?;
    Ok(Date(calendar.after(cx.today(), WORKING_DAYS.value(cx)?)))
}
