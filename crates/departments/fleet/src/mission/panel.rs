//! What the first screen shows of missions: who is out now, how many left this month, and everybody's own.

use engine::{Cx, Extension};
use schema::{Choice as _, Document, Field, Filter, Id, Label, Lang, Order, Path, Result, Tone};

use super::{
    CANCELLED_AT, CAR, COMPANIONS, DEPART, DESTINATION, DESTINATION_AR, DISTANCE, DRIVER, EMPLOYEE, ENDS, MISSIONS,
    OBJECT, OBJECT_AR, Status,
};
use crate::car::{self, CARS};
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Figure, Line, Mark, Measured, Rows, moment_text};
use platform::home::month::{DaySpan, so_far};
use platform::home::presence::{Whereabout, Whereabouts};
use platform::home::unit::UnitPanel;
use platform::home::{Panel, faces, task};
use platform::people::permission::MISSION_ADMIN;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OUT, &OWN, &COUNT, &KILOMETRES, &OF_UNIT, &Whereabouts(away)];

const LIST: &str = "/order-mission";

/// Whether the caller sees missions that are not its own.
fn sees_others(cx: &Cx<'_>) -> bool {
    cx.who().holds_auth(MISSION_ADMIN) || cx.who().holds_permission(crate::READS)
}

const OUT: Panel = Panel {
    id: "missions.out",
    label: Label::new("في مهمة الآن", "En mission maintenant", "Out on mission now"),
    place: Place::Grid,
    rank: 10,
    shown_to: sees_others,
    content: |cx| out(cx, Vec::new()),
};

const OWN: Panel = Panel {
    id: "missions.own",
    label: Label::new("مهامكم المقبلة", "Vos prochaines missions", "Your next missions"),
    place: Place::Grid,
    rank: 75,
    shown_to: |cx| cx.who().employee.is_some(),
    content: own,
};

const COUNT: Panel = Panel {
    id: "missions.month",
    label: Label::new("مهام هذا الشهر", "Missions du mois", "Missions this month"),
    place: Place::Figure,
    rank: 20,
    shown_to: sees_others,
    content: |cx| {
        let (now, before) = so_far(cx.today());
        let link = format!("{LIST}?month={}", &cx.today().to_string()[..7]);
        let count = |span: DaySpan| cx.count_readable(&MISSIONS, departures_in(span));
        Ok(count(now)?.zip(count(before)?).map(|(value, before)| {
            Content::Figure(Figure {
                value: i64::try_from(value).unwrap_or(i64::MAX),
                before: i64::try_from(before).ok(),
                link: Some(link),
                ..Figure::default().ruled(COUNT_RULE, cx.lang())
            })
        }))
    },
};

const COUNT_RULE: Label = Label::new(
    "أوامر غير ملغاة انطلقت من أول الشهر إلى اليوم، بجانب نفس الأيام من الشهر السابق",
    "Ordres non annulés dont le départ est du 1er du mois à ce jour, à côté des mêmes jours du mois précédent",
    "Orders that were not cancelled and left since the first of the month, beside the same days of the month before",
);
const KILOMETRES_RULE: Label = Label::new(
    "الفرق بين قراءتي العداد لمهام هذه الأيام، بجانب نفس الأيام من الشهر السابق",
    "Différence des relevés de compteur des missions de ces jours, à côté des mêmes jours du mois précédent",
    "Difference of the odometer readings of the missions of these days, beside the same days of the month before",
);

const KILOMETRES: Panel = Panel {
    id: "missions.kilometres",
    label: Label::new("كيلومترات الشهر", "Kilomètres du mois", "Kilometres this month"),
    place: Place::Figure,
    rank: 30,
    shown_to: sees_others,
    content: |cx| {
        let (now, before) = so_far(cx.today());
        let (Some(value), Some(before)) = (kilometres(cx, now)?, kilometres(cx, before)?) else {
            return Ok(None);
        };
        // Nothing is known of kilometres where nobody reads the odometers.
        if value == 0 && before == 0 {
            return Ok(None);
        }
        Ok(Some(Content::Figure(Figure {
            value,
            of: Measured::Kilometres,
            before: Some(before),
            link: Some(format!("{LIST}?tab=summary&month={}", &cx.today().to_string()[..7])),
            ..Figure::default().ruled(KILOMETRES_RULE, cx.lang())
        })))
    },
};

const OF_UNIT: UnitPanel = UnitPanel {
    id: "missions.ofUnit",
    label: Label::new("مهام الوحدة", "Missions de l’unité", "Missions of the unit"),
    rank: 10,
    content: |cx, people| {
        let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
        let now = cx.moment();
        next_missions(cx, vec![EMPLOYEE.any_of(ids), ENDS.gt(now)], task::LINES * 2)
    },
};

/// That left in those days and were not cancelled.
fn departures_in(span: DaySpan) -> [Filter; 2] {
    [span.moments(DEPART), CANCELLED_AT.is_null()]
}

fn kilometres(cx: &Cx<'_>, span: DaySpan) -> Result<Option<i64>> {
    let (by, part) = (CANCELLED_AT.def, engine::Part::Whole);
    let groups = cx.groups_readable(&MISSIONS, departures_in(span), by, part, Some(DISTANCE.def))?;
    let sums = |groups: Vec<engine::Group>| {
        let sums = groups
            .iter()
            .filter_map(|group| group.measures.first().copied().flatten());
        sums.sum()
    };
    Ok(groups.map(sums))
}

/// Under way at this moment.
fn under_way(cx: &Cx<'_>) -> [Filter; 3] {
    let now = cx.moment();
    [DEPART.le(now), ENDS.gt(now), CANCELLED_AT.is_null()]
}

/// Those that are out, the first back first.
fn out(cx: &Cx<'_>, more: Vec<Filter>) -> Result<Option<Content>> {
    let filters = under_way(cx).into_iter().chain(more);
    let order = Order::ascending(Path::own(MISSIONS.need(ENDS)?));
    let found = cx.page_readable(&MISSIONS, filters, order, task::LINES as u64)?;
    let Some((missions, total)) = found else {
        return Ok(None);
    };
    Ok(Some(Content::Rows(Rows {
        rows: lines(cx, &missions, |mission| {
            // The end is hidden: what the caller reads of it is the return.
            let back = mission.get(super::RETURN);
            (
                back.map(moment_text),
                Badge::new(status(cx, Status::InProgress), Tone::Warn),
            )
        })?,
        total,
        link: Some(format!("{LIST}?status={}", Status::InProgress.word())),
    })))
}

fn status(cx: &Cx<'_>, status: Status) -> &'static str {
    status.label().text(cx.lang())
}

/// The caller's own that are not over.
fn own(cx: &Cx<'_>) -> Result<Option<Content>> {
    let own = cx.who().employee.clone().unwrap_or_default();
    let mine = Filter::Any(vec![
        EMPLOYEE.eq(own.clone()),
        DRIVER.eq(own.clone()),
        COMPANIONS.contains([own]),
    ]);
    next_missions(cx, vec![mine, ENDS.gt(cx.moment())], task::LINES)
}

/// Those of a choice that are not over, the first to leave first.
fn next_missions(cx: &Cx<'_>, mut filters: Vec<Filter>, limit: usize) -> Result<Option<Content>> {
    filters.push(CANCELLED_AT.is_null());
    let order = Order::ascending(Path::own(MISSIONS.need(DEPART)?));
    let found = cx.page_readable(&MISSIONS, filters, order, limit as u64)?;
    let Some((missions, total)) = found.filter(|(_, total)| *total > 0) else {
        return Ok(None);
    };
    let now = cx.moment();
    let rows = lines(cx, &missions, |mission| {
        let departs = mission.get(DEPART);
        let state = if departs.is_some_and(|at| at <= now) {
            Status::InProgress
        } else {
            Status::Upcoming
        };
        let tone = if state == Status::Upcoming {
            Tone::Info
        } else {
            Tone::Warn
        };
        (departs.map(moment_text), Badge::new(status(cx, state), tone))
    })?;
    Ok(Some(Content::Rows(Rows {
        rows,
        total,
        link: Some(LIST.to_owned()),
    })))
}

/// Each with who goes, where to and with which car, as far as the caller may see them.
fn lines(cx: &Cx<'_>, missions: &[Document], when: impl Fn(&Document) -> (Option<String>, Badge)) -> Result<Vec<Line>> {
    let mut people = faces(cx, missions.iter().filter_map(|mission| mission.get(EMPLOYEE)))?;
    let cars: Vec<String> = missions
        .iter()
        .filter_map(|mission| mission.get(CAR))
        .map(|Id(id)| id)
        .collect();
    let cars = cx.many_readable(&CARS, &cars)?;
    let line = |mission: &Document| {
        let who = mission.get(EMPLOYEE).and_then(|Id(id)| people.remove(&id));
        let car = mission.get(CAR).and_then(|Id(id)| cars.iter().find(|car| car.id == id));
        let (until, badge) = when(mission);
        Line {
            title: who
                .as_ref()
                .map(|face| face.name.clone())
                .or_else(|| in_language(mission, [OBJECT, OBJECT_AR], cx.lang()))
                .unwrap_or_default(),
            detail: destination(mission, cx.lang()),
            face: who,
            mark: car.and_then(|car| Some(Mark::new(&crate::plate::PLATE, car.get(car::PLATE_TEXT)?))),
            until,
            badge: Some(badge),
            ..Line::about(mission, cx.lang())
        }
    };
    Ok(missions.iter().map(line).collect())
}

/// Where to, as the reader says it.
fn destination(mission: &Document, lang: Lang) -> String {
    in_language(mission, [DESTINATION, DESTINATION_AR], lang).unwrap_or_default()
}

/// What stands in both languages; the Arabic may be missing.
fn in_language(mission: &Document, [other, arabic]: [Field<String>; 2], lang: Lang) -> Option<String> {
    let own = if lang == Lang::Ar { mission.get(arabic) } else { None };
    own.or_else(|| mission.get(other))
}

/// Those of these people who are out on a mission, with where to as far as the caller may read that.
fn away(cx: &Cx<'_>, people: &[Id]) -> Result<Vec<Whereabout>> {
    let theirs = Filter::Any(vec![
        EMPLOYEE.any_of(people),
        DRIVER.any_of(people),
        COMPANIONS.contains(people),
    ]);
    let mut found = Vec::new();
    for mission in cx.all(&MISSIONS, under_way(cx).into_iter().chain([theirs]))? {
        let is_readable = cx.reads(&mission);
        for employee in super::rules::participants(&mission)
            .into_iter()
            .filter(|id| people.contains(id))
        {
            found.push(Whereabout {
                employee,
                badge: Badge::new(
                    whereabouts(cx.lang(), is_readable.then(|| destination(&mission, cx.lang()))),
                    Tone::Warn,
                ),
                until: mission.get(ENDS),
                link: is_readable.then(|| MISSIONS.page_of(&mission.id)),
            });
        }
    }
    Ok(found)
}

fn whereabouts(lang: Lang, destination: Option<String>) -> String {
    let words = Label::new("في مهمة", "En mission", "On mission").text(lang);
    match destination {
        Some(place) => format!("{words} · {place}"),
        None => words.to_owned(),
    }
}

/// Orders whose dates are still to be set, for whoever writes them.
pub(super) static TASKS: &[Extension] = &[&task::Task {
    id: "missions.dates",
    label: Label::new("مهام بدون مواعيد", "Missions sans dates", "Missions without dates"),
    tone: Tone::Info,
    link: "/order-mission?dates=unset",
    count: |cx| {
        let mut filters = vec![DEPART.is_null(), CANCELLED_AT.is_null()];
        if !cx.who().holds_auth(MISSION_ADMIN) {
            let Some(own) = cx.who().employee.clone() else {
                return Ok(0);
            };
            filters.push(EMPLOYEE.eq(own));
        }
        Ok(cx.count_readable(&MISSIONS, filters)?.unwrap_or(0))
    },
}];
