//! The rows of differences, as they are listed and listed again.

use engine::Cx;
use schema::{Document, Id, Result};
use sha2::{Digest, Sha256};

use super::{
    BUREAU, CAMPAIGN, COUNTED, DECIDED_BY, DECISION, DESIGNATION, EXPECTED, INVENTORY_DIFFERENCES, ITEM, KIND, REASON,
    SCAN, SEEN_IN, TYPE,
};
use crate::campaign::reconcile::DifferenceFact;

/// Signs of the id of a row.
const ID_SIGNS: usize = 20;

/// The id of the row of a difference: the same difference of the same count is one row.
pub(crate) fn id_of(campaign: &Id, one: &DifferenceFact) -> String {
    let code = one
        .scan
        .as_ref()
        .map(|scan| format!("{}@{}", scan.code, scan.bureau.as_str()));
    let what = one.item.clone().or(code).unwrap_or_default();
    let mut digest = hex::encode(Sha256::digest(format!(
        "{}:{}:{what}",
        campaign.as_str(),
        one.kind.wire()
    )));
    digest.truncate(ID_SIGNS);
    digest
}

/// Writes the row of a difference; where it stands alike, what was decided about it stays.
///
/// # Errors
/// When the row is not to be written.
pub(crate) fn write(cx: &mut Cx<'_>, campaign: &Id, one: &DifferenceFact) -> Result<()> {
    let stood = cx.get(&INVENTORY_DIFFERENCES, &id_of(campaign, one))?;
    let is_new = stood.is_none();
    let before = stood.unwrap_or_else(|| blank(campaign, one));
    let mut row = before.clone().with(CAMPAIGN, campaign.clone()).with(KIND, one.kind);
    row.set_or_clear(BUREAU, one.bureau.clone());
    row.set_or_clear(SEEN_IN, one.seen_in.clone());
    row.set_or_clear(EXPECTED, one.quantities.map(|(expected, _)| expected));
    row.set_or_clear(COUNTED, one.quantities.map(|(_, counted)| counted));
    if row.values != before.values {
        for_a_new_decision(&mut row);
    }
    row.set_or_clear(SCAN, one.scan.as_ref().map(|scan| Id(scan.id.clone())));
    // What an item was made of keeps it.
    if let Some(item) = &one.item {
        row.set(ITEM, Id(item.clone()));
    }
    match is_new {
        true => cx.create(row).map(drop),
        false if row != before => cx.update(row).map(drop),
        false => Ok(()),
    }
}

fn blank(campaign: &Id, one: &DifferenceFact) -> Document {
    let mut row = Document::new(&INVENTORY_DIFFERENCES);
    row.id = id_of(campaign, one);
    row
}

fn for_a_new_decision(row: &mut Document) {
    row.clear(DECISION);
    row.clear(REASON);
    row.clear(DESIGNATION);
    row.clear(TYPE);
    row.clear(DECIDED_BY);
}
