//! `acts.waiting`: the documents that wait for a word of the caller, by the acts that are awaited of them. What waits follows from the
//! guards of the act alone: those that are data choose the rows, the others are asked of each.

use schema::{Attr, Condition, Document, Filter, Op, Order, Path, Result, Value};
use schemars::JsonSchema;
use serde::Serialize;

use crate::open_acts::is_open;
use crate::run_action::is_allowed;
use crate::subject::Subject;
use crate::{Act, Allowed, AnyAct, Cx, Guard};

/// So many of each act are named, the oldest first.
const NAMED: usize = 50;
/// So many are asked whether the act is open on them, about what `acts.open` asks of a page; those beyond count as they match.
const ASKED: u64 = 1_000;

/// `acts.waiting`: what waits for the caller, in the order of the declarations.
pub static AWAITED_ACTS: Act<(), AwaitedActs> = Act::read("acts.waiting", Allowed::Users, |cx, ()| {
    let waiting = cx.awaited_acts(|_| true)?;
    Ok(AwaitedActs { waiting })
});

/// What waits for the caller, by the acts that are awaited of them.
#[derive(Serialize, JsonSchema)]
pub struct AwaitedActs {
    waiting: Vec<AwaitedAct>,
}

/// Documents that wait for an act of the caller.
#[derive(Serialize, JsonSchema)]
pub struct AwaitedAct {
    /// The act.
    #[schemars(with = "schema::ActionId")]
    act: &'static str,
    #[schemars(with = "schema::CollectionId")]
    collection: &'static str,
    /// How many wait.
    pub total: u64,
    /// Fifty of them at most, the oldest first.
    ids: Vec<String>,
}

impl Cx<'_> {
    /// What waits for the caller, by the acts that are awaited of them and that are asked about.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn awaited_acts(&self, is_asked: impl Fn(&str) -> bool) -> Result<Vec<AwaitedAct>> {
        let acts = self.inner.entities.iter().flat_map(|entity| entity.actions);
        let asked = acts.filter(|act| is_asked(act.id()) && is_allowed(self.who(), act.allowed_callers()));
        let awaited = asked.filter_map(|act| act.awaited_condition().map(|when| (*act, when)));
        let waiting = crate::every(awaited.map(|(act, when)| waiting_for(self, act, when)))?;
        Ok(waiting.into_iter().flatten().collect())
    }

    /// Whether an act with that id is awaited of those who may do it.
    pub fn is_awaited(&self, act: &str) -> bool {
        let mut acts = self.inner.entities.iter().flat_map(|entity| entity.actions);
        acts.any(|one| one.id() == act && one.awaited_condition().is_some())
    }

    /// How many documents wait for one act of the caller.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn count_awaited(&self, act: &str) -> Result<u64> {
        let waiting = self.awaited_acts(|id| id == act)?;
        Ok(waiting.iter().map(|one| one.total).sum())
    }
}

/// What waits for an act of the caller; none where nothing does.
fn waiting_for(cx: &Cx<'_>, act: &dyn AnyAct, when: Condition) -> Result<Option<AwaitedAct>> {
    let Some(subject) = act.subject() else { return Ok(None) };
    let oldest = Order::ascending(Path {
        via: None,
        attr: Attr::CreatedAt,
    });
    let (of, filters) = (subject.collection(), filters(subject, when));
    let Some((documents, matching)) = cx.page_of_readable(of, filters, oldest, ASKED)? else {
        return Ok(None);
    };
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
