//! Missions in the calendars of other programs.

use std::collections::{HashMap, HashSet};

use engine::input::FromArgument;
use engine::{Act, Allowed, Cx, Extension, inputs};
use jiff::SignedDuration;
use platform::calendar_feed::{
    self, CalendarAddress, CalendarEnded, CalendarEvent, CalendarFeed, CalendarSubscription, EventTime, FeedScope,
    stamp_of,
};
use schema::{Collection, Document, Filter, Id, Instant, Result, Shape, error_codes};
use serde_json::Value as Json;

use super::rules::administers;
use super::{CANCELLED_AT, CAR, DEPART, DESTINATION, EMPLOYEE, ENDS, MISSIONS, NUM, OBJECT, YEAR};
use crate::car::CARS;
use platform::people::employee::EMPLOYEES;

/// How far back a calendar shows missions.
const SHOWN_BACK: SignedDuration = SignedDuration::from_hours(90 * 24);
/// How many missions it shows, the newest orders: what programs for calendars still take in one file.
const SHOWN: u64 = 2_000;

static FEED: CalendarFeed = CalendarFeed {
    id: "missions",
    name: || MISSIONS.many,
    events,
};

/// What stands in calendars of missions.
pub(super) static FEEDS: &[Extension] = &[&FEED];

/// The path of the calendar, told once; a former address opens nothing any more.
pub(super) const SUBSCRIBE: Act<Wanted, CalendarAddress, CalendarSubscription> = Act::run(
    "missions.calendar",
    calendar_feed::wording::SUBSCRIBE,
    Allowed::Users,
    subscribe,
)
.with_secrets()
.prepare_with(|_, wanted: Wanted| {
    let MissionScope(scope) = wanted.scope.unwrap_or(MissionScope(FeedScope::Own));
    Ok(CalendarSubscription::new(scope))
});

/// The caller's address opens nothing any more.
pub(super) const UNSUBSCRIBE: Act<(), CalendarEnded> = Act::run(
    "missions.endCalendar",
    calendar_feed::wording::UNSUBSCRIBE,
    Allowed::Users,
    |cx, ()| calendar_feed::unsubscribe(cx, &FEED),
);

inputs! {
    /// Which calendar is wanted.
    pub(super) struct Wanted {
        /// Whose missions it shows: one's own, or all, for administrators of missions.
        scope: Option<MissionScope> = may("scope"),
    }
}

/// How much of the missions; any other word stands for one's own.
#[derive(Clone)]
struct MissionScope(FeedScope);

impl FromArgument for MissionScope {
    const SHAPE: Shape = Shape::Word(&[FeedScope::Own.wire(), FeedScope::All.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let word = String::read(name, given)?;
        Ok(word
            .filter(|word| word == FeedScope::All.wire())
            .map(|_| MissionScope(FeedScope::All)))
    }
}

fn subscribe(cx: &mut Cx<'_>, wanted: &CalendarSubscription) -> Result<CalendarAddress> {
    if wanted.scope() == FeedScope::All && !administers(cx) {
        return Err(error_codes::UNAUTHORIZED.into());
    }
    calendar_feed::subscribe(cx, &FEED, wanted)
}

fn events(cx: &Cx<'_>, scope: FeedScope) -> Result<Vec<CalendarEvent>> {
    let since = Instant(cx.now() - SHOWN_BACK);
    let mut filters = vec![CANCELLED_AT.is_null(), ENDS.gt(since)];
    if scope == FeedScope::Own || !administers(cx) {
        let Some(own) = cx.who().employee.clone() else {
            return Ok(Vec::new());
        };
        filters.push(of_person(&own));
    }
    let missions = cx.newest(&MISSIONS, filters, 0, SHOWN)?;
    let mut names = titles(cx, &EMPLOYEES, missions.iter().filter_map(|one| one.get(EMPLOYEE)))?;
    names.extend(titles(cx, &CARS, missions.iter().filter_map(|one| one.get(CAR)))?);
    Ok(missions.iter().map(|mission| event(mission, &names)).collect())
}

/// The missions on which somebody goes, as whatever.
fn of_person(id: &str) -> Filter {
    Filter::Any(vec![
        EMPLOYEE.eq(id),
        super::DRIVER.eq(id),
        super::COMPANIONS.contains([id]),
    ])
}

/// What the documents with these ids are called: one query.
fn titles(cx: &Cx<'_>, of: &'static Collection, ids: impl Iterator<Item = Id>) -> Result<HashMap<Id, String>> {
    let ids: HashSet<String> = ids.map(|id| id.0).collect();
    let ids: Vec<String> = ids.into_iter().collect();
    let found = cx.many(of, &ids)?.into_iter();
    Ok(found.map(|row| (Id(row.id.clone()), row.title().0)).collect())
}

fn event(mission: &Document, names: &HashMap<Id, String>) -> CalendarEvent {
    let name = |id: Option<Id>| id.and_then(|id| names.get(&id).cloned());
    let about = [mission.get(OBJECT), name(mission.get(EMPLOYEE)), name(mission.get(CAR))];
    let at = |key| mission.get(key).map(|Instant(at)| at).unwrap_or_default();
    let place = mission.get(DESTINATION).unwrap_or_default();
    let number = format!("{}/{}", mission.get(NUM).unwrap_or(0), mission.get(YEAR).unwrap_or(0));
    CalendarEvent {
        id: mission.id.clone(),
        stamp: stamp_of(mission),
        time: EventTime::Moments(at(DEPART), at(ENDS)),
        summary: format!("{place} ({number})"),
        place,
        about: about.into_iter().flatten().collect::<Vec<_>>().join("\n"),
    }
}
