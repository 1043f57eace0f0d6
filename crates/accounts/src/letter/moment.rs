//! Instants as people in Morocco read them.

use jiff::{Timestamp, civil::DateTime};
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
pub(super) fn written(at: Timestamp, lang: Lang) -> String {
    let local = schema::moment_in_morocco(at);
    let month = usize::try_from(local.month() - 1).ok().and_then(|at| MONTHS.get(at));
    let month = month.map_or("", |month| month.text(lang));
    let (day, year, hour) = (local.day(), local.year(), hour(at, lang));
    match lang {
        Lang::Ar => format!("{day} {month} {year} على الساعة {hour} (توقيت المغرب)"),
        Lang::Fr => {
            let day = if day == 1 { "1er".to_owned() } else { day.to_string() };
            format!("{day} {month} {year} à {hour} (heure du Maroc)")
        }
        Lang::En => format!("{day} {month} {year} at {hour} (Morocco time)"),
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
