//! Some fields of one collection, picked out of the lines of a backup while they pass.

use schema::{Collection, Error, Result};
use serde_json::Value as Json;

use crate::sql::table_name;

/// The values of some fields in each row, as texts.
#[derive(Clone, Debug)]
pub struct BackedUpValues {
    table: String,
    fields: Vec<String>,
    places: Vec<Option<usize>>,
    is_table: bool,
    rows: Vec<Vec<Option<String>>>,
}

impl BackedUpValues {
    /// Of these fields of a collection.
    pub fn of(collection: &Collection, fields: &[&str]) -> BackedUpValues {
        BackedUpValues {
            table: table_name(collection),
            fields: fields.iter().map(|&field| field.to_owned()).collect(),
            places: Vec::new(),
            is_table: false,
            rows: Vec::new(),
        }
    }

    /// A row each, its values in the order of the fields; none where the backup has no such field.
    pub fn rows(self) -> Vec<Vec<Option<String>>> {
        self.rows
    }

    /// The next line.
    pub(super) fn pick(&mut self, line: &str) -> Result<()> {
        // A row is an array; most are of other tables, and need not be read.
        if line.starts_with('[') && !self.is_table {
            return Ok(());
        }
        let broken = || Error::Fault("a line of the backup has another form".to_owned());
        let json: Json = serde_json::from_str(line).map_err(|_| broken())?;
        if json["table"] == self.table.as_str() {
            let columns = json["columns"].as_array().ok_or_else(broken)?;
            let place = |name: &String| columns.iter().position(|column| column[0] == **name);
            self.places = self.fields.iter().map(place).collect();
        } else if let Some(row) = json.as_array() {
            let cell = |at: &Option<usize>| match at.and_then(|at| row.get(at)) {
                Some(Json::String(text)) => Some(text.clone()),
                Some(Json::Number(number)) => Some(number.to_string()),
                _ => None,
            };
            self.rows.push(self.places.iter().map(cell).collect());
        } else if let Some(rows) = json["rows"].as_str() {
            self.is_table = rows == self.table;
        }
        Ok(())
    }
}
