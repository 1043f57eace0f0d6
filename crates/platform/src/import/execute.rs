//! The jobs of an import: 100 rows each, row by row only when one of them is refused.

use std::sync::Arc;

use engine::{Cx, Engine, RequestContext};
use schema::{Collection, Document, Error, Result, error_codes};

use super::chosen;
use super::references::References;
use super::report::{Finding, Report};
use super::resolve::{self, Task};
use super::twins;
use super::{Import, Plan};

/// Rows in one job, so that other writes pass in between.
const ROWS: usize = 100;

/// What came of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowOutcome {
    Created,
    Updated,
    Unchanged,
}

/// Imports a plan.
pub(super) async fn execute(engine: &Engine, ctx: &RequestContext, plan: Plan) -> Result<Report> {
    let (mut plan, mut world) = load_references(engine, ctx, plan).await?;
    resolve::refuse_guessing(plan.import, &plan.rows, &world)?;
    chosen::replace(&mut plan, &mut world);
    let mut missing = resolve::missing_units(plan.import, &plan.rows, &world);
    twins::note(&mut missing, &plan.same);
    if plan.makes_units {
        resolve::make_units(engine, ctx, &mut plan, &mut world, &mut missing).await?;
    }
    resolve::link(plan.import, &mut plan.rows, &world);
    let (mut plan, world) = with_existing_rows(engine, ctx, plan, world).await?;
    let tasks = resolve::tasks(plan.import, &mut plan.rows, &world);
    let mut report = Report {
        rows: plan.rows.len(),
        is_rehearsal: plan.is_rehearsal,
        missing,
        ..Report::default()
    };
    for chunk in tasks.chunks(ROWS) {
        write(engine, ctx, &mut plan, &mut report, chunk).await?;
    }
    report.refused = plan.rows.iter().filter(|row| !row.wrong.is_empty()).count();
    Ok(complete_report(plan, report))
}

/// Loads what the rows name, as far as the caller may read it.
async fn load_references(engine: &Engine, ctx: &RequestContext, plan: Plan) -> Result<(Plan, References)> {
    engine
        .read_as(ctx, move |cx| {
            let world = References::load(cx, plan.import, &plan.rows)?;
            Ok((plan, world))
        })
        .await
}

/// Loads what the rows mean, as far as the caller may read it.
async fn with_existing_rows(
    engine: &Engine,
    ctx: &RequestContext,
    plan: Plan,
    mut world: References,
) -> Result<(Plan, References)> {
    engine
        .read_as(ctx, move |cx| {
            world.load_known(cx, plan.import, &plan.rows)?;
            Ok((plan, world))
        })
        .await
}

/// Writes a chunk as one job; when one row is refused, each row as its own.
async fn write(
    engine: &Engine,
    ctx: &RequestContext,
    plan: &mut Plan,
    report: &mut Report,
    chunk: &[Task],
) -> Result<()> {
    match job(engine, ctx, plan, chunk).await {
        Ok(outcomes) => {
            report.count(&outcomes);
            return Ok(());
        }
        // What may stand is not done again row by row.
        Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
        Err(Error::Refused(_)) => {}
        Err(fault) => return Err(fault),
    }
    for task in chunk {
        match job(engine, ctx, plan, std::slice::from_ref(task)).await {
            Ok(outcomes) => report.count(&outcomes),
            Err(error) if error.is(error_codes::UNKNOWN_OUTCOME) => return Err(error),
            Err(error @ Error::Refused(_)) => plan.rows[task.at].wrong.extend(resolve::refusals(&error)),
            Err(fault) => return Err(fault),
        }
    }
    Ok(())
}

async fn job(engine: &Engine, ctx: &RequestContext, plan: &Plan, chunk: &[Task]) -> Result<Vec<RowOutcome>> {
    let (import, tasks) = (plan.import, Arc::new(chunk.to_vec()));
    let ctx = &RequestContext {
        is_import: true,
        ..ctx.clone()
    };
    let run = move |cx: &mut Cx<'_>| {
        tasks
            .iter()
            .map(|task| row(cx, import, task))
            .collect::<Result<Vec<_>>>()
    };
    if plan.is_rehearsal {
        engine.dry_run(ctx, "import", run).await
    } else {
        engine.transact(ctx, "import", run).await
    }
}

/// The row's document, and what stands beside it.
fn row(cx: &mut Cx<'_>, import: &Import, task: &Task) -> Result<RowOutcome> {
    let (document, mut outcome) = upsert(cx, import.of, task)?;
    for (at, value) in &task.beside {
        if (import.beside[*at].put)(cx, &document, value)? && outcome == RowOutcome::Unchanged {
            outcome = RowOutcome::Updated;
        }
    }
    Ok(outcome)
}

/// Creates or updates, with the rights of the caller and no others; a document that stands so already is not written.
fn upsert(cx: &mut Cx<'_>, of: &'static Collection, task: &Task) -> Result<(Document, RowOutcome)> {
    let Some(id) = &task.target else {
        return Ok((cx.create_given(of, &task.given)?, RowOutcome::Created));
    };
    let (document, has_changed) = cx.update_given(of, id, &task.given)?;
    let outcome = if has_changed {
        RowOutcome::Updated
    } else {
        RowOutcome::Unchanged
    };
    Ok((document, outcome))
}

impl Report {
    fn count(&mut self, outcomes: &[RowOutcome]) {
        for outcome in outcomes {
            match outcome {
                RowOutcome::Created => self.created += 1,
                RowOutcome::Updated => self.updated += 1,
                RowOutcome::Unchanged => self.unchanged += 1,
            }
        }
    }
}

fn complete_report(plan: Plan, mut report: Report) -> Report {
    report.sheet = plan.sheet;
    report.header_row = plan.header_row;
    let columns = plan.columns.into_iter();
    report.columns = columns
        .map(|one| (one.letters, one.title, one.field.map(|at| plan.import.field(at).name)))
        .collect();
    report.findings = plan.notes;
    for row in &plan.rows {
        let title = row.title(plan.import, plan.lang);
        for wrong in &row.wrong {
            let at = wrong.field.as_deref().and_then(|name| plan.import.position(name));
            let shown = at.map(|at| row.value(plan.import, at)).unwrap_or_default();
            report
                .findings
                .push(Finding::new(plan.import, row.number, wrong, shown, plan.lang).titled(title.clone()));
        }
        if !row.wrong.is_empty() {
            report.refused_rows.push((row.number, row.cells.clone()));
        }
    }
    report.findings.sort_by_key(|finding| finding.row);
    report
}
