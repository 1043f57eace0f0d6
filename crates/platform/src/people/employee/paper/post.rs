//! Where somebody was posted, one after the other.

use std::collections::HashMap;

use engine::Cx;
use engine::doc::{Line, Run, Words};
use schema::{Collection, Date, Document, Field, Id, Result};

use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::assignment::{self, ASSIGNMENTS};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::service::{self, SERVICES};

/// A link to a unit, and the unit's names in French and in Arabic.
type UnitLink = (Field<Id>, &'static Collection, [Field<String>; 2]);

/// The units that an assignment may name, the narrowest first.
const UNITS: [UnitLink; 3] = [
    (assignment::BUREAU, &BUREAUX, [bureau::NAME_FR, bureau::NAME_AR]),
    (assignment::SERVICE, &SERVICES, [service::NAME_FR, service::NAME_AR]),
    (assignment::ANNEXE, &ANNEXES, [annexe::NAME_FR, annexe::NAME_AR]),
];

/// A line for each post held in the order of their days: from when until when, and where.
pub(super) fn assignments_held(cx: &Cx<'_>, employee: &Document) -> Result<Words> {
    let mut held = cx.all(&ASSIGNMENTS, [assignment::EMPLOYEE.eq(&employee.id)])?;
    held.retain(assignment::is_post);
    held.sort_by_key(|one| one.get(assignment::START));
    let mut lines = [Line::default(), Line::default()];
    let known = unit_names(cx, &held)?;
    for one in &held {
        let narrowest = UNITS
            .iter()
            .filter_map(|(link, ..)| one.get(*link))
            .find_map(|id| known.get(&id.0));
        let Some(place) = narrowest else {
            continue;
        };
        let Some(Date(start)) = one.get(assignment::START) else {
            continue;
        };
        let end = one.get(assignment::END).map(|Date(end)| end);
        let words = [[", du ", " au ", ", depuis le "], ["، من ", " إلى ", "، منذ "]];
        for ((list, place), [from, until, since]) in lines.iter_mut().zip(place).zip(words) {
            let before = if list.is_empty() { "" } else { "\n" };
            let place = std::mem::take(list).text(format!("{before}{place}"));
            *list = match end {
                Some(end) => place.text(from).and(Run::Date(start)).text(until).and(Run::Date(end)),
                None => place.text(since).and(Run::Date(start)),
            };
        }
    }
    let [fr, ar] = lines;
    Ok(Words::new(fr, ar))
}

/// The names of the units of all assignments, by their ids: one query for each kind of unit.
fn unit_names(cx: &Cx<'_>, held: &[Document]) -> Result<HashMap<String, [String; 2]>> {
    let mut known = HashMap::new();
    for (link, of, names) in UNITS {
        let ids: Vec<String> = held.iter().filter_map(|one| one.get(link)).map(|id| id.0).collect();
        for unit in cx.many(of, &ids)? {
            let called = names.map(|key| unit.get(key).unwrap_or_default());
            known.insert(unit.id, called);
        }
    }
    Ok(known)
}
