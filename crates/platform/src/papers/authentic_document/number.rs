//! The counters of papers against the papers: a paper is never deleted, so its number stands.

use std::collections::BTreeMap;

use engine::{Cx, Engine};
use schema::{Query, Result, Select, Series};

use super::{AUTHENTIC_DOCUMENTS, KIND, NUM, YEAR};

/// Each kind of paper counts from 1 every year. A paper takes its number before it is made, since it is sealed with it; papers of
/// what is numbered itself take none.
pub(super) const NUMBERS: Series = Series::yearly(YEAR.def, NUM.def).within(&[KIND.def]);

/// What is wrong with the numbers of papers, one line each.
pub async fn check_numbers(engine: &Engine) -> Result<Vec<String>> {
    engine.read(broken_numbers).await
}

fn broken_numbers(cx: &Cx<'_>) -> Result<Vec<String>> {
    let mut greatest: BTreeMap<String, i64> = BTreeMap::new();
    let of = &AUTHENTIC_DOCUMENTS;
    let numbered = Query {
        filters: vec![NUM.is_not_null()],
        select: Select::only(of, &NUMBERS.key()),
        ..Query::default()
    };
    cx.each_some(of, &numbered, |papers| {
        for paper in papers {
            if let (Some(year), Some(num)) = (paper.get(YEAR), paper.get(NUM)) {
                let known = greatest.entry(NUMBERS.counter(&paper, year)).or_insert(0);
                *known = num.max(*known);
            }
        }
        Ok(())
    })?;
    let mut found = Vec::new();
    for (counter, given) in greatest {
        let counted = cx.last_number(&counter)?;
        if counted != given {
            let (kind, year) = counter.rsplit_once(':').unwrap_or((&counter, ""));
            found.push(format!(
                "{kind} of {year}: the counter stands at {counted}, but {given} is the last number given"
            ));
        }
    }
    Ok(found)
}
