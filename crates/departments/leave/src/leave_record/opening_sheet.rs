//! Balances that people bring along, out of a sheet: who, how many days, and of which type.

use std::collections::BTreeMap;

use engine::sheet::{self, Row};
use engine::{Act, Allowed, AnyAct as _, BoxFuture, Cx, Engine, PrepareContext, RequestContext, Upload, inputs};
use platform::import;
use platform::people::employee::{self, EMPLOYEES};
use platform::people::user;
use schema::{Document, Lang, Rejection, Result, error_codes, fold};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::act::OpeningBalance;
use super::{DAYS, TYPE, wording};
use crate::permission::HR;

error_codes! {
    NO_COLUMNS = "leave_opening_columns", invalid => "العناوين المطلوبة: «{cin}» أو «{number}»، «{days}»، ثم «{type}» عند الاقتضاء", "En-têtes attendus\u{a0}: «\u{a0}{cin}\u{a0}» ou «\u{a0}{number}\u{a0}», «\u{a0}{days}\u{a0}» et, au besoin, «\u{a0}{type}\u{a0}»", "Expected titles: \"{cin}\" or \"{number}\", \"{days}\" and, where needed, \"{type}\"";
    NOBODY = "leave_opening_unknown", invalid => "لا يوجد موظف(ة) بهذا الرقم: {key}", "Aucun fonctionnaire ne porte ce numéro\u{a0}: {key}", "No employee has this number: {key}";
    TWICE = "leave_opening_twice", conflict => "مكرر: سبق في السطر {row}", "Répété\u{a0}: déjà à la ligne {row}", "Repeated: already in row {row}";
}

/// So many rows are written at once: other writes wait meanwhile.
const AT_ONCE: usize = 50;
/// The type of a sheet that names none.
const ANNUAL: &str = "annual";

inputs! {
    /// Balances in a sheet.
    pub(super) struct SheetInput {
        /// A workbook or a CSV file: a column of identity cards or of payroll numbers, one of days, and one of types unless all are
        /// of annual leave.
        file: Upload = file("file"),
        /// Where they were taken from.
        reason: String = need("reason"),
        /// Whether nothing stays of it but the report.
        dry_run: bool = flag("dryRun"),
        /// The encoding of a text file, where its letters may be those of two.
        encoding: Option<String> = may("encoding"),
    }
}

/// A sheet that was read.
pub(super) struct OpeningSheet {
    rows: Vec<SheetRow>,
    reason: String,
    is_rehearsal: bool,
}

/// A row of it.
#[derive(Clone)]
struct SheetRow {
    /// As the user sees it beside the row.
    number: u32,
    /// Identity card or payroll number.
    key: String,
    is_cin: bool,
    code: String,
    days: String,
}

/// What is refused is listed and the rest stands; each stands once, so that a sheet that was set right is sent again as a whole.
pub(super) const IMPORT: Act<SheetInput, LeaveOpeningReport, OpeningSheet> = Act::long(
    "leaveRecords.importOpening",
    wording::OPEN,
    Allowed::Holders(&[HR]),
    import,
)
.prepare_with(read);

fn read(desk: &PrepareContext, given: SheetInput) -> Result<OpeningSheet> {
    let name = given.file.name.clone();
    let bytes = given.file.into_bytes()?;
    let encoding = given.encoding.as_deref().map(import::encoding).transpose()?;
    let read = sheet::read_in(&bytes, &name, &sheet::Choice::First, encoding);
    let sheet = read.map_err(|trouble| import::unreadable(&trouble, desk.ctx.lang))?;
    let is_known = |title: &str| Column::ALL.iter().any(|column| column.is_title(title));
    let header = sheet::find_header(&sheet.rows, &is_known).ok_or_else(no_columns)?;
    let columns = Columns::of(&sheet.rows[header]).ok_or_else(no_columns)?;
    let rows = sheet.rows[header + 1..].iter().filter_map(|row| columns.row(row));
    Ok(OpeningSheet {
        rows: rows.collect(),
        reason: given.reason,
        is_rehearsal: given.dry_run,
    })
}

fn no_columns() -> schema::Error {
    let refused = Rejection::new(NO_COLUMNS).field("file");
    let refused = refused
        .label("cin", employee::CIN.def.label)
        .label("number", employee::NUMBER.def.label);
    refused
        .label("days", DAYS.def.label)
        .label("type", TYPE.def.label)
        .into()
}

/// What a column is of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Cin,
    Number,
    Code,
    Days,
}

impl Column {
    const ALL: [Column; 4] = [Column::Cin, Column::Number, Column::Code, Column::Days];

    /// Whether a title is its name on the wire, or in any of the languages.
    fn is_title(self, title: &str) -> bool {
        let (name, label) = match self {
            Column::Cin => (employee::CIN.def.name, employee::CIN.def.label),
            Column::Number => (employee::NUMBER.def.name, employee::NUMBER.def.label),
            Column::Code => (TYPE.def.name, TYPE.def.label),
            Column::Days => (DAYS.def.name, DAYS.def.label),
        };
        let title = import::title_key(title);
        [name, label.ar, label.fr, label.en]
            .into_iter()
            .any(|known| import::title_key(known) == title)
    }
}

/// Where the columns stand.
struct Columns(BTreeMap<Column, usize>);

impl Columns {
    /// Those of a header; nothing where it names nobody, or no days.
    fn of(header: &Row) -> Option<Self> {
        let mut found = BTreeMap::new();
        for (at, cell) in header.cells.iter().enumerate() {
            let title = cell.text();
            if let Some(column) = Column::ALL.into_iter().find(|column| column.is_title(&title)) {
                found.entry(column).or_insert(at);
            }
        }
        let names_somebody = found.contains_key(&Column::Cin) || found.contains_key(&Column::Number);
        (names_somebody && found.contains_key(&Column::Days)).then_some(Columns(found))
    }

    fn text(&self, row: &Row, column: Column) -> String {
        let at = self.0.get(&column);
        at.map(|at| row.cell(*at).text().trim().to_owned()).unwrap_or_default()
    }

    /// A row that names somebody.
    fn row(&self, row: &Row) -> Option<SheetRow> {
        let (cin, number) = (self.text(row, Column::Cin), self.text(row, Column::Number));
        let is_cin = !cin.is_empty();
        let code = self.text(row, Column::Code);
        Some(SheetRow {
            number: row.number,
            key: if is_cin { cin } else { number },
            is_cin,
            code: if code.is_empty() { ANNUAL.to_owned() } else { code },
            days: self.text(row, Column::Days),
        })
        .filter(|row| !row.key.is_empty())
    }
}

/// What became of a sheet of balances that people bring along, or of a piece of it.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct LeaveOpeningReport {
    rows: usize,
    posted: usize,
    /// They stood already.
    kept: usize,
    refused: Vec<RefusedLeaveOpening>,
}

/// A row of a sheet of balances that was refused.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
enum RefusedLeaveOpening {
    /// It says again what a row before it says.
    Repeated {
        /// As it is numbered in the sheet.
        row: u32,
        /// In the language of the caller.
        message: String,
    },
    /// What it says is wrong.
    Wrong {
        /// As it is numbered in the sheet.
        row: u32,
        /// What of it.
        field: Option<String>,
        /// In the language of the caller.
        message: String,
    },
}

fn import(engine: Engine, ctx: RequestContext, order: OpeningSheet) -> BoxFuture<LeaveOpeningReport> {
    Box::pin(async move {
        let (rows, twice) = without_repeats(order.rows, ctx.lang);
        let mut all = LeaveOpeningReport {
            rows: rows.len() + twice.len(),
            refused: twice,
            ..LeaveOpeningReport::default()
        };
        for piece in rows.chunks(AT_ONCE) {
            let (piece, reason) = (piece.to_vec(), order.reason.clone());
            let one = if order.is_rehearsal {
                engine.read_as(&ctx, move |cx| rehearse(cx, &piece)).await?
            } else {
                engine
                    .transact(&ctx, IMPORT.id(), move |cx| post_rows(cx, &piece, &reason))
                    .await?
            };
            all.posted += one.posted;
            all.kept += one.kept;
            all.refused.extend(one.refused);
        }
        Ok(all)
    })
}

/// The rows, but those about the same days of somebody as one before.
fn without_repeats(rows: Vec<SheetRow>, lang: Lang) -> (Vec<SheetRow>, Vec<RefusedLeaveOpening>) {
    let mut first: BTreeMap<(String, String), u32> = BTreeMap::new();
    let (mut once, mut twice) = (Vec::new(), Vec::new());
    for row in rows {
        let key = (fold(&row.key), row.code.clone());
        if let Some(before) = first.get(&key) {
            let refused = Rejection::new(TWICE).arg("row", before);
            twice.push(RefusedLeaveOpening::Repeated {
                row: row.number,
                message: refused.text(lang),
            });
        } else {
            first.insert(key, row.number);
            once.push(row);
        }
    }
    (once, twice)
}

fn post_rows(cx: &mut Cx<'_>, rows: &[SheetRow], reason: &str) -> Result<LeaveOpeningReport> {
    let by = user::caller(cx)?;
    let mut report = LeaveOpeningReport::default();
    for row in rows {
        match opening_of(cx, row) {
            Ok(opening) => {
                let is_new = opening.post(cx, &by, reason)?;
                report.posted += usize::from(is_new);
                report.kept += usize::from(!is_new);
            }
            Err(error) => report.refused.push(refusal(cx, row, error)?),
        }
    }
    Ok(report)
}

fn rehearse(cx: &Cx<'_>, rows: &[SheetRow]) -> Result<LeaveOpeningReport> {
    let mut report = LeaveOpeningReport::default();
    for row in rows {
        match opening_of(cx, row) {
            Ok(opening) if opening.is_posted(cx)? => report.kept += 1,
            Ok(_) => report.posted += 1,
            Err(error) => report.refused.push(refusal(cx, row, error)?),
        }
    }
    Ok(report)
}

/// What a row says, checked; nothing is written.
fn opening_of(cx: &Cx<'_>, row: &SheetRow) -> Result<OpeningBalance> {
    let person = person(cx, row)?;
    OpeningBalance::read(cx, person, &row.code, DAYS.def.name, &json!(row.days))
}

fn person(cx: &Cx<'_>, row: &SheetRow) -> Result<Document> {
    let filter = if row.is_cin {
        Some(employee::CIN.eq(schema::CIN.normal(&row.key)))
    } else {
        row.key.parse::<i64>().ok().map(|number| employee::NUMBER.eq(number))
    };
    let found = filter.map(|filter| cx.first(&EMPLOYEES, [filter])).transpose()?;
    let field = if row.is_cin {
        employee::CIN.def
    } else {
        employee::NUMBER.def
    };
    let nobody = || Rejection::new(NOBODY).field(field.name).arg("key", &row.key);
    found.flatten().ok_or_else(|| nobody().into())
}

/// What the report says of a row that was refused; a fault is one.
fn refusal(cx: &Cx<'_>, row: &SheetRow, error: schema::Error) -> Result<RefusedLeaveOpening> {
    match error {
        schema::Error::Refused(refused) => Ok(RefusedLeaveOpening::Wrong {
            row: row.number,
            message: refused.text(cx.lang()),
            field: refused.field,
        }),
        fault @ schema::Error::Fault(_) => Err(fault),
    }
}
