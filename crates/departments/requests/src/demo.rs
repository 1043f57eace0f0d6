//! What the demonstration shows of requests: some months of documents that were asked for and handed over, a few that wait at
//! the desk, and corrections of contact data.

use engine::Cx;
use jiff::{SignedDuration, ToSpan};
use platform::demo::{DemoRng, Scene, document};
use platform::people::employee;
use schema::{Date, Document, Id, Instant, Result};
use serde_json::json;

use crate::contact_change::{self, CONTACT_CHANGES};
use crate::document_request::{
    self as request, DOCUMENT_REQUESTS, DocumentLanguage, DocumentType, RequestStatus, RequestStep,
};

/// So many were asked for before.
const PAST: i64 = 24;
/// Over so many days.
const DAYS: i64 = 150;
/// So many wait.
const OPEN: i64 = 7;
/// So many corrections wait.
const CORRECTIONS: i64 = 3;

/// What people ask for, the usual ones more often.
const TYPES: [DocumentType; 8] = [
    DocumentType::WorkCertificate,
    DocumentType::WorkCertificate,
    DocumentType::SalaryCertificate,
    DocumentType::SalaryCertificate,
    DocumentType::ExperienceCertificate,
    DocumentType::TaxForm,
    DocumentType::InsuranceLetter,
    DocumentType::Other,
];
/// In the language in which each asks.
const REASONS: [&str; 8] = [
    "Dossier de crédit logement",
    "تجديد جواز السفر",
    "ملف قرض السكن",
    "تسجيل الأبناء بالمدرسة",
    "Renouvellement du passeport",
    "Inscription des enfants à l’école",
    "Constitution d’un dossier médical",
    "Demande de visa",
];

/// Writes them: for a department's step of the demonstration.
pub(crate) async fn fill(scene: Scene<'_>) -> Result<()> {
    let able: Vec<&Document> = scene.employees.iter().filter(|one| employee::is_able(one)).collect();
    if able.is_empty() {
        return Ok(());
    }
    let mut past = Vec::new();
    for _ in 0..PAST {
        let back = scene.rng.range(8, DAYS);
        past.push(ask(scene.rng, &able, scene.now - SignedDuration::from_hours(24 * back)));
    }
    past.sort_by_key(|one| one.get(request::SUBMITTED_AT).map(|Instant(at)| at));
    let mut open = Vec::new();
    for number in 0..OPEN {
        let hours = 30 * (OPEN - number);
        open.push(ask(scene.rng, &able, scene.now - SignedDuration::from_hours(hours)));
    }
    scene.stage.write(past.clone()).await?;
    scene.stage.write(open.clone()).await?;
    let mut steps: Vec<Document> = past.iter().flat_map(|one| outcome_of(scene.rng, one)).collect();
    // The desk has taken some of those that wait in hand.
    let taken = open
        .iter()
        .take(2)
        .map(|one| one.clone().with(request::STEP, RequestStep::Processing));
    steps.extend(taken);
    let revise_all = move |cx: &mut Cx<'_>| steps.iter().try_for_each(|one| revise(cx, one));
    scene.stage.transact(revise_all).await?;
    let mut corrections = Vec::new();
    for number in 0..CORRECTIONS {
        let at = usize::try_from(5 + 7 * number).unwrap_or_default() % able.len();
        corrections.push(correction(scene.rng, able[at]));
    }
    scene.stage.write(corrections).await
}

/// What a document says more than its row is written; what the row says besides stays.
fn revise(cx: &mut Cx<'_>, document: &Document) -> Result<()> {
    let mut row = cx.need(document.of, &document.id)?;
    let values = document.values.iter().enumerate().filter(|(_, value)| !value.is_null());
    for (at, value) in values {
        row.values[at] = value.clone();
    }
    cx.update(row).map(drop)
}

fn ask(rng: &mut DemoRng, people: &[&Document], at: jiff::Timestamp) -> Document {
    let (of, who) = (*rng.pick(&TYPES), *rng.pick(people));
    let language = *rng.pick(&[DocumentLanguage::Fr, DocumentLanguage::Ar, DocumentLanguage::Both]);
    let due = schema::day_in_morocco(at).saturating_add(5.days());
    // Offices are closed on Saturday and Sunday.
    let rest = i64::from(due.weekday().to_monday_one_offset()).saturating_sub(5).max(0);
    let due = due.saturating_add((if rest > 0 { 3 - rest } else { 0 }).days());
    let mut asked = document(&DOCUMENT_REQUESTS, rng)
        .with(request::EMPLOYEE, Id(who.id.clone()))
        .with(request::TYPE, of)
        .with(request::LANGUAGE, language)
        .with(request::COPIES, rng.range(1, 3))
        .with(request::REASON, (*rng.pick(&REASONS)).to_owned())
        .with(request::SUBMITTED_AT, Instant(at))
        .with(request::DUE_ON, Date(due));
    asked.created_at = schema::wire_instant(at);
    asked
}

/// A request of former days as it went on: refused now and then, else made, signed by hand and handed over.
fn outcome_of(rng: &mut DemoRng, asked: &Document) -> Vec<Document> {
    let at = asked
        .get(request::SUBMITTED_AT)
        .map_or(jiff::Timestamp::UNIX_EPOCH, |Instant(at)| at);
    if rng.percent(10) {
        let refused = asked.clone().with(request::STATUS, RequestStatus::Rejected);
        return vec![refused.with(request::REJECTION_REASON, "Le dossier est incomplet".to_owned())];
    }
    let hours = |hours: i64| Instant(at + SignedDuration::from_hours(hours));
    let made_after = rng.range(4, 150);
    let made = asked
        .clone()
        .with(request::STATUS, RequestStatus::Approved)
        .with(request::STEP, RequestStep::Generated)
        .with(request::GENERATED_AT, hours(made_after));
    let handed = made
        .clone()
        .with(request::STEP, RequestStep::Delivered)
        .with(request::BY_HAND, true)
        .with(request::DELIVERED_AT, hours(made_after + rng.range(1, 30)));
    vec![made, handed]
}

fn correction(rng: &mut DemoRng, file: &Document) -> Document {
    let before = file.get(employee::PHONE);
    let after = format!("+2126{:08}", rng.range(0, 99_999_999));
    let asked = json!([{"field": "phone", "before": before, "after": after, "accepted": null}]);
    document(&CONTACT_CHANGES, rng)
        .with(contact_change::EMPLOYEE, Id(file.id.clone()))
        .with(contact_change::CHANGES, asked)
}
