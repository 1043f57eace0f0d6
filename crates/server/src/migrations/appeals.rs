//! Appeals that were accepted and not carried out before a decision alone counted for nothing.

use recruitment::appeal::{self, APPEALS, AppealState};
use recruitment::grade_entry::{self, GRADE_ENTRIES};
use recruitment::ranking_run::{self, RANKING_RUNS};
use schema::{Document, Result, View};
use store::Writer;

use super::all;

/// What its president reads of a run that had counted such a mark.
const COUNTED: &str = "Compte la note d’un recours qui n’était pas exécuté — يحتسب نقطة تظلم لم ينفذ بعد";

/// The mark that was entered with the decision stands no more until the appeal is carried out; the appeal keeps it. A ranking that
/// counted it says so (decision 73).
pub(super) fn marks_not_carried_out(writer: &mut Writer<'_>) -> Result<()> {
    let entries = View::whole(&GRADE_ENTRIES);
    let waiting = vec![
        appeal::STATE.eq(AppealState::Accepted),
        appeal::CARRIED_OUT_AT.is_null(),
        appeal::ENTRY.is_not_null(),
    ];
    for row in all(writer, &APPEALS, waiting)? {
        let entry = row.need(appeal::ENTRY)?;
        let Some(entry) = writer.get(&entries, entry.as_str())?.map(|found| found.document) else {
            continue;
        };
        let mut silent = entry.clone();
        silent.clear(grade_entry::STANDING);
        writer.update(&entry, silent)?;
        let mut kept = row.clone().with(appeal::MARK, entry.need(grade_entry::MARK)?);
        kept.set_or_clear(appeal::DECIDER, entry.get(grade_entry::MARKER));
        writer.update(&row, kept)?;
        tell_runs(writer, &row)?;
    }
    Ok(())
}

/// Rankings that were computed after the decision had counted its mark.
fn tell_runs(writer: &mut Writer<'_>, appeal: &Document) -> Result<()> {
    let Some(decided) = appeal.get(appeal::DECIDED_AT) else {
        return Ok(());
    };
    let of_exam = vec![ranking_run::RECRUITMENT.eq(appeal.need(appeal::RECRUITMENT)?)];
    for run in all(writer, &RANKING_RUNS, of_exam)? {
        let is_later = run.get(ranking_run::AT).is_some_and(|at| at >= decided);
        let reason = run.get(ranking_run::REASON).unwrap_or_default();
        if is_later && !reason.contains(COUNTED) {
            let told = [reason, COUNTED.to_owned()].join("\n");
            writer.update(&run, run.clone().with(ranking_run::REASON, told.trim().to_owned()))?;
        }
    }
    Ok(())
}
