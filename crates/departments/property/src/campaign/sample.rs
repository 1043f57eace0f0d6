//! A second look at a random sample of what a count expected: a count of its own, open at once.

use std::collections::HashSet;

use engine::{Act, BoxFuture, Cx, Subject, Turn, inputs, random};
use schema::{Document, Id, Query, Rejection, Result, Select, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::guard::{LEADERS, WAS_COUNTED, campaign, offices};
use super::open::expect;
use super::{BUREAUX_COUNTED, INVENTORY_CAMPAIGNS, MEMBERS, NAME, OPENED_AT, SAMPLE_OF, STATE, State, wording};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::item::{self, INVENTORY_ITEMS};

error_codes! {
    NOTHING_STANDS = "inventory_sample_of_nothing", conflict => "لم يعد شيء مما جرد في مكاتبه", "Rien de ce qui a été recensé n’est encore dans ses bureaux", "Nothing of what was counted stands in its offices any more";
}

/// Draws a sample of what a count expected, and opens a count of it.
pub(super) const SAMPLE: Act<SampleOrder, OpenSample> =
    Act::long_on("inventoryCampaigns.sample", wording::SAMPLE, TO_SAMPLE, LEADERS, sample);

const TO_SAMPLE: Subject = campaign(&[WAS_COUNTED]);
/// The greatest sample: who looks at more again counts again.
const GREATEST: u64 = 1_000;
/// So many items are asked for at once.
const AT_ONCE: usize = 500;
/// So much of the name of the first count stands in that of the second.
const NAME_SIGNS: usize = 200;

inputs! {
    /// How much is looked at again.
    pub(super) struct SampleOrder {
        /// The count.
        id: Id = need("id"),
        /// How many items, 1 to 1,000.
        size: u64 = need("size"),
    }
}

/// A count of a sample.
#[derive(Serialize, JsonSchema)]
pub(super) struct OpenSample {
    /// The second count.
    id: String,
    /// How many items it expects.
    expected: usize,
}

fn sample(turn: Turn, given: SampleOrder) -> BoxFuture<OpenSample> {
    Box::pin(async move {
        if !(1..=GREATEST).contains(&given.size) {
            return Err(Rejection::argument("size", expected::number_between(1, GREATEST))
                .field("size")
                .into());
        }
        let size = usize::try_from(given.size).unwrap_or(usize::MAX);
        let seed: [u8; 32] = random::bytes();
        let items = turn
            .read(&given.id, move |cx, campaign| draw(cx, &campaign, size, &seed))
            .await?;
        turn.write(&given.id, move |cx, campaign| open(cx, &campaign, &items))
            .await
    })
}

/// So many of the items that stand where they were counted, each as likely as the other.
fn draw(cx: &Cx<'_>, campaign: &Document, size: usize, seed: &[u8; 32]) -> Result<Vec<String>> {
    let mut ranked = Vec::new();
    let query = Query {
        filters: vec![expected_item::CAMPAIGN.eq(&campaign.id)],
        select: Select::only(&INVENTORY_EXPECTED_ITEMS, &[expected_item::ITEM.def]),
        ..Query::default()
    };
    cx.each_some(&INVENTORY_EXPECTED_ITEMS, &query, |rows| {
        for Id(item) in rows.iter().filter_map(|row| row.get(expected_item::ITEM)) {
            let rank = Sha256::new().chain_update(seed).chain_update(&item).finalize();
            ranked.push((rank, item));
        }
        Ok(())
    })?;
    ranked.sort_unstable();
    let ranked: Vec<String> = ranked.into_iter().map(|(_, item)| item).collect();
    let mut drawn = Vec::new();
    for some in ranked.chunks(AT_ONCE) {
        let standing: HashSet<String> = items_in_place(cx, campaign, some)?
            .into_iter()
            .map(|item| item.id)
            .collect();
        drawn.extend(some.iter().filter(|id| standing.contains(*id)).cloned());
        if drawn.len() >= size {
            break;
        }
    }
    drawn.truncate(size);
    Ok(drawn)
}

/// Those that are kept and stand in the offices of the count.
fn items_in_place(cx: &Cx<'_>, campaign: &Document, ids: &[String]) -> Result<Vec<Document>> {
    let offices = offices(campaign);
    let stands = |item: &Document| item.get(item::BUREAU).is_some_and(|office| offices.contains(&office));
    let is_kept = |item: &Document| {
        matches!(
            item.get(item::STATE),
            Some(item::State::InService | item::State::InRepair)
        )
    };
    let items = cx.many(&INVENTORY_ITEMS, ids)?.into_iter();
    Ok(items.filter(|item| stands(item) && is_kept(item)).collect())
}

fn open(cx: &mut Cx<'_>, first: &Document, items: &[String]) -> Result<OpenSample> {
    let items = items_in_place(cx, first, items)?;
    if items.is_empty() {
        return Err(NOTHING_STANDS.into());
    }
    let name: String = first.get(NAME).unwrap_or_default().chars().take(NAME_SIGNS).collect();
    let second = Document::new(&INVENTORY_CAMPAIGNS)
        .with(NAME, format!("{name} – échantillon / عينة"))
        .with(BUREAUX_COUNTED, offices(first))
        .with(MEMBERS, first.get(MEMBERS).unwrap_or_default())
        .with(SAMPLE_OF, Id(first.id.clone()))
        .with(OPENED_AT, cx.moment())
        .with(STATE, State::Open);
    let second = cx.create(second)?;
    let id = Id(second.id.clone());
    for item in &items {
        expect(cx, &id, item)?;
    }
    Ok(OpenSample {
        id: second.id,
        expected: items.len(),
    })
}
