//! Looking at what a stranger sent, in a process of its own: a department says what is looked for, and hears what was found.

use bytes::Bytes;
use papers::content::Content;
use papers::picture::{self, Picture, Spoilt};
use schema::{Result, error_codes};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::inspect::{child_failure, damaged_picture};
use crate::child::{ChildFailure, ChildLimits, ChildTask, Children, join, split};

/// How a department looks at a content. It is asked in a process of its own, where nothing is known but the content and the question.
pub trait Inspection {
    /// What is asked.
    type Question: Serialize + DeserializeOwned + Send + Sync;
    /// What is found.
    type Found: Serialize + DeserializeOwned + Send;
    /// Why a content is not taken.
    type Refusal: Serialize + DeserializeOwned + Into<schema::Error>;
    /// What the task is called.
    const NAME: &'static str;

    /// What is found in a content.
    ///
    /// # Errors
    /// Why it is not taken.
    fn look(question: &Self::Question, content: &DepositContent<'_>) -> Result<Self::Found, Self::Refusal>;

    /// What is said of a content, no picture, that cannot be looked through within the limits of a process; where nothing is, it
    /// is refused.
    fn of_unreadable(_: &Self::Question) -> Option<Self::Found> {
        None
    }
}

/// A content as it was sent.
pub struct DepositContent<'c> {
    /// What it is.
    pub kind: Content,
    /// Upright, when it is a picture.
    pub picture: Option<&'c Picture>,
    /// Its bytes.
    pub bytes: &'c [u8],
}

/// The task by which a content is looked at: an entity of the department names it.
pub const fn inspection_task<I: Inspection>() -> ChildTask {
    ChildTask {
        name: I::NAME,
        run: answer::<I>,
        limits: ChildLimits::FILE,
    }
}

/// What became of a content.
pub(super) struct Inspected<T> {
    pub found: T,
    /// What is kept of a picture, where that was asked for.
    pub kept: Option<(Content, Bytes)>,
}

#[derive(Serialize, Deserialize)]
struct Given<Q> {
    kind: Content,
    question: Q,
    /// Whether a picture is written anew.
    is_kept: bool,
}

/// The bytes of what is kept follow it.
#[derive(Serialize, Deserialize)]
enum Looked<T, R> {
    Found(T, Option<Content>),
    Refused(R),
    Spoilt(Spoilt),
}

/// Has a content looked at.
pub(super) async fn inspect<I: Inspection>(
    children: &Children,
    kind: Content,
    bytes: &Bytes,
    question: &I::Question,
    is_kept: bool,
) -> Result<Inspected<I::Found>> {
    let given = Given {
        kind,
        question,
        is_kept,
    };
    let asked = join(&given, bytes).map_err(ChildFailure::Refused);
    let answered = match asked {
        Ok(asked) => children.run(&inspection_task::<I>(), asked).await,
        Err(error) => Err(error),
    };
    let answered = match (answered, I::of_unreadable(question)) {
        (Err(ChildFailure::Ended(how)), Some(found)) if !kind.is_picture() => {
            tracing::warn!(task = I::NAME, how, "a file was not looked through to its end");
            return Ok(Inspected { found, kept: None });
        }
        (answered, _) => answered.map_err(child_failure)?,
    };
    let (looked, kept) = split(&answered).map_err(|error| child_failure(ChildFailure::Refused(error)))?;
    match looked {
        Looked::Found(found, of) => Ok(Inspected::<I::Found> {
            found,
            kept: of.map(|of| (of, Bytes::copy_from_slice(kept))),
        }),
        Looked::Refused(refusal) => Err(I::Refusal::into(refusal)),
        Looked::Spoilt(wrong) => Err(damaged_picture(wrong)),
    }
}

/// The side of the process.
fn answer<I: Inspection>(input: &[u8]) -> Result<Vec<u8>, String> {
    let (given, bytes) = split(input)?;
    match look::<I>(&given, bytes) {
        Ok((found, kept)) => {
            let (kind, kept) = kept.unzip();
            join(&Looked::<_, I::Refusal>::Found(found, kind), &kept.unwrap_or_default())
        }
        Err(looked) => join(&looked, &[]),
    }
}

/// What is found, and what is kept; else the answer that says why not.
type Look<I> = std::result::Result<
    (<I as Inspection>::Found, Option<(Content, Vec<u8>)>),
    Looked<<I as Inspection>::Found, <I as Inspection>::Refusal>,
>;

/// A picture is decoded once: to be looked at, and to be written anew.
fn look<I: Inspection>(given: &Given<I::Question>, bytes: &[u8]) -> Look<I> {
    let kind = given.kind;
    let decoded = kind.is_picture().then(|| picture::decode(bytes, kind)).transpose();
    let decoded = decoded.map_err(Looked::Spoilt)?;
    let picture = decoded.as_ref();
    let content = DepositContent { kind, picture, bytes };
    let found = I::look(&given.question, &content).map_err(Looked::Refused)?;
    let kept = picture.filter(|_| given.is_kept);
    let kept = kept.map(|picture| picture::write_anew(picture, kind)).transpose();
    Ok((found, kept.map_err(Looked::Spoilt)?))
}

/// Takes a content as it is, whatever is in it.
#[derive(Serialize, Deserialize)]
pub struct Unquestioned;

/// There is nothing that it refuses.
#[derive(Serialize, Deserialize)]
pub enum NoRefusal {}

impl From<NoRefusal> for schema::Error {
    fn from(_: NoRefusal) -> Self {
        error_codes::FILE_TYPE.into()
    }
}

impl Inspection for Unquestioned {
    type Question = Self;
    type Found = ();
    type Refusal = NoRefusal;
    const NAME: &'static str = "unquestioned";

    fn look(_: &Self, _: &DepositContent<'_>) -> Result<(), NoRefusal> {
        Ok(())
    }
}
