//! The statement of a balance, on paper: what the ledger says of somebody on the day of its issue, or said on a day before.

use engine::doc::{Align, Block, Column, Line, Row, Run, Words};
use engine::{Act, Allowed, BoxFuture, Check, Cx, Extension, Guard, Subject, Turn, inputs};
use jiff::civil;
use platform::decision::is_own;
use platform::papers::authentic_document::act::{IssuedPaper, issue_of_facts, issue_or_existing};
use platform::papers::template::PaperLanguage;
use platform::papers::{Facts, Follows, Name, PaperKind};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Choice as _, Date, Document, Filter, Id, Label, Rejection, Result, Who, error_codes};

use super::balance::{self, Balance, hundredths};
use super::{DAYS, EMPLOYEE, KIND, LEAVE_RECORDS, OWED, START, TYPE, YEAR, wording};
use crate::leave_request::plan::days_text;
use crate::leave_type::{self, Versions};
use crate::permission::HR;

mod text;

error_codes! {
    NOT_YET = "leave_statement_not_yet", invalid => "لا يحصر البيان في يوم لم يأت بعد", "Un relevé s’arrête au plus tard à la date d’aujourd’hui", "A statement is of today at the latest";
}

/// What this noun declares.
pub(super) static DECLARED: &[Extension] = &[&STATEMENT, &STATEMENT_OF_DAY];

const DAY: Name = Name::new("leave.day", Label::new("حصر إلى غاية", "Arrêté au", "As of"));
const ROWS: Name = Name::new("leave.rows", Label::new("القيود", "Écritures", "Entries"));
const COUNT: Name = Name::new("leave.count", Label::new("عدد القيود", "Écritures", "Entries"));
const BALANCES: Name = Name::new("leave.balances", Label::new("الأرصدة", "Soldes", "Balances"));

const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    ROWS,
    COUNT,
    BALANCES,
];

const NAMES_OF_DAY: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    ROWS,
    COUNT,
    BALANCES,
    DAY,
];

/// Read by human resources and by whom it is about.
static STATEMENT: PaperKind = PaperKind {
    id: "leave_statement",
    mark: ["RL", "ب.ر"],
    label: Label::new("بيان رصيد الرخص", "Relevé de congés", "Leave statement"),
    of: || &EMPLOYEES,
    read: Who::Holder(HR),
    change: Who::Holder(HR),
    names: NAMES,
    text: [text::FR, text::AR],
    facts,
    // The same paper for whoever asks, as long as the register says the same.
    follows: Some(Follows {
        bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
        noted: |_, _, _| Ok(()),
    }),
};

/// As [`STATEMENT`], of a day that has passed: it certifies how the register stood, so nothing that is posted later replaces it.
static STATEMENT_OF_DAY: PaperKind = PaperKind {
    id: "leave_statement_of_day",
    mark: ["RLD", "ب.ر.ت"],
    label: Label::new(
        "بيان رصيد الرخص في تاريخ معين",
        "Relevé de congés à une date",
        "Leave statement at a date",
    ),
    names: NAMES_OF_DAY,
    text: [text::FR_OF_DAY, text::AR_OF_DAY],
    // Of today, where nobody says of which day: what replaces such a paper says what is so now.
    facts: |cx, employee| facts_of_day(cx, employee, cx.today()),
    follows: None,
    ..STATEMENT
};

inputs! {
    /// A statement.
    pub(super) struct StatementOrder {
        /// The employee.
        id: Id = need("id"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
        /// How the register stood at the end of that day; today unless it is said.
        at: Option<civil::Date> = may("at"),
    }
}

/// Prints the statement of an employee: one's own, or, for human resources, anybody's.
pub(super) const PRINT: Act<StatementOrder, IssuedPaper> =
    Act::long_on("leaveRecords.print", wording::PRINT, ON, Allowed::Users, print);

const ON: Subject = Subject::new(
    || &EMPLOYEES,
    &[Guard::Check(Check {
        reads: &[],
        check: is_theirs,
    })],
);

fn is_theirs(cx: &Cx<'_>, employee: &Document) -> Result<()> {
    if is_own(cx, &Id(employee.id.clone())) || cx.who().holds_permission(HR) {
        return Ok(());
    }
    Err(balance::act::NOT_THEIRS.into())
}

fn print(turn: Turn, order: StatementOrder) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let mode = order.language.0;
        let today = schema::day_in_morocco(turn.engine.clock().now());
        match order.at.filter(|day| *day != today) {
            None => issue_or_existing(&turn, &STATEMENT, mode, &order.id).await,
            Some(day) if day > today => Err(Rejection::new(NOT_YET).field("at").into()),
            Some(day) => {
                let facts = move |cx: &Cx<'_>, employee: &Document| facts_of_day(cx, employee, day);
                issue_of_facts(&turn, &STATEMENT_OF_DAY, mode, &order.id, facts).await
            }
        }
    })
}

/// So many rows stand on a statement, the newest: those of three years.
const SHOWN: u64 = 60;

fn facts(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    facts_at(cx, employee, None)
}

fn facts_of_day(cx: &Cx<'_>, employee: &Document, day: civil::Date) -> Result<Facts> {
    let mut facts = facts_at(cx, employee, Some(day))?;
    facts.day(DAY.name, day);
    Ok(facts)
}

/// What the ledger says of somebody now, or by what counts from a day or before.
fn facts_at(cx: &Cx<'_>, employee: &Document, at: Option<civil::Date>) -> Result<Facts> {
    let mut facts = person::all(cx, employee)?;
    let id = Id(employee.id.clone());
    let versions = Versions::read(cx)?;
    let found = balance::balances(cx, std::slice::from_ref(&id), at)?;
    let entries: Vec<Filter> = std::iter::once(EMPLOYEE.eq(&id))
        .chain(at.map(|day| START.le(day)))
        .collect();
    facts.set(
        BALANCES.name,
        list(found.iter().map(|one| balance_line(cx, &versions, one))),
    );
    let mut rows = cx.newest(&LEAVE_RECORDS, entries.clone(), 0, SHOWN)?;
    rows.reverse();
    facts.set(ROWS.name, list(rows.iter().map(|row| entry(cx, &versions, row))));
    facts.text(COUNT.name, &cx.count(&LEAVE_RECORDS, entries)?.to_string());
    if !rows.is_empty() {
        facts.blocks.push(table(cx, &versions, &rows));
    }
    Ok(facts)
}

/// The newest entries, the oldest of them first: each number in a column of its own, which no direction of writing turns round.
fn table(cx: &Cx<'_>, versions: &Versions, rows: &[Document]) -> Block {
    let column = |fr: &str, ar: &str, align| Column {
        title: Words::new(fr, ar),
        align,
        share: 0,
    };
    let cells = |row: &Document| {
        let [fr, ar] = names_of(cx, versions, &row.get(TYPE).unwrap_or_default());
        let kind = row.get(KIND).unwrap_or(super::Kind::Correction).label();
        let number = |text: String| Words::any(Run::Ltr(text));
        vec![
            row.get(START)
                .map_or_else(Words::default, |Date(day)| Words::any(Run::Day(day))),
            Words::new(fr.as_str(), ar.as_str()),
            number(row.get(YEAR).unwrap_or_default().to_string()),
            Words::new(kind.fr, kind.ar),
            number(days_text(hundredths(row, DAYS))),
            number(days_text(hundredths(row, OWED))),
        ]
    };
    let row = |row: &Document| Row {
        cells: cells(row),
        total: false,
    };
    Block::Table {
        columns: vec![
            column("Jour", "اليوم", Align::Start),
            column("Congé", "الرخصة", Align::Start),
            column("Année", "السنة", Align::Start),
            column("Nature", "الطبيعة", Align::Start),
            column("Jours", "الأيام", Align::End),
            column("Solde (jours)", "الرصيد (بالأيام)", Align::End),
        ],
        rows: rows.iter().map(row).collect(),
    }
}

/// Lines, one under the other, in French and in Arabic.
fn list(lines: impl Iterator<Item = [Line; 2]>) -> Words {
    let mut all = [Line::default(), Line::default()];
    for told in lines {
        let mut told = told.into_iter();
        all = all.map(|list| {
            let list = if list.is_empty() { list } else { list.text("\n") };
            told.next().into_iter().flat_map(|line| line.0).fold(list, Line::and)
        });
    }
    let [fr, ar] = all;
    Words::new(fr, ar)
}

fn names_of(cx: &Cx<'_>, versions: &Versions, code: &str) -> [String; 2] {
    let version = versions.in_force(code, cx.today());
    [leave_type::NAME_FR, leave_type::NAME_AR].map(|key| version.and_then(|one| one.get(key)).unwrap_or_default())
}

fn balance_line(cx: &Cx<'_>, versions: &Versions, one: &Balance) -> [Line; 2] {
    let [fr, ar] = names_of(cx, versions, &one.code);
    [
        Line::from(format!("{fr} : ").as_str()).ltr(days_text(one.balance)),
        Line::from(format!("{ar}: ").as_str()).ltr(days_text(one.balance)),
    ]
}

/// A row: its day, its type and year, what it is, its days, and the balance after it.
fn entry(cx: &Cx<'_>, versions: &Versions, row: &Document) -> [Line; 2] {
    let Some(Date(day)) = row.get(START) else {
        return [Line::default(), Line::default()];
    };
    let names = names_of(cx, versions, &row.get(TYPE).unwrap_or_default());
    let kind = row.get(KIND).unwrap_or(super::Kind::Correction).label();
    let (days, owed) = (days_text(hundredths(row, DAYS)), days_text(hundredths(row, OWED)));
    let year = row.get(YEAR).unwrap_or_default();
    let one = |name: &str, kind: &str, between: &str| {
        let begun = Line::from(Run::Day(day)).text(format!(" – {name} "));
        begun
            .ltr(year.to_string())
            .text(format!(" – {kind}{between}"))
            .ltr(format!("{days} → {owed}"))
    };
    [one(&names[0], kind.fr, " : "), one(&names[1], kind.ar, ": ")]
}
