//! What people typed into a field before, to be chosen instead of typed again: in the documents that the caller may read.

use std::cmp::Reverse;

use schema::{FieldSet, Rejection, Result, error_codes, find};
use schemars::JsonSchema;
use serde::Serialize;
use store::{By, Figure, Part, Report, Top};

use crate::{Act, Allowed, Cx, inputs, unauthorized};

/// So many are offered.
const OFFERED: usize = 10;

inputs! {
    /// A field, and what is typed into it so far.
    pub(crate) struct Typed {
        /// The collection.
        collection: String = need("collection"),
        /// The field, which its declaration says to have suggestions.
        field: String = need("field"),
        /// What is typed so far.
        term: Option<String> = may("term"),
    }
}

/// What may be chosen instead of being typed again.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FieldSuggestions {
    /// The most frequent first.
    values: Vec<String>,
}

/// `documents.suggestions`: what documents hold in the field.
pub(crate) const LIST: Act<Typed, FieldSuggestions> = Act::read("documents.suggestions", Allowed::Users, suggestions);

fn suggestions(cx: &Cx<'_>, typed: &Typed) -> Result<FieldSuggestions> {
    let of = cx.inner.public(&typed.collection)?;
    let view = cx.ctx.rights.view(of);
    if view.is_empty() {
        return Err(unauthorized(&cx.ctx.rights));
    }
    let at = of.position(&typed.field);
    let at = at.filter(|at| view.fields().has(*at) && of.fields()[*at].suggested);
    let Some(at) = at else {
        return Err(Rejection::new(error_codes::UNKNOWN_FIELD).field(&typed.field).into());
    };
    let named = FieldSet::NONE.with(at);
    let report = Report {
        filters: typed.term.iter().map(|term| find(&view, named, term)).collect(),
        named,
        by: vec![By {
            field: &of.fields()[at],
            part: Part::Whole,
        }],
        measures: Vec::new(),
        having: None,
        // What holds nothing is one of them, and is not offered.
        top: Some(Top {
            figure: Figure::Count,
            limit: OFFERED + 1,
        }),
    };
    let groups = cx.tx.borrow_mut().group(&view, &report)?;
    let mut values: Vec<(Reverse<u64>, &str)> = groups
        .iter()
        .filter_map(|group| Some((Reverse(group.count), group.by.first()?.text()?)))
        .collect();
    values.sort_unstable();
    let offered = values.into_iter().take(OFFERED);
    Ok(FieldSuggestions {
        values: offered.map(|(_, text)| text.to_owned()).collect(),
    })
}
