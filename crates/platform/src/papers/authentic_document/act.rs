//! What is done to papers after they were issued.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::doc::Mode;
use engine::input::{FromArgument, wrong_argument};
use engine::{Action, ActionFuture, Allowed, Check, Cx, Engine, Guard, RequestContext, Subject, inputs};
use schema::{Document, Id, Result, Shape, error_codes, expected};
use serde_json::{Map, Value as Json, json};

use super::follow::current_paper;
use super::issue::{PaperOrder, issue_paper, supersede};
use super::{
    AUTHENTIC_DOCUMENTS, CANCEL_REASON, DOC_ID, FILE, KIND, LANGUAGE, NOT_A_PAPER, NOT_VALID, RECORD, REF_NUMBER,
    STATE, SUBJECT, State, compose, render, state_seal,
};
use crate::papers::facts::Facts;
use crate::papers::letter::Letter;
use crate::papers::template::{self, PaperLanguage};
use crate::papers::{self, PaperKind, wording};

/// Takes back a paper, which keeps its number: `papers.cancel` → paper.
pub(super) const CANCEL: Action<Cancel> = Action::run("papers.cancel", Allowed::Users, cancel)
    .on(TO_CANCEL)
    .with_wording(wording::CANCEL);

/// Issues a paper anew, under a new number, from what is so now: `papers.replace` → what issuing answers, with `replaces`.
pub(super) const REPLACE: Action<Replace> = Action::long("papers.replace", Allowed::Users, replace)
    .on(TO_REPLACE)
    .with_wording(wording::REPLACE);

/// Seals under a new key from now on: `papers.rotateKey` → `{keyId}`. What former keys sealed still shows.
pub(super) const ROTATE: Action<(), [u8; 32]> =
    Action::run("papers.rotateKey", Allowed::Admins, rotate).prepare_with(|_, ()| Ok(engine::random::bytes()));

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

fn cancel(cx: &mut Cx<'_>, order: &Cancel) -> Result<Json> {
    let row = TO_CANCEL.admit(cx, &order.doc)?;
    let row = row
        .with(STATE, State::Cancelled)
        .with(CANCEL_REASON, order.reason.0.clone());
    let row = state_seal::seal_state(cx, row)?;
    let row = cx.update(row)?;
    cx.answer(row)
}

fn replace(engine: Engine, ctx: RequestContext, order: Replace) -> ActionFuture {
    Box::pin(async move {
        let (home, asked) = (engine.home().unwrap_or_default().to_owned(), order.clone());
        let issued = engine
            .transact(&ctx, "papers.replace", move |cx| replace_paper(cx, &asked, &home))
            .await?;
        let mut answer = issue_answer(&engine, &issued).await;
        answer.insert("replaces".to_owned(), json!(order.doc));
        Ok(Json::Object(answer))
    })
}

fn replace_paper(cx: &mut Cx<'_>, asked: &Replace, home: &str) -> Result<Document> {
    let row = TO_REPLACE.admit(cx, &asked.doc)?;
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

fn rotate(cx: &mut Cx<'_>, seed: &[u8; 32]) -> Result<Json> {
    Ok(json!({"keyId": accounts::rotate_seal(cx, seed)?}))
}

/// Issues a paper about a document and waits for its print, or answers the one that stands: what actions of departments answer.
/// `subject` checks who asks, and reads the document inside the transaction with the caller's eyes.
pub async fn issue_or_existing(
    engine: &Engine,
    ctx: &RequestContext,
    kind: &'static PaperKind,
    mode: Mode,
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    issue_letter_or_existing(engine, ctx, kind, mode, None, subject).await
}

/// As [`issue_or_existing`], for a letter with its words.
pub async fn issue_letter(
    engine: &Engine,
    ctx: &RequestContext,
    kind: &'static PaperKind,
    mode: Mode,
    letter: Letter,
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    issue_letter_or_existing(engine, ctx, kind, mode, Some(letter), subject).await
}

async fn issue_letter_or_existing(
    engine: &Engine,
    ctx: &RequestContext,
    kind: &'static PaperKind,
    mode: Mode,
    letter: Option<Letter>,
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    let home = engine.home().unwrap_or_default().to_owned();
    let issue = move |cx: &mut Cx<'_>| {
        let order = PaperOrder {
            kind,
            mode,
            home: &home,
            subject: &subject(cx)?,
            letter: letter.as_ref(),
        };
        let row = match kind.follows {
            Some(_) => current_paper(cx, &order),
            None => issue_paper(cx, &order),
        }?;
        cx.answers(200, || Json::Object(to_json(&row, false)).to_string());
        Ok(row)
    };
    let row = engine.transact(ctx, "issue a paper", issue).await?;
    Ok(Json::Object(issue_answer(engine, &row).await))
}

/// What the caller hears of a paper: whether its file can be opened already is in `ready`.
pub async fn issue_answer(engine: &Engine, row: &Document) -> Map<String, Json> {
    let ready = render::await_print(engine, &row.id, &render::PLAIN).await;
    to_json(row, ready)
}

fn to_json(row: &Document, ready: bool) -> Map<String, Json> {
    let answer = json!({
        "docId": row.get(DOC_ID), "refNumber": row.get(REF_NUMBER), "fileId": row.get(FILE).map(|id| id.0), "ready": ready,
    });
    answer.as_object().cloned().unwrap_or_default()
}

/// A paper as it would be printed of these facts, without a number and marked as a draft, for who signs by hand. → `{pdf}` in base64.
///
/// # Errors
/// What is missing to make it.
pub async fn draft_pdf(
    engine: &Engine,
    ctx: &RequestContext,
    kind: &'static PaperKind,
    mode: Mode,
    facts: impl FnOnce(&Cx<'_>) -> Result<Facts> + Send + 'static,
) -> Result<Json> {
    let drawn = engine.read_as(ctx, move |cx| compose::marked_draft(cx, kind, mode, facts(cx)?));
    let (doc, pictures) = drawn.await?;
    let bytes = render::render_pdf(engine, doc, pictures).await?;
    Ok(json!({ "pdf": STANDARD.encode(bytes) }))
}
