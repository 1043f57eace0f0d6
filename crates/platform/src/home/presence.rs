//! Who is where: what takes people elsewhere today is declared beside its noun, and asked for together.

use std::collections::HashMap;

use engine::{Cx, every};
use jiff::{ToSpan as _, civil};
use schema::{Date, Document, Id, Instant, Label, Lang, Result, Tone};

use super::content::{Badge, Figure, Line, day_text, moment_text};
use crate::people::employee::rank::functions_of;
use crate::people::employee::{self, EMPLOYEES};
use crate::workday::WorkCalendar;

/// How many of these people came to work today; nothing where it is measured of none of them.
pub struct Attended(pub fn(&Cx<'_>, &[Id]) -> Result<Option<u64>>);

/// Where people are who are not at their desk: of those that are asked about, each that this noun knows of.
pub struct Whereabouts(pub fn(&Cx<'_>, &[Id]) -> Result<Vec<Whereabout>>);

/// Where somebody is.
pub struct Whereabout {
    /// Who.
    pub employee: Id,
    /// In a few words, as far as the caller may know of it.
    pub badge: Badge,
    /// Until when: the moment at which they are back, midnight where it is for whole days.
    pub until: Option<Instant>,
    /// Where that is found.
    pub link: Option<String>,
}

impl Whereabout {
    /// Somebody who is away until then; why is for those who may read what takes them away.
    pub fn away(employee: Id, until: Instant, lang: Lang) -> Whereabout {
        // Not the word of an absence that nobody justified.
        let words = Label::new("غياب مرخص به", "Absence autorisée", "Authorised absence").text(lang);
        Whereabout {
            employee,
            badge: Badge::new(words, Tone::Info),
            until: Some(until),
            link: None,
        }
    }
}

/// Where each of these people is who is elsewhere now.
///
/// # Errors
/// When it cannot be read.
pub fn elsewhere(cx: &Cx<'_>, people: &[Document]) -> Result<HashMap<String, Whereabout>> {
    let ids: Vec<Id> = people.iter().map(|one| Id(one.id.clone())).collect();
    let mut found = HashMap::new();
    if ids.is_empty() {
        return Ok(found);
    }
    let places = every(cx.extensions::<Whereabouts>().map(|Whereabouts(find)| find(cx, &ids)))?;
    for one in places.into_iter().flatten() {
        found.entry(one.employee.0.clone()).or_insert(one);
    }
    Ok(found)
}

/// Lines for people of a unit, with what they do and where they are.
pub(super) fn lines<'a>(
    cx: &Cx<'_>,
    people: impl Iterator<Item = &'a Document> + Clone,
    places: &mut HashMap<String, Whereabout>,
) -> Result<Vec<Line>> {
    let mut functions = functions_of(cx, people.clone())?;
    let lines = people.map(|one| Line {
        detail: functions.remove(&one.id).unwrap_or_default(),
        ..line(cx, one, places.remove(&one.id))
    });
    Ok(lines.collect())
}

/// A line for somebody of a unit, with where they are.
pub fn line(cx: &Cx<'_>, one: &Document, place: Option<Whereabout>) -> Line {
    let mut line = Line {
        phone: one.get(employee::PHONE),
        face: Some(super::content::Face {
            name: super::content::title_in(one, cx.lang()),
            photo: one.get(employee::PHOTO).map(|Id(id)| id),
        }),
        ..Line::about(one, cx.lang())
    };
    debug_assert!(one.of == &EMPLOYEES);
    if let Some(place) = place {
        line.badge = Some(place.badge);
        match place.until.map(last_day) {
            Some(Ok(day)) => line.last_day = Some(day_text(Date(day))),
            Some(Err(at)) => line.until = Some(moment_text(at)),
            None => {}
        }
    }
    line
}

/// The last day of what ends at midnight; the moment itself where it ends at an hour.
fn last_day(until: Instant) -> Result<civil::Date, Instant> {
    let Instant(at) = until;
    let clock = schema::moment_in_morocco(at);
    if clock.time() == civil::Time::midnight() {
        Ok(clock.date().saturating_sub(1.day()))
    } else {
        Err(until)
    }
}

/// Who of some people is there today, as far as anybody knows.
pub(super) struct Presence {
    /// What the number is called, which says what it was counted from.
    pub title: Label,
    /// By what rule it is counted.
    pub rule: Label,
    /// How many.
    pub people: u64,
    /// Whether the commune does not work today.
    pub is_rest: bool,
}

impl Presence {
    /// As a figure.
    pub fn figure(&self, lang: Lang) -> Figure {
        Figure {
            note: self.is_rest.then(|| REST.text(lang).to_owned()),
            rule: Some(self.rule.text(lang).to_owned()),
            ..Figure::of(self.people)
        }
    }
}

/// A day on which the commune does not work.
const REST: Label = Label::new("يوم راحة", "Jour de repos", "Day of rest");

const CAME: Label = Label::new("الحاضرون", "Présents", "Present");
const CAME_RULE: Label = Label::new(
    "من سجل الحضور اليوم بجهاز أو بتصحيح",
    "Ceux dont l’arrivée est connue aujourd’hui, par une pointeuse ou par une rectification",
    "Those whose arrival today is known, from a terminal or from a correction",
);
const EXPECTED: Label = Label::new("المنتظر حضورهم", "Attendus aujourd’hui", "Expected today");
const EXPECTED_RULE: Label = Label::new(
    "لا تعمل الجماعة اليوم",
    "La commune ne travaille pas aujourd’hui",
    "The commune does not work today",
);
const ANNOUNCED: Label = Label::new("بدون غياب معلن", "Aucune absence annoncée", "No absence announced");
const ANNOUNCED_RULE: Label = Label::new(
    "عدد الموظفين ناقص من هم في رخصة أو مهمة أو إذن بالخروج؛ الحضور غير مسجل بجهاز",
    "Effectif moins ceux en congé, en mission ou en autorisation de sortie\u{a0}; leur présence n’est pas mesurée",
    "Staff less those on leave, on a mission or out by a permission; their presence is not measured",
);

/// Those of these people who came, where that is measured; else nobody says that the others are there: on a day of rest none is expected, and on
/// another no absence of theirs was announced.
///
/// # Errors
/// When it cannot be read.
pub(super) fn presence(cx: &Cx<'_>, people: &[Document]) -> Result<(Presence, HashMap<String, Whereabout>)> {
    let ids: Vec<Id> = people.iter().map(|one| Id(one.id.clone())).collect();
    // Read before any of them is asked for its refusal: they are asked together.
    let (places, calendar) = (elsewhere(cx, people), WorkCalendar::since(cx, cx.today()));
    let attended = every(cx.extensions::<Attended>().map(|Attended(count)| count(cx, &ids)));
    let (places, is_rest) = (places?, !calendar?.is_working_day(cx.today()));
    let came = attended?.into_iter().flatten().max();
    let away = places.len() as u64;
    let (title, rule, people) = match came {
        Some(came) => (CAME, CAME_RULE, came),
        None if is_rest => (EXPECTED, EXPECTED_RULE, 0),
        None => (ANNOUNCED, ANNOUNCED_RULE, (people.len() as u64).saturating_sub(away)),
    };
    let presence = Presence {
        title,
        rule,
        people,
        is_rest,
    };
    Ok((presence, places))
}

/// *Day of rest*, where today is one: it says why a figure of today is naught.
///
/// # Errors
/// When hours or holidays cannot be read.
pub fn rest_note(cx: &Cx<'_>) -> Result<Option<String>> {
    let is_rest = !WorkCalendar::since(cx, cx.today())?.is_working_day(cx.today());
    Ok(is_rest.then(|| REST.text(cx.lang()).to_owned()))
}
