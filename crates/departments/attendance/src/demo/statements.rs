//! Statements of deductions: in the second week of a month those of the one before. One was signed by hand; drafts hold days that
//! stand apart until somebody has decided on them.

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::demo::{DemoRng, DemoWriter, demo_page};
use schema::{Date, Id, Result};
use serde_json::json;

use super::Life;
use crate::absence::field::{self as absence, ABSENCES, Justification};

/// The day of the month on which they are made.
const MADE_ON: i8 = 10;
/// So many drafts a month are shown.
const DRAFTS: usize = 3;
/// What the dice of the scan start from.
const SEED: u64 = 41;

/// Of which months statements were made.
pub(super) struct StatedMonths {
    /// The first day of the next one that is to be stated.
    next: Day,
    /// The scan of the statement that is to be signed.
    scan: Option<Id>,
}

impl StatedMonths {
    pub(super) fn new(today: Day, scan: Id) -> StatedMonths {
        StatedMonths {
            next: today.first_of_month().saturating_sub(2.months()),
            scan: Some(scan),
        }
    }
}

/// The sheet that was signed by hand.
pub(super) async fn scan(keeper: DemoWriter<'_>) -> Result<Id> {
    let page = demo_page("Etat des retenues, signe");
    let id = DemoRng::new(SEED).id();
    keeper
        .keep_file(DOWNLOADABLE_DOCUMENTS, id, "etat-signe.pdf", page)
        .await
}

impl Life {
    /// States the month before, when its statements are made.
    pub(super) async fn make_statements(&mut self, day: Day) -> Result<()> {
        let month = self.statements.next;
        let made_on = month
            .saturating_add(1.months())
            .saturating_add((i64::from(MADE_ON) - 1).days());
        if day < made_on {
            return Ok(());
        }
        self.statements.next = month.saturating_add(1.months());
        let name = month.strftime("%Y-%m").to_string();
        // That of the first month is signed.
        if let Some((first, scan)) = self.letters.first.clone().zip(self.statements.scan.take()) {
            let given = json!({"month": name, "employeeId": first.as_str()});
            let made = self.act(&self.keeper, "deductionStatements.generate", given).await?;
            let given = json!({"id": made["statements"][0]["$id"], "fileId": scan.as_str()});
            self.act(&self.keeper, "deductionStatements.signByHand", given).await?;
        }
        let owing = self.then.read(move |cx| undecided_of(cx, month)).await?;
        for employee in owing {
            let given = json!({"month": name, "employeeId": employee.as_str()});
            self.act(&self.keeper, "deductionStatements.generate", given).await?;
        }
        Ok(())
    }
}

/// Some of those of whose absences of a month nobody has decided yet.
fn undecided_of(cx: &Cx<'_>, month: Day) -> Result<Vec<Id>> {
    let open = [
        absence::DATE.between(Date(month), Date(month.last_of_month())),
        absence::JUSTIFICATION.eq(Justification::Open),
        absence::WHOLE_DAY.eq(true),
        absence::WARNING.is_null(),
    ];
    let mut people: Vec<Id> = Vec::new();
    for one in cx.all(&ABSENCES, open)? {
        let employee = one.need(absence::EMPLOYEE)?;
        if people.len() < DRAFTS && !people.contains(&employee) {
            people.push(employee);
        }
    }
    Ok(people)
}
