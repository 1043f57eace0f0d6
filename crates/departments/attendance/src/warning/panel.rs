//! What the first screen and the screens of heads show of letters.

use engine::{Cx, Extension};
use schema::{Choice as _, Date, Document, Filter, Id, Label, Order, Path, Result, Tone};
use serde_json::json;

use super::{DATE, EMPLOYEE, HANDED_ON, KIND, REF_NUMBER, REPLY_UNTIL, STATUS, Status, WARNINGS};
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Face, Line, Rows, day_text};
use platform::home::portal::OwnPart;
use platform::home::task::{self, Task};
use platform::home::unit::UnitPanel;
use platform::home::{Panel, faces};

use crate::portal;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OWN, &OF_UNIT, &TO_DECIDE, &OWN_PART];

const LIST: &str = "/absence-management?tab=warnings";
/// So many stand on the screen of a head; the list has the rest.
const NEWEST: usize = 50;

/// What the employee has still to answer.
const OWN: Panel = Panel {
    id: "warnings.own",
    label: Label::new(
        "مراسلات تنتظر جوابكم",
        "Lettres à répondre",
        "Letters for you to reply to",
    ),
    place: Place::Grid,
    rank: 15,
    shown_to: |cx| cx.who().employee.is_some(),
    content: |cx| {
        let own = cx.who().employee.clone().unwrap_or_default();
        let open = STATUS.any_of([Status::Issued, Status::Acknowledged]);
        let found = newest(cx, vec![EMPLOYEE.eq(own), open], task::LINES)?;
        Ok(found.map(|rows| Content::Rows(on_own_page(rows))))
    },
};

/// `{toAnswer}`: how many letters wait for a word of their addressee, and may still be answered.
static OWN_PART: OwnPart = OwnPart {
    id: WARNINGS.id,
    content: |cx, own| {
        // What was not handed over has no term yet.
        let is_to_come = Filter::All(vec![HANDED_ON.is_null(), STATUS.eq(Status::Issued)]);
        let may_answer = Filter::Any(vec![
            REPLY_UNTIL.is_null(),
            REPLY_UNTIL.ge(Date(cx.today())),
            is_to_come,
        ]);
        let open = STATUS.any_of([Status::Issued, Status::Acknowledged]);
        let count = cx.count_readable(&WARNINGS, [EMPLOYEE.eq(own), open, may_answer])?;
        Ok(json!({ "toAnswer": count.unwrap_or(0) }))
    },
};

const OF_UNIT: UnitPanel = UnitPanel {
    id: "warnings.ofUnit",
    label: Label::new("مراسلات الوحدة", "Lettres de l’unité", "Letters of the unit"),
    rank: 30,
    content: |cx, people| {
        let ids: Vec<&str> = people.iter().map(|one| one.id.as_str()).collect();
        Ok(newest(cx, vec![EMPLOYEE.any_of(ids)], NEWEST)?.map(Content::Rows))
    },
};

/// Replies that somebody has to decide on: those of others that the caller reads.
static TO_DECIDE: Task = Task {
    id: "warnings.decide",
    label: Label::new("أجوبة تنتظر القرار", "Réponses à examiner", "Replies to decide on"),
    tone: Tone::Warn,
    link: "/absence-management?tab=warnings&status=disputed",
    count: |cx| cx.count_awaited("warnings.decide"),
};

/// The newest of a choice, by the day of the facts.
fn newest(cx: &Cx<'_>, filters: Vec<Filter>, limit: usize) -> Result<Option<Rows>> {
    let order = Order::descending(Path::own(WARNINGS.need(DATE)?));
    let Some((warnings, total)) = cx.page_readable(&WARNINGS, filters, order, limit as u64)? else {
        return Ok(None);
    };
    if total == 0 {
        return Ok(None);
    }
    let people = faces(cx, warnings.iter().filter_map(|warning| warning.get(EMPLOYEE)))?;
    let line = |warning: &Document| {
        let who = warning.get(EMPLOYEE).and_then(|Id(id)| people.get(&id));
        let who = who.map(|face| Face {
            name: face.name.clone(),
            photo: face.photo.clone(),
        });
        let status = warning.get(STATUS).unwrap_or(Status::Issued);
        let kind = warning.get(KIND).map(|kind| kind.label().text(cx.lang()));
        let number = warning.get(REF_NUMBER).unwrap_or_default();
        Line {
            title: who.as_ref().map_or_else(|| number.clone(), |face| face.name.clone()),
            detail: format!("{} {number}", kind.unwrap_or_default()),
            face: who,
            day: warning.get(DATE).map(day_text),
            badge: Some(Badge::new(status.label().text(cx.lang()), tone(status))),
            ..Line::about(warning, cx.lang())
        }
    };
    Ok(Some(Rows {
        rows: warnings.iter().map(line).collect(),
        total,
        link: Some(LIST.to_owned()),
    }))
}

/// The same lines, leading where their addressee finds them.
fn on_own_page(rows: Rows) -> Rows {
    let lines = rows.rows.into_iter().map(|line| Line {
        link: Some(portal::letter(&line.key)),
        ..line
    });
    Rows {
        rows: lines.collect(),
        link: Some(portal::LETTERS.to_owned()),
        ..rows
    }
}

fn tone(status: Status) -> Tone {
    let word = Status::WORDS.iter().find(|word| word.wire == status.word());
    word.and_then(|word| word.tone).unwrap_or(Tone::Info)
}
