//! Rows against the log, texts against their twins, lists against their join tables.

use std::collections::HashMap;

use schema::{Collection, Document, FieldDef, FieldValue, Result, Value, to_json};
use serde_json::Value as Json;

use super::{Area, Check};
use crate::connection::Cells;
use crate::row;
use crate::sql::{Alias, Sql};
use crate::write_tx::{lists, twins};

const ROW: Alias = Alias(0);

type Joined = HashMap<String, Vec<String>>;

impl Check<'_> {
    /// Looks at every row of a collection.
    pub(super) fn rows(&mut self, of: &'static Collection) -> Result<()> {
        // Of rows that cannot be read nobody knows which are missing.
        let mut alive = self.alive.remove(of.id).unwrap_or_default();
        let mut joined = HashMap::new();
        for field in lists(of) {
            joined.insert(field.name, self.list_items(of, field)?);
        }
        let mut found = Vec::new();
        let sql = self.select(of);
        self.db.rows(&sql, &mut |cells| {
            let (document, after) = read(of, cells, &mut found);
            compare_lists(&document, &mut joined, &mut found);
            if of.logged {
                alive.remove(&document.id);
                compare_log(&document, after.as_deref(), &mut found);
            }
            Ok(())
        })?;
        for (field, rest) in joined {
            found.extend(
                rest.keys()
                    .map(|id| (Area::List, format!("{} {id}: links of {field} without a row", of.id))),
            );
        }
        self.alive.insert(of.id, alive);
        for (area, text) in found {
            self.find(area, text);
        }
        Ok(())
    }

    fn select(&self, of: &'static Collection) -> Sql {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT t0._id, t0._seq, t0._created, t0._updated");
        for field in of.fields().iter().filter(|field| field.is_stored()) {
            sql.push(", ").column(ROW, field.name);
            for (suffix, _) in twins(of, field, &Value::Null) {
                sql.push(", ").column(ROW, &format!("{}{suffix}", field.name));
            }
        }
        sql.push(", (SELECT l.after FROM _log AS l WHERE l.collection = ")
            .bind(of.id);
        sql.push(" AND l.id = t0._id ORDER BY l.seq DESC LIMIT 1) FROM ")
            .table(of)
            .push(" AS t0");
        sql
    }

    /// The items of a list by owner, in their order.
    fn list_items(&mut self, of: &'static Collection, field: &FieldDef) -> Result<Joined> {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT owner, item FROM ")
            .join_table(of, field.name)
            .push(" ORDER BY owner, position");
        let mut joined = Joined::new();
        self.db.rows(&sql, &mut |cells| {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
            joined.entry(text(0)).or_default().push(text(1));
            Ok(())
        })?;
        Ok(joined)
    }
}

/// The row, and what the log last said about it.
fn read(of: &'static Collection, cells: &dyn Cells, found: &mut Vec<(Area, String)>) -> (Document, Option<String>) {
    let text = |at| cells.text(at).map(std::borrow::Cow::into_owned);
    let mut document = Document {
        id: text(0).unwrap_or_default(),
        sequence: cells.int(1).unwrap_or_default(),
        created_at: text(2).unwrap_or_default(),
        updated_at: text(3).unwrap_or_default(),
        values: vec![Value::Null; of.fields().len()],
        of,
    };
    let mut at = 4;
    for (position, field) in of.fields().iter().enumerate().filter(|(_, field)| field.is_stored()) {
        document.values[position] = row::value(field, cells, at);
        at += 1;
        for (_, twin) in twins(of, field, &document.values[position]) {
            let kept = text(at).map_or(crate::sql::Bind::Null, crate::sql::Bind::Text);
            if kept != twin {
                found.push((
                    Area::Twin,
                    format!(
                        "{} {}: the folded text of {} is not that of its value",
                        of.id, document.id, field.name
                    ),
                ));
            }
            at += 1;
        }
    }
    let after = text(at);
    (document, after)
}

fn compare_lists(document: &Document, joined: &mut HashMap<&'static str, Joined>, found: &mut Vec<(Area, String)>) {
    for (name, joined) in joined {
        let kept = joined.remove(&document.id).unwrap_or_default();
        let listed = Vec::<String>::read(document.value(name)).unwrap_or_default();
        if kept != listed {
            found.push((
                Area::List,
                format!("{} {}: {name} differs from its links", document.of.id, document.id),
            ));
        }
    }
}

/// Fields that the entry does not name were added later.
fn compare_log(document: &Document, after: Option<&str>, found: &mut Vec<(Area, String)>) {
    let (of, id) = (document.of.id, &document.id);
    let Some(after) = after else {
        // Contents may be blanked when their retention ends; an entry that never was shows in the chain.
        return;
    };
    let Ok(Json::Object(said)) = serde_json::from_str::<Json>(after) else {
        found.push((
            Area::Log,
            format!("{of} {id}: its last entry in the log is no document"),
        ));
        return;
    };
    let mut differs = |name: &str, stands: Json| {
        if said.get(name).is_some_and(|said| *said != stands) {
            found.push((
                Area::Row,
                format!("{of} {id}: {name} is not what the log says was written"),
            ));
        }
    };
    differs("$id", Json::from(document.id.as_str()));
    differs("$sequence", Json::from(document.sequence));
    differs("$createdAt", Json::from(document.created_at.as_str()));
    differs("$updatedAt", Json::from(document.updated_at.as_str()));
    for (field, value) in document.of.fields().iter().zip(&document.values) {
        if field.is_stored() && !field.secret {
            differs(field.name, to_json(field, value));
        }
    }
}
