//! What a counter’s device takes along: the offices, and what is expected in them. No price, no holder, no identity card: the device
//! is a private telephone.

use std::collections::HashMap;

use engine::{Act, Allowed, Cx, Group, Subject, inputs};
use jiff::SignedDuration;
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::service::{self, SERVICES};
use platform::people::user::{USERNAME, USERS};
use schema::{Document, Field, Id, Instant, Order, Path, Query, Result, Value};
use schemars::JsonSchema;
use serde::Serialize;

use super::facts::facts_of;
use super::guard::{BY_MEMBER, IS_RUNNING, admit_by_part, campaign, offices};
use super::{MEMBERS, NAME, OPENED_AT, SAMPLE_OF};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::item::{self, INVENTORY_ITEMS, State};

/// A count that its counters go through.
pub(crate) const COUNTED_BY_MEMBER: Subject = campaign(&[BY_MEMBER, IS_RUNNING]);
/// So long a device keeps what it took along without asking again.
const KEPT: SignedDuration = SignedDuration::from_hours(14 * 24);
/// The rows of a page.
const PAGE: u64 = 2_000;

/// Opens a count on a device. Asked again, it answers as things are then.
pub(super) const JOIN: Act<OneCampaign, JoinedCampaign> =
    Act::read("inventoryCampaigns.join", Allowed::Users, join).with_subject(COUNTED_BY_MEMBER);
/// Tells a device what is expected, a page at a time.
pub(super) const EXPECTED: Act<ExpectedFrom, ExpectedPage> =
    Act::read("inventoryCampaigns.expected", Allowed::Users, page).with_subject(COUNTED_BY_MEMBER);

inputs! {
    /// A count.
    pub(crate) struct OneCampaign {
        /// The count.
        id: Id = need("id"),
    }
    /// A page of what a count expects.
    pub(super) struct ExpectedFrom {
        /// The count.
        id: Id = need("id"),
        /// The page after this item, as the page before it said; without it, the first one.
        after: Option<Id> = may("after"),
    }
}

/// A count as a device knows it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct JoinedCampaign {
    id: String,
    name: Option<String>,
    opened_at: Option<String>,
    /// Of the second count of a random sample: the first one.
    sample_of_id: Option<String>,
    /// The moment of this answer, by which the device sets its own clock right.
    now: String,
    /// Until then the device keeps what it took along, unless it joins again.
    keep_until: String,
    offices: Vec<OfficeOfCampaign>,
    /// Who counts, so that a device says who has counted an item already.
    counters: Vec<CounterOfCampaign>,
}

/// Somebody who counts.
#[derive(Serialize, JsonSchema)]
struct CounterOfCampaign {
    id: String,
    /// The name of their account.
    name: Option<String>,
}

/// An office that is counted.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OfficeOfCampaign {
    pub(crate) id: String,
    pub(crate) name_fr: Option<String>,
    pub(crate) name_ar: Option<String>,
    /// How many items were expected there at the opening.
    pub(crate) expected: u64,
}

/// What is expected, in the order of ids.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExpectedPage {
    rows: Vec<ExpectedOnDevice>,
    /// Where the next page begins; none after the last one.
    next: Option<String>,
}

/// An item that is expected. A label leads to it by an address that ends in its id, or by its number.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct ExpectedOnDevice {
    item_id: String,
    inventory_number: Option<String>,
    /// The number as it is compared: without case, blanks and hyphens, in Western digits.
    number_key: Option<String>,
    designation: Option<String>,
    /// Where it is expected.
    bureau_id: Option<String>,
    quantity: i64,
    photo_id: Option<String>,
}

fn join(cx: &Cx<'_>, given: &OneCampaign) -> Result<JoinedCampaign> {
    let campaign = admit_by_part(cx, COUNTED_BY_MEMBER, &given.id)?;
    let now = cx.now();
    let keep_until = now.checked_add(KEPT).unwrap_or(now);
    Ok(JoinedCampaign {
        offices: offices_of(cx, &campaign)?,
        counters: counters_of(cx, &campaign)?,
        name: campaign.get(NAME),
        opened_at: campaign.get(OPENED_AT).map(|Instant(at)| schema::wire_instant(at)),
        sample_of_id: campaign.get(SAMPLE_OF).map(|Id(id)| id),
        now: schema::wire_instant(now),
        keep_until: schema::wire_instant(keep_until),
        id: campaign.id,
    })
}

/// Who counts, in the order of the count.
fn counters_of(cx: &Cx<'_>, campaign: &Document) -> Result<Vec<CounterOfCampaign>> {
    let members = campaign.get(MEMBERS).unwrap_or_default();
    let ids: Vec<String> = members.into_iter().map(|Id(id)| id).collect();
    let counter = |user: Document| CounterOfCampaign {
        name: user.get(USERNAME),
        id: user.id,
    };
    Ok(cx.many(&USERS, &ids)?.into_iter().map(counter).collect())
}

/// The offices of a count, in its order, with what was frozen in them.
fn offices_of(cx: &Cx<'_>, campaign: &Document) -> Result<Vec<OfficeOfCampaign>> {
    let ids: Vec<String> = offices(campaign).into_iter().map(|Id(id)| id).collect();
    let rows: HashMap<String, Document> = cx
        .many(&BUREAUX, &ids)?
        .into_iter()
        .map(|row| (row.id.clone(), row))
        .collect();
    let groups = expected_by_office(cx, campaign)?;
    let count = |id: &str| {
        groups
            .iter()
            .find(|group| group.by.first().and_then(Value::text) == Some(id))
    };
    let services = services_of(cx, rows.values())?;
    // Every service has an office of order: of two alike the device is told whose each is.
    let name = |id: &str, own: Field<String>, of_service: Field<String>| {
        let row = rows.get(id)?;
        let name = row.get(own)?;
        let is_alone = rows
            .values()
            .filter(|other| other.get(own).as_ref() == Some(&name))
            .count()
            == 1;
        let service = row.get(bureau::SERVICE).filter(|_| !is_alone);
        let service = service.and_then(|Id(service)| services.get(&service)?.get(of_service));
        Some(service.map_or_else(|| name.clone(), |service| format!("{name} ({service})")))
    };
    let office = |id: String| OfficeOfCampaign {
        name_fr: name(&id, bureau::NAME_FR, service::NAME_FR),
        name_ar: name(&id, bureau::NAME_AR, service::NAME_AR),
        expected: count(&id).map_or(0, |group| group.count),
        id,
    };
    Ok(ids.into_iter().map(office).collect())
}

/// How many items are expected in each office.
fn expected_by_office(cx: &Cx<'_>, campaign: &Document) -> Result<Vec<Group>> {
    let frozen = [expected_item::CAMPAIGN.eq(&campaign.id)];
    cx.groups(
        &INVENTORY_EXPECTED_ITEMS,
        frozen,
        &expected_item::BUREAU.def,
        Vec::new(),
    )
}

/// The services of offices, by their ids.
fn services_of<'a>(cx: &Cx<'_>, offices: impl Iterator<Item = &'a Document>) -> Result<HashMap<String, Document>> {
    let ids: Vec<String> = offices
        .filter_map(|row| row.get(bureau::SERVICE))
        .map(|Id(id)| id)
        .collect();
    let rows = cx.many(&SERVICES, &ids)?;
    Ok(rows.into_iter().map(|row| (row.id.clone(), row)).collect())
}

fn page(cx: &Cx<'_>, given: &ExpectedFrom) -> Result<ExpectedPage> {
    let campaign = admit_by_part(cx, COUNTED_BY_MEMBER, &given.id)?;
    let mut filters = vec![expected_item::CAMPAIGN.eq(&campaign.id)];
    filters.extend(given.after.as_ref().map(|after| expected_item::ITEM.gt(after)));
    let query = Query {
        filters,
        orders: vec![Order::ascending(Path::own(&expected_item::ITEM.def))],
        limit: Some(PAGE),
        ..Query::default()
    };
    let frozen = cx.page(&INVENTORY_EXPECTED_ITEMS, &query)?.0;
    let ids: Vec<String> = frozen
        .iter()
        .filter_map(|row| row.get(expected_item::ITEM))
        .map(|Id(id)| id)
        .collect();
    let next = ids.last().filter(|_| frozen.len() as u64 == PAGE).cloned();
    let facts = facts_of(cx, &campaign, &ids)?;
    let mut items: Vec<Document> = cx.many(&INVENTORY_ITEMS, &ids)?;
    items.sort_by(|one, other| one.id.cmp(&other.id));
    let row = |item: &Document| {
        let now = facts.standing_of(&item.id, facts.items.get(&item.id)?, None);
        matches!(now.state, State::InService | State::InRepair).then(|| ExpectedOnDevice {
            item_id: item.id.clone(),
            inventory_number: item.get(item::NUMBER),
            number_key: item.get(item::NUMBER_KEY),
            designation: item.get(item::DESIGNATION),
            bureau_id: now.bureau.map(|Id(id)| id),
            quantity: now.quantity,
            photo_id: item.get(item::PHOTO).map(|Id(id)| id),
        })
    };
    Ok(ExpectedPage {
        rows: items.iter().filter_map(row).collect(),
        next,
    })
}
