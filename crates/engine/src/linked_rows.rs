//! Rows that are read where the row they belong to is (`Rows::Through`): what the compiled query asks the database, asked of
//! documents in memory and of what is written.

use std::collections::{BTreeMap, HashMap};

use schema::{Collection, Document, FieldDef, FieldSet, Grant, Rejection, Result, Rows, RowsOf, View, error_codes};

use crate::Cx;
use crate::feed::covers;
use crate::tx::Tx;

/// The documents that others are read through, as they stand.
#[derive(Default)]
pub(crate) struct LinkedDocuments(HashMap<(&'static str, String), Document>);

impl LinkedDocuments {
    /// What those documents are read through, and what that is read through again; nothing is asked where none is.
    pub(crate) fn load<'a>(tx: &mut dyn Tx, documents: impl IntoIterator<Item = &'a Document>) -> Result<Self> {
        let mut found = HashMap::new();
        let mut wanted: Vec<(&'static Collection, String)> = documents.into_iter().flat_map(links).collect();
        while !wanted.is_empty() {
            let mut ids: BTreeMap<&str, (&'static Collection, Vec<String>)> = BTreeMap::new();
            for (of, id) in wanted
                .drain(..)
                .filter(|(of, id)| !found.contains_key(&(of.id, id.clone())))
            {
                let (_, ids) = ids.entry(of.id).or_insert_with(|| (of, Vec::new()));
                if !ids.contains(&id) {
                    ids.push(id);
                }
            }
            for (of, ids) in ids.into_values() {
                for row in tx.many(&View::whole(of), &ids, FieldSet::all(of))? {
                    wanted.extend(links(&row.document));
                    found.insert((of.id, row.document.id.clone()), row.document);
                }
            }
        }
        Ok(LinkedDocuments(found))
    }

    pub(crate) fn get(&self, of: &Collection, id: &str) -> Option<&Document> {
        self.0.get(&(of.id, id.to_owned()))
    }
}

/// Where a document leads, of what it is read through.
fn links(document: &Document) -> Vec<(&'static Collection, String)> {
    let links = document.of.access.through();
    links.filter_map(|link| target_of(document, link)).collect()
}

fn target_of(document: &Document, link: &FieldDef) -> Option<(&'static Collection, String)> {
    let id = document.value(link.name).text()?;
    Some((link.kind.target()?(), id.to_owned()))
}

/// The fields that a caller may give of a document to be made: what is granted of the own rows alone is not granted of one
/// that others' grants cover. Of one outside every grant the rules decide.
pub(crate) fn fields_of_new(cx: &Cx<'_>, view: &View, document: &Document) -> Result<FieldSet> {
    let linked = LinkedDocuments::load(&mut **cx.tx.borrow_mut(), [document])?;
    let grant = view.grants.iter().find(|grant| covers(&grant.rows, document, &linked));
    Ok(grant.map_or_else(|| view.fields(), |grant| grant.fields))
}

/// Refuses what puts a document under one through which the caller reads nothing, as if that one were not there: else whoever
/// writes would learn of it, and hand it rows that its readers take for theirs.
pub(crate) fn are_links_readable(cx: &Cx<'_>, view: &View, before: Option<&Document>, after: &Document) -> Result<()> {
    if view.grants.iter().any(|grant| grant.rows == RowsOf::All) {
        return Ok(());
    }
    let linked = LinkedDocuments::load(&mut **cx.tx.borrow_mut(), [after])?;
    for link in after.of.access.through() {
        let is_new = before.is_none_or(|before| before.value(link.name) != after.value(link.name));
        let Some((_, id)) = target_of(after, link).filter(|_| is_new) else {
            continue;
        };
        let by_this_link = |grant: &&Grant| matches!(grant.rows, Rows::Through(own, _) if own.name == link.name);
        let mut grants = after.of.access.grants.iter().filter(by_this_link);
        let rights = &cx.ctx.rights;
        let opens = |grant: &Grant| {
            let rows = rights.rows(after.of, grant.rows).filter(|_| rights.is(grant.to));
            rows.is_some_and(|rows| covers(&rows, after, &linked))
        };
        if !grants.any(opens) {
            return Err(Rejection::new(error_codes::UNKNOWN_LINK)
                .about(link)
                .arg("id", id)
                .into());
        }
    }
    Ok(())
}
