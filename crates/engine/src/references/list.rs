//! What keeps documents from being deleted, told to whoever wants to delete them: `documents.references`.

use std::collections::BTreeSet;

use schema::{Collection, Date, Document, FieldDef, FieldValue as _, Kind, Lang, Rejection, Result, expected};
use serde_json::{Value as Json, json};

use super::{NAMED, Reference, References, first_day, owner_link};
use crate::{Action, Allowed, Cx, inputs, unauthorized};

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

/// `documents.references {collection, ids}` → `{references, others}`: what keeps the documents from being deleted, for whoever
/// may delete them.
pub(crate) const LIST: Action<Targets> = Action::read("documents.references", Allowed::Users, |cx, targets| {
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
    let shown: Vec<Json> = found
        .readable
        .iter()
        .map(|one| one.to_json(cx))
        .collect::<Result<_>>()?;
    Ok(json!({ "references": shown, "others": found.others }))
});

fn references_to(cx: &Cx<'_>, of: &'static Collection, ids: &[String], named: u64) -> Result<References> {
    let mut tx = cx.tx.borrow_mut();
    super::of_documents(&mut **tx, &cx.ctx.rights, cx.inner.store.catalogue(), of, ids, named)
}

impl Reference {
    fn to_json(&self, cx: &Cx<'_>) -> Result<Json> {
        let lang = cx.lang();
        let owners = self.owners(cx)?;
        let name = |document: &Document| {
            let owner = owner_link(self.of, self.field).and_then(|link| document.value(link.name).text());
            name_of(
                document,
                owner.and_then(|id| owners.iter().find(|owner| owner.id == id)),
            )
        };
        let documents: Vec<Json> = self.named.iter().map(name).collect();
        Ok(
            json!({ "collection": self.of.id, "label": self.of.many.text(lang), "field": self.field.name,
            "fieldLabel": self.field.label.text(lang), "total": self.total, "documents": documents }),
        )
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
fn name_of(document: &Document, owner: Option<&Document>) -> Json {
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
    json!({ "$id": document.id, "title": fr, "titleAr": ar, "number": document.number() })
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
