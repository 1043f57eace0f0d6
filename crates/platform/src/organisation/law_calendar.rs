//! What a new commune works by: the holidays that decrees fix, for this year and the next, those of the moon as a calculation has
//! them, and the hours of State and communes, normal and of Ramadan. Each row names what it stands on, and is the commune's to
//! change; a commune that has begun gets nothing of it by itself.

use engine::{Cx, Engine, RequestContext, Rights};
use jiff::{ToSpan, civil};
use schema::{Date, Document, Result};

use super::holiday::{self, HOLIDAYS, Kind};
use super::work_schedule::{self, WORK_SCHEDULES};
use crate::people::role::ROLES;
use crate::people::role::first::make_all;

/// Month, day, French name, Arabic name.
pub type Feast = (i8, i8, &'static str, &'static str);

/// The holidays of the same day each year.
pub const FIXED: &[Feast] = &[
    (1, 1, "Nouvel An", "رأس السنة الميلادية"),
    (1, 11, "Manifeste de l’Indépendance", "ذكرى تقديم وثيقة الاستقلال"),
    (1, 14, "Nouvel An amazigh", "رأس السنة الأمازيغية"),
    (5, 1, "Fête du Travail", "عيد الشغل"),
    (7, 30, "Fête du Trône", "عيد العرش"),
    (
        8,
        14,
        "Journée de la récupération d’Oued Ed-Dahab",
        "ذكرى استرجاع إقليم وادي الذهب",
    ),
    (8, 20, "Révolution du Roi et du Peuple", "ذكرى ثورة الملك والشعب"),
    (8, 21, "Fête de la Jeunesse", "عيد الشباب"),
    (10, 31, "Aïd Al Wahda", "عيد الوحدة"),
    (11, 6, "Anniversaire de la Marche verte", "عيد المسيرة الخضراء"),
    (11, 18, "Fête de l’Indépendance", "عيد الاستقلال"),
];

/// The holidays of the hijri year, by its months.
const OF_THE_MOON: &[Feast] = &[
    (1, 1, "1er Moharram", "فاتح محرم"),
    (3, 12, "Aïd al-Mawlid", "عيد المولد النبوي"),
    (3, 13, "Aïd al-Mawlid (2e jour)", "عيد المولد النبوي (اليوم الثاني)"),
    (10, 1, "Aïd al-Fitr", "عيد الفطر"),
    (10, 2, "Aïd al-Fitr (2e jour)", "عيد الفطر (اليوم الثاني)"),
    (12, 10, "Aïd al-Adha", "عيد الأضحى"),
    (12, 11, "Aïd al-Adha (2e jour)", "عيد الأضحى (اليوم الثاني)"),
];
/// The month of the fast, and the one after it.
const RAMADAN: [i64; 2] = [9, 10];

const BY_DECREE: &str = "Décret n° 2-25-1140 fixant les jours fériés";
const BY_CALCULATION: &str = "Décret n° 2-25-1140 fixant les jours fériés\u{a0}; date par calcul, à confirmer";
const OF_HOURS: &str = "Décret n° 2-05-916 du 20 juillet 2005, modifié par le décret n° 2-18-880 du 8 novembre 2018";
const OF_RAMADAN: &str = "Arrêté n° 05-1899 du 30 septembre 2005\u{a0}; dates par calcul, à confirmer";

/// The day of a date of the hijri calendar by the arithmetical rule of thirty years; the moon may say the next one.
fn day_of(year: i64, month: i64, day: i64) -> civil::Date {
    /// Days from the first day of that calendar to 1 January 1970.
    const BEFORE_1970: i64 = 492_148;
    let leap_days = (11 * year + 3) / 30;
    let of_months = (59 * (month - 1) + 1) / 2;
    let days = (year - 1) * 354 + leap_days + of_months + day - 1 - BEFORE_1970;
    civil::date(1970, 1, 1).saturating_add(days.days())
}

/// The hijri years that a year has days of.
fn hijri_years(year: i16) -> std::ops::RangeInclusive<i64> {
    let first = (i64::from(year) - 622) * 33 / 32;
    first - 1..=first + 2
}

/// The holidays of a year: the fixed ones stand, those of the moon are tentative.
fn holidays_of(year: i16) -> Vec<Document> {
    let row = |day: civil::Date, feast: &Feast, kind: Kind, source: &str| {
        Document::new(&HOLIDAYS)
            .with(holiday::DATE, Date(day))
            .with(holiday::NAME_FR, feast.2.to_owned())
            .with(holiday::NAME_AR, feast.3.to_owned())
            .with(holiday::KIND, kind)
            .with(holiday::CONFIRMED, kind == Kind::Fixed)
            .with(holiday::SOURCE, source.to_owned())
    };
    let fixed = FIXED
        .iter()
        .map(|feast| row(civil::date(year, feast.0, feast.1), feast, Kind::Fixed, BY_DECREE));
    let mut all: Vec<Document> = fixed.collect();
    for hijri in hijri_years(year) {
        let days = OF_THE_MOON
            .iter()
            .map(|feast| (day_of(hijri, i64::from(feast.0), i64::from(feast.1)), feast));
        let inside = days.filter(|(day, _)| day.year() == year);
        all.extend(inside.map(|(day, feast)| row(day, feast, Kind::Hijri, BY_CALCULATION)));
    }
    all
}

/// Monday to Friday, 8:30 to 16:30, half an hour at midday and an hour more on Friday.
fn normal_hours(from: civil::Date) -> Document {
    hours("Horaire normal", "التوقيت العادي", from, ["08:30", "16:30"], OF_HOURS)
        .with(work_schedule::BREAK, 30)
        .with(work_schedule::FRIDAY_BREAK, 90)
}

/// Monday to Friday, 9:00 to 15:00 without a break, in each month of Ramadan that begins in a year.
fn ramadan_hours(year: i16) -> Vec<Document> {
    let [fast, after] = RAMADAN;
    let begins = hijri_years(year).map(|hijri| (day_of(hijri, fast, 1), day_of(hijri, after, 1)));
    let inside = begins.filter(|(first, _)| first.year() == year);
    let rows = inside.map(|(first, after)| {
        let names = ("Horaire de Ramadan", "توقيت شهر رمضان");
        hours(names.0, names.1, first, ["09:00", "15:00"], OF_RAMADAN)
            .with(work_schedule::VALID_TO, Date(after.yesterday().unwrap_or(after)))
            .with(work_schedule::BREAK, 0)
            .with(work_schedule::FRIDAY_BREAK, 0)
            .with(work_schedule::RAMADAN, true)
    });
    rows.collect()
}

fn hours(french: &str, arabic: &str, from: civil::Date, [start, end]: [&str; 2], source: &str) -> Document {
    Document::new(&WORK_SCHEDULES)
        .with(work_schedule::NAME_FR, french.to_owned())
        .with(work_schedule::NAME_AR, arabic.to_owned())
        .with(work_schedule::VALID_FROM, Date(from))
        .with(work_schedule::START, start.to_owned())
        .with(work_schedule::END, end.to_owned())
        .with(work_schedule::WEEKDAYS, (1..=5).collect())
        .with(work_schedule::SOURCE, source.to_owned())
}

/// Makes the calendar of a store that nobody ever started: one without roles.
fn make(cx: &mut Cx<'_>) -> Result<()> {
    let has_begun = cx.first(&ROLES, [])?.is_some()
        || cx.first(&HOLIDAYS, [])?.is_some()
        || cx.first(&WORK_SCHEDULES, [])?.is_some();
    if has_begun {
        return Ok(());
    }
    rows_of(cx.today())
        .into_iter()
        .try_for_each(|row| cx.create(row).map(drop))
}

/// The calendar of the law for the year of a day and the next: the normal hours, those of each Ramadan, the holidays.
pub fn rows_of(day: civil::Date) -> Vec<Document> {
    let year = day.year();
    let first = civil::Date::new(year, 1, 1).unwrap_or(civil::Date::MIN);
    let years = [year, year.saturating_add(1)];
    let of_years = years
        .into_iter()
        .flat_map(|year| ramadan_hours(year).into_iter().chain(holidays_of(year)));
    std::iter::once(normal_hours(first)).chain(of_years).collect()
}

/// What a store is given when it is served for the first time: the calendar of the law, the roles, the first rows of the nouns. At
/// every later start it is what the nouns declare alone.
///
/// # Errors
/// When nothing can be written.
pub async fn begin(engine: &Engine) -> Result<()> {
    let ctx = RequestContext::new(Rights::whole("first start"));
    let all = |cx: &mut Cx<'_>| {
        make(cx)?;
        make_all(cx)
    };
    engine.transact(&ctx, "first rows", all).await
}

/// Takes away what a store was given, for a demonstration that brings its own.
pub(crate) fn clear(cx: &mut Cx<'_>) -> Result<()> {
    for of in [&HOLIDAYS, &WORK_SCHEDULES] {
        for row in cx.all(of, [])? {
            cx.delete(of, &row.id)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::testing::new_app;

    #[test]
    fn feasts_of_the_moon_are_where_the_rule_of_thirty_years_has_them() {
        for (hijri, day) in [
            ((1447, 9, 1), date(2026, 2, 18)),
            ((1447, 10, 1), date(2026, 3, 20)),
            ((1447, 12, 10), date(2026, 5, 27)),
            ((1448, 1, 1), date(2026, 6, 17)),
            ((1448, 3, 12), date(2026, 8, 26)),
        ] {
            assert_eq!(day_of(hijri.0, hijri.1, hijri.2), day);
        }
    }

    #[tokio::test]
    async fn a_new_commune_has_the_holidays_of_two_years_and_the_hours_of_the_law_and_an_older_one_gets_nothing() {
        let app = new_app();
        begin(&app.engine).await.unwrap();
        let days = app.all(&HOLIDAYS).await;
        let fixed = days.iter().filter(|one| one.get(holiday::KIND) == Some(Kind::Fixed));
        assert_eq!(fixed.count(), 2 * FIXED.len());
        let moon: Vec<_> = days
            .iter()
            .filter(|one| one.get(holiday::KIND) == Some(Kind::Hijri))
            .collect();
        assert!(moon.len() >= 2 * OF_THE_MOON.len());
        assert!(moon.iter().all(|one| one.get(holiday::CONFIRMED) == Some(false)));
        assert!(days.iter().all(|one| one.get(holiday::SOURCE).is_some()));
        let hours = app.all(&WORK_SCHEDULES).await;
        assert!(hours.len() >= 3, "normal, and Ramadan of two years");
        assert!(hours.iter().all(|one| one.get(work_schedule::SOURCE).is_some()));
        begin(&app.engine).await.unwrap();
        assert_eq!(app.all(&HOLIDAYS).await.len(), days.len());

        let older = new_app();
        crate::first_start(&older.engine).await.unwrap();
        begin(&older.engine).await.unwrap();
        assert_eq!(older.all(&HOLIDAYS).await.len(), 0);
    }
}
