//! Stories of counts.

use serde_json::{Value as Json, json};

use super::INVENTORY_CAMPAIGNS;
use crate::difference::INVENTORY_DIFFERENCES;
use crate::expected_item::INVENTORY_EXPECTED_ITEMS;
use crate::item::INVENTORY_ITEMS;
use crate::movement::post::{movement, post};
use crate::movement::{INVENTORY_MOVEMENTS, Kind};
use crate::testing::{TestApp, code, new_app};
use engine::files::{Gather, Incoming};
use platform::bucket::IMAGES;
use platform::organisation::bureau::BUREAUX;
use schema::{Date, Document, Result};

mod any_order;
mod any_state;
mod closing;
mod counting;
mod many;
mod news;
mod opening;
mod samples;
mod sending;

/// Three offices, a leader, two counters and somebody else.
async fn town() -> TestApp {
    let app = new_app();
    for id in ["a", "b", "c"] {
        let names = json!({"$id": id, "nameFr": format!("Bureau {id}"), "nameAr": format!("مكتب {id}")});
        app.make(&BUREAUX, names).await;
    }
    let leads = [
        "inventory-dashboard:read",
        "inventory-dashboard:create",
        "inventory-dashboard:update",
        "inventory-dashboard:count",
    ];
    app.user("leader", json!({"permissions": leads})).await;
    for id in ["omar", "dounia", "stranger"] {
        app.user(id, json!({})).await;
    }
    app
}

async fn item(app: &TestApp, id: &str, office: &str, more: Json) {
    let mut row = json!({"$id": id, "designation": format!("Chose {id}"), "inventoryNumber": format!("N-{id}"), "bureauId": office});
    row.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    app.make(&INVENTORY_ITEMS, row).await;
}

async fn act(app: &TestApp, who: &str, id: &str, given: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, id, given).await
}

/// An act of the leader on a count.
async fn lead(app: &TestApp, act_name: &str, campaign: &str) -> Result<Json> {
    act(
        app,
        "leader",
        &format!("inventoryCampaigns.{act_name}"),
        json!({"id": campaign}),
    )
    .await
}

/// What refuses an act on the count `k` to somebody.
async fn refusal(app: &TestApp, who: &str, name: &str, more: Json) -> &'static str {
    let mut given = json!({"id": "k"});
    given.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    code(act(app, who, &format!("inventoryCampaigns.{name}"), given).await)
}

/// A movement that no story is about.
async fn post_movement(app: &TestApp, item: &'static str, kind: Kind) {
    app.engine
        .transact(&TestApp::full_rights(), "move", move |cx| {
            let item = cx.need(&INVENTORY_ITEMS, item)?;
            post(cx, movement(&item, kind, Date(cx.today()))).map(drop)
        })
        .await
        .unwrap();
}

/// What refuses a scan to somebody.
async fn scan_refusal(app: &TestApp, who: &str, campaign: &str) -> &'static str {
    code(send(app, who, campaign, &[scan("refused", "N-i1", "a", 0)]).await)
}

/// A count of these offices in draft.
async fn draft(app: &TestApp, id: &str, offices: &[&str]) {
    let row =
        json!({"$id": id, "name": format!("Récolement {id}"), "bureauIds": offices, "memberIds": ["omar", "dounia"]});
    app.create(&app.ctx("leader").await, &INVENTORY_CAMPAIGNS, row)
        .await
        .unwrap();
}

/// A count of these offices that is open.
async fn opened(app: &TestApp, id: &str, offices: &[&str]) {
    draft(app, id, offices).await;
    lead(app, "open", id).await.unwrap();
}

/// A scan of a minute of the day.
fn scan(id: &str, code: &str, office: &str, minute: u32) -> Json {
    json!({"id": id, "code": code, "bureauId": office, "scannedAt": format!("2026-11-20T1{}:{:02}:00Z", minute / 60, minute % 60)})
}

fn with(mut scan: Json, more: Json) -> Json {
    scan.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    scan
}

async fn send(app: &TestApp, who: &str, campaign: &str, scans: &[Json]) -> Result<Json> {
    act(
        app,
        who,
        "inventoryScans.send",
        json!({"campaignId": campaign, "scans": scans}),
    )
    .await
}

/// What is answered of each: `s1: written here`, or the refusal.
async fn scan_answers(app: &TestApp, who: &str, campaign: &str, scans: &[Json]) -> Vec<String> {
    let answer = send(app, who, campaign, scans).await.unwrap();
    let says = |id: &Json| {
        let mut all = answer["meanings"].as_array().unwrap().iter();
        all.find(|one| one["id"] == *id)
            .map(|one| one["says"].as_str().unwrap())
    };
    let each = answer["answers"].as_array().unwrap().iter().map(|one| {
        let word = one["refusal"]["type"]
            .as_str()
            .unwrap_or_else(|| one["outcome"].as_str().unwrap());
        [
            Some(format!("{}: {word}", one["id"].as_str().unwrap())),
            says(&one["id"]).map(str::to_owned),
        ]
    });
    each.map(|words| words.into_iter().flatten().collect::<Vec<_>>().join(" "))
        .collect()
}

fn text(row: &Document, field: &str) -> String {
    row.value(field).text().unwrap_or("-").to_owned()
}

/// The differences as `kind item office>seen`, in order.
async fn differences(app: &TestApp) -> Vec<String> {
    let rows = app.all(&INVENTORY_DIFFERENCES).await;
    let line = |row: &Document| {
        let words = ["kind", "itemId", "bureauId", "seenInBureauId", "decision"].map(|field| text(row, field));
        words.join(" ")
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    lines.sort();
    lines
}

/// The ids of differences of a kind.
async fn of_kind(app: &TestApp, kind: &str) -> Vec<String> {
    let rows = app.all(&INVENTORY_DIFFERENCES).await;
    rows.into_iter()
        .filter(|row| text(row, "kind") == kind)
        .map(|row| row.id)
        .collect()
}

async fn decide(app: &TestApp, kind: &str, decision: &str, more: Json) -> Result<Json> {
    let mut given = json!({"ids": of_kind(app, kind).await, "decision": decision});
    given.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    act(app, "leader", "inventoryCampaigns.decide", given).await
}

async fn state(app: &TestApp, campaign: &str) -> String {
    app.get(&INVENTORY_CAMPAIGNS, campaign).await["state"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// What was frozen of a count, as `item@office`.
async fn frozen(app: &TestApp, campaign: &str) -> Vec<String> {
    let rows = app.all(&INVENTORY_EXPECTED_ITEMS).await;
    let of = rows.iter().filter(|row| text(row, "campaignId") == campaign);
    let mut lines: Vec<String> = of
        .map(|row| format!("{}@{}", text(row, "itemId"), text(row, "bureauId")))
        .collect();
    lines.sort();
    lines
}

/// The movements of a count, as `kind item>office`.
async fn moved(app: &TestApp, campaign: &str) -> Vec<String> {
    let rows = app.all(&INVENTORY_MOVEMENTS).await;
    let of = rows.iter().filter(|row| text(row, "campaignId") == campaign);
    let line = |row: &Document| {
        format!(
            "{} {}>{}",
            text(row, "kind"),
            text(row, "itemId"),
            text(row, "toBureauId")
        )
    };
    let mut lines: Vec<String> = of.map(line).collect();
    lines.sort();
    lines
}

/// A photo that a counter, who has no other right, sends from the device.
async fn photo(app: &TestApp, who: &str, id: &str) {
    let ctx = app.ctx(who).await;
    let bucket = platform::BUCKETS.iter().find(|one| one.id == IMAGES).unwrap();
    app.engine.may_send(&ctx.rights, bucket).unwrap();
    let mut piece = Gather::default();
    piece.push(hex::decode(DOT).unwrap().into());
    let incoming = Incoming {
        id: Some(id.to_owned()),
        goes_on: false,
        name: "photo.png".to_owned(),
        folder: String::new(),
        span: None,
        piece: piece.finish(),
    };
    app.engine.receive_file(&ctx, bucket, incoming).await.unwrap();
}

/// A picture of one point.
const DOT: &str = concat!(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000",
    "000d4944415478da6364f8cf500f00038601805a347d6b0000000049454e44ae426082"
);

/// Moves an item as everybody does.
async fn move_to(app: &TestApp, item: &str, office: &str) -> Result<Json> {
    app.update(
        &TestApp::full_rights(),
        &INVENTORY_ITEMS,
        item,
        json!({"bureauId": office}),
    )
    .await
}
