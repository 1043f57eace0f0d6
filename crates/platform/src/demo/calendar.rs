//! The calendar of 2026: public holidays and working hours (decree 2-05-916 of 20 July 2005).

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jiff::civil::{Date as Day, date};
use schema::{Date, Document};
use serde_json::json;

use super::rng::DemoRng;
use super::unit::document;
use crate::organisation::holiday::{self, HOLIDAYS, Kind};
use crate::organisation::law_calendar::{FIXED, Feast};
use crate::organisation::work_schedule::{self, WORK_SCHEDULES};
use crate::settings::rules::{COMMUNE, SUPPORT};
use crate::settings::{self, SETTINGS};

/// By calculation: tentative until somebody confirms them.
const HIJRI: &[Feast] = &[
    (3, 20, "Aïd al-Fitr", "عيد الفطر"),
    (3, 21, "Aïd al-Fitr (2e jour)", "عيد الفطر (اليوم الثاني)"),
    (5, 27, "Aïd al-Adha", "عيد الأضحى"),
    (5, 28, "Aïd al-Adha (2e jour)", "عيد الأضحى (اليوم الثاني)"),
    (6, 17, "1er Moharram", "فاتح محرم"),
    (8, 26, "Aïd al-Mawlid", "عيد المولد النبوي"),
    (8, 27, "Aïd al-Mawlid (2e jour)", "عيد المولد النبوي (اليوم الثاني)"),
];

/// Whether nobody works on a day of the demonstration's calendar.
pub fn is_holiday(day: Day) -> bool {
    let mut feasts = FIXED.iter().chain(HIJRI);
    day.year() == 2026 && feasts.any(|(month, of_month, ..)| (day.month(), day.day()) == (*month, *of_month))
}

/// Holidays, schedules, and what guests read of the commune.
pub(super) fn documents(rng: &mut DemoRng) -> Vec<Document> {
    let mut documents: Vec<Document> = FIXED.iter().map(|feast| holiday(rng, feast, Kind::Fixed)).collect();
    documents.extend(HIJRI.iter().map(|feast| holiday(rng, feast, Kind::Hijri)));
    documents.push(normal_hours(rng));
    documents.push(ramadan_hours(rng));
    documents.extend(cards(rng));
    documents
}

fn holiday(rng: &mut DemoRng, feast: &Feast, kind: Kind) -> Document {
    let (month, day, french, arabic) = feast;
    document(&HOLIDAYS, rng)
        .with(holiday::DATE, Date(date(2026, *month, *day)))
        .with(holiday::NAME_FR, (*french).to_owned())
        .with(holiday::NAME_AR, (*arabic).to_owned())
        .with(holiday::KIND, kind)
        .with(holiday::CONFIRMED, kind == Kind::Fixed)
}

/// Monday to Friday, 8:30 to 16:30, half an hour at midday and an hour more on Friday (decree 2-05-916).
fn normal_hours(rng: &mut DemoRng) -> Document {
    let names = ("Horaire normal", "التوقيت العادي");
    schedule(rng, names.0, names.1, date(2026, 1, 1), None, "08:30", "16:30")
        .with(work_schedule::BREAK, 30)
        .with(work_schedule::FRIDAY_BREAK, 90)
}

/// Monday to Friday, 9:00 to 15:00 without a break (order 05.1899 of 30 September 2005).
fn ramadan_hours(rng: &mut DemoRng) -> Document {
    let names = ("Horaire de Ramadan", "توقيت شهر رمضان");
    schedule(
        rng,
        names.0,
        names.1,
        date(2026, 2, 19),
        Some(date(2026, 3, 19)),
        "09:00",
        "15:00",
    )
    .with(work_schedule::BREAK, 0)
    .with(work_schedule::FRIDAY_BREAK, 0)
    .with(work_schedule::RAMADAN, true)
}

fn schedule(
    rng: &mut DemoRng,
    french: &str,
    arabic: &str,
    from: Day,
    to: Option<Day>,
    start: &str,
    end: &str,
) -> Document {
    let mut schedule = document(&WORK_SCHEDULES, rng)
        .with(work_schedule::NAME_FR, french.to_owned())
        .with(work_schedule::NAME_AR, arabic.to_owned())
        .with(work_schedule::VALID_FROM, Date(from))
        .with(work_schedule::START, start.to_owned())
        .with(work_schedule::END, end.to_owned())
        .with(work_schedule::GRACE, 10)
        .with(work_schedule::TOLERATED, 30)
        .with(work_schedule::WEEKDAYS, (1..=5).collect());
    if let Some(to) = to {
        schedule.set(work_schedule::VALID_TO, Date(to));
    }
    schedule
}

/// The emblem of a commune that does not exist: its gate, with the branch that it is called by.
const EMBLEM: &[u8] = include_bytes!("emblem.svg");

fn cards(rng: &mut DemoRng) -> [Document; 2] {
    let emblem = format!("data:image/svg+xml;base64,{}", STANDARD.encode(EMBLEM));
    let mut card = |key: &str, value| {
        document(&SETTINGS, rng)
            .with(settings::KEY, key.to_owned())
            .with(settings::VALUE, value)
    };
    [
        card(
            COMMUNE,
            json!({
                "nameFr": "Commune de Bab Zitoun", "nameAr": "جماعة باب الزيتون", "provinceFr": "Province d’Oued Zitoun",
                "provinceAr": "إقليم وادي الزيتون", "logo": emblem,
            }),
        ),
        card(
            SUPPORT,
            json!({
                "email": "support@commune.example", "phone1": "+212530000001", "phone2": "+212530000002",
                "messaging": "+212660000003", "address": "Hôtel de ville, avenue Mohammed V, Bab Zitoun",
            }),
        ),
    ]
}
