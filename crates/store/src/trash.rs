//! Deleted documents, kept as JSON until they are restored or erased.

use schema::{Collection, Decimal, Document, FieldDef, Kind, Result, Value};
use serde_json::Value as Json;

use crate::Writer;
use crate::read::Reader;
use crate::sql::{Bind, Sql};

/// A deleted document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trashed {
    /// The order of deletion.
    pub seq: i64,
    /// When it was deleted, in the wire's form.
    pub at: String,
    /// Who deleted it.
    pub who: String,
    /// As it was; secret fields are empty.
    pub document: Document,
}

impl Reader<'_> {
    /// Deleted documents, the last deleted first, before an order of deletion.
    pub fn trash(&mut self, before: Option<i64>, limit: u64) -> Result<Vec<Trashed>> {
        let mut sql = Sql::new(self.db.dialect());
        sql.push("SELECT seq, collection, at, who, body FROM _trash WHERE seq < ");
        sql.bind(before.unwrap_or(i64::MAX)).push(" ORDER BY seq DESC LIMIT ");
        sql.bind(i64::try_from(limit).unwrap_or(i64::MAX));
        self.trash_rows(&sql)
    }

    /// The last deleted document of that id.
    pub fn find_trashed(&mut self, of: &'static Collection, id: &str) -> Result<Option<Trashed>> {
        let sql = Sql::of(
            self.db.dialect(),
            "SELECT seq, collection, at, who, body FROM _trash WHERE collection = ? AND id = ? ORDER BY seq DESC LIMIT 1",
            [Bind::from(of.id), Bind::from(id)],
        );
        Ok(self.trash_rows(&sql)?.pop())
    }

    fn trash_rows(&mut self, sql: &Sql) -> Result<Vec<Trashed>> {
        let (mut rows, shared) = (Vec::new(), self.shared);
        self.run_now(sql, &mut |cells| {
            let text = |at| cells.text(at).map(std::borrow::Cow::into_owned).unwrap_or_default();
            let of = shared.catalogue.iter().find(|of| of.id == text(1));
            rows.extend(of.and_then(|of| document(of, &text(4))).map(|document| Trashed {
                seq: cells.int(0).unwrap_or_default(),
                at: text(2),
                who: text(3),
                document,
            }));
            Ok(())
        })?;
        Ok(rows)
    }
}

impl Writer<'_> {
    /// Erases what the trash keeps of a document.
    pub fn erase_trash(&mut self, of: &'static Collection, id: &str) -> Result<()> {
        let sql = Sql::of(
            self.dialect(),
            "DELETE FROM _trash WHERE collection = ? AND id = ?",
            [Bind::from(of.id), Bind::from(id)],
        );
        self.execute(&sql).map(drop)
    }

    /// Erases what was deleted before an instant in the wire's form, the oldest first; how many documents went.
    pub fn purge_trash(&mut self, before: &str, limit: u64) -> Result<u64> {
        let sql = Sql::of(
            self.dialect(),
            "DELETE FROM _trash WHERE seq IN (SELECT seq FROM _trash WHERE at < ? ORDER BY seq LIMIT ?)",
            [Bind::from(before), Bind::from(i64::try_from(limit).unwrap_or(i64::MAX))],
        );
        self.execute(&sql)
    }
}

/// A document from its JSON in the log or the trash. Fields that it does not name have their presets.
pub(crate) fn document(of: &'static Collection, body: &str) -> Option<Document> {
    let json: Json = serde_json::from_str(body).ok()?;
    let text = |name: &str| json[name].as_str().unwrap_or_default().to_owned();
    let mut document = Document::new(of);
    document.id = text("$id");
    document.sequence = json["$sequence"].as_i64().unwrap_or_default();
    document.created_at = text("$createdAt");
    document.updated_at = text("$updatedAt");
    for (field, slot) in of.fields().iter().zip(&mut document.values) {
        if let Some(given) = json.get(field.name) {
            *slot = parse_stored(field, given);
        }
    }
    Some(document)
}

/// The stored value of a field from the wire's form, without the checks of input: it was checked when it was written.
fn parse_stored(field: &FieldDef, json: &Json) -> Value {
    match (field.kind, json) {
        (_, Json::Null) => Value::Null,
        (Kind::Json | Kind::List(_), json) => Value::Json(json.to_string()),
        (_, Json::Bool(flag)) => Value::Flag(*flag),
        (Kind::Decimal, Json::Number(number)) => {
            Decimal::parse(&number.to_string()).map_or(Value::Null, |Decimal(hundredths)| Value::Int(hundredths))
        }
        (_, Json::Number(number)) => number.as_i64().map_or(Value::Null, Value::Int),
        (Kind::Date, Json::String(day)) => Value::Text(day.chars().take(10).collect()),
        (_, Json::String(text)) => Value::Text(text.clone()),
        _ => Value::Null,
    }
}
