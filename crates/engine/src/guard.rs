//! What must hold of a document before somebody acts on it. The act asks it in its own transaction, and so does whoever wants to know
//! what is open ([`crate::OPEN_ACTS`]): one truth for both.

use schema::{Condition, Document, ErrorCode, FieldDef, Result};

use crate::Cx;
use crate::flow::is_open_step;

/// What must hold of a document, in the order in which it is asked; none of it writes.
pub enum Guard {
    /// A condition on its stored fields, else the refusal.
    While(Condition, ErrorCode),
    /// The flow of its collection has a step from where it stands to that state, and the caller is one of those who make it.
    Step(&'static str),
    /// What no condition says.
    Check(Check),
    /// Whether the caller has a part in the act at all, where rights alone do not say so: whom it refuses is not told of it.
    Part(Check),
}

/// A guard that is code.
pub struct Check {
    /// The fields on which it turns: whoever does not read them is not told why it refuses.
    pub reads: &'static [FieldDef],
    /// Refuses.
    pub check: fn(&Cx<'_>, &Document) -> Result<()>,
}

impl Guard {
    /// Refuses where it does not hold.
    ///
    /// # Errors
    /// Its refusal, and what cannot be read.
    pub fn check(&self, cx: &Cx<'_>, document: &Document) -> Result<()> {
        match self {
            Guard::While(condition, refusal) => {
                if cx.tx.borrow().terms().holds(condition, document) {
                    return Ok(());
                }
                Err((*refusal).into())
            }
            Guard::Step(to) => match &document.of.flow {
                Some(flow) => is_open_step(cx, flow, document, to),
                None => Ok(()),
            },
            Guard::Check(Check { check, .. }) | Guard::Part(Check { check, .. }) => check(cx, document),
        }
    }

    /// The names of the fields on which it turns.
    pub(crate) fn names(&self, document: &Document) -> Vec<&'static str> {
        match self {
            Guard::While(condition, _) => condition.names(),
            Guard::Step(_) => document.of.flow.iter().map(|flow| flow.field.name).collect(),
            Guard::Check(Check { reads, .. }) | Guard::Part(Check { reads, .. }) => {
                reads.iter().map(|field| field.name).collect()
            }
        }
    }
}
