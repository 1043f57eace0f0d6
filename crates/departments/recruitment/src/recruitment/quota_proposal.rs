//! What the form of an exam offers to whoever reserves posts: the usual shares, and how they are divided between specialties.

use engine::{Action, Cx, inputs};
use schema::{Id, Result};
use serde_json::{Value as Json, json};

use super::allotment::{SpecialtyPosts, propose, specialties_in_order};
use super::quota::{parse, read, to_json, usual};
use super::{QuotaRounding, RECRUITMENTS, ROUNDING};
use crate::permission::CLERKS;

inputs! {
    /// An exam whose reserved posts are proposed.
    pub(super) struct QuotaQuery {
        /// The exam, once it is written down.
        id: Option<Id> = may("id"),
        /// Its quotas as they stand in the form; else those of the exam.
        quotas: Option<Json> = may("quotas"),
    }
}

/// `recruitments.quotaProposal {id?, quotas?}` → `{usual, quotas, specialties: [{$id, nameFr, nameAr, posts}]}`: the shares by the settings
/// of today, and the quotas of an exam with the posts of each specialty.
pub(super) const PROPOSE: Action<QuotaQuery> = Action::read("recruitments.quotaProposal", CLERKS, proposal);

fn proposal(cx: &Cx<'_>, asked: &QuotaQuery) -> Result<Json> {
    let exam = match &asked.id {
        Some(id) => Some(cx.need_readable(&RECRUITMENTS, id.as_str())?),
        None => None,
    };
    let rounding = exam.as_ref().and_then(|exam| exam.get(ROUNDING));
    let quotas = match (&asked.quotas, &exam) {
        (Some(given), _) => parse(given, rounding.unwrap_or(QuotaRounding::Down))?,
        (None, Some(exam)) => read(exam)?,
        (None, None) => Vec::new(),
    };
    let specialties = match &exam {
        Some(exam) => specialties_in_order(cx, &exam.id)?,
        None => Vec::new(),
    };
    let line = |one: &SpecialtyPosts| json!({"$id": one.id, "nameFr": one.names[0], "nameAr": one.names[1], "posts": one.posts});
    Ok(json!({
        "usual": to_json(&usual(cx)?), "quotas": to_json(&propose(quotas, &specialties)),
        "specialties": specialties.iter().map(line).collect::<Vec<_>>(),
    }))
}
