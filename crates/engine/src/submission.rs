//! Rows that a device made while it was away from the server: each carries the id that the device gave it, so that a row that is sent
//! again meets itself. Whoever sends many hears of each whether it was written, stood already or is refused, and why: each is written in
//! a transaction of its own, so that one refused takes no other along, and order and pieces change nothing.

use futures_util::future::join_all;
use schema::{Document, Error, Field, Lang, Rejection, Result, Shape, To, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use sha2::{Digest, Sha256};

use crate::input::{FromArgument, wrong_argument};
use crate::{Cx, Engine, RequestContext};

/// The most rows of one call.
pub const MOST_SUBMITTED: usize = 200;
/// So many are with the writer at once: writes of others pass in between.
const AT_ONCE: usize = 50;
/// From this status on a refusal says nothing of the row, but that the house cannot answer now.
const SERVER_ERROR: u16 = 500;
/// Of a row neither, but that too many were sent.
const TOO_MANY_REQUESTS: u16 = 429;

/// A row that a device made: its id, and what it says.
#[derive(Clone, Debug)]
pub struct Submission<T> {
    /// The id that the device gave it.
    pub id: String,
    /// What it says.
    pub content: T,
}

/// A list of them, as JSON: `[{id, …}]`. One that has not the shape of its content refuses the call: no device makes one.
impl<T: DeserializeOwned + Send + 'static> FromArgument for Vec<Submission<T>> {
    const SHAPE: Shape = Shape::Json;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let items = given
            .as_array()
            .filter(|items| (1..=MOST_SUBMITTED).contains(&items.len()));
        let wanted = || Rejection::argument(name, expected::documents(1, MOST_SUBMITTED));
        let items = items.ok_or_else(wanted)?;
        let read = items.iter().map(|item| read_one(name, item));
        read.collect::<Result<Self>>().map(Some)
    }
}

fn read_one<T: DeserializeOwned>(name: &'static str, item: &Json) -> Result<Submission<T>> {
    let mut content: Map<String, Json> = item.as_object().cloned().unwrap_or_default();
    let id = content.remove("id").and_then(|id| id.as_str().map(str::to_owned));
    let id = id.filter(|id| schema::is_id(id));
    let id = id.ok_or_else(|| wrong_argument(name, expected::NEW_ID))?;
    let content = serde_json::from_value(Json::Object(content));
    let content = content.map_err(|_| wrong_argument(name, expected::OBJECTS))?;
    Ok(Submission { id, content })
}

/// What became of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SubmissionOutcome {
    /// It stands from now on.
    Written,
    /// The same row of the same sender stood there.
    StoodAlready,
    /// It does not stand, and sent again alike it is refused again as long as things are as they are.
    Refused,
}

/// What is answered of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SubmissionAnswer {
    /// Its id.
    pub id: String,
    /// What became of it.
    pub outcome: SubmissionOutcome,
    /// Why it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<SubmissionRefusal>,
}

/// Why a row is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SubmissionRefusal {
    /// The word of the refusal.
    pub r#type: String,
    /// What it says, in the language of who asks.
    pub message: String,
}

/// Where a noun keeps the rows that devices make.
#[derive(Clone, Copy)]
pub struct Submissions {
    /// Their collection.
    pub rows: To,
    /// The digest of what was sent, and by whom: a computed and hidden text of 64 signs.
    pub content_hash: Field<String>,
}

impl Submissions {
    /// Writes each in a transaction of its own. `write` is given what the row says and the row as it begins, with its id, and creates
    /// it by [`Cx::create`]; what it refuses is the answer of that row alone.
    ///
    /// # Errors
    /// What is no refusal of a row: a fault, a house that cannot answer now. What was written until then stands, and is answered as
    /// such when all is sent again.
    pub async fn write_each<T, W>(
        self,
        engine: &Engine,
        ctx: &RequestContext,
        act: &'static str,
        list: Vec<Submission<T>>,
        write: W,
    ) -> Result<Vec<SubmissionAnswer>>
    where
        T: Serialize + Clone + Send + 'static,
        W: Fn(&mut Cx<'_>, &T, Document) -> Result<()> + Clone + Send + 'static,
    {
        // The ids of the rows are the keys under which they are written once.
        let ctx = RequestContext {
            idempotency_key: None,
            ..ctx.clone()
        };
        let mut told = Vec::with_capacity(list.len());
        for piece in list.chunks(AT_ONCE) {
            let each = piece
                .iter()
                .map(|one| self.write_one(engine, &ctx, act, one, write.clone()));
            for answer in join_all(each).await {
                told.push(answer?);
            }
        }
        Ok(told)
    }

    async fn write_one<T, W>(
        self,
        engine: &Engine,
        ctx: &RequestContext,
        act: &'static str,
        one: &Submission<T>,
        write: W,
    ) -> Result<SubmissionAnswer>
    where
        T: Serialize + Clone + Send + 'static,
        W: Fn(&mut Cx<'_>, &T, Document) -> Result<()> + Send + 'static,
    {
        let (given, hash) = (one.clone(), content_hash(&ctx.rights.who, &one.content)?);
        let transaction = move |cx: &mut Cx<'_>| self.write_row(cx, &given, &hash, &write);
        match engine.transact(ctx, act, transaction).await {
            Ok(outcome) => Ok(SubmissionAnswer {
                id: one.id.clone(),
                outcome,
                refusal: None,
            }),
            Err(Error::Refused(refused)) if is_about_row(&refused) => Ok(refusal_of(&one.id, &refused, ctx.lang)),
            Err(error) => Err(error),
        }
    }

    fn write_row<T>(
        self,
        cx: &mut Cx<'_>,
        given: &Submission<T>,
        hash: &str,
        write: &impl Fn(&mut Cx<'_>, &T, Document) -> Result<()>,
    ) -> Result<SubmissionOutcome> {
        let rows = (self.rows)();
        if let Some(row) = cx.get(rows, &given.id)? {
            if row.get(self.content_hash).as_deref() == Some(hash) {
                return Ok(SubmissionOutcome::StoodAlready);
            }
            return Err(error_codes::DOCUMENT_EXISTS.into());
        }
        let mut row = Document::new(rows).with(self.content_hash, hash.to_owned());
        row.id.clone_from(&given.id);
        write(cx, &given.content, row)?;
        Ok(SubmissionOutcome::Written)
    }
}

/// The digest of what a row says and of who sent it: another's id is no way to learn what it says.
fn content_hash(who: &str, content: &impl Serialize) -> Result<String> {
    let content = serde_json::to_vec(content).map_err(|error| Error::fault("reading what was sent", error))?;
    let mut digest = Sha256::new();
    digest.update(who);
    digest.update([0]);
    digest.update(content);
    Ok(hex::encode(digest.finalize()))
}

fn is_about_row(refused: &Rejection) -> bool {
    refused.kind.status < SERVER_ERROR && refused.kind.status != TOO_MANY_REQUESTS
}

fn refusal_of(id: &str, refused: &Rejection, lang: Lang) -> SubmissionAnswer {
    SubmissionAnswer {
        id: id.to_owned(),
        outcome: SubmissionOutcome::Refused,
        refusal: Some(SubmissionRefusal {
            r#type: refused.kind.code.to_owned(),
            message: refused.text(lang),
        }),
    }
}
