//! `importRuns.undo`: what an import wrote as it was before, as far as nobody has changed it since.

use engine::{Action, ActionFuture, Allowed, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use jiff::SignedDuration;
use schema::{Document, Error, Id, Instant, Result, error_codes};
use serde_json::{Value as Json, json};

use super::piece::{IMPORT_PIECES, RUN, WRITTEN};
use super::record::WrittenRow;
use super::undo_row::{StayingDocument, Undone, undo_row};
use super::{AT, COLLECTION, DAYS, IMPORT_RUNS, UNDO_REPORT, UNDONE_AT, UNDONE_BY, wording};

/// Rows in one job, so that other writes pass in between.
const ROWS: usize = 100;
/// So many rows that stay are named in the report.
const NAMED: usize = 500;

error_codes! {
    LATE = "import_undo_late", conflict => "انقضت سبعة أيام على هذا الاستيراد: لم يعد التراجع عنه ممكنا", "Cette importation a plus de sept jours\u{a0}: elle ne peut plus être annulée", "This import is more than seven days old: it can no longer be undone";
}

inputs! {
    /// An import to be undone.
    pub(super) struct UndoInput {
        /// The id of its run.
        id: String = need("id"),
        /// Whether nothing stays of it but the report.
        dry_run: bool = flag("dryRun"),
    }
}

/// Whoever imported, and still may, or an administrator; within a week.
pub(super) const UNDO: Action<UndoInput> = Action::long("importRuns.undo", Allowed::Users, undo)
    .on(ON)
    .with_wording(wording::UNDO);

const ON: Subject = Subject::new(
    || &IMPORT_RUNS,
    &[
        Guard::Part(Check {
            reads: &[COLLECTION.def],
            check: may_import,
        }),
        Guard::Check(Check {
            reads: &[AT.def],
            check: is_within_a_week,
        }),
    ],
);

fn may_import(cx: &Cx<'_>, run: &Document) -> Result<()> {
    cx.may_act(&format!("{}.import", run.need(COLLECTION)?))
}

fn is_within_a_week(cx: &Cx<'_>, run: &Document) -> Result<()> {
    let Instant(at) = run.need(AT)?;
    if cx.now() > at + SignedDuration::from_hours(24 * DAYS) {
        return Err(LATE.into());
    }
    Ok(())
}

/// What came of all rows.
#[derive(Default)]
struct UndoReport {
    removed: usize,
    restored: usize,
    already: usize,
    stays: Vec<StayingDocument>,
}

fn undo(engine: Engine, ctx: RequestContext, given: UndoInput) -> ActionFuture {
    Box::pin(async move {
        let written = load(&engine, &ctx, &given.id).await?;
        let mut report = UndoReport::default();
        for rows in written.chunks(ROWS) {
            undo_rows(&engine, &ctx, rows, given.dry_run, &mut report).await?;
        }
        let mut said = report.json(&ctx);
        said["dryRun"] = given.dry_run.into();
        if !given.dry_run {
            note(&engine, &ctx, given.id, said.clone()).await?;
        }
        Ok(said)
    })
}

/// What the import wrote, the last first, where its caller may undo it.
async fn load(engine: &Engine, ctx: &RequestContext, id: &str) -> Result<Vec<WrittenRow>> {
    let id = id.to_owned();
    let pieces = engine
        .read_as(ctx, move |cx| {
            let run = ON.admit(cx, &id)?;
            cx.all(&IMPORT_PIECES, [RUN.eq(Id(run.id))])
        })
        .await?;
    let mut written = Vec::new();
    for piece in &pieces {
        written.extend(rows_of(piece)?);
    }
    written.reverse();
    Ok(written)
}

fn rows_of(piece: &Document) -> Result<Vec<WrittenRow>> {
    let written = piece.get(WRITTEN).unwrap_or_default();
    serde_json::from_value(written).map_err(|error| Error::fault("reading what an import wrote", error))
}

/// Undoes a chunk as one job; when a rule refuses one row, each row as its own.
async fn undo_rows(
    engine: &Engine,
    ctx: &RequestContext,
    rows: &[WrittenRow],
    is_rehearsal: bool,
    report: &mut UndoReport,
) -> Result<()> {
    match job(engine, ctx, rows, is_rehearsal).await {
        Ok(undone) => {
            report.count(undone);
            return Ok(());
        }
        // What may stand is not done again row by row.
        Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
        Err(Error::Refused(_)) => {}
        Err(fault) => return Err(fault),
    }
    for row in rows {
        match job(engine, ctx, std::slice::from_ref(row), is_rehearsal).await {
            Ok(undone) => report.count(undone),
            Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
            Err(error @ Error::Refused(_)) => {
                let title = title_of(engine, ctx, row).await?;
                report.stays.push(StayingDocument::of_refusal(row, &error, title));
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}

/// What a document is called, as far as the caller may read it.
async fn title_of(engine: &Engine, ctx: &RequestContext, row: &WrittenRow) -> Result<(String, String)> {
    let of = engine
        .entities()
        .iter()
        .map(|entity| entity.of)
        .find(|of| of.id == row.of);
    let (Some(of), id) = (of, row.id.clone()) else {
        return Ok(Default::default());
    };
    engine
        .read_as(ctx, move |cx| {
            let document = cx.need_readable(of, &id).ok();
            Ok(document.map(|document| document.title()).unwrap_or_default())
        })
        .await
}

async fn job(engine: &Engine, ctx: &RequestContext, rows: &[WrittenRow], is_rehearsal: bool) -> Result<Vec<Undone>> {
    let rows = rows.to_vec();
    let run = move |cx: &mut Cx<'_>| rows.iter().map(|row| undo_row(cx, row)).collect::<Result<Vec<_>>>();
    if is_rehearsal {
        engine.dry_run(ctx, "undo an import", run).await
    } else {
        engine.transact(ctx, "undo an import", run).await
    }
}

/// Notes that it was undone, when, by whom, and what stays.
async fn note(engine: &Engine, ctx: &RequestContext, id: String, report: Json) -> Result<()> {
    let write = move |cx: &mut Cx<'_>| {
        let run = cx.need(&IMPORT_RUNS, &id)?;
        let by = cx.who().user.clone();
        let mut run = run.with(UNDONE_AT, cx.moment()).with(UNDO_REPORT, report.clone());
        run.set_or_clear(UNDONE_BY, by.map(Id));
        cx.update(run).map(drop)
    };
    engine.transact(ctx, "note an undone import", write).await
}

impl UndoReport {
    fn count(&mut self, undone: Vec<Undone>) {
        for one in undone {
            match one {
                Undone::Removed => self.removed += 1,
                Undone::Restored => self.restored += 1,
                Undone::Already => self.already += 1,
                Undone::Stays(kept) => self.stays.push(*kept),
            }
        }
    }

    fn json(&self, ctx: &RequestContext) -> Json {
        let line = |kept: &StayingDocument| {
            json!({
                "collection": kept.of, "id": kept.id, "title": kept.title.0, "titleAr": kept.title.1,
                "type": kept.why.kind.code, "message": kept.why.text(ctx.lang),
            })
        };
        json!({
            "removed": self.removed, "restored": self.restored, "already": self.already, "stays": self.stays.len(),
            "staying": self.stays.iter().take(NAMED).map(line).collect::<Vec<_>>(),
        })
    }
}
