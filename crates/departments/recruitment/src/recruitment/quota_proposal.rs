//! What the form of an exam offers to whoever reserves posts: the usual shares, and how they are divided between specialties.

use engine::{Act, Cx, inputs};
use schema::{Id, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::allotment::{SpecialtyPosts, propose, specialties_in_order};
use super::quota::{ExamQuota, Quota, parse, read, usual};
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

/// Proposes reserved posts.
pub(super) const PROPOSE: Act<QuotaQuery, QuotaProposal> = Act::read("recruitments.quotaProposal", CLERKS, proposal);

/// What the form of an exam offers to whoever reserves posts.
#[derive(Serialize, JsonSchema)]
pub(super) struct QuotaProposal {
    /// The usual shares, by the settings of today.
    usual: Vec<ExamQuota>,
    /// Those of the exam, with the posts of each specialty.
    quotas: Vec<ExamQuota>,
    specialties: Vec<QuotaSpecialty>,
}

/// A specialty between which reserved posts are divided.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct QuotaSpecialty {
    #[serde(rename = "$id")]
    id: String,
    name_fr: String,
    name_ar: String,
    posts: i64,
}

impl QuotaSpecialty {
    fn of(one: SpecialtyPosts) -> Self {
        let [fr, ar] = one.names;
        QuotaSpecialty {
            id: one.id,
            name_fr: fr,
            name_ar: ar,
            posts: one.posts,
        }
    }
}

fn proposal(cx: &Cx<'_>, asked: &QuotaQuery) -> Result<QuotaProposal> {
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
    let rows = |quotas: Vec<Quota>| quotas.iter().map(Quota::row).collect();
    Ok(QuotaProposal {
        usual: rows(usual(cx)?),
        quotas: rows(propose(quotas, &specialties)),
        specialties: specialties.into_iter().map(QuotaSpecialty::of).collect(),
    })
}
