//! Leave in the calendars of other programs: that somebody is absent, and nothing of why (decision 59).

use std::collections::HashMap;

use engine::input::FromArgument;
use engine::{Act, Allowed, Cx, Extension, inputs};
use jiff::ToSpan;
use platform::calendar_feed::{
    self, CalendarAddress, CalendarEnded, CalendarEvent, CalendarFeed, CalendarSubscription, EventTime, FeedScope,
    stamp_of,
};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Id, Label, Lang, Result, Shape};
use serde_json::Value as Json;

use super::field::{EMPLOYEE, END, LEAVE_REQUESTS, STATUS, Status};
use super::plan::span_of;
use super::schedule::visible_people;

/// How far back a calendar shows leave, in days.
const SHOWN_BACK: i64 = 90;

static FEED: CalendarFeed = CalendarFeed {
    id: "leave",
    name: || Label::new("الغيابات", "Absences", "Absences"),
    events,
};

/// What stands in calendars of leave.
pub(super) static FEEDS: &[Extension] = &[&FEED];

const ABSENT: Label = Label::new("غائب(ة)", "Absent(e)", "Absent");

/// The path of a calendar, told once; a former address opens nothing any more.
pub(super) const SUBSCRIBE: Act<FeedInput, CalendarAddress, CalendarSubscription> = Act::run(
    "leaveRequests.subscribe",
    calendar_feed::wording::SUBSCRIBE,
    Allowed::Users,
    |cx, wanted| calendar_feed::subscribe(cx, &FEED, wanted),
)
.with_secrets()
.prepare_with(|_, wanted: FeedInput| {
    let AbsenceScope(scope) = wanted.scope.unwrap_or(AbsenceScope(FeedScope::Own));
    Ok(CalendarSubscription::new(scope))
});

/// The caller's address opens nothing any more.
pub(super) const UNSUBSCRIBE: Act<(), CalendarEnded> = Act::run(
    "leaveRequests.unsubscribe",
    calendar_feed::wording::UNSUBSCRIBE,
    Allowed::Users,
    |cx, ()| calendar_feed::unsubscribe(cx, &FEED),
);

inputs! {
    /// Which calendar is wanted.
    pub(super) struct FeedInput {
        /// Whose absences it shows: `own`, or `unit` for those of the own unit and of the units that one heads.
        scope: Option<AbsenceScope> = may("scope"),
    }
}

/// Whose absences; any other word stands for one's own.
#[derive(Clone)]
struct AbsenceScope(FeedScope);

const UNIT: &str = "unit";

impl FromArgument for AbsenceScope {
    const SHAPE: Shape = Shape::Word(&[FeedScope::Own.wire(), UNIT]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = String::read(name, given)?;
        Ok(word.filter(|word| word == UNIT).map(|_| AbsenceScope(FeedScope::All)))
    }
}

fn events(cx: &Cx<'_>, scope: FeedScope) -> Result<Vec<CalendarEvent>> {
    let people = match (scope, cx.who().employee.clone()) {
        (FeedScope::All, _) => visible_people(cx)?,
        (FeedScope::Own, Some(own)) => cx.get(&EMPLOYEES, &own)?.into_iter().collect(),
        (FeedScope::Own, None) => Vec::new(),
    };
    let names: HashMap<&str, String> = people.iter().map(|one| (one.id.as_str(), name(cx, one))).collect();
    let since = cx.today().saturating_sub(SHOWN_BACK.days());
    let filters = [
        EMPLOYEE.any_of(names.keys().copied()),
        END.ge(Date(since)),
        STATUS.eq(Status::Approved),
    ];
    let rows = cx.all(&LEAVE_REQUESTS, filters)?;
    rows.iter().map(|row| event(cx, row, &names)).collect()
}

fn event(cx: &Cx<'_>, row: &Document, names: &HashMap<&str, String>) -> Result<CalendarEvent> {
    let span = span_of(row)?;
    let Id(employee) = row.need(EMPLOYEE)?;
    let name = names.get(employee.as_str()).cloned().unwrap_or_default();
    Ok(CalendarEvent {
        id: row.id.clone(),
        stamp: stamp_of(row),
        time: EventTime::Days(span.start, span.end),
        summary: format!("{name} – {}", ABSENT.text(cx.lang())),
        place: String::new(),
        about: String::new(),
    })
}

/// What somebody is called in the language of the calendar.
fn name(cx: &Cx<'_>, one: &Document) -> String {
    let name = match cx.lang() {
        Lang::Ar => employee::NAME_AR,
        Lang::Fr | Lang::En => employee::NAME_FR,
    };
    one.get(name).unwrap_or_default()
}
