//! Instants as people in Morocco read them.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use schema::{Label, Lang};

/// The months in Moroccan usage.
const MONTHS: [Label; 12] = [
    Label::new("يناير", "janvier", "January"),
    Label::new("فبراير", "février", "February"),
    Label::new("مارس", "mars", "March"),
    Label::new("أبريل", "avril", "April"),
    Label::new("ماي", "mai", "May"),
    Label::new("يونيو", "juin", "June"),
    Label::new("يوليوز", "juillet", "July"),
    Label::new("غشت", "août", "August"),
    Label::new("شتنبر", "septembre", "September"),
    Label::new("أكتوبر", "octobre", "October"),
    Label::new("نونبر", "novembre", "November"),
    Label::new("دجنبر", "décembre", "December"),
];

/// The day and the hour, in words and with the zone.
pub fn format_moment(at: Timestamp, lang: Lang) -> String {
    let (day, hour) = (day(schema::day_in_morocco(at), lang), hour(at, lang));
    match lang {
        Lang::Ar => format!("{day} على الساعة {hour} (توقيت المغرب)"),
        Lang::Fr => format!("{day} à {hour} (heure du Maroc)"),
        Lang::En => format!("{day} at {hour} (Morocco time)"),
    }
}

/// A day in words.
pub fn day(date: Date, lang: Lang) -> String {
    let month = usize::try_from(date.month() - 1).ok().and_then(|at| MONTHS.get(at));
    let month = month.map_or("", |month| month.text(lang));
    let (day, year) = (date.day(), date.year());
    match (lang, day) {
        (Lang::Fr, 1) => format!("1er {month} {year}"),
        _ => format!("{day} {month} {year}"),
    }
}

/// The hour alone.
pub(super) fn hour(at: Timestamp, lang: Lang) -> String {
    let local: DateTime = schema::moment_in_morocco(at);
    match lang {
        Lang::Fr => format!("{} h {:02}", local.hour(), local.minute()),
        Lang::Ar | Lang::En => format!("{:02}:{:02}", local.hour(), local.minute()),
    }
}
