//! What a counter’s device saw, sent when there is a network: each scan carries the id that the device gave it, and is answered by
//! itself, with what it says as things stand now.

use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, Submission, SubmissionAnswer, Submissions, inputs};
use platform::people::user;
use schema::{Document, FieldDef, Id, Instant, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use super::code::{Code, item_of, number_of, read};
use super::says::{ScanMeaning, meanings};
use super::{
    BUREAU, BY, CAMPAIGN, CODE, CONDITION, CONTENT_HASH, INVENTORY_SCANS, ITEM, NOTE, NUMBER, PHOTO, QUANTITY,
    RECEIVED_AT, SCANNED_AT, wording,
};
use crate::campaign::guard::{admit_by_part, offices};
use crate::campaign::{self, COUNTED_BY_MEMBER, OPENED_AT};
use crate::item::Quality;
use crate::item::rules::REFORMED_BY_REFORM;

error_codes! {
    OFFICE_OUTSIDE = "inventory_bureau_not_counted", invalid => "هذا المكتب ليس من مكاتب عملية الجرد", "Ce bureau ne fait pas partie du récolement", "This office is not one of those that are counted";
    OFFICE_CODE = "inventory_code_of_bureau", invalid => "هذا رمز مكتب وليس رمز ممتلك", "Ce code est celui d’un bureau, non d’un bien", "This is the code of an office, not of an item";
    CODE_MISSING = "inventory_code_missing", invalid => "الرمز فارغ", "Le code est vide", "The code is empty";
    MOMENT_UNREADABLE = "inventory_scan_moment_unreadable", invalid => "ساعة المسح غير مفهومة", "L’heure du scan est illisible", "The moment of the scan cannot be read";
    MOMENT_AHEAD = "inventory_scan_ahead", invalid => "ساعة هذا المسح لم تحن بعد: تحققوا من ساعة الهاتف", "L’heure de ce scan est à venir\u{a0}: vérifiez l’horloge du téléphone", "The moment of this scan is still to come: check the clock of the telephone";
    MOMENT_BEFORE = "inventory_scan_before_opening", invalid => "هذا المسح سابق لفتح عملية الجرد: تحققوا من ساعة الهاتف", "Ce scan précède l’ouverture du récolement\u{a0}: vérifiez l’horloge du téléphone", "This scan is earlier than the opening of the count: check the clock of the telephone";
}

/// What a device says that it saw.
#[derive(Clone, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct DeviceScan {
    /// As it was scanned or typed.
    code: String,
    /// In which office.
    bureau_id: String,
    /// How many; one unless it is said, none where somebody looked and found none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quantity: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    condition: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    photo_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// When, by the device, set right by the answer to its joining.
    scanned_at: String,
}

inputs! {
    /// What a device saw.
    pub(super) struct ScansOfCampaign {
        /// The count.
        campaign: Id = need("campaignId"),
        /// Each scan: {id, code, bureauId, quantity, condition, photoId, note, scannedAt}. At most 200.
        scans: Vec<Submission<DeviceScan>> = need("scans"),
    }
}

/// By what name scans are sent in the log.
const SENT: &str = "inventoryScans.send";
/// Takes what a device saw.
pub(super) const SEND: Act<ScansOfCampaign, ScanReceipt> =
    Act::long(SENT, wording::SEND, Allowed::Users, send).with_subject(COUNTED_BY_MEMBER);

const SCANS: Submissions = Submissions {
    rows: || &INVENTORY_SCANS,
    content_hash: CONTENT_HASH,
};

/// What became of what a device saw.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ScanReceipt {
    answers: Vec<SubmissionAnswer>,
    /// Of those that stand, what they say as things are now.
    meanings: Vec<ScanMeaning>,
}

fn send(engine: Engine, ctx: RequestContext, given: ScansOfCampaign) -> BoxFuture<ScanReceipt> {
    Box::pin(async move {
        let campaign = given.campaign.clone();
        let admit = move |cx: &Cx<'_>| admit_by_part(cx, COUNTED_BY_MEMBER, &campaign).map(drop);
        engine.read_as(&ctx, admit).await?;
        let campaign = given.campaign.clone();
        let write = move |cx: &mut Cx<'_>, said: &DeviceScan, row: Document| write_scan(cx, &campaign, said, row);
        let answers = SCANS.write_each(&engine, &ctx, SENT, given.scans, write).await?;
        let ids: Vec<String> = answers.iter().map(|one| one.id.clone()).collect();
        let campaign = given.campaign;
        let meanings = engine.read_as(&ctx, move |cx| meanings(cx, &campaign, &ids)).await?;
        Ok(ScanReceipt { answers, meanings })
    })
}

/// One scan, asked again whether its sender may: the count may have been closed in between.
fn write_scan(cx: &mut Cx<'_>, campaign: &Id, said: &DeviceScan, row: Document) -> Result<()> {
    let campaign = admit_by_part(cx, COUNTED_BY_MEMBER, campaign)?;
    let bureau = Id(said.bureau_id.clone());
    if !offices(&campaign).contains(&bureau) {
        return Err(Rejection::new(OFFICE_OUTSIDE).field(BUREAU.def.name).into());
    }
    let code = said.code.trim();
    if code.is_empty() {
        return Err(Rejection::new(CODE_MISSING).field(CODE.def.name).into());
    }
    if matches!(read(code), Code::Office(_)) {
        return Err(Rejection::new(OFFICE_CODE).field(CODE.def.name).into());
    }
    let mut row = row
        .with(CAMPAIGN, Id(campaign.id.clone()))
        .with(BUREAU, bureau)
        .with(SCANNED_AT, moment_of(cx, &campaign, said)?)
        .with(RECEIVED_AT, cx.moment())
        .with(BY, user::caller(cx)?);
    row.set_or_clear(NUMBER, number_of(code));
    row.set_or_clear(ITEM, item_of(cx, code)?.map(Id));
    put(&mut row, &CODE.def, Some(code))?;
    put(&mut row, &QUANTITY.def, said.quantity)?;
    put(&mut row, &CONDITION.def, said.condition.as_deref())?;
    put(&mut row, &PHOTO.def, said.photo_id.as_deref())?;
    put(&mut row, &NOTE.def, said.note.as_deref())?;
    if row.get(CONDITION) == Some(Quality::Reformed) {
        return Err(Rejection::new(REFORMED_BY_REFORM).field(CONDITION.def.name).into());
    }
    reopen(cx, campaign)?;
    cx.create(row).map(drop)
}

/// What its differences were listed from is no longer all that was seen.
fn reopen(cx: &mut Cx<'_>, mut campaign: Document) -> Result<()> {
    if campaign.get(campaign::STATE) != Some(campaign::State::Closing) {
        return Ok(());
    }
    campaign.clear(campaign::COUNTS);
    cx.update(campaign.with(campaign::STATE, campaign::State::Open))
        .map(drop)
}

/// Sets a value as the field reads it, refused as the field refuses it.
fn put(row: &mut Document, field: &FieldDef, given: Option<impl Into<Json>>) -> Result<()> {
    if let Some(given) = given {
        row.set_value(field.name, schema::read(field, &given.into())?);
    }
    Ok(())
}

/// The moment of a scan: never later than now, nor earlier than the opening.
fn moment_of(cx: &Cx<'_>, campaign: &Document, said: &DeviceScan) -> Result<Instant> {
    let refused = |code| Rejection::new(code).field(SCANNED_AT.def.name);
    let at = schema::read_instant(&said.scanned_at).ok_or_else(|| refused(MOMENT_UNREADABLE))?;
    if at > cx.now() {
        return Err(refused(MOMENT_AHEAD).into());
    }
    if Instant(at) < campaign.need(OPENED_AT)? {
        return Err(refused(MOMENT_BEFORE).into());
    }
    Ok(Instant(at))
}
