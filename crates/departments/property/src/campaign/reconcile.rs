//! What the scans of a count come to: a pure function of what was frozen at its opening, of the movements, and of the scans. In
//! whatever order they came, the same rows say the same.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::civil;
use schema::{Date, Document, Id, Instant};

use crate::difference::Kind;
use crate::item::{Quality, State};
use crate::movement::replay::{Standing, replay};
use crate::movement::{KIND, Kind as Movement, ON, TO_BUREAU, UNDOES};

/// An item as it stood at the opening; of one that was not expected, as it stands now.
#[derive(Clone, Debug)]
pub(crate) struct KnownItem {
    /// Whether the count expects it.
    pub(crate) is_expected: bool,
    /// Where, how many, in what state.
    pub(crate) standing: Standing,
    /// How good it was.
    pub(crate) condition: Option<Quality>,
}

/// What was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScanFact {
    /// The scan.
    pub(crate) id: String,
    /// What the code leads to.
    pub(crate) item: Option<String>,
    /// Of a code that nobody knows: the number as it is compared, or else the code.
    pub(crate) code: String,
    /// Where it was seen.
    pub(crate) bureau: Id,
    /// How many.
    pub(crate) quantity: i64,
    /// How good it was.
    pub(crate) condition: Option<Quality>,
    /// When.
    pub(crate) at: Instant,
    /// By whom.
    pub(crate) by: Option<Id>,
}

impl ScanFact {
    /// Of two scans of one item the later counts, then the greater id.
    pub(crate) fn rank(&self) -> (Instant, &str) {
        (self.at, &self.id)
    }

    fn day(&self) -> civil::Date {
        schema::day_in_morocco(self.at.0)
    }
}

/// All that a count is worked out from.
#[derive(Clone, Debug, Default)]
pub(crate) struct CampaignFacts {
    /// The offices that it goes through.
    pub(crate) offices: HashSet<String>,
    /// What is expected, and what was seen besides, by item.
    pub(crate) items: BTreeMap<String, KnownItem>,
    /// The movements of those items that moved since the opening, or are not expected; the count’s own are not among them.
    pub(crate) movements: HashMap<String, Vec<Document>>,
    /// What was seen, in no order that counts.
    pub(crate) scans: Vec<ScanFact>,
}

/// What became of an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It was seen where it should be.
    Here,
    /// It was seen elsewhere.
    Elsewhere,
    /// It is expected, and nobody saw it.
    Missing,
    /// It left the inventory, and was seen all the same.
    Reformed,
}

/// What the scans of one item come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ItemResult {
    /// The item.
    pub(crate) item: String,
    /// Whether it was expected at the opening.
    pub(crate) is_expected: bool,
    /// Where it should be by now.
    pub(crate) bureau: Option<Id>,
    /// What became of it.
    pub(crate) outcome: Outcome,
    /// The scan that counts.
    pub(crate) scan: Option<ScanFact>,
    /// Whether it is worse than it was.
    pub(crate) is_damaged: bool,
    /// How many should be there, where another number was seen.
    pub(crate) expected_quantity: Option<i64>,
}

/// What a count comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CampaignResult {
    /// By item, in the order of ids.
    pub(crate) items: Vec<ItemResult>,
    /// The scans of codes that nobody knows: of each code in each office the one that counts; what was taken back is none of them.
    pub(crate) unknown: Vec<ScanFact>,
}

/// Works out what a count comes to.
pub(crate) fn reconcile(facts: &CampaignFacts) -> CampaignResult {
    let mut latest: HashMap<&str, &ScanFact> = HashMap::new();
    let mut unknown: BTreeMap<(&str, &str), &ScanFact> = BTreeMap::new();
    for scan in &facts.scans {
        let counts = match &scan.item {
            Some(item) => latest.entry(item).or_insert(scan),
            None => unknown.entry((&scan.code, scan.bureau.as_str())).or_insert(scan),
        };
        if scan.rank() > counts.rank() {
            *counts = scan;
        }
    }
    let result =
        |(item, known): (&String, &KnownItem)| facts.result_of(item, known, latest.get(item.as_str()).copied());
    CampaignResult {
        items: facts.items.iter().filter_map(result).collect(),
        unknown: unknown
            .into_values()
            .filter(|scan| scan.quantity > 0)
            .cloned()
            .collect(),
    }
}

impl CampaignFacts {
    /// Where an item stood at the end of a day, or stands by now: as it was frozen, unless it moved since.
    pub(crate) fn standing_of(&self, item: &str, known: &KnownItem, until: Option<civil::Date>) -> Standing {
        let movements = self.valid_movements(item);
        let happened = |row: &&Document| until.is_none_or(|day| row.get(ON) <= Some(Date(day)));
        let until: Vec<Document> = movements.iter().copied().filter(happened).cloned().collect();
        let all: Vec<Document> = movements.into_iter().cloned().collect();
        // What entered after it was seen stands where it entered.
        let stood = replay(&until).ok().flatten().or_else(|| replay(&all).ok().flatten());
        stood.unwrap_or_else(|| known.standing.clone())
    }

    /// The movements of an item, without those that were undone and what undid them.
    fn valid_movements(&self, item: &str) -> Vec<&Document> {
        let movements = self.movements.get(item).map(Vec::as_slice).unwrap_or_default();
        let undone: Vec<Id> = movements.iter().filter_map(|row| row.get(UNDOES)).collect();
        let stands = |row: &&Document| row.get(UNDOES).is_none() && !undone.iter().any(|id| id.as_str() == row.id);
        movements.iter().filter(stands).collect()
    }

    /// Whether a movement after that day says so: what was seen before says nothing of it any more.
    fn says_later(&self, item: &str, day: civil::Date, says: fn(&Document) -> bool) -> bool {
        let movements = self.valid_movements(item);
        movements
            .into_iter()
            .any(|row| row.get(ON) > Some(Date(day)) && says(row))
    }

    /// What a scan says of its item: where it should have been on that day, and whether it is where it should be.
    pub(crate) fn judge(&self, item: &str, known: &KnownItem, scan: &ScanFact) -> (Outcome, Standing) {
        let stood = self.standing_of(item, known, Some(scan.day()));
        let outcome = match stood.state {
            State::Reformed => Outcome::Reformed,
            State::InService | State::InRepair if stood.bureau.as_ref() == Some(&scan.bureau) => Outcome::Here,
            // What is lost is nowhere, so that it is found wherever it is seen.
            _ => Outcome::Elsewhere,
        };
        (outcome, stood)
    }

    /// What became of an item; nothing where nobody expects it any more and nobody saw it.
    fn result_of(&self, item: &str, known: &KnownItem, scan: Option<&ScanFact>) -> Option<ItemResult> {
        let now = self.standing_of(item, known, None);
        let is_kept = matches!(now.state, State::InService | State::InRepair);
        let is_in_scope = now
            .bureau
            .as_ref()
            .is_some_and(|Id(office)| self.offices.contains(office));
        let is_expected = known.is_expected && is_kept && is_in_scope;
        let result = |outcome| ItemResult {
            item: item.to_owned(),
            is_expected,
            bureau: now.bureau.clone(),
            outcome,
            scan: scan.cloned(),
            is_damaged: false,
            expected_quantity: None,
        };
        let Some(scan) = scan.filter(|scan| scan.quantity > 0) else {
            return is_expected.then(|| result(Outcome::Missing));
        };
        // What moved after it was seen was there to be moved.
        let moved_on = self.says_later(item, scan.day(), takes_elsewhere);
        if moved_on && !is_kept {
            return None;
        }
        let (judged, stood) = self.judge(item, known, scan);
        let outcome = if moved_on { Outcome::Here } else { judged };
        if outcome == Outcome::Reformed {
            return Some(result(outcome));
        }
        let is_adjusted = self.says_later(item, scan.day(), |row| row.get(KIND) == Some(Movement::Adjust));
        let differs = stood.quantity != scan.quantity && !is_adjusted;
        Some(ItemResult {
            is_damaged: scan.condition == Some(Quality::Poor) && known.condition != Some(Quality::Poor),
            expected_quantity: differs.then_some(stood.quantity),
            ..result(outcome)
        })
    }
}

/// Whether a movement takes its item to an office, or away.
fn takes_elsewhere(row: &Document) -> bool {
    row.get(TO_BUREAU).is_some() || matches!(row.get(KIND), Some(Movement::Loss | Movement::Reform))
}

/// A difference between what was expected and what was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DifferenceFact {
    /// What differs.
    pub(crate) kind: Kind,
    /// The item; none of what nobody knows.
    pub(crate) item: Option<String>,
    /// The scan that says so.
    pub(crate) scan: Option<ScanFact>,
    /// Where it should be; of what nobody knows, where it was seen.
    pub(crate) bureau: Option<Id>,
    /// Where it was seen, if elsewhere.
    pub(crate) seen_in: Option<Id>,
    /// How many should be there and how many were seen, where that differs.
    pub(crate) quantities: Option<(i64, i64)>,
}

impl CampaignResult {
    /// What differs, in the order of items.
    pub(crate) fn differences(&self) -> Vec<DifferenceFact> {
        let known = self.items.iter().flat_map(ItemResult::differences);
        let unknown = self.unknown.iter().map(|scan| DifferenceFact {
            kind: Kind::Unknown,
            item: None,
            scan: Some(scan.clone()),
            bureau: Some(scan.bureau.clone()),
            seen_in: None,
            quantities: None,
        });
        known.chain(unknown).collect()
    }
}

impl ItemResult {
    fn differences(&self) -> Vec<DifferenceFact> {
        let of = |kind| DifferenceFact {
            kind,
            item: Some(self.item.clone()),
            scan: self.scan.clone(),
            bureau: self.bureau.clone(),
            seen_in: None,
            quantities: None,
        };
        let seen_in = self.scan.as_ref().map(|scan| scan.bureau.clone());
        let mut differences = Vec::new();
        match self.outcome {
            Outcome::Here => {}
            Outcome::Elsewhere => differences.push(DifferenceFact {
                seen_in,
                ..of(Kind::Moved)
            }),
            Outcome::Missing => differences.push(of(Kind::Missing)),
            Outcome::Reformed => differences.push(DifferenceFact {
                bureau: seen_in,
                ..of(Kind::Unknown)
            }),
        }
        if self.is_damaged {
            differences.push(of(Kind::Damaged));
        }
        if let (Some(expected), Some(scan)) = (self.expected_quantity, &self.scan) {
            differences.push(DifferenceFact {
                quantities: Some((expected, scan.quantity)),
                ..of(Kind::Quantity)
            });
        }
        differences
    }
}
