//! Reading a backup without believing it.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use schema::{Collection, Error, Result};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::FORM;
use crate::sql::table_name;

pub(super) fn lines(file: &Path) -> Result<impl Iterator<Item = Result<String>>> {
    let name = file.display().to_string();
    let reading = move |cause: std::io::Error| Error::fault(&format!("reading {name}"), cause);
    let opened = File::open(file).map_err(&reading)?;
    Ok(BufReader::new(opened).lines().map(move |line| line.map_err(&reading)))
}

/// Whether the file is whole: nothing of it is believed before.
pub(super) fn verify(file: &Path) -> Result<()> {
    let broken = |what: &str| Error::Fault(format!("{} is not a whole backup: {what}", file.display()));
    let (mut digest, mut count, mut end) = (Sha256::new(), 0_u64, None);
    for line in lines(file)? {
        let line = line?;
        let json: Json = serde_json::from_str(&line).map_err(|_| broken("a line is no JSON"))?;
        if end.is_some() || count == 0 && (json["diwan"] != "backup" || json["form"] != FORM) {
            return Err(broken("it has another form"));
        }
        if json["lines"].is_u64() {
            end = Some(json);
            continue;
        }
        digest.update(&line);
        digest.update("\n");
        count += 1;
    }
    let end = end.ok_or_else(|| broken("its end is missing"))?;
    let is_same = end["lines"] == count && end["sha256"] == hex::encode(digest.finalize());
    is_same.then_some(()).ok_or_else(|| broken("it was changed"))
}

/// What a backup holds of some fields of a collection: the texts of each row, in the order of the fields.
pub fn backed_up_values(file: &Path, of: &Collection, fields: &[&str]) -> Result<Vec<Vec<Option<String>>>> {
    let broken = || Error::Fault(format!("{} is not a whole backup", file.display()));
    let table = table_name(of);
    let (mut places, mut is_table, mut rows) = (Vec::new(), false, Vec::new());
    for line in lines(file)? {
        let line = line?;
        // A row is an array; most are of other tables, and need not be read.
        if line.starts_with('[') && !is_table {
            continue;
        }
        let json: Json = serde_json::from_str(&line).map_err(|_| broken())?;
        if json["table"] == table.as_str() {
            let columns = json["columns"].as_array().ok_or_else(broken)?;
            let place = |name: &&str| columns.iter().position(|column| column[0] == **name);
            places = fields.iter().map(place).collect();
        } else if let Some(row) = json.as_array() {
            let cell = |at: &Option<usize>| match at.and_then(|at| row.get(at)) {
                Some(Json::String(text)) => Some(text.clone()),
                Some(Json::Number(number)) => Some(number.to_string()),
                _ => None,
            };
            rows.push(places.iter().map(cell).collect());
        } else if let Some(rows) = json["rows"].as_str() {
            is_table = rows == table;
        }
    }
    Ok(rows)
}
