//! The ranking in force goes into the rows of the candidates, in pieces, before it is published: nobody is told by it.

use engine::{Cx, Engine, RequestContext, Rights};
use schema::{Decimal, Id, Result};
use serde_json::Value as Json;

use crate::calculation_sheet::{self, CALCULATION_SHEETS};
use crate::candidate::state::{Mover, is_step, move_to};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::recruitment::{self, RECRUITMENTS};

/// What a sheet says of a candidate.
#[derive(Clone)]
struct SheetLine {
    candidate: String,
    score: Option<i64>,
    rank: Option<i64>,
    verdict: Option<CandidateStatus>,
}

/// Fills score, rank and state from the sheets of the run in force.
pub(crate) async fn fill_results(engine: &Engine, exam: &str) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let id = exam.to_owned();
    let (run, lines) = engine.read(move |cx| read_sheets(cx, &id)).await?;
    let fill = move |cx: &mut Cx<'_>, some: &[_]| fill_some(cx, &run, some);
    engine
        .list_in_batches(&ctx, "recruitments.announce", lines, fill)
        .await
        .map(drop)
}

fn read_sheets(cx: &Cx<'_>, exam: &str) -> Result<(Id, Vec<SheetLine>)> {
    let run = cx.need(&RECRUITMENTS, exam)?.need(recruitment::CURRENT_RUN)?;
    let mut lines = Vec::new();
    for sheet in cx.all(&CALCULATION_SHEETS, [calculation_sheet::RUN.eq(run.clone())])? {
        let said: Json = sheet.get(calculation_sheet::SHEET).unwrap_or_default();
        let verdict = said["verdict"].as_str().unwrap_or_default();
        lines.push(SheetLine {
            candidate: sheet.need(calculation_sheet::CANDIDATE)?.0,
            score: said["score"]["printed"].as_i64(),
            rank: said["rank"].as_i64(),
            verdict: final_status(verdict),
        });
    }
    Ok((run, lines))
}

/// The state that a ranking leads to; failures and withdrawals were steps before it. Whom a half leaves out after all, by a mark that
/// an appeal took down, it rejects where they had passed.
fn final_status(word: &str) -> Option<CandidateStatus> {
    let is_left_out = [CandidateStatus::FailedWritten, CandidateStatus::FailedOral].map(CandidateStatus::wire);
    if is_left_out.contains(&word) {
        return Some(CandidateStatus::RejectedFinal);
    }
    let ends = [
        CandidateStatus::Hired,
        CandidateStatus::WaitingList,
        CandidateStatus::RejectedFinal,
    ];
    ends.into_iter().find(|status| status.wire() == word)
}

fn fill_some(cx: &mut Cx<'_>, run: &Id, lines: &[SheetLine]) -> Result<()> {
    for line in lines {
        let mut row = cx.need(&CANDIDATES, &line.candidate)?;
        row.set_or_clear(candidate::FINAL_SCORE, line.score.map(Decimal));
        row.set_or_clear(candidate::FINAL_RANK, line.rank);
        row.set(candidate::RUN, run.clone());
        let from = row.need(candidate::STATUS)?;
        let to = line.verdict.filter(|to| *to != from);
        // What an appeal brought about leads where the house alone leads nobody.
        let by = to.and_then(|to| {
            [Mover::Engine, Mover::Appeal]
                .into_iter()
                .find(|by| is_step(from, to, *by))
        });
        match to.zip(by) {
            Some((to, by)) => move_to(cx, row, to, by)?,
            None => cx.update(row)?,
        };
    }
    Ok(())
}
