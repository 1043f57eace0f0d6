//! The jobs of an import: 100 rows each, row by row only when one of them is refused.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::{Cx, Engine, RequestContext};
use schema::{Collection, Document, Error, Result, error_codes};

use super::chosen;
use super::column::{ColumnShare, ImportColumn, normal};
use super::known::KnownDocuments;
use super::plan::half;
use super::references::References;
use super::report::{Finding, Report};
use super::resolve::{self, Task};
use super::run::record::{Tally, WrittenRow};
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
    let (mut plan, known) = load_known(engine, ctx, plan).await?;
    let tasks = resolve::tasks(plan.import, &mut plan.rows, &known);
    let mut report = Report {
        rows: plan.rows.len(),
        is_rehearsal: plan.is_rehearsal,
        hidden_rows: plan.hidden_rows,
        hidden_columns: plan.hidden_columns.clone(),
        joined: joined_columns(&plan),
        missing,
        ..Report::default()
    };
    for chunk in tasks.chunks(ROWS) {
        write(engine, ctx, &mut plan, &mut report, chunk).await?;
    }
    report.refused = plan.rows.iter().filter(|row| !row.wrong.is_empty()).count();
    report.run.clone_from(&plan.recorder.run);
    if report.run.is_some() {
        let (recorder, counted) = (plan.recorder.clone(), report.clone());
        let note = move |cx: &mut Cx<'_>| recorder.finish(cx, &counted);
        engine.transact(ctx, "note an import", note).await?;
    }
    Ok(complete_report(plan, report))
}

/// The fields that two columns make together, as one row shows it.
fn joined_columns(plan: &Plan) -> Vec<(&'static str, [String; 2], String)> {
    let part = |at: usize, order: usize| {
        let is_it = |column: &&ImportColumn| column.field == Some(at) && column.share == ColumnShare::Part(order);
        plan.columns.iter().find(is_it).map(|column| column.letters.clone())
    };
    let example = |at: usize| {
        let said = plan.rows.iter().map(|row| row.value(plan.import, at));
        said.into_iter().find(|text| !text.is_empty()).unwrap_or_default()
    };
    let found = plan
        .columns
        .iter()
        .filter(|column| column.share == ColumnShare::Part(0));
    found
        .filter_map(|column| {
            let at = column.field?;
            let columns = [column.letters.clone(), part(at, 1)?];
            Some((plan.import.field(at).name, columns, example(at)))
        })
        .collect()
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
async fn load_known(engine: &Engine, ctx: &RequestContext, plan: Plan) -> Result<(Plan, KnownDocuments)> {
    engine
        .read_as(ctx, move |cx| {
            let known = KnownDocuments::load(cx, plan.import, &plan.rows)?;
            Ok((plan, known))
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

async fn job(engine: &Engine, ctx: &RequestContext, plan: &mut Plan, chunk: &[Task]) -> Result<Vec<RowOutcome>> {
    let (import, tasks) = (plan.import, Arc::new(chunk.to_vec()));
    let ctx = &RequestContext {
        is_import: true,
        ..ctx.clone()
    };
    let recorder = plan.recorder.clone();
    let run = move |cx: &mut Cx<'_>| {
        let mut written = Vec::new();
        let outcomes = tasks.iter().map(|task| row(cx, import, task, &mut written));
        let outcomes = outcomes.collect::<Result<Vec<_>>>()?;
        let count = |wanted| outcomes.iter().filter(|outcome| **outcome == wanted).count();
        let tally = Tally {
            created: count(RowOutcome::Created),
            updated: count(RowOutcome::Updated),
        };
        let run = recorder.note(cx, &written, tally)?;
        Ok((outcomes, run))
    };
    if plan.is_rehearsal {
        return Ok(engine.dry_run(ctx, "import", run).await?.0);
    }
    let (outcomes, run) = engine.transact(ctx, "import", run).await?;
    plan.recorder.run = run;
    Ok(outcomes)
}

/// The row's document, and what stands beside it; what was written is noted.
fn row(cx: &mut Cx<'_>, import: &Import, task: &Task, written: &mut Vec<WrittenRow>) -> Result<RowOutcome> {
    let from = cx.end_of_log()?;
    let (document, mut outcome) = upsert(cx, import.of, task)?;
    if outcome != RowOutcome::Unchanged {
        written.push(WrittenRow::since(cx, from, import.of, &document.id)?);
    }
    for (at, value) in &task.beside {
        let from = cx.end_of_log()?;
        if (import.beside[*at].put)(cx, &document, value)? && outcome == RowOutcome::Unchanged {
            outcome = RowOutcome::Updated;
        }
        written.extend(WrittenRow::first_since(cx, from)?);
    }
    Ok(outcome)
}

/// Creates or updates, with the rights of the caller and no others; a document that stands so already is not written.
fn upsert(cx: &mut Cx<'_>, of: &'static Collection, task: &Task) -> Result<(Document, RowOutcome)> {
    let Some(id) = &task.target else {
        return Ok((cx.create_given(of, &task.given)?, RowOutcome::Created));
    };
    refuse_halves(cx, of, id, task)?;
    let (document, has_changed) = cx.update_given(of, id, &task.given)?;
    let outcome = if has_changed {
        RowOutcome::Updated
    } else {
        RowOutcome::Unchanged
    };
    Ok((document, outcome))
}

/// Refuses a text that may be a part where a whole stands that holds it: one file would take the first names of a whole staff.
fn refuse_halves(cx: &Cx<'_>, of: &'static Collection, id: &str, task: &Task) -> Result<()> {
    if task.unsure.is_empty() {
        return Ok(());
    }
    let before = cx.need_readable(of, id)?;
    for at in &task.unsure {
        let field = &of.fields()[*at];
        let given = task.given.iter().find(|(one, _)| one == at);
        let given = given.and_then(|(_, value)| value.text()).unwrap_or_default();
        let stands = before.value(field.name).text().unwrap_or_default();
        if is_part(given, stands) {
            return Err(half(field, given).into());
        }
    }
    Ok(())
}

/// Whether a text says some of the words of another, and no others.
fn is_part(part: &str, whole: &str) -> bool {
    let words = |text: &str| normal(text).split(' ').map(str::to_owned).collect::<BTreeSet<_>>();
    let (part, whole) = (words(part), words(whole));
    part.len() < whole.len() && part.is_subset(&whole)
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
