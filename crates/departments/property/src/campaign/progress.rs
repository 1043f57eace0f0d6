//! How far a count is: of each office how many items were seen of those that are expected, by whom and until when, and what several
//! people have seen.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::{Act, Allowed, Check, Cx, Guard, Subject};
use platform::organisation::bureau::{self, BUREAUX};
use schema::{Document, Id, Instant, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::device::OneCampaign;
use super::facts::facts;
use super::guard::{NOT_MEMBER, admit_by_part, campaign, is_member};
use super::reconcile::{ScanFact, reconcile};
use super::summary::{CampaignSummary, ItemCounts, OfficeCounts, summarise, summary};
use super::{COUNTS, MEMBERS, STATE, State};
use crate::item::{self, INVENTORY_ITEMS};
use crate::permission;
use crate::scan::{OtherScan, names_of, other_scan};

/// Tells how far a count is.
pub(super) const PROGRESS: Act<OneCampaign, CampaignProgress> =
    Act::read("inventoryCampaigns.progress", Allowed::Users, progress).with_subject(TO_FOLLOW);

/// Its counters, whoever leads counts, and whoever reads the inventory.
const TO_FOLLOW: Subject = campaign(&[Guard::Part(Check {
    reads: &[MEMBERS.def],
    check: |cx, campaign| {
        let who = cx.who();
        let reads = who.holds_permission(permission::COUNTS) || who.holds_permission(permission::READS);
        if reads || is_member(cx, campaign) {
            Ok(())
        } else {
            Err(NOT_MEMBER.into())
        }
    },
})]);

/// So many items that several people have seen are told.
const TOLD: usize = 200;

/// How far a count is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CampaignProgress {
    id: String,
    state: String,
    total: ItemCounts,
    offices: Vec<OfficeProgress>,
    /// What several people have seen, the last seen first; at most 200.
    seen_by_several: Vec<ItemOfSeveral>,
}

/// How far an office is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct OfficeProgress {
    id: String,
    name_fr: Option<String>,
    name_ar: Option<String>,
    #[serde(flatten)]
    counts: ItemCounts,
    /// Who scanned in it: the names of their accounts.
    counted_by: Vec<String>,
    /// When somebody scanned in it last.
    last_scan_at: Option<String>,
}

/// An item that several people have seen.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ItemOfSeveral {
    item_id: String,
    inventory_number: Option<String>,
    designation: Option<String>,
    /// The scans of it, earliest first.
    scans: Vec<OtherScan>,
}

fn progress(cx: &Cx<'_>, given: &OneCampaign) -> Result<CampaignProgress> {
    let campaign = admit_by_part(cx, TO_FOLLOW, &given.id)?;
    if campaign.get(STATE) == Some(State::Draft) {
        return told_of(cx, &campaign, CampaignSummary::default(), &[]);
    }
    let facts = facts(cx, &campaign)?;
    let numbers = match campaign.get(COUNTS) {
        Some(_) => summary(cx, &campaign)?,
        None => summarise(&campaign, &reconcile(&facts)),
    };
    told_of(cx, &campaign, numbers, &facts.scans)
}

fn told_of(cx: &Cx<'_>, campaign: &Document, numbers: CampaignSummary, scans: &[ScanFact]) -> Result<CampaignProgress> {
    let people = names_of(cx, scans)?;
    let ids: Vec<String> = numbers.offices.iter().map(|office| office.id.clone()).collect();
    let rows = cx.many(&BUREAUX, &ids)?;
    let rows: HashMap<&str, &Document> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
    let mut seen: HashMap<&str, Vec<&ScanFact>> = HashMap::new();
    for scan in scans {
        seen.entry(scan.bureau.as_str()).or_default().push(scan);
    }
    let office = |OfficeCounts { id, counts }: OfficeCounts| {
        let (row, scans) = (
            rows.get(id.as_str()),
            seen.get(id.as_str()).map(Vec::as_slice).unwrap_or_default(),
        );
        let by: BTreeSet<&Id> = scans.iter().filter_map(|scan| scan.by.as_ref()).collect();
        OfficeProgress {
            name_fr: row.and_then(|row| row.get(bureau::NAME_FR)),
            name_ar: row.and_then(|row| row.get(bureau::NAME_AR)),
            counts,
            counted_by: by.iter().filter_map(|by| people.get(by.as_str())).cloned().collect(),
            last_scan_at: scans
                .iter()
                .map(|scan| scan.at)
                .max()
                .map(|Instant(at)| schema::wire_instant(at)),
            id,
        }
    };
    Ok(CampaignProgress {
        id: campaign.id.clone(),
        state: campaign.get(STATE).unwrap_or(State::Draft).wire().to_owned(),
        total: numbers.total,
        offices: numbers.offices.into_iter().map(office).collect(),
        seen_by_several: seen_by_several(cx, scans, &people)?,
    })
}

/// Two people who counted the same item are shown to each other.
fn seen_by_several(cx: &Cx<'_>, scans: &[ScanFact], people: &HashMap<String, String>) -> Result<Vec<ItemOfSeveral>> {
    let mut of_item: BTreeMap<&str, Vec<&ScanFact>> = BTreeMap::new();
    for scan in scans {
        if let Some(item) = &scan.item {
            of_item.entry(item).or_default().push(scan);
        }
    }
    let mut several: Vec<(&str, Vec<&ScanFact>)> = of_item.into_iter().collect();
    several.retain(|(_, scans)| scans.iter().any(|scan| scan.by != scans[0].by));
    for (_, scans) in &mut several {
        scans.sort_by_key(|scan| scan.rank());
    }
    several.sort_by_key(|(_, scans)| std::cmp::Reverse(scans.last().map(|scan| scan.at)));
    several.truncate(TOLD);
    let ids: Vec<String> = several.iter().map(|(item, _)| (*item).to_owned()).collect();
    let rows = cx.many(&INVENTORY_ITEMS, &ids)?;
    let rows: HashMap<&str, &Document> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
    let line = |(item, scans): &(&str, Vec<&ScanFact>)| ItemOfSeveral {
        item_id: (*item).to_owned(),
        inventory_number: rows.get(item).and_then(|row| row.get(item::NUMBER)),
        designation: rows.get(item).and_then(|row| row.get(item::DESIGNATION)),
        scans: scans.iter().map(|scan| other_scan(scan, people)).collect(),
    };
    Ok(several.iter().map(line).collect())
}
