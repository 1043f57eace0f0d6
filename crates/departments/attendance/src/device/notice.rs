//! What those who keep attendance are told of devices: a clock that is wrong, a call from elsewhere, an upload that was too
//! large.

use std::net::IpAddr;

use engine::{Cx, Extension};
use platform::deadline::recipients::{administrators, holders};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use schema::{Document, Label, Result};

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&CLOCK_WRONG, &ZONE_NOT_TAKEN, &ADDRESS_REFUSED, &TOO_LARGE];

/// Its clock differs from ours.
static CLOCK_WRONG: NoticeKind = NoticeKind::new(
    "devices.clockWrong",
    Label::new(
        "ساعة جهاز غير مضبوطة",
        "Horloge d’une pointeuse déréglée",
        "A device whose clock is wrong",
    ),
    Text::new(
        "ساعة الجهاز {device} غير مضبوطة",
        "L’horloge de {device} est déréglée",
        "The clock of {device} is wrong",
    ),
    Text::new(
        "فارق الساعة بالثواني: {seconds}. المرجو ضبط ساعة الجهاز.",
        "Écart en secondes\u{a0}: {seconds}. Remettez l’appareil à l’heure.",
        "Difference in seconds: {seconds}. Set the clock of the device.",
    ),
);

/// It was told that legal time is UTC, and goes by something else.
static ZONE_NOT_TAKEN: NoticeKind = NoticeKind::new(
    "devices.zoneNotTaken",
    Label::new(
        "جهاز لا يتبع التوقيت القانوني",
        "Pointeuse qui ne suit pas l’heure légale",
        "A device that does not follow legal time",
    ),
    Text::new(
        "الجهاز {device} لا يتبع التوقيت القانوني",
        "{device} ne suit pas l’heure légale",
        "{device} does not follow legal time",
    ),
    Text::new(
        "طُلب من الجهاز العمل بالتوقيت العالمي وما زالت ساعته بفارق (بالثواني): {seconds}. المرجو ضبط منطقته الزمنية يدويا على 0.",
        "L’appareil a reçu le fuseau UTC et son horloge s’en écarte encore (en secondes)\u{a0}: {seconds}. Réglez son fuseau sur 0 à la main.",
        "The device was told to be at UTC and its clock still differs (in seconds): {seconds}. Set its time zone to 0 by hand.",
    ),
)
.for_admins();

/// Somebody calls under its number from elsewhere.
static ADDRESS_REFUSED: NoticeKind = NoticeKind::new(
    "devices.addressRefused",
    Label::new(
        "اتصال باسم جهاز من عنوان آخر",
        "Appel au nom d’une pointeuse depuis une autre adresse",
        "A call in the name of a device from another address",
    ),
    Text::new(
        "اتصال باسم الجهاز {device} من عنوان آخر",
        "Appel au nom de {device} depuis une autre adresse",
        "A call in the name of {device} from another address",
    ),
    Text::new(
        "العنوان: {address}. لم يقبل منه شيء.",
        "Adresse\u{a0}: {address}. Rien n’en a été accepté.",
        "Address: {address}. Nothing was accepted from it.",
    ),
)
.with_mail();

/// More at once than is taken in.
static TOO_LARGE: NoticeKind = NoticeKind::new(
    "devices.uploadTooLarge",
    Label::new(
        "إرسالية أكبر من المسموح به",
        "Envoi trop volumineux d’une pointeuse",
        "An upload of a device that is too large",
    ),
    Text::new(
        "إرسالية أكبر من المسموح به من الجهاز {device}",
        "Envoi trop volumineux de {device}",
        "An upload of {device} was too large",
    ),
    Text::new(
        "أُهملت {lines} من الأسطر. المرجو طلب إعادة الإرسال لمدة أقصر.",
        "{lines} lignes ont été écartées. Demandez un nouvel envoi sur une période plus courte.",
        "{lines} lines were left out. Ask for them again for a shorter time.",
    ),
);

/// The clock is so many seconds ahead.
pub fn clock_is_wrong(cx: &mut Cx<'_>, device: &Document, seconds: i64) -> Result<()> {
    tell(
        cx,
        &CLOCK_WRONG,
        device,
        Params::new().with("seconds", &seconds.to_string()),
    )
}

/// The clock is so many seconds ahead although it was told to be at UTC: administrators are told, who set it.
pub fn zone_was_not_taken(cx: &mut Cx<'_>, device: &Document, seconds: i64) -> Result<()> {
    let to = administrators(cx)?;
    let params = Params::new().with("seconds", &seconds.to_string());
    tell_them(cx, &ZONE_NOT_TAKEN, to, device, params)
}

/// Somebody called from an address that is not its own.
pub fn address_was_refused(cx: &mut Cx<'_>, device: &Document, address: IpAddr) -> Result<()> {
    tell(
        cx,
        &ADDRESS_REFUSED,
        device,
        Params::new().with("address", &address.to_string()),
    )
}

/// So many lines were thrown away.
pub fn upload_was_too_large(cx: &mut Cx<'_>, device: &Document, lines: u64) -> Result<()> {
    tell(cx, &TOO_LARGE, device, Params::new().with("lines", &lines.to_string()))
}

/// Once a day for each device.
fn tell(cx: &mut Cx<'_>, kind: &'static NoticeKind, device: &Document, params: Params) -> Result<()> {
    let to = holders(cx, crate::KEEPS)?;
    tell_them(cx, kind, to, device, params)
}

fn tell_them(
    cx: &mut Cx<'_>,
    kind: &'static NoticeKind,
    to: Vec<String>,
    device: &Document,
    params: Params,
) -> Result<()> {
    let key = format!("{} {} {}", kind.id, device.id, cx.today());
    let notice = Notice::new(kind, to, params.with_title("device", device))
        .about_document(device)
        .link(format!("/pointage/devices/{}", device.id))
        .once_per_user(key);
    notify(cx, &notice)
}
