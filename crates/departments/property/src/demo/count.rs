//! Two counts: one of last year that is closed, one that goes on.

use engine::Cx;
use jiff::{SignedDuration, Timestamp};
use platform::demo::{DemoRng, DemoWriter, document, id};
use schema::{Document, Error, Id, Instant, Result};

use crate::campaign::summary::summary;
use crate::campaign::{self, INVENTORY_CAMPAIGNS, State};
use crate::difference::{self, Decision, INVENTORY_DIFFERENCES, Kind};
use crate::expected_item::{self, INVENTORY_EXPECTED_ITEMS};
use crate::item::rules::number_key;
use crate::item::{self, Quality};
use crate::scan::{self, INVENTORY_SCANS};

/// So many offices each count has.
const OFFICES: usize = 4;
/// The closed one ended so many days ago.
const CLOSED: i64 = 320;

/// A count, and what belongs to it.
pub(super) struct Count {
    campaign: Document,
    expected: Vec<Document>,
    scans: Vec<Document>,
    differences: Vec<Document>,
    /// When it was closed, and by whom.
    closed: Option<(Instant, Id)>,
}

impl Count {
    /// Writes it, the campaign first.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        let campaign = self.campaign;
        stage.write(vec![campaign.clone()]).await?;
        for documents in [self.expected, self.scans, self.differences] {
            stage.write(documents).await?;
        }
        let Some((at, by)) = self.closed else {
            return Ok(());
        };
        let id = id(&campaign);
        let close = move |cx: &mut Cx<'_>| {
            let campaign = cx.need(&INVENTORY_CAMPAIGNS, id.as_str())?;
            let counts = serde_json::to_value(summary(cx, &campaign)?)
                .map_err(|error| Error::fault("writing what a count came to", error))?;
            let closed = campaign
                .with(campaign::STATE, State::Closed)
                .with(campaign::CLOSED_AT, at)
                .with(campaign::CLOSED_BY, by.clone())
                .with(campaign::COUNTS, counts);
            cx.update(closed).map(drop)
        };
        stage.transact(close).await
    }
}

/// Offices, and who counts them.
type Scope<'s> = (&'s [Document], &'s [String]);

/// That of last year: one thing was missing, one stood elsewhere, one nobody knew.
pub(super) fn closed_count(rng: &mut DemoRng, standing: &[(Document, Id)], scope: Scope<'_>, now: Timestamp) -> Count {
    let closed = now - SignedDuration::from_hours(24 * CLOSED);
    let opened = closed - SignedDuration::from_hours(24 * 9);
    let offices: Vec<&Document> = scope.0.iter().rev().take(OFFICES).collect();
    let mut count = new_count(
        rng,
        "Récolement annuel (services techniques)",
        &offices,
        scope.1,
        opened,
    );
    count.expect(rng, standing, &offices, opened);
    let mut found = expected_pairs(&count.expected, standing);
    let missing = found.pop();
    let moved = found.pop();
    count.scan_all(rng, &found, scope.1, opened);
    if let (Some((thing, place)), Some(other)) = (moved, offices.first()) {
        let seen = count.scan(rng, (&thing, &id(other)), &scope.1[0], opened);
        let row = count.differs(rng, Kind::Moved, Decision::Keep);
        let row = row.with(difference::ITEM, id(&thing)).with(difference::SCAN, seen);
        count
            .differences
            .push(row.with(difference::BUREAU, place).with(difference::SEEN_IN, id(other)));
    }
    if let Some((thing, place)) = missing {
        let row = count
            .differs(rng, Kind::Missing, Decision::Keep)
            .with(difference::ITEM, id(&thing));
        let row = row.with(difference::BUREAU, place).with(difference::EXPECTED, 1);
        count
            .differences
            .push(row.with(difference::REASON, "Retrouvé le lendemain au dépôt".to_owned()));
    }
    count.closed = Some((Instant(closed), Id(scope.1[0].clone())));
    count
}

/// The one that goes on: about half is counted, by two people, one thing stands elsewhere and one nobody knows.
pub(super) fn open_count(rng: &mut DemoRng, standing: &[(Document, Id)], scope: Scope<'_>, now: Timestamp) -> Count {
    let opened = now - SignedDuration::from_hours(26);
    let offices: Vec<&Document> = scope.0.iter().take(OFFICES).collect();
    let mut count = new_count(rng, "Récolement annuel (siège)", &offices, scope.1, opened);
    count.expect(rng, standing, &offices, opened);
    let pairs = expected_pairs(&count.expected, standing);
    let counted: Vec<_> = pairs.iter().take(pairs.len() / 2).cloned().collect();
    count.scan_all(rng, &counted, scope.1, opened);
    if let (Some((thing, _)), Some(office)) = (pairs.last(), offices.first()) {
        count.scan(rng, (thing, &id(office)), &scope.1[0], opened);
        let unknown = document(&INVENTORY_SCANS, rng)
            .with(scan::CAMPAIGN, id(&count.campaign))
            .with(scan::BUREAU, id(office))
            .with(scan::CODE, "A-4471".to_owned())
            .with(scan::QUANTITY, 1)
            .with(scan::NOTE, "Étagère sans étiquette lisible".to_owned())
            .with(scan::SCANNED_AT, Instant(opened + SignedDuration::from_hours(4)))
            .with(scan::RECEIVED_AT, Instant(opened + SignedDuration::from_hours(4)))
            .with(scan::BY, Id(scope.1[0].clone()));
        let key = number_key("A-4471").unwrap_or_default();
        count.scans.push(unknown.with(scan::NUMBER, key));
    }
    count
}

fn new_count(rng: &mut DemoRng, name: &str, offices: &[&Document], counters: &[String], opened: Timestamp) -> Count {
    let year = schema::day_in_morocco(opened).year();
    let campaign = document(&INVENTORY_CAMPAIGNS, rng)
        .with(campaign::NAME, format!("{name} {year}"))
        .with(campaign::STATE, State::Open)
        .with(
            campaign::BUREAUX_COUNTED,
            offices.iter().map(|one| id(one)).collect::<Vec<_>>(),
        )
        .with(campaign::MEMBERS, counters.iter().cloned().map(Id).collect::<Vec<_>>())
        .with(campaign::OPENED_AT, Instant(opened));
    Count {
        campaign,
        expected: Vec::new(),
        scans: Vec::new(),
        differences: Vec::new(),
        closed: None,
    }
}

/// What is expected, each with where.
fn expected_pairs(expected: &[Document], standing: &[(Document, Id)]) -> Vec<(Document, Id)> {
    let find = |row: &Document| {
        let thing = row.get(expected_item::ITEM)?;
        standing.iter().find(|(one, _)| one.id == thing.as_str()).cloned()
    };
    expected.iter().filter_map(find).collect()
}

impl Count {
    /// What stood in its offices when it was opened.
    fn expect(&mut self, rng: &mut DemoRng, standing: &[(Document, Id)], offices: &[&Document], opened: Timestamp) {
        let day = schema::Date(schema::day_in_morocco(opened));
        for (thing, place) in standing {
            let stood = offices.iter().any(|office| office.id == place.as_str());
            if stood && thing.get(item::ACQUIRED_ON).is_none_or(|bought| bought <= day) {
                let row = document(&INVENTORY_EXPECTED_ITEMS, rng)
                    .with(expected_item::CAMPAIGN, id(&self.campaign))
                    .with(expected_item::ITEM, id(thing))
                    .with(expected_item::BUREAU, place.clone())
                    .with(expected_item::QUANTITY, thing.get(item::QUANTITY).unwrap_or(1));
                let mut row = row;
                row.set_or_clear(expected_item::CONDITION, thing.get(item::CONDITION));
                self.expected.push(row);
            }
        }
    }

    fn scan_all(&mut self, rng: &mut DemoRng, found: &[(Document, Id)], counters: &[String], opened: Timestamp) {
        for (at, (thing, place)) in found.iter().enumerate() {
            let by = &counters[at % counters.len()];
            self.scan(rng, (thing, place), by, opened);
        }
    }

    /// One more thing is seen, half a minute after the one before.
    fn scan(&mut self, rng: &mut DemoRng, seen: (&Document, &Id), by: &str, opened: Timestamp) -> Id {
        let (thing, place) = seen;
        let after = 3_600 + 30 * i64::try_from(self.scans.len()).unwrap_or(0);
        let at = Instant(opened + SignedDuration::from_secs(after));
        let number = thing.get(item::NUMBER);
        let mut row = document(&INVENTORY_SCANS, rng)
            .with(scan::CAMPAIGN, id(&self.campaign))
            .with(scan::BUREAU, place.clone())
            .with(scan::CODE, number.clone().unwrap_or_else(|| thing.id.clone()))
            .with(scan::ITEM, id(thing))
            .with(scan::QUANTITY, thing.get(item::QUANTITY).unwrap_or(1))
            .with(scan::SCANNED_AT, at)
            .with(scan::RECEIVED_AT, at)
            .with(scan::BY, Id(by.to_owned()));
        row.set_or_clear(scan::NUMBER, number.and_then(|number| number_key(&number)));
        if thing.get(item::CONDITION) == Some(Quality::Poor) {
            row.set(scan::CONDITION, Quality::Poor);
        }
        let seen = id(&row);
        self.scans.push(row);
        seen
    }

    fn differs(&self, rng: &mut DemoRng, kind: Kind, decision: Decision) -> Document {
        document(&INVENTORY_DIFFERENCES, rng)
            .with(difference::CAMPAIGN, id(&self.campaign))
            .with(difference::KIND, kind)
            .with(difference::DECISION, decision)
    }
}
