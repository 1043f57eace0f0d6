//! What scans say as things stand: where each item belongs, and who else has seen it.

use std::collections::{BTreeSet, HashMap};

use engine::Cx;
use platform::organisation::bureau::{self, BUREAUX};
use platform::people::user::{USERNAME, USERS};
use schema::{Document, Id, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::INVENTORY_SCANS;
use crate::campaign::reconcile::{CampaignFacts, Outcome, ScanFact};
use crate::campaign::{INVENTORY_CAMPAIGNS, facts_of};
use crate::item::{self, INVENTORY_ITEMS};

/// What a scan says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Says {
    /// The item is where it should be.
    Here,
    /// It belongs elsewhere.
    Elsewhere,
    /// It is where it should be, and was seen before.
    Again,
    /// Nobody knows the code.
    Unknown,
    /// The item was taken out of the inventory.
    Reformed,
}

/// What a scan says as things are.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScanMeaning {
    /// The scan.
    id: String,
    says: Says,
    item_id: Option<String>,
    inventory_number: Option<String>,
    designation: Option<String>,
    /// Where the item belongs.
    bureau_id: Option<String>,
    bureau_name_fr: Option<String>,
    bureau_name_ar: Option<String>,
    /// The other scans of the same item in this count, earliest first.
    others: Vec<OtherScan>,
}

/// Who else has seen an item, where and when.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OtherScan {
    pub(crate) by_id: Option<String>,
    /// The name of their account.
    pub(crate) by: Option<String>,
    pub(crate) bureau_id: String,
    pub(crate) scanned_at: String,
}

/// What these scans of a count say.
///
/// # Errors
/// When it cannot be read.
pub(super) fn meanings(cx: &Cx<'_>, campaign: &Id, ids: &[String]) -> Result<Vec<ScanMeaning>> {
    let campaign = cx.need(&INVENTORY_CAMPAIGNS, campaign.as_str())?;
    let rows = cx.many(&INVENTORY_SCANS, ids)?;
    let rows: Vec<&Document> = rows.iter().filter(|row| is_of(row, &campaign)).collect();
    let items: BTreeSet<String> = rows
        .iter()
        .filter_map(|row| row.get(super::ITEM))
        .map(|Id(id)| id)
        .collect();
    let items: Vec<String> = items.into_iter().collect();
    let facts = facts_of(cx, &campaign, &items)?;
    let names = Names::of(cx, &facts, &items)?;
    rows.into_iter()
        .map(|row| Ok(names.meaning(&facts, &crate::campaign::fact(row)?)))
        .collect()
}

fn is_of(row: &Document, campaign: &Document) -> bool {
    row.get(super::CAMPAIGN).is_some_and(|Id(id)| id == campaign.id)
}

/// What items, offices and people are called.
struct Names {
    items: HashMap<String, Document>,
    offices: HashMap<String, Document>,
    people: HashMap<String, String>,
}

impl Names {
    fn of(cx: &Cx<'_>, facts: &CampaignFacts, items: &[String]) -> Result<Self> {
        let places = facts
            .items
            .iter()
            .filter_map(|(id, known)| facts.standing_of(id, known, None).bureau);
        let offices: BTreeSet<String> = places.map(|Id(id)| id).collect();
        Ok(Names {
            items: by_id(cx.many(&INVENTORY_ITEMS, items)?),
            offices: by_id(cx.many(&BUREAUX, &offices.into_iter().collect::<Vec<_>>())?),
            people: names_of(cx, &facts.scans)?,
        })
    }

    fn meaning(&self, facts: &CampaignFacts, scan: &ScanFact) -> ScanMeaning {
        let known = scan.item.as_ref().and_then(|item| Some((item, facts.items.get(item)?)));
        let others = others(facts, scan, &self.people);
        let is_again = facts
            .scans
            .iter()
            .any(|other| other.item == scan.item && other.rank() < scan.rank());
        let judged = known.map(|(item, known)| facts.judge(item, known, scan));
        let says = match judged.as_ref().map(|(outcome, _)| outcome) {
            None => Says::Unknown,
            Some(Outcome::Elsewhere) => Says::Elsewhere,
            Some(Outcome::Reformed) => Says::Reformed,
            Some(Outcome::Here | Outcome::Missing) if is_again => Says::Again,
            Some(Outcome::Here | Outcome::Missing) => Says::Here,
        };
        let item = scan.item.as_ref().and_then(|item| self.items.get(item));
        let office = judged.and_then(|(_, stood)| stood.bureau);
        let named = office.as_ref().and_then(|Id(office)| self.offices.get(office));
        ScanMeaning {
            id: scan.id.clone(),
            says,
            item_id: scan.item.clone(),
            inventory_number: item.and_then(|item| item.get(item::NUMBER)),
            designation: item.and_then(|item| item.get(item::DESIGNATION)),
            bureau_name_fr: named.and_then(|office| office.get(bureau::NAME_FR)),
            bureau_name_ar: named.and_then(|office| office.get(bureau::NAME_AR)),
            bureau_id: office.map(|Id(office)| office),
            others: if known.is_some() { others } else { Vec::new() },
        }
    }
}

fn by_id(rows: Vec<Document>) -> HashMap<String, Document> {
    rows.into_iter().map(|row| (row.id.clone(), row)).collect()
}

/// The names of the accounts of those who scanned.
///
/// # Errors
/// When they cannot be read.
pub(crate) fn names_of(cx: &Cx<'_>, scans: &[ScanFact]) -> Result<HashMap<String, String>> {
    let people: BTreeSet<String> = scans
        .iter()
        .filter_map(|scan| scan.by.clone())
        .map(|Id(id)| id)
        .collect();
    let people = cx.many(&USERS, &people.into_iter().collect::<Vec<_>>())?;
    Ok(people
        .into_iter()
        .map(|user| (user.id.clone(), user.get(USERNAME).unwrap_or_default()))
        .collect())
}

/// The other scans of the item of one, earliest first.
fn others(facts: &CampaignFacts, scan: &ScanFact, people: &HashMap<String, String>) -> Vec<OtherScan> {
    let mut others: Vec<&ScanFact> = facts
        .scans
        .iter()
        .filter(|other| other.item == scan.item && other.id != scan.id)
        .collect();
    others.sort_by_key(|other| other.rank());
    others.into_iter().map(|other| other_scan(other, people)).collect()
}

/// A scan as it is told to another counter.
pub(crate) fn other_scan(scan: &ScanFact, people: &HashMap<String, String>) -> OtherScan {
    OtherScan {
        by: scan.by.as_ref().and_then(|by| people.get(by.as_str())).cloned(),
        by_id: scan.by.clone().map(|Id(id)| id),
        bureau_id: scan.bureau.0.clone(),
        scanned_at: schema::wire_instant(scan.at.0),
    }
}
