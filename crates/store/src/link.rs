//! Links of a document being written: those without a foreign key, lists of links, and what refers to it.

use std::collections::HashSet;

use schema::{Collection, Document, Error, FieldDef, FieldValue, Item, Kind, Rejection, Result, error_codes};

use crate::Writer;
use crate::sql::{Bind, Sql};
use crate::write_tx::{lists, no_document};

impl Writer<'_> {
    /// Links without a foreign key leave their id behind as history, but must lead somewhere when they are set; and
    /// a list is checked before its row is written.
    pub(crate) fn check_links(&mut self, before: Option<&Document>, document: &Document) -> Result<()> {
        for (at, field) in document.of.fields().iter().enumerate() {
            let value = &document.values[at];
            let is_new = before.is_none_or(|before| before.values[at] != *value);
            let ids = match field.kind {
                Kind::Link(_) if is_new && !field.restricts => value.text().map(str::to_owned).into_iter().collect(),
                Kind::List(Item::Link(_)) if is_new => Vec::<String>::read(value).unwrap_or_default(),
                _ => Vec::new(),
            };
            self.check_targets(field, &ids)?;
        }
        Ok(())
    }

    fn check_targets(&mut self, field: &'static FieldDef, ids: &[String]) -> Result<()> {
        let (Some(to), false) = (field.kind.target(), ids.is_empty()) else {
            return Ok(());
        };
        let dialect = self.dialect();
        let mut sql = Sql::new(dialect);
        sql.push("SELECT _id FROM ").table(to()).push(" WHERE _id");
        dialect.any_of(&mut sql, Bind::Texts(ids.to_vec()));
        let mut found = HashSet::new();
        self.run(&sql, &mut |cells| {
            found.extend(cells.text(0).map(std::borrow::Cow::into_owned));
            Ok(())
        })?;
        let missing = ids.iter().find(|id| !found.contains(*id));
        missing.map_or(Ok(()), |id| Err(no_document(field, id).into()))
    }

    /// Writes the join tables of lists of links that changed.
    pub(crate) fn write_lists(&mut self, before: Option<&Document>, document: &Document) -> Result<()> {
        for field in lists(document.of) {
            if before.is_some_and(|before| before.value(field.name) == document.value(field.name)) {
                continue;
            }
            if before.is_some() {
                self.clear_list(document, field)?;
            }
            self.write_list(document, field)?;
        }
        Ok(())
    }

    fn write_list(&mut self, document: &Document, field: &'static FieldDef) -> Result<()> {
        let ids = Vec::<String>::read(document.value(field.name)).unwrap_or_default();
        for (position, id) in ids.iter().enumerate() {
            let mut sql = Sql::new(self.dialect());
            sql.push("INSERT INTO ").join_table(document.of, field.name);
            sql.push(" (owner, item, position) VALUES (").bind(document.id.as_str());
            sql.push(", ").bind(id.as_str());
            sql.push(", ")
                .bind(i64::try_from(position).unwrap_or(i64::MAX))
                .push(")");
            self.execute(&sql)?;
        }
        Ok(())
    }

    pub(crate) fn clear_list(&mut self, document: &Document, field: &FieldDef) -> Result<()> {
        let mut sql = Sql::new(self.dialect());
        sql.push("DELETE FROM ").join_table(document.of, field.name);
        sql.push(" WHERE owner = ").bind(document.id.as_str());
        self.execute(&sql).map(drop)
    }

    /// Refuses the deletion of a document that others refer to, naming the collection and how many.
    pub(crate) fn check_references(&mut self, document: &Document) -> Result<()> {
        let referring = referring(self.shared.catalogue, document.of);
        if referring.is_empty() {
            return Ok(());
        }
        let mut sql = Sql::new(self.dialect());
        for (at, (of, field)) in referring.iter().enumerate() {
            sql.push(if at == 0 { "SELECT (" } else { ", (" });
            count_references(&mut sql, of, field, document);
            sql.push(")");
        }
        let mut counts = vec![0; referring.len()];
        self.run(&sql, &mut |cells| {
            for (at, count) in counts.iter_mut().enumerate() {
                *count = cells.int(at).unwrap_or_default();
            }
            Ok(())
        })?;
        let found = referring.iter().zip(counts).find(|(_, count)| *count > 0);
        found.map_or(Ok(()), |((of, field), count)| Err(in_use(of, field, count)))
    }
}

/// Every link that restricts the deletion of documents of a collection.
fn referring(
    catalogue: &'static [&'static Collection],
    target: &Collection,
) -> Vec<(&'static Collection, &'static FieldDef)> {
    catalogue
        .iter()
        .flat_map(|of| of.fields().iter().map(|field| (*of, field)))
        .filter(|(_, field)| field.restricts && field.kind.target().is_some_and(|to| *to() == *target))
        .collect()
}

fn count_references(sql: &mut Sql, of: &Collection, field: &FieldDef, document: &Document) {
    sql.push("SELECT COUNT(*) FROM ");
    let is_list = matches!(field.kind, Kind::List(_));
    if is_list {
        sql.join_table(of, field.name)
            .push(" WHERE item = ")
            .bind(document.id.as_str());
    } else {
        sql.table(of)
            .push(" WHERE ")
            .name(field.name)
            .push(" = ")
            .bind(document.id.as_str());
    }
    // A document may refer to itself and still go.
    if *of == *document.of {
        sql.push(if is_list { " AND owner <> " } else { " AND _id <> " });
        sql.bind(document.id.as_str());
    }
}

fn in_use(of: &Collection, field: &FieldDef, count: i64) -> Error {
    Rejection::new(field.restricted.unwrap_or(error_codes::DELETE_RESTRICTED))
        .label("collection", of.many)
        .arg("count", count)
        .into()
}
