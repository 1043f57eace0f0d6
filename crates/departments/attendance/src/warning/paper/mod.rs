//! The letter on paper, under its own number: one kind for each of the three, none titled what it is not.

use engine::doc::Mode;
use engine::input::wrong_argument;
use engine::{Act, Allowed, BoxFuture, Check, Cx, Guard, Rights, Subject, Turn, inputs};
use platform::decision::is_own;
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::act::{DraftPaper, IssuedPaper, PaperOf, draft_pdf, issue_or_existing};
use platform::papers::authentic_document::follow::{compare, withdraw};
use platform::papers::authentic_document::signed_copy::{Signer, add_signatures};
use platform::papers::template::PaperLanguage;
use platform::papers::{Follows, PaperKind};
use schema::{Change, Document, Id, Label, Lang, Result, Who, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::guard::IS_SANCTION;
use super::{
    ABSENT, CANCELLED_REASON, DATE, DOC_ID, EMPLOYEE, FILE, KIND, Kind, MINUTES_LATE, REASON, REASON_AR, REPLY_UNTIL,
    SIGNED, SIGNER, STATUS, Status, WARNINGS, wording,
};
use crate::permission::READS_DAYS;

mod fact;
mod text;

/// The kinds of this page.
pub(super) const KINDS: &[engine::Extension] = &[&NOTICE, &EXPLANATION_REQUEST, &WARNING];

error_codes! {
    /// It exists when the authority has signed it.
    NOT_SIGNED = "warning_not_signed", conflict => "لا يطبع الإنذار قبل توقيعه", "L’avertissement ne s’imprime qu’une fois signé", "A warning is printed once it is signed";
    CANCELLED = "warning_paper_cancelled", conflict => "لا تطبع المراسلة لأنها ملغاة: {reason}", "La lettre est annulée et ne s’imprime plus\u{a0}: {reason}", "The letter is cancelled and is not printed any more: {reason}";
}

static NOTICE: PaperKind = kind(
    "attendance_notice",
    ["AV", "إش"],
    Label::new(
        "إشعار بالتغيب أو التأخر",
        "Avis d’absence ou de retard",
        "Notice of absence or lateness",
    ),
    [text::NOTICE_FR, text::NOTICE_AR],
);
static EXPLANATION_REQUEST: PaperKind = kind(
    "explanation_request",
    ["DE", "اس"],
    Label::new("استفسار", "Demande d’explication", "Explanation request"),
    [text::REQUEST_FR, text::REQUEST_AR],
);
pub(super) static WARNING: PaperKind = kind(
    "attendance_warning",
    ["AVT", "إن"],
    Label::new("إنذار", "Avertissement", "Warning"),
    [text::WARNING_FR, text::WARNING_AR],
);

/// Read by the employee and by whoever keeps attendance; it says what the row says.
const fn kind(id: &'static str, mark: [&'static str; 2], label: Label, text: [&'static str; 2]) -> PaperKind {
    PaperKind {
        id,
        mark,
        label,
        of: || &WARNINGS,
        read: Who::Holder(READS_DAYS),
        change: Who::Holder(crate::KEEPS),
        names: fact::NAMES,
        text,
        facts: fact::letter,
        follows: Some(Follows {
            bucket: platform::bucket::DOWNLOADABLE_DOCUMENTS,
            noted: link_paper,
        }),
    }
}

fn kind_of(warning: &Document) -> &'static PaperKind {
    match warning.get(KIND) {
        Some(Kind::ExplanationRequest) => &EXPLANATION_REQUEST,
        Some(Kind::Warning) => &WARNING,
        Some(Kind::Notice) | None => &NOTICE,
    }
}

/// Prints the letter. Its addressee may open it before anybody else had it printed.
pub(super) const PRINT: Act<PaperOf, IssuedPaper> =
    Act::long_on("warnings.print", wording::PRINT, TO_PRINT, Allowed::Users, print);

const TO_PRINT: Subject = Subject::new(
    || &WARNINGS,
    &[
        Guard::Part(Check {
            reads: &[EMPLOYEE.def],
            check: is_addressed_or_read,
        }),
        Guard::Check(Check {
            reads: &[STATUS.def, CANCELLED_REASON.def],
            check: |_, letter| fact::is_letter(letter),
        }),
    ],
);

/// Refuses whoever neither keeps attendance nor has the letter addressed to them.
fn is_addressed_or_read(cx: &Cx<'_>, letter: &Document) -> Result<()> {
    if cx.who().holds_permission(READS_DAYS) || is_own(cx, &letter.need(EMPLOYEE)?) {
        return Ok(());
    }
    Err(error_codes::UNAUTHORIZED.into())
}

fn print(turn: Turn, order: PaperOf) -> BoxFuture<IssuedPaper> {
    Box::pin(async move { print_letter(&turn, &order.id, order.language.0).await })
}

inputs! {
    /// Letters that are printed together.
    pub(super) struct LettersOrder {
        /// The letters.
        ids: Vec<String> = need("ids"),
        /// The language of the papers.
        language: PaperLanguage = need("language"),
    }
}

/// So many are printed in one act: each is a paper of its own.
const AT_ONCE: usize = 20;

/// Letters that were printed together.
#[derive(Serialize, JsonSchema)]
pub(super) struct PrintedLetters {
    /// In the order of the ids.
    papers: Vec<IssuedPaper>,
}

/// Prints letters that were issued together, each as [`PRINT`] does.
pub(super) const PRINT_ALL: Act<LettersOrder, PrintedLetters> =
    Act::long_on("warnings.printAll", wording::PRINT, TO_PRINT, Allowed::Users, print_all);

fn print_all(turn: Turn, order: LettersOrder) -> BoxFuture<PrintedLetters> {
    Box::pin(async move {
        if order.ids.is_empty() || order.ids.len() > AT_ONCE {
            return Err(wrong_argument("ids", expected::documents(1, AT_ONCE)));
        }
        let mut papers = Vec::with_capacity(order.ids.len());
        for id in order.ids {
            papers.push(print_letter(&turn, &Id(id), order.language.0).await?);
        }
        Ok(PrintedLetters { papers })
    })
}

async fn print_letter(turn: &Turn, id: &Id, mode: Mode) -> Result<IssuedPaper> {
    let look = |cx: &Cx<'_>, letter: Document| Ok((is_own(cx, &letter.need(EMPLOYEE)?), kind_of(&letter)));
    let (is_own, kind) = turn.read(id, look).await?;
    let mut turn = turn.clone();
    if is_own {
        // Whoever opens their own letter issues nothing: the house does, once, and the same paper ever after.
        turn.ctx.rights = Rights::whole("warnings.print").into();
    }
    // What a letter is never changes.
    issue_or_existing(&turn, kind, mode, id).await
}

/// A draft as it would be printed, without a number, for who signs by hand.
pub(super) const DRAFT: Act<PaperOf, DraftPaper> = Act::long_on(
    "warnings.draft",
    wording::DRAFT,
    TO_DRAFT,
    Allowed::Holders(&[crate::permission::ISSUES]),
    draft,
);

/// What was signed is printed under its number.
const TO_DRAFT: Subject = Subject::new(|| &WARNINGS, &[IS_SANCTION, Guard::Step(Status::Issued.wire())]);

fn draft(turn: Turn, order: PaperOf) -> BoxFuture<DraftPaper> {
    Box::pin(async move {
        let (mode, Id(id)) = (order.language.0, order.id);
        let facts = move |cx: &Cx<'_>| {
            let row = TO_DRAFT.admit(cx, &id)?;
            fact::of_any_state(cx, &row)
        };
        draft_pdf(&turn.engine, &turn.ctx, &WARNING, mode, facts).await
    })
}

/// The paper of a warning that was signed electronically says so.
fn sign(cx: &mut Cx<'_>, warning: &Document, paper: &Document) -> Result<Option<Id>> {
    let signer = warning
        .get(SIGNER)
        .and_then(|signer| serde_json::from_value::<Signer>(signer).ok());
    match signer.filter(|_| paper.get(paper::SIGNERS).is_none()) {
        Some(signer) => Ok(add_signatures(cx, paper.clone(), &[signer])?.get(paper::SIGNED_FILE)),
        None => Ok(None),
    }
}

/// The letter names the paper that was printed last.
fn link_paper(cx: &mut Cx<'_>, warning: &Document, paper: &Document) -> Result<()> {
    let (id, file) = (paper.need(paper::DOC_ID)?, paper.need(paper::FILE)?);
    if warning.get(DOC_ID).as_ref() == Some(&id) {
        return Ok(());
    }
    let mut named = warning.clone().with(DOC_ID, id).with(FILE, file);
    if let Some(signed) = sign(cx, warning, paper)? {
        named.set(SIGNED, signed);
    }
    cx.update(named).map(drop)
}

/// What was found, in the reader's language.
pub(super) fn matter(cx: &Cx<'_>, warning: &Document) -> Result<String> {
    let [french, arabic] = fact::matter(cx, warning)?;
    Ok(if cx.lang() == Lang::Ar { arabic } else { french })
}

/// Its papers do not hold any more once it is cancelled, nor while it says otherwise than they do.
pub(super) fn its_papers_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let warning = &change.after;
    let is_cancelled = change.touches(STATUS) && warning.get(STATUS) == Some(Status::Cancelled);
    if change.is_new() {
        return Ok(());
    }
    if is_cancelled {
        return withdraw(cx, warning, &warning.get(CANCELLED_REASON).unwrap_or_default());
    }
    let says_otherwise = change.touches(DATE)
        || change.touches(ABSENT)
        || change.touches(MINUTES_LATE)
        || change.touches(REASON)
        || change.touches(REASON_AR)
        || change.touches(REPLY_UNTIL);
    if says_otherwise {
        compare(cx, kind_of(warning), warning)?;
    }
    Ok(())
}
