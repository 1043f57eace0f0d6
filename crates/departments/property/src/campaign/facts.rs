//! What a count is worked out from, as it stands in the store.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use engine::Cx;
use schema::{Date, Document, Filter, Id, Instant, Query, Result, Select, attribute};

use super::OPENED_AT;
use super::guard::offices;
use super::reconcile::{CampaignFacts, KnownItem, ScanFact};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::item::{self, INVENTORY_ITEMS, NUMBER_KEY, State};
use crate::movement::replay::Standing;
use crate::movement::{self, INVENTORY_MOVEMENTS, ON};
use crate::scan::{self, INVENTORY_SCANS};

/// So many ids are asked for at once.
const AT_ONCE: usize = 500;

/// Which items of a count are read.
enum Of<'a> {
    Everything,
    Items(&'a [String]),
}

impl Of<'_> {
    fn filters(&self, campaign: &str, link: schema::Field<Id>, item: schema::Field<Id>) -> Vec<Filter> {
        let mut filters = vec![link.eq(campaign)];
        if let Of::Items(ids) = self {
            filters.push(item.any_of(ids.iter().cloned()));
        }
        filters
    }
}

/// All that a count is worked out from.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn facts(cx: &Cx<'_>, campaign: &Document) -> Result<CampaignFacts> {
    load(cx, campaign, &Of::Everything)
}

/// What the results of these items are worked out from.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn facts_of(cx: &Cx<'_>, campaign: &Document, items: &[String]) -> Result<CampaignFacts> {
    load(cx, campaign, &Of::Items(items))
}

fn load(cx: &Cx<'_>, campaign: &Document, of: &Of<'_>) -> Result<CampaignFacts> {
    let mut items = expected_items(cx, campaign, of)?;
    let scans = scans(cx, campaign, of)?;
    let mut ids: BTreeSet<String> = scans.iter().filter_map(|scan| scan.item.clone()).collect();
    if let Of::Items(asked) = of {
        ids.extend(asked.iter().cloned());
    }
    ids.retain(|id| !items.contains_key(id));
    let unexpected: Vec<String> = ids.into_iter().collect();
    for some in unexpected.chunks(AT_ONCE) {
        for row in cx.many(&INVENTORY_ITEMS, some)? {
            items.insert(row.id.clone(), as_it_stands(&row));
        }
    }
    let moved = moved_since(cx, campaign, of, &items)?;
    let of_those = moved.into_iter().chain(unexpected).collect::<BTreeSet<_>>();
    let movements = movements(cx, campaign, &items, &of_those.into_iter().collect::<Vec<_>>())?;
    Ok(CampaignFacts {
        offices: offices(campaign).into_iter().map(|Id(id)| id).collect(),
        items,
        movements,
        scans,
    })
}

/// What was frozen at the opening.
fn expected_items(cx: &Cx<'_>, campaign: &Document, of: &Of<'_>) -> Result<BTreeMap<String, KnownItem>> {
    let mut items = BTreeMap::new();
    let query = Query {
        filters: of.filters(&campaign.id, expected_item::CAMPAIGN, expected_item::ITEM),
        ..Query::default()
    };
    cx.each_some(&INVENTORY_EXPECTED_ITEMS, &query, |rows| {
        for row in rows {
            let standing = Standing {
                bureau: row.get(expected_item::BUREAU),
                employee: None,
                pending: None,
                state: State::InService,
                quantity: row.get(expected_item::QUANTITY).unwrap_or(1),
            };
            let known = KnownItem {
                is_expected: true,
                standing,
                condition: row.get(expected_item::CONDITION),
            };
            items.insert(row.need(expected_item::ITEM)?.0, known);
        }
        Ok(())
    })?;
    Ok(items)
}

/// An item that is not expected, as it stands now.
fn as_it_stands(row: &Document) -> KnownItem {
    KnownItem {
        is_expected: false,
        standing: Standing {
            bureau: row.get(item::BUREAU),
            employee: None,
            pending: None,
            state: row.get(item::STATE).unwrap_or(State::InService),
            quantity: row.get(item::QUANTITY).unwrap_or(1),
        },
        condition: row.get(item::CONDITION),
    }
}

/// What was seen; a code that nobody knew when it came may lead to an item by now.
fn scans(cx: &Cx<'_>, campaign: &Document, of: &Of<'_>) -> Result<Vec<ScanFact>> {
    let mut scans = Vec::new();
    let query = Query {
        filters: of.filters(&campaign.id, scan::CAMPAIGN, scan::ITEM),
        ..Query::default()
    };
    cx.each_some(&INVENTORY_SCANS, &query, |rows| {
        scans.extend(rows.iter().map(fact).collect::<Result<Vec<_>>>()?);
        Ok(())
    })?;
    let unknown: BTreeSet<String> = scans
        .iter()
        .filter(|scan: &&ScanFact| scan.item.is_none() && scan.code != scan.id)
        .map(|scan| scan.code.clone())
        .collect();
    let known = items_of_numbers(cx, &unknown.into_iter().collect::<Vec<_>>())?;
    for scan in &mut scans {
        if scan.item.is_none() {
            scan.item = known.get(&scan.code).cloned();
        }
    }
    Ok(scans)
}

/// A scan as a fact.
///
/// # Errors
/// When it lacks what every scan has.
pub(crate) fn fact(row: &Document) -> Result<ScanFact> {
    Ok(ScanFact {
        id: row.id.clone(),
        item: row.get(scan::ITEM).map(|Id(id)| id),
        code: row.get(scan::NUMBER).map_or_else(|| row.need(scan::CODE), Ok)?,
        bureau: row.need(scan::BUREAU)?,
        quantity: row.get(scan::QUANTITY).unwrap_or(1),
        condition: row.get(scan::CONDITION),
        at: row.need(scan::SCANNED_AT)?,
        by: row.get(scan::BY),
    })
}

/// The items of these numbers, as they are compared.
fn items_of_numbers(cx: &Cx<'_>, numbers: &[String]) -> Result<HashMap<String, String>> {
    let mut items = HashMap::new();
    for some in numbers.chunks(AT_ONCE) {
        for row in cx.all(&INVENTORY_ITEMS, [NUMBER_KEY.any_of(some.iter().cloned())])? {
            if let Some(key) = row.get(NUMBER_KEY) {
                items.insert(key, row.id);
            }
        }
    }
    Ok(items)
}

/// The expected items that moved since the opening, by movements of no count of theirs.
fn moved_since(
    cx: &Cx<'_>,
    campaign: &Document,
    of: &Of<'_>,
    items: &BTreeMap<String, KnownItem>,
) -> Result<Vec<String>> {
    let opened: Instant = campaign.need(OPENED_AT)?;
    let day = Date(schema::day_in_morocco(opened.0));
    // What was written before is in what was frozen.
    let mut filters = vec![ON.ge(day), attribute::CREATED_AT.ge(opened)];
    if let Of::Items(ids) = of {
        filters.push(movement::ITEM.any_of(ids.iter().cloned()));
    }
    let query = Query {
        filters,
        select: Select::only(
            &INVENTORY_MOVEMENTS,
            &[movement::ITEM.def, movement::CAMPAIGN.def, ON.def],
        ),
        ..Query::default()
    };
    let mut moved = Vec::new();
    cx.each_some(&INVENTORY_MOVEMENTS, &query, |rows| {
        let others = rows.iter().filter(|row| !is_own(campaign, row));
        let theirs = others.filter_map(|row| row.get(movement::ITEM)).map(|Id(id)| id);
        moved.extend(theirs.filter(|id| items.contains_key(id)));
        Ok(())
    })?;
    Ok(moved)
}

/// Whether a count wrote the movement itself: what it decided is no news to it.
fn is_own(campaign: &Document, row: &Document) -> bool {
    row.get(movement::CAMPAIGN).is_some_and(|Id(id)| id == campaign.id)
}

/// The movements of these items. What was written since the opening and dated before it changes nothing of what was frozen.
fn movements(
    cx: &Cx<'_>,
    campaign: &Document,
    items: &BTreeMap<String, KnownItem>,
    ids: &[String],
) -> Result<HashMap<String, Vec<Document>>> {
    let opened: Instant = campaign.need(OPENED_AT)?;
    let (day, opened) = (Date(schema::day_in_morocco(opened.0)), schema::wire_instant(opened.0));
    let is_backdated = |row: &Document| row.created_at > opened && row.get(ON) < Some(day);
    let mut of_item: HashMap<String, Vec<Document>> = HashMap::new();
    for some in ids.chunks(AT_ONCE) {
        for row in cx.all(&INVENTORY_MOVEMENTS, [movement::ITEM.any_of(some.iter().cloned())])? {
            let Id(item) = row.need(movement::ITEM)?;
            let is_frozen = items.get(&item).is_some_and(|known| known.is_expected);
            let is_silent = is_own(campaign, &row) || is_frozen && is_backdated(&row);
            if !is_silent {
                of_item.entry(item).or_default().push(row);
            }
        }
    }
    Ok(of_item)
}
