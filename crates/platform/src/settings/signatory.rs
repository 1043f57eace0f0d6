//! Who signs papers, for what, and until when: `org.signatories`.
//!
//! `[{employeeId?, nameFr, nameAr, qualityFr, qualityAr, sex?: male|female, kinds: [], mode: own|delegation|substitution,
//! from?, to?, actNumber?, actDate?, unitFr?, unitAr?}]`. The president signs by right; others by delegation of signature, or standing in while he is
//! away (organic law 113-14, articles 103 and 109), by an act whose number and day their papers print. Nobody signs in a matter of
//! their own: the next in force does.

use engine::Cx;
use jiff::civil::Date;
use schema::Result;
use serde_json::{Map, Value as Json};

use super::rules::{self, InvalidMember};
use crate::papers::PaperKind;
use crate::papers::facts::Gender;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person;

/// Its key.
pub const SIGNATORIES: &str = "org.signatories";
/// Most signatories.
const MOST: usize = 100;
/// Greatest length of a name or a quality, in characters.
const LONGEST: usize = 200;

/// Most lines of the unit that issues.
const MOST_UNIT_LINES: usize = 3;

/// By which right somebody signs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// The holder of the office.
    #[default]
    Own,
    /// By delegation of signature (بالتفويض).
    Delegation,
    /// Standing in for the holder (بالنيابة).
    Substitution,
}

/// Somebody who signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signatory {
    /// The name, in French and in Arabic.
    pub name: [String; 2],
    /// The quality, in French and in Arabic.
    pub quality: [String; 2],
    /// Of which gender papers speak of them: as it is said here, or else in the file of the employee.
    pub gender: Gender,
    /// By which right.
    pub mode: Mode,
    /// The division and the service that issue what they sign, in French and in Arabic, a line each: the end of the head.
    pub unit: [Vec<String>; 2],
    /// The employee, when the signatory is one.
    pub employee: Option<String>,
    /// The number and the day of the act by which another signs for the holder of the office.
    pub act: Option<(String, Date)>,
}

impl Signatory {
    /// Whether they sign in their own name, or for another by an act that is written down.
    pub fn has_standing(&self) -> bool {
        self.mode == Mode::Own || self.act.is_some()
    }
}

/// Who signs papers of a kind on a day: who is named for the kind before who signs everything, else the first.
///
/// # Errors
/// When the settings cannot be read.
pub fn signatory(cx: &Cx<'_>, kind: &str, on: Date) -> Result<Option<Signatory>> {
    signatory_about(cx, kind, on, None)
}

/// As [`signatory`], in a matter of an employee, who is passed over: the next in force signs.
///
/// # Errors
/// When the settings cannot be read.
pub fn signatory_about(cx: &Cx<'_>, kind: &str, on: Date, about: Option<&str>) -> Result<Option<Signatory>> {
    let all = in_force(cx, on)?;
    let is_another = |one: &&Json| about.is_none() || employee_of(one) != about;
    let Some(mut who) = in_order(&all, kind).find(is_another).map(read) else {
        return Ok(None);
    };
    if let (Gender::Unknown, Some(employee)) = (who.gender, &who.employee)
        && let Some(employee) = cx.get(&EMPLOYEES, employee)?
    {
        who.gender = person::sex_of(cx, &employee)?.into();
    }
    Ok(Some(who))
}

/// Those in force on a day, in their order; whoever has left signs nothing, and the next in force does.
fn in_force(cx: &Cx<'_>, on: Date) -> Result<Vec<Json>> {
    let Json::Array(mut given) = super::value(cx, SIGNATORIES)? else {
        return Ok(Vec::new());
    };
    given.retain(|one| is_in_force(one, on));
    let ids: Vec<String> = given.iter().filter_map(employee_of).map(str::to_owned).collect();
    let mut gone = cx.many(&EMPLOYEES, &ids)?;
    gone.retain(|file| file.get(employee::ACTIVE) == Some(false));
    given.retain(|one| employee_of(one).is_none_or(|id| gone.iter().all(|file| file.id != id)));
    Ok(given)
}

/// Those who sign a kind: who is named for it, then who signs everything.
fn in_order<'a>(all: &'a [Json], kind: &'a str) -> impl Iterator<Item = &'a Json> {
    let named = all.iter().filter(move |one| kinds(one).any(|named| named == kind));
    named.chain(all.iter().filter(|one| kinds(one).next().is_none()))
}

fn employee_of(one: &Json) -> Option<&str> {
    one["employeeId"].as_str().filter(|id| !id.is_empty())
}

/// Those who sign today for another without an act that is written down: their papers are signed by hand until it is.
///
/// # Errors
/// When the settings cannot be read.
pub fn without_standing(cx: &Cx<'_>) -> Result<usize> {
    let all = in_force(cx, cx.today())?;
    Ok(all.iter().filter(|one| !read(one).has_standing()).count())
}

/// The word by which a row that waits for a signature says whose: of a kind of paper, or of that kind in a matter of its own
/// signatory.
pub fn office_word(kind: &str, apart: Option<&str>) -> String {
    match apart {
        Some(employee) => format!("{kind} {employee}"),
        None => kind.to_owned(),
    }
}

/// The word of what waits for whoever signs a kind of paper, in a matter of an employee.
///
/// # Errors
/// When the settings cannot be read.
pub fn office_of(cx: &Cx<'_>, kind: &str, about: &str) -> Result<String> {
    let all = in_force(cx, cx.today())?;
    let first = in_order(&all, kind).next().and_then(employee_of);
    Ok(office_word(kind, first.filter(|first| *first == about)))
}

/// The words of the offices that an employee signs for today: of each kind what is not their own matter, and the matters of who
/// signs before them.
///
/// # Errors
/// When the settings cannot be read.
pub(crate) fn offices_of(cx: &Cx<'_>, kinds: &[&str], employee: &str) -> Result<Vec<String>> {
    let all = in_force(cx, cx.today())?;
    if all.iter().all(|one| employee_of(one) != Some(employee)) {
        return Ok(Vec::new());
    }
    let mut words = Vec::new();
    for kind in kinds {
        let first = in_order(&all, kind).next().and_then(employee_of);
        if first == Some(employee) {
            words.push(office_word(kind, None));
            // Who signed before them may have left matters of their own behind.
            let others = all.iter().filter_map(employee_of).filter(|other| *other != employee);
            words.extend(others.map(|other| office_word(kind, Some(other))));
        } else if let Some(first) = first {
            let mut next = in_order(&all, kind).map(employee_of).filter(|one| *one != Some(first));
            if next.next() == Some(Some(employee)) {
                words.push(office_word(kind, Some(first)));
            }
        }
    }
    words.sort_unstable();
    words.dedup();
    Ok(words)
}

/// Who signs when nobody is named: the office alone, for a name written by hand.
pub fn president() -> Signatory {
    Signatory {
        quality: PRESIDENT.map(str::to_owned),
        ..Signatory::default()
    }
}

/// The office in whose name papers are signed.
pub const PRESIDENT: [&str; 2] = ["Le Président du Conseil communal", "رئيس مجلس الجماعة"];

fn read(one: &Json) -> Signatory {
    let text = |member: &str| one[member].as_str().unwrap_or_default().trim().to_owned();
    Signatory {
        name: [text("nameFr"), text("nameAr")],
        quality: [text("qualityFr"), text("qualityAr")],
        gender: match one["sex"].as_str() {
            Some("male") => Gender::Male,
            Some("female") => Gender::Female,
            _ => Gender::Unknown,
        },
        mode: match one["mode"].as_str() {
            Some("delegation") => Mode::Delegation,
            Some("substitution") => Mode::Substitution,
            _ => Mode::Own,
        },
        unit: ["unitFr", "unitAr"].map(|member| text(member).lines().map(str::to_owned).collect()),
        employee: Some(text("employeeId")).filter(|id| !id.is_empty()),
        act: Some(text("actNumber"))
            .filter(|number| !number.is_empty())
            .zip(day(&one["actDate"]).ok().flatten()),
    }
}

/// A unit has no more lines than a division, a service and a bureau.
fn is_short(unit: &Json) -> bool {
    unit.as_str()
        .is_some_and(|text| text.lines().count() <= MOST_UNIT_LINES)
}

fn kinds(one: &Json) -> impl Iterator<Item = &str> {
    one["kinds"].as_array().into_iter().flatten().filter_map(Json::as_str)
}

fn is_in_force(one: &Json, on: Date) -> bool {
    let day = |member: &str| day(&one[member]).ok().flatten();
    day("from").is_none_or(|from| from <= on) && day("to").is_none_or(|to| on <= to)
}

/// A day of a member; none when it is absent or empty.
fn day(member: &Json) -> std::result::Result<Option<Date>, ()> {
    match member {
        Json::Null => Ok(None),
        Json::String(text) if text.is_empty() => Ok(None),
        // A browser may send the instant of its midnight: the day as written counts.
        Json::String(text) => text.get(..10).unwrap_or(text).parse().map(Some).map_err(drop),
        _ => Err(()),
    }
}

/// Whether a value is a list of signatories; otherwise what is wrong: `2.nameFr`, counted from one.
pub(super) fn check(cx: &Cx<'_>, value: &Json) -> Result<std::result::Result<(), InvalidMember>> {
    let Some(all) = value.as_array().filter(|all| all.len() <= MOST) else {
        return Ok(Err(InvalidMember::at("[]")));
    };
    let kinds: Vec<&str> = cx.extensions::<PaperKind>().map(|kind| kind.id).collect();
    for (at, one) in all.iter().enumerate() {
        let wrong = |member: &str| InvalidMember::at(&format!("{}.{member}", at + 1));
        let Some(members) = one.as_object() else {
            return Ok(Err(wrong("{}")));
        };
        if let Some(name) = wrong_member(members, &kinds) {
            return Ok(Err(wrong(name)));
        }
        if let Some(id) = one["employeeId"].as_str().filter(|id| !id.is_empty())
            && cx.get(&EMPLOYEES, id)?.is_none()
        {
            return Ok(Err(wrong("employeeId")));
        }
    }
    Ok(Ok(()))
}

/// The first member that is not as it should be.
fn wrong_member<'m>(members: &'m Map<String, Json>, kinds: &[&str]) -> Option<&'m str> {
    const REQUIRED: [&str; 4] = ["nameFr", "nameAr", "qualityFr", "qualityAr"];
    let is_kind = |kind: &Json| kind.as_str().is_some_and(|kind| kinds.contains(&kind));
    let is_right = |(name, member): &(&String, &Json)| match name.as_str() {
        "nameFr" | "nameAr" | "qualityFr" | "qualityAr" => rules::is_line(member, LONGEST),
        "unitFr" | "unitAr" => member.is_null() || rules::is_text(member, LONGEST) && is_short(member),
        "employeeId" => member.is_null() || rules::is_text(member, 36),
        "mode" => member
            .as_str()
            .is_some_and(|mode| ["own", "delegation", "substitution"].contains(&mode)),
        "sex" => member.is_null() || member.as_str().is_some_and(|sex| ["male", "female"].contains(&sex)),
        "actNumber" => member.is_null() || rules::is_line(member, LONGEST),
        "from" | "to" | "actDate" => day(member).is_ok(),
        "kinds" => member.as_array().is_some_and(|named| named.iter().all(is_kind)),
        _ => false,
    };
    if let Some((name, _)) = members.iter().find(|one| !is_right(one)) {
        return Some(name);
    }
    let is_blank = |name: &&&str| {
        members
            .get(**name)
            .and_then(Json::as_str)
            .is_none_or(|text| text.trim().is_empty())
    };
    if let Some(name) = REQUIRED.iter().find(is_blank) {
        return Some(name);
    }
    let end = |name: &str| members.get(name).and_then(|member| day(member).ok().flatten());
    matches!((end("from"), end("to")), (Some(from), Some(to)) if from > to).then_some("to")
}
