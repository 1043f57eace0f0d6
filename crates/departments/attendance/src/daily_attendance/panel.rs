//! What the first screen shows of attendance to whoever reads statistics: the last day that was computed, how many people each
//! annexe has, and the months of a year. Of daily figures alone, so that nobody is named.

use engine::{Cx, Extension};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Content, Figure, Measured, MonthSeries, Months, Part, title_in};
use platform::home::month::{last_twelve, sums};
use platform::organisation::annexe::ANNEXES;
use schema::{Date, Document, Field, Id, Label, Order, Path, Result, Tone};

use super::statistics::LEAST_PEOPLE;
use super::{ABSENT, ANNEXE, DAILY_ATTENDANCE, DATE, HEADCOUNT, LATE, PRESENT};
use crate::permission::STATISTICS;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&PEOPLE, &CAME, &MISSED, &BEHIND, &BY_ANNEXE, &BY_MONTH];

const PAGE: &str = "/statistics";
/// More annexes than a commune has.
const ANNEXES_AT_MOST: u64 = 200;

const PEOPLE: Panel = figure(
    "statistics.headcount",
    150,
    Label::new("عدد الموظفين", "Effectif", "Headcount"),
    |cx| {
        let rule = Label::new(
            "الموظفون المزاولون ذلك اليوم",
            "Agents en activité ce jour-là",
            "People in activity on that day",
        );
        of_last_day(cx, HEADCOUNT, None, rule)
    },
);
const CAME: Panel = figure(
    "statistics.present",
    151,
    Label::new("الحاضرون", "Présents", "Present"),
    |cx| {
        let rule = Label::new(
            "من عرف حضورهم ذلك اليوم",
            "Ceux dont la présence est connue ce jour-là",
            "Those whose presence on that day is known",
        );
        of_last_day(cx, PRESENT, Some(Tone::Good), rule)
    },
);
const MISSED: Panel = figure(
    "statistics.absent",
    152,
    Label::new("المتغيبون", "Absents", "Absent"),
    |cx| {
        let rule = Label::new(
            "من لم يحضروا ذلك اليوم من أيام عملهم",
            "Ceux qui ne sont pas venus ce jour-là, travaillé pour eux",
            "Those who did not come on that day, one of work for them",
        );
        of_last_day(cx, ABSENT, Some(Tone::Bad), rule)
    },
);
const BEHIND: Panel = figure(
    "statistics.late",
    153,
    Label::new("المتأخرون", "En retard", "Late"),
    |cx| {
        let rule = Label::new(
            "من حضروا بعد التأخر المسموح به",
            "Ceux arrivés au-delà du retard toléré",
            "Those who came later than is tolerated",
        );
        of_last_day(cx, LATE, Some(Tone::Bad), rule)
    },
);

const fn figure(id: &'static str, rank: u16, label: Label, content: fn(&Cx<'_>) -> Result<Option<Content>>) -> Panel {
    Panel {
        id,
        label,
        place: Place::Figure,
        rank,
        shown_to: |cx| cx.who().holds_permission(STATISTICS),
        content,
    }
}

const BY_ANNEXE: Panel = Panel {
    id: "statistics.byAnnexe",
    label: Label::new("عدد الموظفين حسب الملحقة", "Effectif par annexe", "Staff by annexe"),
    place: Place::Grid,
    ..figure("", 150, Label::new("", "", ""), by_annexe)
};

const BY_MONTH: Panel = Panel {
    id: "statistics.byMonth",
    label: Label::new(
        "الحضور والغياب خلال 12 شهرا",
        "Présences et absences sur 12 mois",
        "Presence and absence over 12 months",
    ),
    place: Place::Grid,
    ..figure("", 151, Label::new("", "", ""), by_month)
};

/// The figures of the annexes on the last day that was computed.
fn last_day(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let order = Order::descending(Path::own(DAILY_ATTENDANCE.need(DATE)?));
    let newest = cx.page_readable(&DAILY_ATTENDANCE, [DATE.le(Date(cx.today()))], order.clone(), 1)?;
    let Some(day) = newest.and_then(|(rows, _)| rows.first()?.get(DATE)) else {
        return Ok(Vec::new());
    };
    let found = cx.page_readable(&DAILY_ATTENDANCE, [DATE.eq(day)], order, ANNEXES_AT_MOST)?;
    Ok(found.map(|(rows, _)| rows).unwrap_or_default())
}

/// A number of that day, all annexes together; the note says which day it was.
fn of_last_day(cx: &Cx<'_>, of: Field<i64>, more_is: Option<Tone>, rule: Label) -> Result<Option<Content>> {
    let rows = last_day(cx)?;
    let Some(Date(day)) = rows.first().and_then(|row| row.get(DATE)) else {
        return Ok(None);
    };
    let day = day.strftime("%d/%m/%Y");
    Ok(Some(Content::Figure(Figure {
        value: rows.iter().filter_map(|row| row.get(of)).sum(),
        more_is,
        note: Some(match cx.lang() {
            schema::Lang::Ar => format!("يوم \u{2066}{day}\u{2069}"),
            schema::Lang::Fr => format!("le {day}"),
            schema::Lang::En => format!("on {day}"),
        }),
        link: Some(PAGE.to_owned()),
        rule: Some(rule.text(cx.lang()).to_owned()),
        ..Figure::default()
    })))
}

/// The people of each annexe: those of fewer than five stand together, as statistics have it.
fn by_annexe(cx: &Cx<'_>) -> Result<Option<Content>> {
    let mut rows = last_day(cx)?;
    rows.sort_by_key(|row| std::cmp::Reverse(row.get(HEADCOUNT)));
    let ids: Vec<String> = rows.iter().filter_map(|row| row.get(ANNEXE)).map(|Id(id)| id).collect();
    let named = cx.many_readable(&ANNEXES, &ids)?;
    let (mut parts, mut others) = (Vec::new(), 0);
    for row in &rows {
        let value = row.get(HEADCOUNT).unwrap_or_default();
        let annexe = row.get(ANNEXE).and_then(|Id(id)| named.iter().find(|one| one.id == id));
        match annexe {
            Some(annexe) if value >= LEAST_PEOPLE && parts.len() < NAMED => {
                parts.push(part(title_in(annexe, cx.lang()), value));
            }
            _ => others += value,
        }
    }
    if others > 0 {
        let label = Label::new("الباقي", "Autres", "Others");
        parts.push(part(label.text(cx.lang()).to_owned(), others));
    }
    Ok((!parts.is_empty()).then_some(Content::Ring { parts }))
}

/// So many annexes bear a name; the rest is one.
const NAMED: usize = 5;

fn part(label: String, value: i64) -> Part {
    Part {
        label,
        value,
        tone: None,
        link: Some(PAGE.to_owned()),
    }
}

/// Days of people, by months.
fn by_month(cx: &Cx<'_>) -> Result<Option<Content>> {
    let (months, first) = last_twelve(cx.today());
    let of = |key: Field<i64>, label: Label| {
        let filters = vec![DATE.ge(Date(first))];
        let found = sums(cx, &DAILY_ATTENDANCE, filters, DATE.def, key.def, &months)?;
        Ok::<_, schema::Error>(found.map(|values| MonthSeries {
            label: label.text(cx.lang()).to_owned(),
            values,
        }))
    };
    let present = of(PRESENT, Label::new("أيام الحضور", "Jours de présence", "Days present"));
    let absent = of(ABSENT, Label::new("أيام الغياب", "Jours d’absence", "Days absent"));
    let series: Vec<MonthSeries> = [present?, absent?].into_iter().flatten().collect();
    let is_empty = series.iter().flat_map(|one| &one.values).all(|value| *value == 0);
    Ok((!is_empty).then(|| {
        Content::Months(Months {
            months,
            series,
            of: Measured::Count,
            link: Some(PAGE.to_owned()),
        })
    }))
}
