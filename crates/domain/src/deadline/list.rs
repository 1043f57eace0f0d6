//! What falls due, for whoever asks: `deadlines.due` → `{items, total}`, the soonest first.

use engine::{Action, Allowed, Cx, Deadline, Input, Run};
use jiff::civil::Date;
use schema::{Document, Lang, Result};
use serde_json::{Value as Json, json};

use super::days;

/// So many are shown.
const SHOWN: usize = 50;

/// As far as the caller may read the days.
pub const LIST: Action = Action {
    id: "deadlines.due",
    allowed: Allowed::Users,
    prepare: |_, input| Ok(input),
    run: Run::Look(list),
};

fn list(cx: &Cx<'_>, input: &Input) -> Result<Json> {
    let today = cx.today();
    let mut found: Vec<(Date, Document, &Deadline)> = Vec::new();
    for (of, deadline) in cx.deadlines() {
        let due = cx.falling_due(of, deadline, deadline.span(today))?;
        found.extend(due.into_iter().map(|(day, document)| (day, document, deadline)));
    }
    let total = found.len();
    found.sort_by(|a, b| (a.0, &a.1.id).cmp(&(b.0, &b.1.id)));
    found.truncate(SHOWN);
    let items = found.iter().map(|(day, document, deadline)| {
        let left = days(today, *day);
        let (fr, ar) = (deadline.name)(cx, document)?;
        Ok(json!({
            "deadline": deadline.id, "label": deadline.label.text(input.lang), "collection": document.of.id,
            "id": document.id, "title": if input.lang == Lang::Ar { ar } else { fr }, "date": day.to_string(), "days": left,
            "state": state(deadline, left), "link": deadline.path(document),
        }))
    });
    Ok(json!({ "items": items.collect::<Result<Vec<Json>>>()?, "total": total }))
}

/// Soon is within the shortest lead.
fn state(deadline: &Deadline, left: i64) -> &'static str {
    match left {
        ..0 => "overdue",
        _ if deadline.lead.iter().all(|lead| left <= *lead) => "soon",
        _ => "later",
    }
}
