//! `importRuns.undo`: what an import wrote as it was before, as far as nobody has changed it since.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, Turn, inputs};
use jiff::SignedDuration;
use schema::{Document, Error, Id, Instant, Lang, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

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
        id: Id = need("id"),
        /// Whether nothing stays of it but the report.
        dry_run: bool = flag("dryRun"),
    }
}

/// Whoever imported, and still may, or an administrator; within a week.
pub(super) const UNDO: Act<UndoInput, UndoReport> =
    Act::long_on("importRuns.undo", wording::UNDO, ON, Allowed::Users, undo);

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
struct Tally {
    removed: usize,
    restored: usize,
    already: usize,
    stays: Vec<StayingDocument>,
}

/// What came of undoing an import, or would.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "ImportUndoReport")]
pub(super) struct UndoReport {
    /// Documents in the trash.
    removed: usize,
    /// Documents with their former values.
    restored: usize,
    /// Documents that were so already.
    already: usize,
    /// Documents that stay as the import left them.
    stays: usize,
    /// The first of those that stay.
    staying: Vec<UndoRefusal>,
    /// Whether nothing stayed of it.
    dry_run: bool,
}

/// A document that stays as the import left it, and why.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "ImportUndoRefusal")]
struct UndoRefusal {
    #[schemars(with = "schema::CollectionId")]
    collection: String,
    id: String,
    /// Empty where the caller may not read it.
    title: String,
    title_ar: String,
    #[serde(rename = "type")]
    code: &'static str,
    message: String,
}

fn undo(turn: Turn, given: UndoInput) -> BoxFuture<UndoReport> {
    Box::pin(async move {
        let (engine, ctx) = (&turn.engine, &turn.ctx);
        let written = load(&turn, &given.id).await?;
        let mut tally = Tally::default();
        for rows in written.chunks(ROWS) {
            undo_rows(engine, ctx, rows, given.dry_run, &mut tally).await?;
        }
        let report = tally.report(ctx.lang, given.dry_run);
        if !given.dry_run {
            note(engine, ctx, given.id, report.clone()).await?;
        }
        Ok(report)
    })
}

/// What the import wrote, the last first, where its caller may undo it.
async fn load(turn: &Turn, id: &Id) -> Result<Vec<WrittenRow>> {
    let pieces = turn.read(id, |cx, run| cx.all(&IMPORT_PIECES, [RUN.eq(Id(run.id))]));
    let pieces = pieces.await?;
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
    tally: &mut Tally,
) -> Result<()> {
    match job(engine, ctx, rows, is_rehearsal).await {
        Ok(undone) => {
            tally.count(undone);
            return Ok(());
        }
        // What may stand is not done again row by row.
        Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
        Err(Error::Refused(_)) => {}
        Err(fault) => return Err(fault),
    }
    for row in rows {
        match job(engine, ctx, std::slice::from_ref(row), is_rehearsal).await {
            Ok(undone) => tally.count(undone),
            Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
            Err(error @ Error::Refused(_)) => {
                let title = title_of(engine, ctx, row).await?;
                tally.stays.push(StayingDocument::of_refusal(row, &error, title));
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

/// Notes that it was undone, when, by whom, and what stays: of what is done, also when its week has ended meanwhile.
async fn note(engine: &Engine, ctx: &RequestContext, id: Id, report: UndoReport) -> Result<()> {
    let report =
        serde_json::to_value(report).map_err(|error| Error::fault("writing what an undoing came to", error))?;
    let write = move |cx: &mut Cx<'_>| {
        let run = cx.need(&IMPORT_RUNS, id.as_str())?;
        let by = cx.who().user.clone();
        let mut run = run.with(UNDONE_AT, cx.moment()).with(UNDO_REPORT, report.clone());
        run.set_or_clear(UNDONE_BY, by.map(Id));
        cx.update(run).map(drop)
    };
    engine.transact(ctx, "note an undone import", write).await
}

impl Tally {
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

    fn report(self, lang: Lang, dry_run: bool) -> UndoReport {
        let refusal = |kept: StayingDocument| UndoRefusal {
            collection: kept.of,
            id: kept.id,
            title: kept.title.0,
            title_ar: kept.title.1,
            code: kept.why.kind.code,
            message: kept.why.text(lang),
        };
        UndoReport {
            removed: self.removed,
            restored: self.restored,
            already: self.already,
            stays: self.stays.len(),
            staying: self.stays.into_iter().take(NAMED).map(refusal).collect(),
            dry_run,
        }
    }
}
