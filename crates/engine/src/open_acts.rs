//! `acts.open`: what the caller may do with some documents now, and what they might do of which something stands against it, with the
//! refusal in their language. It asks the guards that the acts themselves ask.

use std::collections::BTreeMap;

use schema::{Document, Error, FieldSet, Lang, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use crate::run_action::is_allowed;
use crate::subject::Subject;
use crate::{Act, Allowed, AnyAct, Cx, Guard, inputs};

/// How many documents are asked of at once; more would hold up other readers.
const MOST: u64 = 100;

inputs! {
    /// Some documents of a collection.
    pub struct SomeDocuments {
        /// The id of the collection.
        collection: String = need("collection"),
        /// Their ids, a hundred at most.
        ids: Vec<String> = need("ids"),
    }
}

/// `acts.open`: what is open, by the ids of those that the caller reads. What is not theirs to do, or would tell what they may not
/// read, is not named.
pub static OPEN_ACTS: Act<SomeDocuments, OpenActsById> = Act::read("acts.open", Allowed::Users, open_acts);

/// What may be done with documents, by their ids.
type OpenActsById = BTreeMap<String, OpenActs>;

/// What the caller may do with a document now, and what they might do of which something stands against it.
#[derive(Default, Serialize, JsonSchema)]
pub struct OpenActs {
    #[schemars(with = "Vec<schema::ActionId>")]
    open: Vec<&'static str>,
    /// By the ids of acts.
    refused: BTreeMap<&'static str, ActRefusal>,
}

/// What stands against an act.
#[derive(Serialize, JsonSchema)]
struct ActRefusal {
    /// The code of the refusal.
    #[serde(rename = "type")]
    code: &'static str,
    /// In the caller's language.
    message: String,
}

/// An act on documents of the collection, for which the caller has the rights.
type Candidate = (&'static str, Subject);

fn open_acts(cx: &Cx<'_>, given: &SomeDocuments) -> Result<OpenActsById> {
    if given.ids.len() as u64 > MOST {
        return Err(Rejection::new(error_codes::TOO_MANY)
            .field("ids")
            .arg("max", MOST)
            .into());
    }
    let acts: Vec<Candidate> = candidates(cx, &given.collection);
    let Some((_, subject)) = acts.first() else {
        return Ok(BTreeMap::new());
    };
    let view = cx.ctx.rights.view(subject.collection());
    if view.is_empty() || given.ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let readable = cx.tx.borrow_mut().many(&view, &given.ids, FieldSet::NONE)?;
    let fields: BTreeMap<String, FieldSet> = readable
        .into_iter()
        .map(|row| (row.document.id, view.grants[row.grant].fields))
        .collect();
    let ids: Vec<String> = fields.keys().cloned().collect();
    let documents = cx.many(subject.collection(), &ids)?;
    let answer = |document: &Document| of_document(cx, &acts, document, fields[&document.id]);
    let answers = cx.together(|_| crate::every(documents.iter().map(answer)))?;
    Ok(documents.iter().map(|one| one.id.clone()).zip(answers).collect())
}

/// The acts on documents of a collection that the caller's rights allow.
fn candidates(cx: &Cx<'_>, collection: &str) -> Vec<Candidate> {
    let acts = cx.inner.entities.iter().flat_map(|entity| entity.actions);
    let of_rights = acts.filter(|act| is_allowed(cx.who(), act.allowed_callers()));
    of_rights
        .filter_map(|act: &&dyn AnyAct| act.subject().map(|subject| (act.id(), subject)))
        .filter(|(_, subject)| subject.collection().id == collection)
        .collect()
}

fn of_document(cx: &Cx<'_>, acts: &[Candidate], document: &Document, fields: FieldSet) -> Result<OpenActs> {
    let mut answer = OpenActs::default();
    for (id, subject) in acts {
        match first_refusal(cx, subject.guards, document)? {
            None => answer.open.push(id),
            Some((guard, refusal)) if is_told(guard, &refusal, document, fields) => {
                let told = ActRefusal {
                    code: refusal.kind.code,
                    message: message_of(&refusal, cx.lang()),
                };
                answer.refused.insert(id, told);
            }
            Some(_) => {}
        }
    }
    Ok(answer)
}

/// Why it is refused: all of it, where several things are missing.
fn message_of(refusal: &Rejection, lang: Lang) -> String {
    if refusal.errors.is_empty() {
        return refusal.text(lang);
    }
    let texts: Vec<String> = refusal.errors.iter().map(|one| one.text(lang)).collect();
    texts.join(" · ")
}

/// Whether an act is open on a document.
pub(crate) fn is_open(cx: &Cx<'_>, guards: &[Guard], document: &Document) -> Result<bool> {
    Ok(first_refusal(cx, guards, document)?.is_none())
}

/// The first guard that refuses a document, and how.
fn first_refusal<'g>(cx: &Cx<'_>, guards: &'g [Guard], document: &Document) -> Result<Option<(&'g Guard, Rejection)>> {
    for guard in guards {
        match guard.check(cx, document) {
            Ok(()) => {}
            Err(Error::Refused(refusal)) => return Ok(Some((guard, *refusal))),
            Err(fault) => return Err(fault),
        }
    }
    Ok(None)
}

/// Whether a refusal is explained: one that says *not yours* hides the act, and so does one that turns on what the caller does not read.
fn is_told(guard: &Guard, refusal: &Rejection, document: &Document, fields: FieldSet) -> bool {
    let is_hidden = matches!(guard, Guard::Part(_)) || matches!(refusal.kind.status, 401 | 404);
    let reads = |name: &str| document.of.position(name).is_some_and(|at| fields.has(at));
    !is_hidden && guard.names(document).into_iter().all(reads)
}
