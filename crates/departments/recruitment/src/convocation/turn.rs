//! The order in which candidates are heard at an oral or practical test: it follows from the published seed, as seats do, and stands
//! from the convocations on. Who comes later comes last.

use std::collections::BTreeMap;

use engine::{Cx, Engine, RequestContext, Rights};
use schema::{Document, Result};
use serde_json::{Map, Value as Json, json};

use super::{JOB, next_phase};
use crate::candidate::{self, CANDIDATES, CandidateStatus, ORAL_TURNS};
use crate::exam_test;
use crate::recruitment::weight::Phase;
use crate::recruitment::{self, RECRUITMENTS};

/// By it candidates are sorted before they have a turn.
pub(crate) fn lot_of(exam: &Document, test: &Document, one: &Document) -> String {
    let seed = exam.get(recruitment::SEED).unwrap_or_default();
    let number = one.get(candidate::CANDIDATE_NUMBER).unwrap_or_default();
    accounts::content_hash(&format!("{seed}\n{}\n{number}", test.id))
}

/// The turn of a candidate at a test, once it was drawn.
pub(crate) fn turn_of(one: &Document, test: &str) -> Option<i64> {
    one.get(ORAL_TURNS)?[test].as_i64()
}

/// Draws the turns of those who have none, as long as an exam summons to its oral.
pub(super) async fn draw_turns(engine: &Engine, exam: &str) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let id = exam.to_owned();
    let drawn = engine.read(move |cx| work_out_turns(cx, &id)).await?;
    let write = move |cx: &mut Cx<'_>, some: &[(String, Json)]| {
        for (id, turns) in some {
            let row = cx.need(&CANDIDATES, id)?;
            cx.update(row.with(ORAL_TURNS, turns.clone()))?;
        }
        Ok(())
    };
    engine.list_in_batches(&ctx, JOB.kind, drawn, write).await.map(drop)
}

/// Each candidate whose turns are not all drawn, with all of them.
fn work_out_turns(cx: &Cx<'_>, exam: &str) -> Result<Vec<(String, Json)>> {
    let exam = cx.need(&RECRUITMENTS, exam)?;
    let Some(next) = next_phase(cx, &exam)?.filter(|next| next.phase == Phase::Oral) else {
        return Ok(Vec::new());
    };
    let heard = [
        next.from,
        next.to,
        CandidateStatus::PassedOral,
        CandidateStatus::FailedOral,
    ];
    let of_exam = [candidate::RECRUITMENT.eq(&exam.id), candidate::STATUS.any_of(heard)];
    let all = cx.all(&CANDIDATES, of_exam)?;
    let mut drawn: BTreeMap<&str, Map<String, Json>> = BTreeMap::new();
    for test in &next.tests {
        let only = test.get(exam_test::POSITION);
        let takes_it = |one: &&Document| only.is_none() || one.get(candidate::POSITION) == only;
        let last = all.iter().filter_map(|one| turn_of(one, &test.id)).max();
        let mut without: Vec<&Document> = all.iter().filter(takes_it).collect();
        without.retain(|one| turn_of(one, &test.id).is_none());
        without.sort_by_cached_key(|one| lot_of(&exam, test, one));
        for (turn, one) in (last.unwrap_or_default() + 1..).zip(without) {
            let stands = || one.get(ORAL_TURNS).and_then(|turns| turns.as_object().cloned());
            let turns = drawn.entry(&one.id).or_insert_with(|| stands().unwrap_or_default());
            turns.insert(test.id.clone(), json!(turn));
        }
    }
    let drawn = drawn
        .into_iter()
        .map(|(id, turns)| (id.to_owned(), Json::Object(turns)));
    Ok(drawn.collect())
}
