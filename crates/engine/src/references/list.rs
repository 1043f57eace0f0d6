//! What keeps documents from being deleted, told to whoever wants to delete them: `documents.references`.

use std::collections::BTreeSet;

use schema::{Collection, Date, Document, FieldDef, FieldValue as _, Kind, Lang, Rejection, Result, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::{NAMED, Reference, References, first_day, owner_link};
use crate::{Act, Allowed, Cx, inputs, unauthorized};

/// So many documents are asked about at once: a page of a list.
const ASKED: usize = 100;

inputs! {
    /// Documents that somebody wants to delete.
    pub(crate) struct Targets {
        /// The collection.
        collection: String = need("collection"),
        /// The ids of the documents, 100 at most.
        ids: Vec<String> = need("ids"),
        /// How many of each collection are named, 100 at most; 5 unless it is said.
        named: Option<u64> = may("named"),
    }
}

/// What keeps documents from being deleted.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DocumentReferences {
    references: Vec<ReferringGroup>,
    /// Whether there are others, which the caller may not read.
    others: bool,
}

/// Documents of a collection that refer to others by one of their fields.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ReferringGroup {
    collection: &'static str,
    /// What they are called, in the caller's language.
    label: &'static str,
    field: &'static str,
    field_label: &'static str,
    /// As many as the caller may read.
    total: u64,
    /// The first of them.
    documents: Vec<ReferringDocument>,
}

/// A document that refers to another, as it is called; without a name where its collection gives none or the caller may not read it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ReferringDocument {
    #[serde(rename = "$id")]
    id: String,
    title: Option<String>,
    title_ar: Option<String>,
    number: Option<String>,
}

/// `documents.references`: what keeps documents from being deleted, for whoever may delete them.
pub(crate) const LIST: Act<Targets, DocumentReferences> = Act::read("documents.references", Allowed::Users, references);

fn references(cx: &Cx<'_>, targets: &Targets) -> Result<DocumentReferences> {
    let of = cx.inner.public(&targets.collection)?;
    if !(1..=ASKED).contains(&targets.ids.len()) {
        return Err(Rejection::argument("ids", expected::documents(1, ASKED)).into());
    }
    if !cx.ctx.rights.may(of, "delete") {
        return Err(unauthorized(&cx.ctx.rights));
    }
    for id in &targets.ids {
        cx.need_readable(of, id)?;
    }
    let named = match targets.named {
        None => NAMED,
        Some(named) if (1..=ASKED as u64).contains(&named) => named,
        Some(_) => return Err(Rejection::argument("named", expected::whole_number(1, ASKED)).into()),
    };
    let found = references_to(cx, of, &targets.ids, named)?;
    let shown = found.readable.iter().map(|one| one.described(cx));
    Ok(DocumentReferences {
        references: shown.collect::<Result<_>>()?,
        others: found.others,
    })
}

fn references_to(cx: &Cx<'_>, of: &'static Collection, ids: &[String], named: u64) -> Result<References> {
    let mut tx = cx.tx.borrow_mut();
    super::of_documents(&mut **tx, &cx.ctx.rights, cx.inner.store.catalogue(), of, ids, named)
}

impl Reference {
    fn described(&self, cx: &Cx<'_>) -> Result<ReferringGroup> {
        let lang = cx.lang();
        let owners = self.owners(cx)?;
        let name = |document: &Document| {
            let owner = owner_link(self.of, self.field).and_then(|link| document.value(link.name).text());
            name_of(
                document,
                owner.and_then(|id| owners.iter().find(|owner| owner.id == id)),
            )
        };
        Ok(ReferringGroup {
            collection: self.of.id,
            label: self.of.many.text(lang),
            field: self.field.name,
            field_label: self.field.label.text(lang),
            total: self.total,
            documents: self.named.iter().map(name).collect(),
        })
    }

    /// Whom the documents are of that have no name of their own, as far as the caller may read them.
    fn owners(&self, cx: &Cx<'_>) -> Result<Vec<Document>> {
        let Some(link) = owner_link(self.of, self.field) else {
            return Ok(Vec::new());
        };
        let Kind::Link(to) = link.kind else {
            return Ok(Vec::new());
        };
        let ids: BTreeSet<&str> = self
            .named
            .iter()
            .filter_map(|document| document.value(link.name).text())
            .collect();
        let ids: Vec<String> = ids.into_iter().map(str::to_owned).collect();
        cx.many_readable(to(), &ids)
    }
}

/// What a document is called in French and in Arabic, with whom it is of where it has no name of its own; nothing of what the
/// caller may not read.
fn name_of(document: &Document, owner: Option<&Document>) -> ReferringDocument {
    let [fr, ar] = [Lang::Fr, Lang::Ar].map(|lang| {
        let of = owner.and_then(|owner| title_of(owner, lang));
        let own =
            title_of(document, lang).or_else(|| first_day(document.of).map(|day| value_text(document, day, lang)));
        let parts: Vec<String> = [of, own]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    });
    ReferringDocument {
        id: document.id.clone(),
        title: fr,
        title_ar: ar,
        number: document.number(),
    }
}

/// Its title: the second field is the Arabic name; one alone serves both languages, a word in each.
fn title_of(document: &Document, lang: Lang) -> Option<String> {
    let texts: Vec<String> = document
        .of
        .title
        .iter()
        .map(|field| value_text(document, field, lang))
        .collect();
    let arabic = texts.get(1).filter(|_| lang == Lang::Ar);
    arabic.or(texts.first()).cloned()
}

/// A value as people read it: a word by its label, a day as it is written.
fn value_text(document: &Document, field: &FieldDef, lang: Lang) -> String {
    let value = document.value(field.name);
    if let (Kind::Date, Some(Date(day))) = (field.kind, Date::read(value)) {
        return day.strftime("%d/%m/%Y").to_string();
    }
    let text = value.text().unwrap_or_default();
    let word = field
        .kind
        .words()
        .and_then(|words| words.iter().find(|word| word.wire == text));
    word.map_or_else(|| text.to_owned(), |word| word.label.text(lang).to_owned())
}
