//! The quitus (براءة ذمة): that somebody who leaves, or changes places, holds nothing of the commune’s any more.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Subject, Turn, inputs};
use platform::decision::nobody_for_themselves;
use platform::papers::authentic_document::act::{IssuedPaper, issue_or_existing};
use platform::papers::template::PaperLanguage;
use platform::papers::{Facts, PaperKind};
use platform::people::employee::EMPLOYEES;
use platform::people::employee::paper::fact as person;
use schema::{Document, Id, Label, Rejection, Result, error_codes};

use super::super::{EMPLOYEE, INVENTORY_ITEMS, STATE, State};
use super::wording;
use crate::paper::property_paper;
use crate::permission::PRINTS;

error_codes! {
    STILL_HOLDS = "inventory_quitus_holds", conflict => "لا تزال في عهدة هذا الشخص ممتلكات للجماعة: {count}", "Cette personne détient encore des biens de la commune\u{a0}: {count}", "This person still holds items of the commune: {count}";
}

inputs! {
    /// The quitus of somebody.
    pub(in crate::item) struct QuitusOf {
        /// The employee.
        employee: Id = need("employeeId"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
    }
}

const FR: &str = "\
Je {signatory.undersigned}[, {signatory.name}], {signatory.quality}, certifie que {Monsieur|Madame|Monsieur / Madame} \
**{employee.fullName}**[, {employee.function}][, matricule {employee.number}], ne détient, à la date du {paper.date}, aucun bien mobilier \
inscrit à l’inventaire de la {commune.name}.

Le présent quitus est délivré pour servir et valoir ce que de droit.";

const AR: &str = "\
أنا {signatory.undersigned}[، {signatory.name}]، {signatory.quality}، أشهد بأن {السيد|السيدة|السيد(ة)} **{employee.fullName}**[، \
{employee.function}][، رقم التأجير {employee.number}]، لا توجد في {عهدته|عهدتها|عهدته(ا)} إلى غاية {paper.date} أية ممتلكات منقولة مسجلة بجرد {commune.name}.

وقد سلمت براءة الذمة هذه للإدلاء بها عند الحاجة.";

/// That nothing is held on the day of its issue.
pub(super) static QUITUS: PaperKind = property_paper(
    "inventory_quitus",
    ["QT", "ب.ذ"],
    Label::new("براءة ذمة من الممتلكات", "Quitus du matériel", "Quitus of property"),
    || &EMPLOYEES,
    person::NAMES,
    [FR, AR],
    facts,
);

/// Issues the quitus of somebody else who holds nothing.
pub(in crate::item) const PRINT: Act<QuitusOf, IssuedPaper> = Act::long_on(
    "inventoryItems.quitus",
    wording::QUITUS,
    ON,
    Allowed::Holders(&[PRINTS]),
    print,
);

const ON: Subject = Subject::new(
    || &EMPLOYEES,
    &[
        Guard::Check(Check {
            reads: &[],
            check: |cx, employee| nobody_for_themselves(cx, &Id(employee.id.clone())),
        }),
        Guard::Check(Check {
            reads: &[],
            check: holds_nothing,
        }),
    ],
);

fn print(turn: Turn, given: QuitusOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &QUITUS, given.language.0, &given.employee).await })
}

/// What was lost in somebody’s hands is held until it is found or leaves the inventory.
fn holds_nothing(cx: &Cx<'_>, employee: &Document) -> Result<()> {
    let held = [EMPLOYEE.eq(&employee.id), STATE.ne(State::Reformed)];
    match cx.count(&INVENTORY_ITEMS, held)? {
        0 => Ok(()),
        count => Err(Rejection::new(STILL_HOLDS)
            .field("employeeId")
            .arg("count", count)
            .into()),
    }
}

fn facts(cx: &Cx<'_>, employee: &Document) -> Result<Facts> {
    holds_nothing(cx, employee)?;
    person::all(cx, employee)
}
