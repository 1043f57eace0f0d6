//! What the first screen shows everybody of their own: whom they answer to, and their papers.

use engine::Cx;
use schema::{Date, Document, Field, Id, Label, Lang, Order, Path, Result, Tone, Word};

use crate::home::Panel;
use crate::home::arrangement::Place;
use crate::home::content::{Badge, Content, Face, Line, Rows, day_text, title_in};
use crate::home::task;
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::service::{self, SERVICES};
use crate::papers::PaperKind;
use crate::papers::authentic_document::{
    AUTHENTIC_DOCUMENTS, DOC_ID, ISSUED_ON, KIND, OWNER, REF_NUMBER, STATE, State,
};
use crate::people::employee::rank::{FUNCTION_LIST, names_in_both};
use crate::people::employee::{ANNEXE, BUREAU, EMPLOYEES, MANAGER, PHONE, PHOTO, SERVICE};

fn is_employee(cx: &Cx<'_>) -> bool {
    cx.who().employee.is_some()
}

pub(super) const HEAD: Panel = Panel {
    id: "employees.head",
    label: Label::new("رئيسكم المباشر", "Votre responsable", "Your head"),
    place: Place::Grid,
    rank: 80,
    shown_to: is_employee,
    content: head,
};

pub(super) const PAPERS: Panel = Panel {
    id: "employees.papers",
    label: Label::new("وثائقكم", "Vos documents", "Your papers"),
    place: Place::Grid,
    rank: 85,
    shown_to: is_employee,
    content: papers,
};

/// Whom somebody answers to, with the photo where the caller may fetch it: the line manager who is named, else the head of the
/// nearest unit above those that they head themselves.
fn head_of(cx: &Cx<'_>, own: &Document) -> Result<Option<(Document, Option<String>)>> {
    let Some(Id(id)) = superior(cx, own)? else {
        return Ok(None);
    };
    let (head, seen) = (cx.get(&EMPLOYEES, &id), cx.many_readable(&EMPLOYEES, &[id]));
    let (head, seen) = (head?, seen?);
    let photo = seen.first().and_then(|head| head.get(PHOTO)).map(|Id(id)| id);
    Ok(head.map(|head| (head, photo)))
}

/// Who they are. All divisions and directions are read at once: there are few, and one unit after the other would be a statement
/// each.
fn superior(cx: &Cx<'_>, own: &Document) -> Result<Option<Id>> {
    if let Some(manager) = own.get(MANAGER).filter(|manager| manager.0 != own.id) {
        return Ok(Some(manager));
    }
    let headed = cx.who().units.ids();
    let unit = |of, link: Option<Id>| link.map_or(Ok(None), |Id(id)| cx.get(of, &id));
    let (bureau, service) = (unit(&BUREAUX, own.get(BUREAU)), unit(&SERVICES, own.get(SERVICE)));
    let annexe = unit(&ANNEXES, own.get(ANNEXE));
    let (divisions, directions) = (cx.all(&DIVISIONS, []), cx.all(&DIRECTIONS, []));
    let (bureau, service, annexe, divisions, directions) = (bureau?, service?, annexe?, divisions?, directions?);
    let among = |units: Vec<Document>, link: Option<Id>| {
        units.into_iter().find(|one| link.as_ref() == Some(&Id(one.id.clone())))
    };
    let division = among(divisions, service.as_ref().and_then(|one| one.get(service::DIVISION)));
    let direction = among(
        directions,
        division.as_ref().and_then(|one| one.get(division::DIRECTION)),
    );
    // Of whoever heads a unit, those below it are not above them.
    let leader = |unit: &Option<Document>, head: Field<Id>| {
        let above = unit.as_ref().filter(|unit| !headed.contains(&unit.id.as_str()));
        above.and_then(|unit| unit.get(head)).filter(|head| head.0 != own.id)
    };
    Ok(leader(&bureau, bureau::HEAD)
        .or_else(|| leader(&service, service::RESPONSIBLE))
        .or_else(|| leader(&division, division::HEAD))
        .or_else(|| leader(&direction, direction::HEAD))
        .or_else(|| leader(&annexe, annexe::HEAD)))
}

/// Name, function, telephone and photo of the own head, and nobody else's: whom one answers to, one may call.
fn head(cx: &Cx<'_>) -> Result<Option<Content>> {
    let own = cx.who().employee.clone().unwrap_or_default();
    let Some(own) = cx.many_readable(&EMPLOYEES, &[own])?.pop() else {
        return Ok(None);
    };
    let Some((head, photo)) = head_of(cx, &own)? else {
        return Ok(None);
    };
    let name = title_in(&head, cx.lang());
    let [function, function_ar] = names_in_both(cx, &FUNCTION_LIST, &head)?;
    let line = Line {
        detail: if cx.lang() == Lang::Ar { function_ar } else { function },
        phone: head.get(PHONE),
        face: Some(Face { name, photo }),
        ..Line::about(&head, cx.lang())
    };
    Ok(Some(Content::Rows(Rows {
        rows: vec![line],
        total: 1,
        link: None,
    })))
}

/// The own papers, the newest first.
fn papers(cx: &Cx<'_>) -> Result<Option<Content>> {
    let own = cx.who().employee.clone().unwrap_or_default();
    let newest = Order::descending(Path::own(AUTHENTIC_DOCUMENTS.need(ISSUED_ON)?));
    let found = cx.page_readable(&AUTHENTIC_DOCUMENTS, [OWNER.eq(own)], newest, task::LINES as u64)?;
    // Who has none yet asks for one among the acts of the portal.
    Ok(found.filter(|(_, total)| *total > 0).map(|(rows, total)| {
        Content::Rows(Rows {
            rows: rows.iter().map(|paper| line(cx, paper)).collect(),
            total,
            link: None,
        })
    }))
}

fn line(cx: &Cx<'_>, paper: &Document) -> Line {
    let kind = paper.get(KIND).unwrap_or_default();
    let declared = cx.extensions::<PaperKind>().find(|one| one.id == kind);
    let state = paper.get(STATE).unwrap_or(State::Valid);
    let word: Option<&Word> = <State as schema::Choice>::WORDS
        .iter()
        .find(|word| word.wire == schema::Choice::word(state));
    Line {
        key: paper.id.clone(),
        title: declared.map_or(kind, |one| one.label.text(cx.lang()).to_owned()),
        detail: paper.get(REF_NUMBER).unwrap_or_default(),
        link: paper.get(DOC_ID).map(|code| format!("/verify/{code}")),
        day: paper.get(ISSUED_ON).map(|Date(day)| day_text(Date(day))),
        badge: word.map(|word| Badge::new(word.label.text(cx.lang()), word.tone.unwrap_or(Tone::Quiet))),
        ..Line::default()
    }
}
