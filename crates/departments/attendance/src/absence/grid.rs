//! Absences of several people on several days at once: those that stand are justified, those that nobody measured are entered and
//! justified, all of them or none. A dry run says of each what would be done.

use engine::input::wrong_argument;
use engine::{BoxFuture, Cx, Engine, RequestContext, inputs};
use jiff::civil;
use platform::people::employee::EMPLOYEES;
use schema::{Date, Document, Error, Id, Rejection, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::TO_JUSTIFY;
use super::act::{Grounds, submit};
use super::field::{ABSENCES, DATE, EMPLOYEE};
use crate::pointage::{self, POINTAGES};
use crate::warning::why_not_expected;
use crate::word::read_objects;

error_codes! {
    /// Nobody was expected on it.
    DAY_NOT_WORKED = "absence_day_not_worked", conflict => "لا يسجل تغيب يوم {day}: {kind}", "Aucune absence ne se saisit le {day}\u{a0}: {kind}", "No absence is entered on {day}: {kind}";
    IN_CELL = "absence_cell_refused", conflict => "{person}، {day}: {reason}", "{person}, {day}\u{a0}: {reason}", "{person}, {day}: {reason}";
}

/// So many are dealt with at once.
const AT_ONCE: usize = 100;
/// The name of the act.
pub(super) const ENTER: &str = "absences.enter";

inputs! {
    /// Of whom and of which days, and what is said for them.
    pub(super) struct Grid {
        /// `{employeeId, date}` each.
        cells: Json = need("cells"),
        /// Whether it only says what would be done.
        dry_run: bool = flag("dryRun"),
        ..grounds: Grounds,
    }
}

/// A day of somebody.
#[derive(Clone)]
struct GridDay {
    employee: Id,
    day: civil::Date,
}

/// What became of each day, or would become of it.
#[derive(Serialize, JsonSchema)]
pub(super) struct EnteredAbsenceDays {
    cells: Vec<EnteredAbsenceDay>,
}

/// A day of somebody, and what became of it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct EnteredAbsenceDay {
    employee_id: String,
    date: String,
    done: AbsenceDayOutcome,
    /// Why it is refused, in the language of the caller.
    message: Option<String>,
}

/// What becomes of a day: it was told of by nothing, its absence stood, or it is refused, which a dry run alone answers.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum AbsenceDayOutcome {
    Entered,
    Justified,
    Refused,
}

/// Enters and justifies all of them, or says what would become of each.
pub(super) fn enter(engine: Engine, ctx: RequestContext, grid: Grid) -> BoxFuture<EnteredAbsenceDays> {
    Box::pin(async move {
        let (cells, grounds) = (cells_of(&grid)?, grid.grounds);
        let cells = if grid.dry_run {
            let work = move |cx: &mut Cx<'_>| try_all(cx, &cells, &grounds);
            engine.dry_run(&ctx, ENTER, work).await?
        } else {
            let work = move |cx: &mut Cx<'_>| enter_all(cx, &cells, &grounds);
            engine.transact(&ctx, ENTER, work).await?
        };
        Ok(EnteredAbsenceDays { cells })
    })
}

/// What would become of each; nothing of it stays.
fn try_all(cx: &mut Cx<'_>, cells: &[GridDay], grounds: &Grounds) -> Result<Vec<EnteredAbsenceDay>> {
    let mut lines = Vec::with_capacity(cells.len());
    for cell in cells {
        lines.push(match enter_one(cx, cell, grounds) {
            Ok(done) => line(cell, done, None),
            Err(Error::Refused(refused)) => line(cell, AbsenceDayOutcome::Refused, Some(refused.text(cx.lang()))),
            Err(fault) => return Err(fault),
        });
    }
    Ok(lines)
}

fn line(cell: &GridDay, done: AbsenceDayOutcome, message: Option<String>) -> EnteredAbsenceDay {
    EnteredAbsenceDay {
        employee_id: cell.employee.0.clone(),
        date: cell.day.to_string(),
        done,
        message,
    }
}

/// The cells, each once.
fn cells_of(grid: &Grid) -> Result<Vec<GridDay>> {
    let given = read_objects("cells", &grid.cells)?;
    if given.is_empty() || given.len() > AT_ONCE {
        return Err(wrong_argument("cells", expected::documents(1, AT_ONCE)));
    }
    let mut cells: Vec<GridDay> = Vec::new();
    for one in &given {
        let day = one["date"].as_str().and_then(|day| day.get(..10)?.parse().ok());
        let (Some(employee), Some(day)) = (one["employeeId"].as_str(), day) else {
            return Err(wrong_argument("cells", expected::OBJECTS));
        };
        let employee = Id(employee.to_owned());
        if !cells.iter().any(|known| known.employee == employee && known.day == day) {
            cells.push(GridDay { employee, day });
        }
    }
    Ok(cells)
}

/// All of them; the first that is refused refuses all, and is named.
fn enter_all(cx: &mut Cx<'_>, cells: &[GridDay], grounds: &Grounds) -> Result<Vec<EnteredAbsenceDay>> {
    let mut lines = Vec::with_capacity(cells.len());
    for cell in cells {
        match enter_one(cx, cell, grounds) {
            Ok(done) => lines.push(line(cell, done, None)),
            Err(Error::Refused(refused)) => return Err(in_cell(cx, cell, &refused)?.into()),
            Err(fault) => return Err(fault),
        }
    }
    Ok(lines)
}

fn in_cell(cx: &Cx<'_>, cell: &GridDay, refused: &Rejection) -> Result<Rejection> {
    let file = cx.get(&EMPLOYEES, cell.employee.as_str())?;
    let name = file.map_or_else(|| cell.employee.0.clone(), |file| file.title().0);
    let named = Rejection::new(schema::ErrorCode {
        status: refused.kind.status,
        ..IN_CELL
    });
    let named = named.field("cells").arg("person", name).day("day", Date(cell.day));
    Ok(named.arg("reason", refused.text(cx.lang())))
}

fn enter_one(cx: &mut Cx<'_>, cell: &GridDay, grounds: &Grounds) -> Result<AbsenceDayOutcome> {
    cx.need_readable(&EMPLOYEES, cell.employee.as_str())?;
    let same = [EMPLOYEE.eq(&cell.employee), DATE.eq(Date(cell.day))];
    if let Some(found) = cx.first(&ABSENCES, same)? {
        let absence = TO_JUSTIFY.admit(cx, &found.id)?;
        submit(cx, absence, grounds)?;
        return Ok(AbsenceDayOutcome::Justified);
    }
    let measured = [pointage::EMPLOYEE.eq(&cell.employee), pointage::DATE.eq(Date(cell.day))];
    let measured = cx.first(&POINTAGES, measured)?;
    if let Some(kind) = why_not_expected(cx, &cell.employee, Date(cell.day), measured.as_ref())? {
        let refused = Rejection::new(DAY_NOT_WORKED).field("cells");
        return Err(refused.day("day", Date(cell.day)).label("kind", kind).into());
    }
    let absence = Document::new(&ABSENCES)
        .with(EMPLOYEE, cell.employee.clone())
        .with(DATE, Date(cell.day));
    let absence = cx.create(absence)?;
    submit(cx, absence, grounds)?;
    Ok(AbsenceDayOutcome::Entered)
}
