//! What the first screen and the screens of heads show of today: how many came, and who of a unit did.

use std::collections::HashMap;

use engine::{Cx, Extension};
use jiff::ToSpan;
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Figure, Line, Rows, word_of};
use platform::home::presence::{Attended, line, rest_note};
use platform::home::task::Task;
use platform::home::unit::UnitPanel;
use schema::{Date, Document, FieldDef, Id, Label, Result, Tone};

use super::{DATE, DAY_KIND, DayKind, EMPLOYEE, FIRST_IN, POINTAGES, STATUS, Status};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&CAME, &OF_UNIT, &ON_LEAVE, &Attended(attended)];

/// Reads the days of everybody.
const READS: &str = "pointage:read";

const CAME: Panel = Panel {
    id: "pointages.came",
    label: Label::new("الحاضرون اليوم", "Arrivés aujourd’hui", "Came today"),
    place: Place::Figure,
    rank: 14,
    shown_to: |cx| cx.who().holds_permission(READS),
    content: |cx| {
        let came = [DATE.eq(Date(cx.today())), FIRST_IN.is_not_null()];
        let (found, note) = (cx.count_readable(&POINTAGES, came), rest_note(cx));
        let (found, note) = (found?, note?);
        Ok(found.map(|count| {
            Content::Figure(Figure {
                note,
                link: Some("/pointage?tab=now".to_owned()),
                ..Figure::of(count).ruled(CAME_RULE, cx.lang())
            })
        }))
    },
};
const CAME_RULE: Label = Label::new(
    "من عرف وقت دخولهم اليوم",
    "Ceux dont la première entrée d’aujourd’hui est connue",
    "Those whose first entry today is known",
);

/// So many days a finding is shown.
const FINDING_DAYS: i64 = 30;

/// Whoever came while they were granted leave: to be recorded as back, or asked about.
pub(super) static ON_LEAVE: Task = Task {
    id: "pointages.presentOnLeave",
    label: Label::new("حاضرون خلال رخصهم", "Présents pendant un congé", "Present during leave"),
    tone: Tone::Warn,
    link: "/pointage?tab=days&finding=onLeave",
    count: |cx| {
        // Administrators keep the house, not its attendance.
        if cx.who().is_admin || !cx.who().holds_permission(crate::KEEPS) {
            return Ok(0);
        }
        let since = cx.today().saturating_sub(FINDING_DAYS.days());
        let came = [
            DATE.ge(Date(since)),
            DAY_KIND.eq(DayKind::Leave),
            FIRST_IN.is_not_null(),
        ];
        Ok(cx.count_readable(&POINTAGES, came)?.unwrap_or(0))
    },
};

const OF_UNIT: UnitPanel = UnitPanel {
    id: "pointages.ofUnit",
    label: Label::new("حضور اليوم", "Présence du jour", "Presence today"),
    rank: 5,
    content: of_unit,
};

/// How many of these people came today: a day that was set right without an hour counts by its status. Nothing where neither a
/// terminal nor anybody else tells of one of them, for then nobody knows who is there.
fn attended(cx: &Cx<'_>, people: &[Id]) -> Result<Option<u64>> {
    let filters = [DATE.eq(Date(cx.today())), EMPLOYEE.any_of(people)];
    let days = cx.fields_readable(&POINTAGES, filters, &[DAY_KIND.def, STATUS.def, FIRST_IN.def])?;
    let came = |day: &&Document| {
        let status = day.get(STATUS);
        day.get(FIRST_IN).is_some() || matches!(status, Some(Status::OnTime | Status::Tolerable | Status::Late))
    };
    let is_measured = |day: &Document| {
        let kind = day.get(DAY_KIND);
        came(&day)
            || (matches!(kind, Some(DayKind::Work | DayKind::Waiting))
                && day.get(STATUS) != Some(Status::NotRegistered))
    };
    let count = days.iter().filter(came).count() as u64;
    Ok(days.iter().any(is_measured).then_some(count))
}

/// Everybody of the unit whose day is known, who has not come before who has.
fn of_unit(cx: &Cx<'_>, people: &[Document]) -> Result<Option<Content>> {
    let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
    let filters = [DATE.eq(Date(cx.today())), EMPLOYEE.any_of(ids)];
    let fields = [EMPLOYEE.def, DAY_KIND.def, STATUS.def, FIRST_IN.def];
    let days: HashMap<String, Document> = cx
        .fields_readable(&POINTAGES, filters, &fields)?
        .into_iter()
        .filter_map(|day| Some((day.get(EMPLOYEE)?.0, day)))
        .collect();
    let mut rows: Vec<(Option<String>, Line)> = people
        .iter()
        .filter_map(|one| {
            let day = days.get(&one.id)?;
            Some((day.get(FIRST_IN), line_of(cx, one, day)))
        })
        .collect();
    // What is not there comes first.
    rows.sort_by(|(one, _), (other, _)| one.cmp(other));
    let total = rows.len() as u64;
    Ok((total > 0).then(|| {
        Content::Rows(Rows {
            rows: rows.into_iter().map(|(_, line)| line).collect(),
            total,
            link: None,
        })
    }))
}

fn line_of(cx: &Cx<'_>, one: &Document, day: &Document) -> Line {
    let is_work = day.get(DAY_KIND) == Some(DayKind::Work);
    let field: FieldDef = if is_work { STATUS.def } else { DAY_KIND.def };
    let word = word_of(&field, day.value(field.name));
    let badge = word.map(|word| Badge::new(word.label.text(cx.lang()), word.tone.unwrap_or(Tone::Quiet)));
    Line {
        detail: day.get(FIRST_IN).unwrap_or_default(),
        badge,
        ..line(cx, one, None)
    }
}
