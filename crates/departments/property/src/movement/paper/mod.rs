//! Papers about movements: the hand-over that somebody signs for what they get, and the report of a loss or theft.

use engine::{Act, Allowed, BoxFuture, Check, Cx, Effect, Guard, Subject, Turn};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::decision::is_own;
use platform::papers::authentic_document as issued;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::papers::authentic_document::act::{IssuedPaper, PaperOf, issue_or_existing};
use platform::papers::authentic_document::follow::{compare, withdraw};
use platform::papers::{Follows, PaperKind};
use schema::{Change, Document, Id, Label, Result, error_codes};

use super::{DOC_ID, DOCUMENT, INVENTORY_MOVEMENTS, KIND, Kind, LOT, REASON, TO_EMPLOYEE, UNDOES};
use crate::paper::property_paper;
use crate::permission::PRINTS;

mod handover;
mod loss;
#[cfg(test)]
mod tests;
mod wording;

error_codes! {
    NO_HANDOVER = "inventory_paper_of_handover", conflict => "محضر التسليم لا يطبع إلا لحركة تسليم", "Une décharge s’établit d’une remise", "A hand-over paper is of a hand-over";
    NO_LOSS = "inventory_paper_of_loss", conflict => "هذا المحضر لا يطبع إلا لضياع أو سرقة", "Ce procès-verbal s’établit d’une perte ou d’un vol", "This report is of a loss or theft";
    UNDONE = "inventory_paper_of_undone", conflict => "ألغيت هذه الحركة: لا وثيقة لها", "Ce mouvement est annulé\u{a0}: il n’a plus de document", "This movement was undone: it has no paper any more";
    NOT_PRINTER = "inventory_paper_not_yours", 403 => "يطبع محضر التسليم من يطبع وثائق الجرد أو المستلم", "La décharge est imprimée par qui édite l’inventaire, ou par le bénéficiaire", "A hand-over paper is printed by who prints of the inventory, or by the receiver";
}

/// The hand-over of all that was handed over by one act: the same paper as long as nothing of it changes.
pub(super) static HANDOVER: PaperKind = PaperKind {
    follows: FOLLOWS,
    ..property_paper(
        "inventory_handover",
        ["DCH", "م.ت"],
        Label::new("محضر تسليم ممتلكات", "Décharge", "Hand-over of items"),
        || &INVENTORY_MOVEMENTS,
        handover::NAMES,
        handover::TEXT,
        handover::facts,
    )
};

/// The report of a loss or theft.
pub(super) static LOSS: PaperKind = PaperKind {
    follows: FOLLOWS,
    ..property_paper(
        "inventory_loss",
        ["PVD", "م.ض"],
        Label::new(
            "محضر ضياع أو سرقة ممتلك",
            "Procès-verbal de perte ou de vol",
            "Report of a loss or theft",
        ),
        || &INVENTORY_MOVEMENTS,
        loss::NAMES,
        loss::TEXT,
        loss::facts,
    )
};

const FOLLOWS: Option<Follows> = Some(Follows {
    bucket: DOWNLOADABLE_DOCUMENTS,
    noted: link_paper,
});

/// Prints the hand-over: for those who print, and for whoever received.
pub(super) const PRINT_HANDOVER: Act<PaperOf, IssuedPaper> = Act::long_on(
    "inventoryMovements.printHandover",
    wording::PRINT_HANDOVER,
    Subject::new(
        || &INVENTORY_MOVEMENTS,
        &[
            Guard::Part(Check {
                reads: &[TO_EMPLOYEE.def],
                check: prints_or_received,
            }),
            Guard::While(KIND.is(Kind::Handover.wire()), NO_HANDOVER),
            Guard::Check(STANDS),
        ],
    ),
    Allowed::Users,
    print_handover,
);

/// Prints the report of a loss.
pub(super) const PRINT_LOSS: Act<PaperOf, IssuedPaper> = Act::long_on(
    "inventoryMovements.printLoss",
    wording::PRINT_LOSS,
    Subject::new(
        || &INVENTORY_MOVEMENTS,
        &[Guard::While(KIND.is(Kind::Loss.wire()), NO_LOSS), Guard::Check(STANDS)],
    ),
    Allowed::Holders(&[PRINTS]),
    print_loss,
);

const STANDS: Check = Check {
    reads: &[LOT.def],
    check: |cx, movement| standing_lot(cx, movement).map(drop),
};

fn prints_or_received(cx: &Cx<'_>, movement: &Document) -> Result<()> {
    let is_receiver = movement.get(TO_EMPLOYEE).is_some_and(|to| is_own(cx, &to));
    if is_receiver || cx.who().holds_permission(PRINTS) {
        return Ok(());
    }
    Err(NOT_PRINTER.into())
}

fn print_handover(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        // What was handed over together is one paper, by whichever of its movements it is asked for.
        let first = turn.read(&order.id, |cx, movement| first_of(cx, &movement)).await?;
        issue_or_existing(&turn, &HANDOVER, order.language.0, &Id(first.id)).await
    })
}

fn print_loss(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { issue_or_existing(&turn, &LOSS, order.language.0, &order.id).await })
}

/// The movements of one kind that were made by one act together, as they were made: a part that became a thing of its own has others
/// among them.
fn lot(cx: &Cx<'_>, movement: &Document) -> Result<Vec<Document>> {
    let Some(lot) = movement.get(LOT) else {
        return Ok(vec![movement.clone()]);
    };
    let together = [LOT.eq(lot), KIND.eq(movement.need(KIND)?), UNDOES.is_null()];
    let mut rows = cx.all(&INVENTORY_MOVEMENTS, together)?;
    rows.sort_by_key(|row| row.sequence);
    Ok(rows)
}

/// The first of them, which their paper is about.
fn first_of(cx: &Cx<'_>, movement: &Document) -> Result<Document> {
    let first = lot(cx, movement)?.into_iter().next();
    Ok(first.unwrap_or_else(|| movement.clone()))
}

/// Those of them that were not undone.
///
/// # Errors
/// `inventory_paper_of_undone` where none is left, as where it undoes another itself.
fn standing_lot(cx: &Cx<'_>, movement: &Document) -> Result<Vec<Document>> {
    if movement.get(UNDOES).is_some() {
        return Err(UNDONE.into());
    }
    let mut rows = lot(cx, movement)?;
    let ids = rows.iter().map(|row| Id(row.id.clone()));
    let undone = cx.all(&INVENTORY_MOVEMENTS, [UNDOES.any_of(ids)])?;
    let is_undone = |row: &Document| {
        undone
            .iter()
            .any(|one| one.get(UNDOES).is_some_and(|id| id.as_str() == row.id))
    };
    rows.retain(|row| !is_undone(row));
    if rows.is_empty() {
        return Err(UNDONE.into());
    }
    Ok(rows)
}

/// Each movement of the lot names the paper that was printed last.
fn link_paper(cx: &mut Cx<'_>, movement: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(issued::DOC_ID)?, paper.need(issued::FILE)?);
    for row in standing_lot(cx, movement)? {
        if row.get(DOC_ID).as_ref() != Some(&id) {
            cx.update(row.with(DOC_ID, id.clone()).with(DOCUMENT, file.clone()))?;
        }
    }
    Ok(())
}

/// A movement that is undone takes its papers with it: those of a lot of which some stands say too much, others do not hold.
pub(super) const PAPERS_FOLLOW: Effect = Effect {
    touches: &[|| &AUTHENTIC_DOCUMENTS],
    run: papers_follow,
};

fn papers_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(undone) = change.after.get(UNDOES).filter(|_| change.is_new()) else {
        return Ok(());
    };
    let undone = cx.need(&INVENTORY_MOVEMENTS, undone.as_str())?;
    if undone.get(DOC_ID).is_none() {
        return Ok(());
    }
    let first = first_of(cx, &undone)?;
    match standing_lot(cx, &first) {
        Ok(_) => compare(cx, &HANDOVER, &first),
        Err(error) if error.is(UNDONE) => {
            let reason = change.after.get(REASON).unwrap_or_default();
            withdraw(cx, &first, &reason)
        }
        Err(error) => Err(error),
    }
}
