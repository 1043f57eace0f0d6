//! What is done to papers after they were issued.

use engine::doc::Mode;
use engine::{Action, Allowed, Ask, Cx, Engine, Input, Long, Run};
use schema::{Document, Error, Refusal, Result, expected, refusal};
use serde_json::{Map, Value as Json, json};

use super::follow::current_paper;
use super::issue::{Order, issue_paper, superseded};
use super::{
    AUTHENTIC_DOCUMENTS, CANCEL_REASON, DOC_ID, FILE, KIND, LANGUAGE, NOT_A_PAPER, NOT_VALID, RECORD, REF_NUMBER,
    STATE, SUBJECT, State, render, standing,
};
use crate::papers;
use crate::papers::letter::Letter;
use crate::papers::template;

/// Takes back a paper, which keeps its number: `papers.cancel {docId, reason}` → paper.
pub(super) const CANCEL: Action = Action {
    id: "papers.cancel",
    allowed: Allowed::Users,
    prepare: with_reason,
    run: Run::Once(cancel),
};

/// Issues a paper anew, under a new number, from what is so now: `papers.replace {docId, reason, language?}` → what issuing
/// answers, with `replaces`.
pub(super) const REPLACE: Action = Action {
    id: "papers.replace",
    allowed: Allowed::Users,
    prepare: with_reason,
    run: Run::Long(replace),
};

/// Seals under a new key from now on: `papers.rotateKey` → `{keyId}`. What former keys sealed still shows.
pub(super) const ROTATE: Action = Action {
    id: "papers.rotateKey",
    allowed: Allowed::Admins,
    prepare: |_, mut input| {
        let seed: [u8; 32] = engine::chance::bytes();
        input.made = Some(std::sync::Arc::new(seed));
        Ok(input)
    },
    run: Run::Once(rotate),
};

/// Greatest length of a reason, in characters.
const LONGEST: usize = 1000;

fn with_reason(_: &engine::Desk, input: Input) -> Result<Input> {
    input.need("docId")?;
    let reason = input.need("reason")?;
    let expected = if !reason.contains(char::is_alphanumeric) {
        expected::NOT_EMPTY
    } else if reason.chars().count() > LONGEST {
        expected::at_most_characters(LONGEST)
    } else {
        return Ok(input);
    };
    Err(Refusal::argument("reason", expected).field("reason").into())
}

/// A paper that holds, which the caller reads and may change.
fn changeable(cx: &Cx<'_>, id: &str) -> Result<Document> {
    let row = cx.need_readable(&AUTHENTIC_DOCUMENTS, id)?;
    let kind = papers::kind(&row.get(KIND).unwrap_or_default());
    let may = kind.map_or(cx.who().is_admin || cx.who().is_key, |kind| cx.who().is(kind.change));
    if !may {
        return Err(refusal::UNAUTHORIZED.into());
    }
    if row.get(STATE) != Some(State::Valid) {
        return Err(NOT_VALID.into());
    }
    Ok(row)
}

fn cancel(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let row = changeable(cx, input.need("docId")?)?;
    let row = row
        .with(STATE, State::Cancelled)
        .with(CANCEL_REASON, input.need("reason")?.to_owned());
    let row = standing::sealed(cx, row)?;
    let row = cx.update(row)?;
    cx.answer(row)
}

fn replace(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let (home, asked) = (engine.home().unwrap_or_default().to_owned(), input.clone());
        let issued = engine
            .transact(&ask, "papers.replace", move |cx| replaced(cx, &asked, &home))
            .await?;
        let mut answer = told(&engine, &issued).await?;
        answer.insert("replaces".to_owned(), json!(input.need("docId")?));
        Ok(Json::Object(answer))
    })
}

fn replaced(cx: &mut Cx<'_>, input: &Input, home: &str) -> Result<Document> {
    let row = changeable(cx, input.need("docId")?)?;
    let kind = papers::kind(&row.get(KIND).unwrap_or_default()).ok_or(NOT_A_PAPER)?;
    let former = row.get(LANGUAGE).unwrap_or_default();
    let letter = match row.get(RECORD) {
        Some(record) if kind.is_letter() => Some(Letter::of_record(&record)?),
        _ => None,
    };
    let order = Order {
        kind,
        mode: template::mode(input.text("language").unwrap_or(&former))?,
        home,
        subject: &cx.need((kind.of)(), &row.get(SUBJECT).unwrap_or_default())?,
        letter: letter.as_ref(),
    };
    let issued = issue_paper(cx, &order)?;
    let row = row.with(CANCEL_REASON, input.need("reason")?.to_owned());
    superseded(cx, row, &issued)?;
    Ok(issued)
}

fn rotate(cx: &mut Cx<'_>, input: &Input) -> Result<Json> {
    let seed = input.made.as_ref().and_then(|made| made.downcast_ref::<[u8; 32]>());
    let seed = seed.ok_or_else(|| Error::Fault("a rotation without a key".to_owned()))?;
    Ok(json!({"keyId": accounts::rotate_seal(cx, seed)?}))
}

/// Issues a paper about a document and waits for its print, or answers the one that stands: what actions of departments answer.
/// `subject` checks who asks, and reads the document inside the transaction with the caller's eyes.
pub async fn issued(
    engine: &Engine,
    ask: &Ask,
    paper: (&'static papers::Kind, Mode),
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    ordered(engine, ask, (paper, None), subject).await
}

/// As [`issued`], for a letter with its words.
pub async fn issued_letter(
    engine: &Engine,
    ask: &Ask,
    (kind, mode, letter): (&'static papers::Kind, Mode, Letter),
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    ordered(engine, ask, ((kind, mode), Some(letter)), subject).await
}

async fn ordered(
    engine: &Engine,
    ask: &Ask,
    ((kind, mode), letter): ((&'static papers::Kind, Mode), Option<Letter>),
    subject: impl Fn(&Cx<'_>) -> Result<Document> + Send + 'static,
) -> Result<Json> {
    let home = engine.home().unwrap_or_default().to_owned();
    let issue = move |cx: &mut Cx<'_>| {
        let order = Order {
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
        cx.answers(200, || Json::Object(answer(&row, false)).to_string());
        Ok(row)
    };
    let row = engine.transact(ask, "issue a paper", issue).await?;
    told(engine, &row).await.map(Json::Object)
}

/// What the caller hears of a paper: whether its file can be opened already is in `ready`.
async fn told(engine: &Engine, row: &Document) -> Result<Map<String, Json>> {
    let ready = render::done(engine, &row.id).await?;
    Ok(answer(row, ready))
}

fn answer(row: &Document, ready: bool) -> Map<String, Json> {
    let answer = json!({
        "docId": row.get(DOC_ID), "refNumber": row.get(REF_NUMBER), "fileId": row.get(FILE).map(|id| id.0), "ready": ready,
    });
    answer.as_object().cloned().unwrap_or_default()
}
