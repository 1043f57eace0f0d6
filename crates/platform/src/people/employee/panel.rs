//! What the first screen shows of the people who work here: for human resources how many they are and who comes and goes, for
//! everybody their own.

use engine::{Cx, Extension, Group, Part as Of};
use schema::{Choice, Date, FieldDef, Filter, Id, Label, Result, Tone};

use super::rank::functions_of;
use super::{ANNEXE, CIN_COPY, EMPLOYEES, LISTED, RECRUITED_ON, REGISTRATION, RegistrationStatus, SERVICE, retirement};
use crate::home::Panel;
use crate::home::arrangement::Place;
use crate::home::content::{Badge, Content, Figure, Line, Part, Rows, day_text, title_in};
use crate::home::{month, task};
use crate::organisation::annexe::ANNEXES;
use crate::organisation::service::SERVICES;
use crate::people;

mod own;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[
    &COUNT,
    &RECRUITED,
    &NOT_ENROLLED,
    &WITHOUT_FINGERPRINT,
    &WITHOUT_CIN_COPY,
    &BY_ANNEXE,
    &BY_SERVICE,
    &RETIRING,
    &own::HEAD,
    &own::PAPERS,
];

/// Where they are listed.
const LIST: &str = "/rh-managements";
/// Where those who leave are listed.
const DEPARTURES: &str = "/rh-managements?tab=departures&kind=retirement";
/// So many parts of a ring bear a name; the rest is one.
const NAMED: usize = 5;

/// Whether the caller reads what human resources keep of everybody.
fn reads_staff(cx: &Cx<'_>) -> bool {
    cx.who().holds_permission(people::READ)
}

const COUNT: Panel = Panel {
    id: "employees.count",
    label: Label::new("الموظفون", "Fonctionnaires", "Employees"),
    place: Place::Figure,
    rank: 10,
    shown_to: reads_staff,
    content: |cx| {
        let listed = cx.count_readable(&EMPLOYEES, of_list())?;
        let (now, before) = recruits(cx)?;
        let note = match cx.lang() {
            schema::Lang::Fr => format!("Recrutements\u{a0}: {now} (mois dernier\u{a0}: {before})"),
            schema::Lang::Ar => format!("التوظيفات: {now} (الشهر الماضي: {before})"),
            schema::Lang::En => format!("Recruited: {now} (last month: {before})"),
        };
        let figure = |value: u64| Figure {
            value: i64::try_from(value).unwrap_or(i64::MAX),
            note: Some(note),
            rule: Some(
                Label::new(
                    "ملفات الموظفين المزاولين",
                    "Les dossiers des agents en activité",
                    "The files of people in activity",
                )
                .text(cx.lang())
                .to_owned(),
            ),
            link: Some(LIST.to_owned()),
            ..Figure::default()
        };
        Ok(listed.map(figure).map(Content::Figure))
    },
};

const RECRUITED: Panel = Panel {
    id: "employees.recruited",
    label: Label::new("توظيفات هذا الشهر", "Recrutés ce mois", "Recruited this month"),
    place: Place::Figure,
    rank: 110,
    shown_to: reads_staff,
    content: |cx| {
        let (value, before) = recruits(cx)?;
        Ok(Some(Content::Figure(Figure {
            value,
            before: Some(before),
            rule: Some(
                Label::new(
                    "من كان تاريخ توظيفهم من أول الشهر إلى اليوم، بجانب نفس الأيام من الشهر السابق",
                    "Ceux recrutés du 1er du mois à ce jour, à côté des mêmes jours du mois précédent",
                    "Those recruited since the first of the month, beside the same days of the month before",
                )
                .text(cx.lang())
                .to_owned(),
            ),
            link: Some(format!("{LIST}?sort=-{}", RECRUITED_ON.def.name)),
            ..Figure::default()
        })))
    },
};

const NOT_ENROLLED: Panel = enrolment(
    "employees.notEnrolled",
    120,
    Label::new("غير مسجلين بالجهاز", "Non enregistrés sur pointeuse", "Not enrolled"),
    |cx| enrolment_of(cx, RegistrationStatus::NotRegistered),
);
const WITHOUT_FINGERPRINT: Panel = enrolment(
    "employees.withoutFingerprint",
    130,
    Label::new(
        "مسجلون بدون بصمة",
        "Enregistrés sans empreinte",
        "Enrolled, no fingerprint",
    ),
    |cx| enrolment_of(cx, RegistrationStatus::MissingFingerprint),
);

const WITHOUT_CIN_COPY: Panel = Panel {
    id: "employees.withoutCinCopy",
    label: Label::new(
        "ملفات بدون نسخة البطاقة الوطنية للتعريف الإلكترونية",
        "Dossiers sans copie de la CIN",
        "Files without a copy of the ID",
    ),
    place: Place::Figure,
    // Of the four that human resources see at first: it is work to do.
    rank: 105,
    shown_to: reads_staff,
    content: |cx| {
        let mut filters = of_list();
        filters.push(CIN_COPY.is_unset().into());
        let figure = |value: u64| Figure {
            value: i64::try_from(value).unwrap_or(i64::MAX),
            link: Some(format!("{LIST}?cinFile=none")),
            rule: Some(
                Label::new(
                    "ملفات الموظفين المزاولين التي لا تحمل صورة للبطاقة",
                    "Les dossiers d’agents en activité où aucune copie de la carte n’est jointe",
                    "Files of people in activity to which no copy of the card is attached",
                )
                .text(cx.lang())
                .to_owned(),
            ),
            ..Figure::default()
        };
        let found = cx.count_readable(&EMPLOYEES, filters)?;
        Ok(found.map(figure).map(Content::Figure))
    },
};

const fn enrolment(
    id: &'static str,
    rank: u16,
    label: Label,
    content: fn(&Cx<'_>) -> Result<Option<Content>>,
) -> Panel {
    Panel {
        id,
        label,
        place: Place::Figure,
        rank,
        shown_to: reads_staff,
        content,
    }
}

const BY_ANNEXE: Panel = Panel {
    id: "employees.byAnnexe",
    label: Label::new("عدد الموظفين حسب الملحقة", "Effectif par annexe", "Staff by annexe"),
    place: Place::Grid,
    rank: 40,
    shown_to: reads_staff,
    content: |cx| ring(cx, ANNEXE.def, "annexe"),
};

const BY_SERVICE: Panel = Panel {
    id: "employees.byService",
    label: Label::new("عدد الموظفين حسب المصلحة", "Effectif par service", "Staff by service"),
    place: Place::Grid,
    rank: 70,
    shown_to: reads_staff,
    content: |cx| ring(cx, SERVICE.def, "service"),
};

const RETIRING: Panel = Panel {
    id: "employees.retiring",
    label: Label::new(
        "الإحالات المقبلة على التقاعد",
        "Prochains départs à la retraite",
        "Next retirements",
    ),
    place: Place::Grid,
    rank: 65,
    shown_to: reads_staff,
    content: next_retirements,
};

fn of_list() -> Vec<Filter> {
    LISTED.iter().copied().map(Filter::from).collect()
}

/// How many were recruited this month so far, and in the same days of the month before.
fn recruits(cx: &Cx<'_>) -> Result<(i64, i64)> {
    let (now, before) = month::so_far(cx.today());
    let count = |span: month::DaySpan| {
        let found = cx.count_readable(&EMPLOYEES, [span.days(RECRUITED_ON)])?;
        Ok::<_, schema::Error>(i64::try_from(found.unwrap_or(0)).unwrap_or(i64::MAX))
    };
    Ok((count(now)?, count(before)?))
}

fn enrolment_of(cx: &Cx<'_>, status: RegistrationStatus) -> Result<Option<Content>> {
    let mut filters = of_list();
    filters.push(REGISTRATION.eq(status));
    let figure = |value: u64| Figure {
        value: i64::try_from(value).unwrap_or(i64::MAX),
        link: Some(format!("{LIST}?registration={}", status.word())),
        rule: Some(
            Label::new(
                "الموظفون المزاولون حسب حالة تسجيلهم بالملف",
                "Agents en activité, d’après l’enregistrement noté dans leur dossier",
                "People in activity, by the enrolment that their file says",
            )
            .text(cx.lang())
            .to_owned(),
        ),
        ..Figure::default()
    };
    let found = cx.count_readable(&EMPLOYEES, filters)?;
    Ok(found.map(figure).map(Content::Figure))
}

/// The people of each unit: the largest by their names, the others together.
fn ring(cx: &Cx<'_>, by: FieldDef, param: &str) -> Result<Option<Content>> {
    let units = if by.name == ANNEXE.def.name {
        &ANNEXES
    } else {
        &SERVICES
    };
    let Some(mut groups) = cx.groups_readable(&EMPLOYEES, of_list(), by, Of::Whole, None)? else {
        return Ok(None);
    };
    groups.sort_by_key(|group| std::cmp::Reverse(group.count));
    let (named, unnamed): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(|group| unit_of(group).is_some());
    let shown = &named[..named.len().min(NAMED)];
    let ids: Vec<String> = shown.iter().filter_map(unit_of).collect();
    let largest = cx.many_readable(units, &ids)?;
    let mut parts: Vec<Part> = shown
        .iter()
        .map(|group| {
            let id = unit_of(group).unwrap_or_default();
            let unit = largest.iter().find(|unit| unit.id == id);
            let label = unit.map_or_else(|| id.clone(), |unit| title_in(unit, cx.lang()));
            part(label, group.count, Some(format!("{LIST}?{param}={id}")))
        })
        .collect();
    let rest = |groups: &[Group]| groups.iter().map(|group| group.count).sum::<u64>();
    let others = Label::new("الباقي", "Autres", "Others");
    let none = Label::new("بدون وحدة", "Sans unité", "Without unit");
    let without = Some(format!("{LIST}?{param}=none"));
    // The units follow each other in that order, the others among them.
    let all = Some(format!("{LIST}?sort={}", by.name));
    let together = [
        (others, rest(&named[shown.len()..]), all),
        (none, rest(&unnamed), without),
    ];
    for (label, count, link) in together.into_iter().filter(|(_, count, _)| *count > 0) {
        parts.push(part(label.text(cx.lang()).to_owned(), count, link));
    }
    Ok(Some(Content::Ring { parts }))
}

/// The unit that people were counted for.
fn unit_of(group: &Group) -> Option<String> {
    group.by.first().and_then(schema::Value::text).map(str::to_owned)
}

fn part(label: String, count: u64, link: Option<String>) -> Part {
    Part {
        label,
        value: i64::try_from(count).unwrap_or(i64::MAX),
        tone: None,
        link,
    }
}

/// Those who reach the age limit first.
fn next_retirements(cx: &Cx<'_>) -> Result<Option<Content>> {
    let limit = &retirement::RETIREMENT;
    let due = cx.falling_due(&EMPLOYEES, limit, limit.span(cx.today()))?;
    let first = due.iter().take(task::LINES);
    let mut faces = crate::home::faces(cx, first.clone().map(|(_, one)| Id(one.id.clone())))?;
    let mut functions = functions_of(cx, first.clone().map(|(_, one)| one))?;
    let rows = first.map(|(day, one)| Line {
        detail: functions.remove(&one.id).unwrap_or_default(),
        face: faces.remove(&one.id),
        day: Some(day_text(Date(*day))),
        badge: Some(Badge::new("", Tone::Info)),
        ..Line::about(one, cx.lang())
    });
    Ok(Some(Content::Rows(Rows {
        rows: rows.collect(),
        total: due.len() as u64,
        link: Some(DEPARTURES.to_owned()),
    })))
}
