//! The counters of papers against the papers: a paper is never deleted, so its number stands.

use std::collections::BTreeMap;

use engine::{Cx, Engine};
use schema::{Query, Result, Select};

use super::{AUTHENTIC_DOCUMENTS, KIND, NUM, YEAR};

/// The counter of a kind and year.
pub(super) fn counter(kind: &str, year: i64) -> String {
    format!("{}.{kind}:{year}", AUTHENTIC_DOCUMENTS.id)
}

/// What is wrong with the numbers of papers, one line each.
pub async fn check_numbers(engine: &Engine) -> Result<Vec<String>> {
    engine.read(broken_numbers).await
}

fn broken_numbers(cx: &Cx<'_>) -> Result<Vec<String>> {
    let mut greatest: BTreeMap<(String, i64), i64> = BTreeMap::new();
    let of = &AUTHENTIC_DOCUMENTS;
    let numbered = Query {
        filters: vec![NUM.is_not_null()],
        select: Select::only(of, &[KIND.def, YEAR.def, NUM.def]),
        ..Query::default()
    };
    cx.each_some(of, &numbered, |papers| {
        for paper in papers {
            if let (Some(kind), Some(year), Some(num)) = (paper.get(KIND), paper.get(YEAR), paper.get(NUM)) {
                let known = greatest.entry((kind, year)).or_insert(0);
                *known = num.max(*known);
            }
        }
        Ok(())
    })?;
    let mut found = Vec::new();
    for ((kind, year), given) in greatest {
        let counted = cx.last_number(&counter(&kind, year))?;
        if counted != given {
            found.push(format!(
                "{kind} of {year}: the counter stands at {counted}, but {given} is the last number given"
            ));
        }
    }
    Ok(found)
}
