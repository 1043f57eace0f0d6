//! Days as they stand in lists.

use super::*;
use jiff::civil::date;

const LATEST: Reading = Reading::until(date(2010, 11, 20));

/// One day, as people write it.
const SPELLINGS: &[&str] = &[
    "15/04/1986",
    "15-04-1986",
    "15.04.1986",
    "1986-04-15",
    "1986/04/15",
    "15/4/86",
    "15-04-86",
    "15.04.86",
    "١٥/٠٤/١٩٨٦",
    "\u{200F}15/04/1986 ",
    "15 / 04 / 1986",
    "1986-04-15 00:00:00",
    "1986-04-15T08:30:00",
    "31517",
    "31517.5",
    "15 avril 1986",
    "15 Avril 1986",
    "15 أبريل 1986",
    "١٥ ابريل ١٩٨٦",
    "15\u{A0}April\u{A0}1986",
    "15-avr-86",
    "15-avr.-1986",
    "15 avr. 1986",
    "15 avril 86",
    "mardi 15 avril 1986",
    "Mar. 15 avr. 1986",
    "Mardi, le 15 avril 1986",
    "le 15 avril 1986",
    "15/avr/1986",
    "15-Apr-86",
    "Tuesday, April 15, 1986",
    "15th April 1986",
    "1986-avr-15",
    "15 نيسان 1986",
    "15 أفريل 1986",
    "الثلاثاء 15 أبريل 1986",
    "يوم الثلاثاء، ١٥ أبريل ١٩٨٦",
    "15 من أبريل سنة 1986",
    "15 04 1986",
    "mardi 15/04/1986",
    "15/04/1986 à 08:30",
    "15 avril 1986 08:30:00",
    "15–04–1986",
];

#[test]
fn a_day_is_read_in_every_usual_form() {
    for text in SPELLINGS {
        assert_eq!(parse(text, LATEST), Some(date(1986, 4, 15)), "{text}");
    }
    assert_eq!(parse("3/1/1990", LATEST), Some(date(1990, 1, 3)));
    assert_eq!(parse("1er fevrier 1990", LATEST), Some(date(1990, 2, 1)));
    assert_eq!(parse("mar. 3 mars 1987", LATEST), Some(date(1987, 3, 3)));
    assert_eq!(parse("3 mar. 1987", LATEST), Some(date(1987, 3, 3)));
}

#[test]
fn months_are_known_by_the_names_of_the_east_and_of_morocco() {
    for (text, month) in [
        ("15 مايو 1986", 5),
        ("15 ماي 1986", 5),
        ("15 أغسطس 1986", 8),
        ("15 غشت 1986", 8),
        ("15 ديسمبر 1986", 12),
        ("15 دجنبر 1986", 12),
        ("15 كانون الأول 1986", 12),
        ("15-août-86", 8),
        ("15-juil.-86", 7),
    ] {
        assert_eq!(parse(text, LATEST), Some(date(1986, month, 15)), "{text}");
    }
}

#[test]
fn the_month_comes_first_where_it_is_said() {
    let reading = Reading {
        order: DayOrder::MonthFirst,
        ..LATEST
    };
    assert_eq!(parse("04/15/1986", reading), Some(date(1986, 4, 15)));
    assert_eq!(parse("4-5-86", reading), Some(date(1986, 4, 5)));
    assert_eq!(parse("1986-04-05", reading), Some(date(1986, 4, 5)));
    assert_eq!(parse("15/04/1986", reading), None);
    let told = ["15/04/1986", "04/15/1986", "04/05/1986", "1986-15-04", "15 avril 1986"].map(told_order);
    assert_eq!(
        told,
        [Some(DayOrder::DayFirst), Some(DayOrder::MonthFirst), None, None, None]
    );
}

#[test]
fn a_day_that_its_month_has_not_is_told_from_what_is_no_day() {
    assert_eq!(beyond_month("31/02/1980", LATEST), Some((1980, 2, 31)));
    assert_eq!(beyond_month("٣١ أبريل ٢٠٠١", LATEST), Some((2001, 4, 31)));
    assert_eq!(beyond_month("29-02-01", LATEST), Some((2001, 2, 29)));
    for text in ["28/02/1980", "31/13/1980", "32/01/1980", "demain", "31517", ""] {
        assert_eq!(beyond_month(text, LATEST), None, "{text}");
    }
}

#[test]
fn no_such_day_is_no_day() {
    for text in [
        "31/02/1990",
        "31 février 1990",
        "15 brumaire 1990",
        "29/02/1999",
        "00/01/1990",
        "1/13/1990",
        "??",
        "",
        "1986",
        "15/04",
        "15/04/986",
        "15/04-1986",
        "15/04/1986/1",
        "0001-01-01",
        "-1/2/1990",
        "12:30",
        "15 avril",
        "avril 1986",
        "15 avr juin 1986",
        "15 jui 1986",
        "15 16 avril 1986",
        "mardi",
        "06 12 34 56",
        "1e4",
        "99999999",
        "inf",
        "NaN",
    ] {
        assert_eq!(parse(text, LATEST), None, "{text}");
    }
}

#[test]
fn a_short_year_is_the_last_one_not_after_the_latest_day() {
    assert_eq!(parse("20/11/10", LATEST), Some(date(2010, 11, 20)));
    assert_eq!(parse("21/11/10", LATEST), Some(date(1910, 11, 21)));
    assert_eq!(parse("01/01/00", LATEST), Some(date(2000, 1, 1)));
    assert_eq!(parse("29/02/00", Reading::until(date(1999, 12, 31))), None);
}

#[test]
fn serial_numbers_follow_excel_and_its_day_that_never_was() {
    assert_eq!(of_serial(1), Some(date(1900, 1, 1)));
    assert_eq!(of_serial(59), Some(date(1900, 2, 28)));
    assert_eq!(of_serial(60), None);
    assert_eq!(of_serial(61), Some(date(1900, 3, 1)));
    assert_eq!(of_serial(24_578), Some(date(1967, 4, 16)));
    assert_eq!(of_serial(2_958_465), Some(date(9999, 12, 31)));
    assert_eq!([of_serial(0), of_serial(-1), of_serial(2_958_466)], [None; 3]);
    let born = Some(date(1986, 4, 15));
    assert_eq!(plausible_serial(31_517.0, Calendar::From1900), born);
    assert_eq!(plausible_serial(30_055.0, Calendar::From1904), born);
}
