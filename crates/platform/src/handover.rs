//! What somebody who leaves hands over: a noun that keeps such a thing declares it among its `extensions`; whoever records that
//! somebody leaves asks all of them at once.

use engine::Cx;
use jiff::civil;
use schema::{Document, Id, Result};

/// What rests on somebody and has to be handed over when they leave: units, delegations, decisions, orders, leave, things that
/// they hold. The day is the first without them.
pub struct Handover(pub fn(&Cx<'_>, &Id, civil::Date) -> Result<Vec<Document>>);
