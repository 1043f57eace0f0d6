//! Values that may stand once and stand twice in one file: the first row is taken, the others are refused, on every run.

use std::collections::HashMap;

use schema::{Rejection, Value};

use super::plan::Planned;
use super::{Import, error_codes};

/// Refuses the rows that repeat a unique value of an earlier row, naming that row.
pub(super) fn refuse(import: &Import, rows: &mut [Planned]) {
    for unique in import.of.unique {
        let positions: Vec<usize> = unique
            .on
            .iter()
            .filter_map(|field| import.of.position(field.name))
            .collect();
        let told = unique.named.filter(|_| unique.on[0].hidden).unwrap_or(unique.on[0]);
        let mut first: HashMap<Vec<Value>, u32> = HashMap::new();
        for row in rows.iter_mut() {
            let Some(values) = values(row, &positions) else {
                continue;
            };
            let number = row.number;
            let earlier = *first.entry(values).or_insert(number);
            if earlier != number {
                let refused = Rejection::new(error_codes::REPEATED)
                    .field(told.name)
                    .arg("row", earlier);
                row.wrong.push(refused);
            }
        }
    }
}

fn values(row: &Planned, positions: &[usize]) -> Option<Vec<Value>> {
    let value = |at: &usize| {
        let said = row.given.iter().chain(&row.identity);
        said.into_iter()
            .find(|(one, _)| one == at)
            .map(|(_, value)| value.clone())
    };
    positions.iter().map(value).collect()
}
