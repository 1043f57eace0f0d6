//! `acts.waiting`: the documents that wait for a word of the caller, by the acts that are awaited of them. What waits follows from the
//! guards of the act alone: those that are data choose the rows, the others are asked of each.

use std::collections::BTreeMap;

use schema::{Attr, Condition, Document, Filter, Op, Order, Path, Result, Value};
use serde::Serialize;
use serde_json::json;

use crate::act::Subject;
use crate::open_acts::is_open;
use crate::run_action::is_allowed;
use crate::{Action, Allowed, AnyAct, Cx, Guard};

/// So many of each act are named, the oldest first.
const NAMED: usize = 50;
/// So many are asked whether the act is open on them, about what `acts.open` asks of a page; those beyond count as they match.
const ASKED: u64 = 1_000;

/// `acts.waiting` → `{waiting: [{act, collection, total, ids}]}`, in the order of the declarations; of `total` fifty are named.
pub static AWAITED_ACTS: Action<()> = Action::read("acts.waiting", Allowed::Users, |cx, ()| {
    Ok(json!({ "waiting": cx.awaited_acts()? }))
});

/// Documents that wait for an act of the caller.
#[derive(Serialize)]
pub struct AwaitedAct {
    /// The act.
    pub act: &'static str,
    collection: &'static str,
    /// How many wait.
    pub total: u64,
    ids: Vec<String>,
}

impl Cx<'_> {
    /// What waits for the caller, by the acts that are awaited of them.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn awaited_acts(&self) -> Result<Vec<AwaitedAct>> {
        let acts = self.inner.entities.iter().flat_map(|entity| entity.actions);
        let allowed = acts.filter(|act| is_allowed(self.who(), act.allowed_callers()));
        let awaited = allowed.filter_map(|act| act.awaited_condition().map(|when| (*act, when)));
        let waiting = crate::every(awaited.map(|(act, when)| waiting_for(self, act, when)))?;
        Ok(waiting.into_iter().flatten().collect())
    }
}

/// What waits for an act of the caller; none where nothing does.
fn waiting_for(cx: &Cx<'_>, act: &dyn AnyAct, when: Condition) -> Result<Option<AwaitedAct>> {
    let Some(subject) = act.subject() else { return Ok(None) };
    let oldest = Order::ascending(Path {
        via: None,
        attr: Attr::CreatedAt,
    });
    let Some((ids, matching)) = cx.ids_readable(subject.collection(), filters(subject, when), oldest, ASKED)? else {
        return Ok(None);
    };
    let mut documents = cx.many(subject.collection(), &ids)?;
    let places: BTreeMap<&str, usize> = ids.iter().map(String::as_str).zip(0..).collect();
    documents.sort_by_key(|document| places.get(document.id.as_str()).copied());
    // What is open is known of all that is asked; only the first of it are named.
    let open_to = |document: &Document| is_open(cx, subject.guards, document);
    let checked = cx.together(|_| crate::every(documents.iter().map(open_to)))?;
    let open: Vec<&Document> = documents
        .iter()
        .zip(checked)
        .filter_map(|(one, open)| open.then_some(one))
        .collect();
    if open.is_empty() {
        return Ok(None);
    }
    let refused = (documents.len() - open.len()) as u64;
    Ok(Some(AwaitedAct {
        act: act.id(),
        collection: subject.collection().id,
        total: matching - refused,
        ids: open.iter().take(NAMED).map(|document| document.id.clone()).collect(),
    }))
}

/// What waits, and what of the guards the store can say.
fn filters(subject: Subject, when: Condition) -> Vec<Filter> {
    let of = subject.collection();
    let filter = |guard: &Guard| match guard {
        Guard::While(condition, _) => Some(Filter::Holds(*condition)),
        Guard::Step(to) => of.flow.map(|flow| Filter::Key {
            field: flow.field.name,
            op: Op::Equal,
            values: flow
                .states_before(to)
                .map(|state| Value::Text(state.to_owned()))
                .collect(),
        }),
        Guard::Check(_) | Guard::Part(_) => None,
    };
    let guarded = subject.guards.iter().filter_map(filter);
    std::iter::once(Filter::Holds(when)).chain(guarded).collect()
}
