//! What a count comes to, in numbers: by office and as a whole. Progress, the stored counts and the minutes say the same.

use std::collections::HashMap;

use engine::Cx;
use schema::{Document, Error, Id, Result};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::COUNTS;
use super::facts::facts;
use super::guard::offices;
use super::reconcile::{CampaignResult, ItemResult, Outcome, reconcile};

/// How many items of what became of them. `expected` = `found` + `moved` + `missing`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub(crate) struct ItemCounts {
    /// What should be there by now of what was frozen at the opening.
    pub(crate) expected: u64,
    /// Seen where they should be.
    pub(crate) found: u64,
    /// Of those that should be there: seen elsewhere.
    pub(crate) moved: u64,
    /// Not seen.
    pub(crate) missing: u64,
    /// Codes that nobody knows, seen there.
    pub(crate) unknown: u64,
    /// Worse than they were.
    pub(crate) damaged: u64,
    /// Seen in another quantity.
    pub(crate) quantity: u64,
    /// Not expected there, and seen there.
    pub(crate) additional: u64,
}

/// The numbers of an office.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OfficeCounts {
    /// The office.
    pub(crate) id: String,
    /// Its numbers.
    #[serde(flatten)]
    pub(crate) counts: ItemCounts,
}

/// The numbers of a count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CampaignSummary {
    /// All offices together.
    #[serde(flatten)]
    pub(crate) total: ItemCounts,
    /// Each, in the order of the count.
    #[serde(default)]
    pub(crate) offices: Vec<OfficeCounts>,
}

/// What a count comes to: as it was stored when its differences were listed, or from the scans that stand.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn summary(cx: &Cx<'_>, campaign: &Document) -> Result<CampaignSummary> {
    match campaign.get(COUNTS) {
        Some(stored) => serde_json::from_value(stored).map_err(|error| Error::fault("reading the counts", error)),
        None => Ok(summarise(campaign, &reconcile(&facts(cx, campaign)?))),
    }
}

/// The numbers of a result.
pub(crate) fn summarise(campaign: &Document, result: &CampaignResult) -> CampaignSummary {
    let order = offices(campaign);
    let mut of_office: HashMap<&str, ItemCounts> = order
        .iter()
        .map(|Id(id)| (id.as_str(), ItemCounts::default()))
        .collect();
    for item in &result.items {
        add(&mut of_office, item);
    }
    for scan in &result.unknown {
        count_in(&mut of_office, Some(&scan.bureau), |counts| counts.unknown += 1);
    }
    let line = |Id(id): &Id| OfficeCounts {
        id: id.clone(),
        counts: of_office.get(id.as_str()).copied().unwrap_or_default(),
    };
    let offices: Vec<OfficeCounts> = order.iter().map(line).collect();
    CampaignSummary {
        total: offices
            .iter()
            .fold(ItemCounts::default(), |total, one| total.plus(&one.counts)),
        offices,
    }
}

fn count_in(of_office: &mut HashMap<&str, ItemCounts>, office: Option<&Id>, count: impl Fn(&mut ItemCounts)) {
    if let Some(counts) = office.and_then(|Id(office)| of_office.get_mut(office.as_str())) {
        count(counts);
    }
}

/// Counts an item where it should be; what was not expected, where it was seen.
fn add(of_office: &mut HashMap<&str, ItemCounts>, item: &ItemResult) {
    let seen_in = item.scan.as_ref().map(|scan| &scan.bureau);
    let office = if item.is_expected {
        item.bureau.as_ref()
    } else {
        seen_in
    };
    count_in(of_office, office, |counts| {
        counts.damaged += u64::from(item.is_damaged);
        counts.quantity += u64::from(item.expected_quantity.is_some());
        if !item.is_expected {
            counts.unknown += u64::from(item.outcome == Outcome::Reformed);
            counts.additional += u64::from(item.outcome == Outcome::Elsewhere);
            return;
        }
        counts.expected += 1;
        match item.outcome {
            Outcome::Missing => counts.missing += 1,
            Outcome::Elsewhere => counts.moved += 1,
            Outcome::Here | Outcome::Reformed => counts.found += 1,
        }
    });
    if item.is_expected && item.outcome == Outcome::Elsewhere {
        count_in(of_office, seen_in, |counts| counts.additional += 1);
    }
}

impl ItemCounts {
    fn plus(&self, other: &ItemCounts) -> ItemCounts {
        ItemCounts {
            expected: self.expected + other.expected,
            found: self.found + other.found,
            moved: self.moved + other.moved,
            missing: self.missing + other.missing,
            unknown: self.unknown + other.unknown,
            damaged: self.damaged + other.damaged,
            quantity: self.quantity + other.quantity,
            additional: self.additional + other.additional,
        }
    }
}
