//! What is known of a device from minute to minute: no act of anybody, so it stands beside the device and in no journal.

use engine::Cx;
use schema::{
    Collection, Date, Document, Id, Instant, Result, Unique, date, fields, flag, instant, integer, link, text,
};

use super::DEVICES;

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).weak() => "الجهاز", "Appareil", "Device";
    SEEN: Instant = instant("seenAt") => "آخر اتصال", "Dernier contact", "Last seen";
    /// Since when it was heard without a break.
    HEARD_SINCE: Instant = instant("heardSince") => "متصل منذ", "En contact depuis", "Heard since";
    LAST_LOG: Instant = instant("lastLogAt") => "آخر إرسال", "Dernier envoi", "Last lines";
    /// The first day that any line of it tells of: before that it measured nobody.
    FIRST_DAY: Date = date("firstDay") => "أول يوم مسجل", "Premier jour connu", "First day told";
    /// When lines came last that were no news: older than what a terminal sends at once.
    LATE_LINES: Instant = instant("lateLinesAt") => "آخر إرسال متأخر", "Derniers retards", "Late lines";
    TOLD_UNTIL: Instant = instant("toldUntil") => "مكتمل إلى غاية", "Complet jusqu’au", "Complete up to";
    DRIFT: i64 = integer("drift") => "الانحراف", "Dérive", "Drift";
    /// Minutes ahead of UTC that it was told at its last handshake.
    ZONE: i64 = integer("zone") => "المنطقة الزمنية", "Fuseau", "Zone";
    ADDRESS: String = text("address") => "العنوان", "Adresse", "Address";
    /// It answers how many lines it holds of a day: its silence proves nothing then.
    COUNTS: bool = flag("counts") => "يجيب بالعدد", "Sait compter", "Counts";
    /// The day on which its refusal was noted last.
    REFUSED_ON: Date = date("refusedOn") => "آخر رفض", "Dernier refus", "Refused";
}

/// One row a device.
pub static DEVICE_STATES: Collection = Collection {
    database: "system",
    unique: &[Unique::on(&[DEVICE.def])],
    logged: false,
    ..Collection::new("deviceStates", FIELDS)
};

/// What is known of a device, if anything.
pub fn of(cx: &Cx<'_>, device: &str) -> Result<Option<Document>> {
    cx.first(&DEVICE_STATES, [DEVICE.eq(device)])
}

/// What is known of a device, to be written.
pub fn of_or_new(cx: &Cx<'_>, device: &str) -> Result<Document> {
    let new = || Document::new(&DEVICE_STATES).with(DEVICE, Id(device.to_owned()));
    Ok(of(cx, device)?.unwrap_or_else(new))
}

/// Writes what is known now.
pub fn save(cx: &mut Cx<'_>, state: Document) -> Result<()> {
    if state.id.is_empty() {
        cx.create(state).map(drop)
    } else {
        cx.update(state).map(drop)
    }
}
