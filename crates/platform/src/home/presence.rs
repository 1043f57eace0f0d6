//! Who is where: what takes people elsewhere today is declared beside its noun, and asked for together.

use std::collections::HashMap;

use engine::{Cx, every};
use schema::{Document, Id, Instant, Label, Lang, Result, Tone};

use super::content::{Badge, Line, moment_text};
use crate::people::employee::rank::functions_of;
use crate::people::employee::{self, EMPLOYEES};

/// Where people are who are not at their desk: of those that are asked about, each that this noun knows of.
pub struct Whereabouts(pub fn(&Cx<'_>, &[Id]) -> Result<Vec<Whereabout>>);

/// Where somebody is.
pub struct Whereabout {
    /// Who.
    pub employee: Id,
    /// In a few words, as far as the caller may know of it.
    pub badge: Badge,
    /// Until when, as the wire writes moments.
    pub until: Option<String>,
    /// Where that is found.
    pub link: Option<String>,
}

impl Whereabout {
    /// Somebody who is away until then; why is for those who may read what takes them away.
    pub fn away(employee: Id, until: Instant, lang: Lang) -> Whereabout {
        let words = Label::new("غائب(ة)", "Absent(e)", "Away").text(lang);
        Whereabout {
            employee,
            badge: Badge::new(words, Tone::Info),
            until: Some(moment_text(until)),
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
        line.until = place.until;
    }
    line
}
