//! What is done to papers after they were issued.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::doc::Mode;
use engine::input::{FromArgument, wrong_argument};
use engine::{
    Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, Turn, answered_documents, inputs,
};
use schema::{Document, Id, Result, Shape, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::follow::current_paper;
use super::issue::{PaperOrder, issue_paper, issue_paper_of, supersede};
use super::{
    AUTHENTIC_DOCUMENTS, CANCEL_REASON, DOC_ID, FILE, KIND, LANGUAGE, NOT_A_PAPER, NOT_VALID, RECORD, REF_NUMBER,
    STATE, SUBJECT, State, compose, render, state_seal,
};
use crate::papers::facts::Facts;
use crate::papers::letter::Letter;
use crate::papers::template::{self, PaperLanguage};
use crate::papers::{self, PaperKind, wording};

/// Takes back a paper, which keeps its number: `papers.cancel` → paper.
pub(super) const CANCEL: Act<Cancel, PaperRow> =
    Act::run("papers.cancel", wording::CANCEL, Allowed::Users, cancel).with_subject(TO_CANCEL);

/// Issues a paper anew, under a new number, from what is so now: `papers.replace` → what issuing answers, with `replaces`.
pub(super) const REPLACE: Act<Replace, IssuedPaper> =
    Act::long_on("papers.replace", wording::REPLACE, TO_REPLACE, Allowed::Users, replace);

/// Seals under a new key from now on. What former keys sealed still shows.
pub(super) const ROTATE: Act<(), SealKey, [u8; 32]> =
    Act::run("papers.rotateKey", wording::ROTATE, Allowed::Admins, rotate)
        .prepare_with(|_, ()| Ok(engine::random::bytes()));

answered_documents! {
    /// A paper.
    pub(super) struct PaperRow of AUTHENTIC_DOCUMENTS;
}

/// The key that seals from now on.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SealKey {
    key_id: String,
}

inputs! {
    /// A paper about a document.
    pub struct PaperOf {
        /// The document.
        id: Id = need("id"),
        /// The language of the paper.
        language: PaperLanguage = need("language"),
    }
    /// A paper that is taken back.
    pub(super) struct Cancel {
        /// The code of the paper.
        doc: String = need("docId"),
        /// Why.
        reason: Reason = need("reason"),
    }
    /// A paper that another one replaces.
    pub(super) struct Replace {
        /// The code of the paper.
        doc: String = need("docId"),
        /// Why.
        reason: Reason = need("reason"),
        /// The language of the new paper; that of the former unless it is said.
        language: Option<PaperLanguage> = may("language"),
    }
}

/// Why a paper does not hold any more.
#[derive(Clone)]
pub(super) struct Reason(String);

/// Greatest length of a reason, in characters.
const LONGEST: usize = 1000;

impl FromArgument for Reason {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match String::read(name, given)? {
            Some(text) if !text.contains(char::is_alphanumeric) => Err(wrong_argument(name, expected::NOT_EMPTY)),
            Some(text) if text.chars().count() > LONGEST => {
                Err(wrong_argument(name, expected::at_most_characters(LONGEST)))
            }
            text => Ok(text.map(Reason)),
        }
    }
}

/// Who changes papers of that kind; of what is no paper, administrators.
const CHANGES_SUCH: Guard = Guard::Part(Check {
    reads: &[KIND.def],
    check: |cx, paper| {
        let is_allowed =
            kind_of(cx, paper).map_or(cx.who().is_admin || cx.who().is_key, |kind| cx.who().is(kind.change));
        is_allowed.then_some(()).ok_or_else(|| error_codes::UNAUTHORIZED.into())
    },
});
/// Neither cancelled nor replaced.
const IN_FORCE: Guard = Guard::While(
    schema::any(&[STATE.is(State::Valid.wire()), STATE.is(State::Outdated.wire())]),
    NOT_VALID,
);
const TO_CANCEL: Subject = Subject::new(|| &AUTHENTIC_DOCUMENTS, &[CHANGES_SUCH, IN_FORCE]);
const TO_REPLACE: Subject = Subject::new(
    || &AUTHENTIC_DOCUMENTS,
    &[
        CHANGES_SUCH,
        IN_FORCE,
        Guard::Check(Check {
            reads: &[KIND.def, SUBJECT.def],
            check: |cx, paper| kind_and_subject(cx, paper).map(drop),
        }),
    ],
);

fn kind_of(cx: &Cx<'_>, paper: &Document) -> Option<&'static PaperKind> {
    papers::kind(cx.extensions(), &paper.get(KIND).unwrap_or_default())
}

/// Of what kind a paper is, and what it is about, which must be there still.
fn kind_and_subject(cx: &Cx<'_>, paper: &Document) -> Result<(&'static PaperKind, Document)> {
    let kind = kind_of(cx, paper).ok_or(NOT_A_PAPER)?;
    let subject = cx.need((kind.of)(), &paper.get(SUBJECT).unwrap_or_default())?;
    Ok((kind, subject))
}

fn cancel(cx: &mut Cx<'_>, order: &Cancel) -> Result<PaperRow> {
    let row = TO_CANCEL.admit(cx, &order.doc)?;
    let row = row
        .with(STATE, State::Cancelled)
        .with(CANCEL_REASON, order.reason.0.clone());
    let row = state_seal::seal_state(cx, row)?;
    let row = cx.update(row)?;
    Ok(PaperRow(cx.answer(row)?))
}

fn replace(turn: Turn, order: Replace) -> BoxFuture<IssuedPaper> {
    Box::pin(async move {
        let (home, id) = (turn.engine.home().unwrap_or_default().to_owned(), Id(order.doc.clone()));
        let asked = order.clone();
        let write = move |cx: &mut Cx<'_>, row| replace_paper(cx, row, &asked, &home);
        let issued = turn.write(&id, write).await?;
        let answer = issue_answer(&turn.engine, &issued).await;
        Ok(IssuedPaper {
            replaces: Some(order.doc),
            ..answer
        })
    })
}

fn replace_paper(cx: &mut Cx<'_>, row: Document, asked: &Replace, home: &str) -> Result<Document> {
    let (kind, subject) = kind_and_subject(cx, &row)?;
    let mode = match asked.language {
        Some(PaperLanguage(mode)) => mode,
        None => template::mode(&row.get(LANGUAGE).unwrap_or_default())?,
    };
    let letter = match row.get(RECORD) {
        Some(record) if kind.is_letter() => Some(Letter::of_record(&record)?),
        _ => None,
    };
    let order = PaperOrder {
        kind,
        mode,
        home,
        subject: &subject,
        letter: letter.as_ref(),
    };
    let issued = issue_paper(cx, &order)?;
    let row = row.with(CANCEL_REASON, asked.reason.0.clone());
    supersede(cx, row, &issued)?;
    Ok(issued)
}

fn rotate(cx: &mut Cx<'_>, seed: &[u8; 32]) -> Result<SealKey> {
    let key_id = accounts::rotate_seal(cx, seed)?;
    Ok(SealKey { key_id })
}

/// What is answered of a paper that was issued.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct IssuedPaper {
    /// The code by which anybody can check it.
    pub doc_id: Option<String>,
    /// Its number in its series and year.
    pub ref_number: Option<String>,
    /// Its file.
    pub file_id: Option<String>,
    /// Whether its file can be opened already.
    pub ready: bool,
    /// The paper that it replaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replaces: Option<String>,
}

/// Issues a paper about a document and waits for its print, or answers the one that stands: what acts of departments answer.
///
/// # Errors
/// As [`Turn::write`], and what is missing to make it.
pub async fn issue_or_existing(turn: &Turn, kind: &'static PaperKind, mode: Mode, id: &Id) -> Result<IssuedPaper> {
    issue(turn, kind, mode, id, None).await
}

/// As [`issue_or_existing`], for a letter with its words.
///
/// # Errors
/// As [`issue_or_existing`].
pub async fn issue_letter(
    turn: &Turn,
    kind: &'static PaperKind,
    mode: Mode,
    id: &Id,
    letter: Letter,
) -> Result<IssuedPaper> {
    issue(turn, kind, mode, id, Some(letter)).await
}

/// Issues a paper of facts that the order chooses, as those of a past day, and waits for its print; of a kind that certifies how
/// its subject was on a day.
///
/// # Errors
/// As [`issue_or_existing`], and what the facts refuse.
pub async fn issue_of_facts(
    turn: &Turn,
    kind: &'static PaperKind,
    mode: Mode,
    id: &Id,
    facts: impl Fn(&Cx<'_>, &Document) -> Result<Facts> + Send + 'static,
) -> Result<IssuedPaper> {
    let draw = move |cx: &mut Cx<'_>, order: &PaperOrder<'_>| {
        let facts = facts(cx, order.subject)?;
        issue_paper_of(cx, order, facts)
    };
    issue_row(turn, kind, mode, id, None, draw).await
}

async fn issue(
    turn: &Turn,
    kind: &'static PaperKind,
    mode: Mode,
    id: &Id,
    letter: Option<Letter>,
) -> Result<IssuedPaper> {
    let draw = move |cx: &mut Cx<'_>, order: &PaperOrder<'_>| match kind.follows {
        Some(_) => current_paper(cx, order),
        None => issue_paper(cx, order),
    };
    issue_row(turn, kind, mode, id, letter, draw).await
}

async fn issue_row(
    turn: &Turn,
    kind: &'static PaperKind,
    mode: Mode,
    id: &Id,
    letter: Option<Letter>,
    make: impl Fn(&mut Cx<'_>, &PaperOrder<'_>) -> Result<Document> + Send + 'static,
) -> Result<IssuedPaper> {
    let home = turn.engine.home().unwrap_or_default().to_owned();
    let issue = move |cx: &mut Cx<'_>, subject: Document| {
        let order = PaperOrder {
            kind,
            mode,
            home: &home,
            subject: &subject,
            letter: letter.as_ref(),
        };
        let row = make(cx, &order)?;
        let unread = serde_json::to_string(&paper_answer(&row, false));
        cx.answers(200, || unread.unwrap_or_default());
        Ok(row)
    };
    let row = turn.write(id, issue).await?;
    Ok(issue_answer(&turn.engine, &row).await)
}

/// What the caller hears of a paper, once its print is there or was waited for in vain.
pub async fn issue_answer(engine: &Engine, row: &Document) -> IssuedPaper {
    let ready = render::await_print(engine, &row.id, &render::PLAIN).await;
    paper_answer(row, ready)
}

fn paper_answer(row: &Document, ready: bool) -> IssuedPaper {
    IssuedPaper {
        doc_id: row.get(DOC_ID),
        ref_number: row.get(REF_NUMBER),
        file_id: row.get(FILE).map(|id| id.0),
        ready,
        replaces: None,
    }
}

/// A paper that is drawn and not kept.
#[derive(Serialize, JsonSchema)]
pub struct DraftPaper {
    /// The PDF, in base64.
    pub pdf: String,
}

/// A paper as it would be printed of these facts, without a number and marked as a draft, for who signs by hand.
///
/// # Errors
/// What is missing to make it.
pub async fn draft_pdf(
    engine: &Engine,
    ctx: &RequestContext,
    kind: &'static PaperKind,
    mode: Mode,
    facts: impl FnOnce(&Cx<'_>) -> Result<Facts> + Send + 'static,
) -> Result<DraftPaper> {
    let drawn = engine.read_as(ctx, move |cx| compose::marked_draft(cx, kind, mode, facts(cx)?));
    let (doc, pictures) = drawn.await?;
    let bytes = render::render_pdf(engine, doc, pictures).await?;
    Ok(DraftPaper {
        pdf: STANDARD.encode(bytes),
    })
}
