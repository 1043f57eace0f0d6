//! Letters for many: what days and absences of a unit call for, as a list to review, and all of what was kept of it issued in one
//! act.

use std::collections::{HashMap, HashSet};

use engine::input::wrong_argument;
use engine::{BoxFuture, Cx, Engine, RequestContext, inputs};
use jiff::{ToSpan as _, civil};
use platform::answered_word::AnsweredWord;
use platform::people::employee::{self, EMPLOYEES, RegistrationStatus};
use platform::settings::threshold::Threshold;
use schema::{
    Date, Document, Error, FieldSet, Filter, Id, Label, Query, Rejection, Result, Select, error_codes, expected,
    validate,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

use super::act::LetterRow;
use super::{ABSENT, DATE, EMPLOYEE, KIND, Kind, MINUTES_LATE, REASON, REPLY_UNTIL, STANDING, WARNINGS};
use crate::absence::field as absence;
use crate::pointage::{self, POINTAGES};
use crate::word::read_objects;

error_codes! {
    TOO_MANY = "warnings_too_many", invalid => "عدد المراسلات المحتفظ بها {count}، ويوجه منها في المرة الواحدة {most} على الأكثر: المرجو توجيهها على دفعات", "{count} lettres retenues\u{a0}: {most} au plus s’émettent en une fois, faites-le en plusieurs fois", "{count} letters are kept: at most {most} are issued in one act, do it in several";
    IN_LINE = "warnings_line_refused", conflict => "السطر {line}: {reason}", "Ligne {line}\u{a0}: {reason}", "Line {line}: {reason}";
    TOO_LONG_A_PERIOD = "period_too_long", invalid => "{field}: أقصى مدة للفترة بالأيام: {most}", "{field}\u{a0}: la période dépasse {most} jours", "{field}: the period is longer than {most} days";
}

/// So many letters are issued in one act.
const AT_ONCE: usize = 200;
/// So many of them in one transaction: each is a number, a paper's facts and a notification.
const PIECE: usize = 20;
/// The name of the act.
pub(super) const ISSUE: &str = "warnings.issue";
/// So many days are looked through at once.
const DAYS: i32 = 92;

/// What lies further back calls for no letter any more, unless somebody writes one.
pub(super) static PROPOSED_FOR: Threshold = Threshold {
    key: "org.letterProposalDays",
    label: Label::new(
        "اقتراح المراسلات حول الوقائع (أيام)",
        "Lettres proposées\u{a0}: faits des derniers jours",
        "Proposed letters: facts of the last days",
    ),
    about: Label::new(
        "لا تقترح مراسلات حول وقائع أقدم من هذا العدد من الأيام.",
        "Aucune lettre n’est proposée pour un fait plus ancien.",
        "No letter is proposed for an older fact.",
    ),
    bounds: (7, 366),
    preset: 60,
};

inputs! {
    /// Of which days and of whom letters are wanted.
    pub(super) struct Wanted {
        /// The first day.
        from: civil::Date = need("from"),
        /// The last day.
        to: civil::Date = need("to"),
        /// Of this bureau.
        bureau: Option<Id> = may("bureauId"),
        /// Of this service.
        service: Option<Id> = may("serviceId"),
        /// Of this annexe.
        annexe: Option<Id> = may("annexeId"),
        /// Lateness from so many minutes; from any that is not tolerated unless it is said.
        late_from: Option<u64> = may("lateFrom"),
    }
    /// What was kept of the list.
    pub(super) struct Reviewed {
        /// The letters: employee, date, absent, minutesLate, kind, reason, each as a warning has it.
        warnings: Json = need("warnings"),
        /// The last day to reply to any of them.
        reply_until: Option<civil::Date> = may("replyUntil"),
    }
}

/// What the caller gives of each letter.
const GIVEN: &[schema::FieldDef] = &[
    EMPLOYEE.def,
    DATE.def,
    ABSENT.def,
    KIND.def,
    MINUTES_LATE.def,
    REASON.def,
    REPLY_UNTIL.def,
];

/// Days that call for letters.
#[derive(Serialize, JsonSchema)]
pub(super) struct LetterProposals {
    proposals: Vec<LetterProposal>,
    /// No day before it is proposed.
    since: String,
}

/// A day that calls for a letter.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct LetterProposal {
    perso_actif_id: String,
    name_fr: String,
    name_ar: String,
    date: String,
    absent: bool,
    minutes_late: Option<i64>,
    kind: AnsweredWord<Kind>,
    /// Whether the terminals know the person whole; without that no letter proves anything.
    registered: bool,
    first_in: Option<String>,
    pointage_id: String,
}

/// Days of absence that nobody justified and of lateness, without a letter that stands.
pub(super) fn propose(cx: &Cx<'_>, wanted: &Wanted) -> Result<LetterProposals> {
    let since = cx.today().saturating_sub(PROPOSED_FOR.value(cx)?.days());
    let span = wanted.from.until(wanted.to).map_or(0, |span| span.get_days());
    if span > DAYS {
        let refused = Rejection::new(TOO_LONG_A_PERIOD).field("to").arg("most", DAYS);
        return Err(refused.into());
    }
    let days = called_for(cx, wanted, since)?;
    let people: HashSet<Id> = days.iter().filter_map(|day| day.get(pointage::EMPLOYEE)).collect();
    let people: Vec<String> = people.into_iter().map(|Id(id)| id).collect();
    let letters = letters_that_stand(cx, wanted, &people)?;
    let justified = justified_days(cx, wanted, &people)?;
    let is_open = |day: &&Document| {
        let key = (day.get(pointage::EMPLOYEE), day.get(pointage::DATE));
        !letters.contains(&key) && !justified.contains(&key)
    };
    let open: Vec<&Document> = days.iter().filter(is_open).collect();
    let mut ids: Vec<String> = open
        .iter()
        .filter_map(|day| day.get(pointage::EMPLOYEE))
        .map(|Id(id)| id)
        .collect();
    ids.sort();
    ids.dedup();
    let people: HashMap<String, Document> = cx
        .many(&EMPLOYEES, &ids)?
        .into_iter()
        .map(|one| (one.id.clone(), one))
        .collect();
    Ok(LetterProposals {
        proposals: open.iter().filter_map(|day| proposal(day, &people)).collect(),
        since: since.to_string(),
    })
}

/// Days of absence and of lateness, as far as the caller reads days.
fn called_for(cx: &Cx<'_>, wanted: &Wanted, since: civil::Date) -> Result<Vec<Document>> {
    let least = i64::try_from(wanted.late_from.unwrap_or(1)).unwrap_or(i64::MAX);
    let late = Filter::All(vec![
        pointage::STATUS.eq(pointage::Status::Late),
        pointage::LATE.ge(least),
    ]);
    let mut filters = vec![
        pointage::DATE.between(wanted.from.max(since), wanted.to),
        Filter::Any(vec![pointage::STATUS.eq(pointage::Status::Absent), late]),
    ];
    let places = [
        (&wanted.bureau, pointage::BUREAU),
        (&wanted.service, pointage::SERVICE),
        (&wanted.annexe, pointage::ANNEXE),
    ];
    for (place, key) in places {
        filters.extend(place.as_ref().map(|place| key.eq(place)));
    }
    cx.fields_readable(&POINTAGES, filters, OF_DAY)
}

/// What of a day a proposal says.
const OF_DAY: &[schema::FieldDef] = &[
    pointage::EMPLOYEE.def,
    pointage::DATE.def,
    pointage::STATUS.def,
    pointage::LATE.def,
    pointage::FIRST_IN.def,
];

type Key = (Option<Id>, Option<Date>);

/// The days of these people about which a letter stands.
fn letters_that_stand(cx: &Cx<'_>, wanted: &Wanted, people: &[String]) -> Result<HashSet<Key>> {
    let query = Query {
        filters: vec![
            EMPLOYEE.any_of(people),
            DATE.between(wanted.from, wanted.to),
            STANDING.is_not_null(),
        ],
        select: Select::only(&WARNINGS, &[EMPLOYEE.def, DATE.def]),
        ..Query::default()
    };
    let found = cx.all_of(&WARNINGS, query)?;
    Ok(found.iter().map(|one| (one.get(EMPLOYEE), one.get(DATE))).collect())
}

/// Days of these people whose absence was accepted, or whose justification nobody has looked at yet.
fn justified_days(cx: &Cx<'_>, wanted: &Wanted, people: &[String]) -> Result<HashSet<Key>> {
    let said = [absence::Justification::Accepted, absence::Justification::Submitted];
    let query = Query {
        filters: vec![
            absence::EMPLOYEE.any_of(people),
            absence::DATE.between(wanted.from, wanted.to),
            absence::JUSTIFICATION.any_of(said),
        ],
        select: Select::only(&absence::ABSENCES, &[absence::EMPLOYEE.def, absence::DATE.def]),
        ..Query::default()
    };
    let found = cx.all_of(&absence::ABSENCES, query)?;
    let key = |one: &Document| (one.get(absence::EMPLOYEE), one.get(absence::DATE));
    Ok(found.iter().map(key).collect())
}

/// An absence calls for an explanation, lateness for a notice, unless whoever reviews it says otherwise.
fn proposal(day: &Document, people: &HashMap<String, Document>) -> Option<LetterProposal> {
    let Id(id) = day.get(pointage::EMPLOYEE)?;
    let person = people.get(&id)?;
    let is_absent = day.get(pointage::STATUS) == Some(pointage::Status::Absent);
    let (fr, ar) = person.title();
    let Date(on) = day.get(pointage::DATE)?;
    Some(LetterProposal {
        perso_actif_id: id,
        name_fr: fr,
        name_ar: ar,
        date: on.to_string(),
        absent: is_absent,
        minutes_late: day.get(pointage::LATE).filter(|_| !is_absent),
        kind: AnsweredWord(if is_absent {
            Kind::ExplanationRequest
        } else {
            Kind::Notice
        }),
        registered: person.get(employee::REGISTRATION) == Some(RegistrationStatus::FullyRegistered),
        first_in: day.get(pointage::FIRST_IN),
        pointage_id: day.id.clone(),
    })
}

/// Letters that were issued together, in the order of their lines.
#[derive(Serialize, JsonSchema)]
pub(super) struct IssuedLetters {
    warnings: Vec<LetterRow>,
}

/// Tried all of them first, so that a line which is refused keeps back the others too; then written in pieces, between which other
/// writes pass.
pub(super) fn issue(engine: Engine, ctx: RequestContext, reviewed: Reviewed) -> BoxFuture<IssuedLetters> {
    Box::pin(async move {
        let until = reviewed.reply_until;
        let lines = lines_of(&reviewed)?;
        for piece in pieces(&lines, until) {
            engine.dry_run(&ctx, ISSUE, piece).await?;
        }
        let mut warnings = Vec::with_capacity(lines.len());
        for piece in pieces(&lines, until) {
            warnings.extend(engine.transact(&ctx, ISSUE, piece).await?);
        }
        Ok(IssuedLetters { warnings })
    })
}

/// The work of each transaction.
fn pieces(
    lines: &[Json],
    until: Option<civil::Date>,
) -> impl Iterator<Item = impl FnMut(&mut Cx<'_>) -> Result<Vec<LetterRow>> + Send + use<>> {
    lines.chunks(PIECE).enumerate().map(move |(at, piece)| {
        let (first, piece) = (at * PIECE + 1, piece.to_vec());
        move |cx: &mut Cx<'_>| issue_piece(cx, &piece, first, until)
    })
}

/// The lines of a list; one person has one letter a day, also within it.
fn lines_of(reviewed: &Reviewed) -> Result<Vec<Json>> {
    let lines = read_objects("warnings", &reviewed.warnings)?;
    if lines.is_empty() {
        return Err(wrong_argument("warnings", expected::documents(1, AT_ONCE)));
    }
    if lines.len() > AT_ONCE {
        let refused = Rejection::new(TOO_MANY).field("warnings").arg("count", lines.len());
        return Err(refused.arg("most", AT_ONCE).into());
    }
    let mut days = HashSet::new();
    let key = |line: &Json| [EMPLOYEE.def, DATE.def].map(|field| line[field.name].to_string());
    match lines.iter().find(|line| !days.insert(key(line))) {
        Some(_) => Err(super::rules::ALREADY_EXISTS.into()),
        None => Ok(lines),
    }
}

fn issue_piece(cx: &mut Cx<'_>, lines: &[Json], first: usize, until: Option<civil::Date>) -> Result<Vec<LetterRow>> {
    let mut made = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let letter = letter(line, until).and_then(|letter| cx.create(letter));
        made.push(letter.map_err(|error| in_line(error, first + at, cx))?);
    }
    made.into_iter().map(|one| cx.answer(one).map(LetterRow)).collect()
}

fn letter(line: &Json, until: Option<civil::Date>) -> Result<Document> {
    let given = line
        .as_object()
        .ok_or_else(|| wrong_argument("warnings", expected::OBJECTS))?;
    let known = |name: &str| GIVEN.iter().any(|field| field.name == name);
    let data: Map<String, Json> = given
        .iter()
        .filter(|(name, _)| known(name))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let all = FieldSet::visible(&WARNINGS);
    let mut letter = Document::new(&WARNINGS);
    letter.apply(&validate(&WARNINGS, &data, all, all, None)?)?;
    if let Some(until) = until.filter(|_| letter.get(REPLY_UNTIL).is_none()) {
        letter.set(REPLY_UNTIL, Date(until));
    }
    Ok(letter)
}

/// The refusal of one of them, which names its line.
fn in_line(error: Error, line: usize, cx: &Cx<'_>) -> Error {
    match error {
        Error::Refused(refused) => {
            let mut named = Rejection::new(schema::ErrorCode {
                code: refused.kind.code,
                status: refused.kind.status,
                says: IN_LINE.says,
            });
            named.field.clone_from(&refused.field);
            named.arg("line", line).arg("reason", refused.text(cx.lang())).into()
        }
        fault @ Error::Fault(_) => fault,
    }
}
