//! Names become links, missing units are counted and made where the caller may, rows become tasks.

use std::collections::{BTreeMap, HashMap, HashSet};

use engine::{Cx, Engine, RequestContext};
use schema::{Collection, Document, Kind, Rejection, Result, Value};

use super::column::normal;
use super::error_codes;
use super::known::KnownDocuments;
use super::plan::Planned;
use super::references::{Linked, References, is_made_of_its_name};
use super::report::UnknownUnit;
use super::run::record::{Tally, WrittenRow};
use super::twins;
use super::{Import, Plan};

/// Different names that lead nowhere, in one column, from somebody who may not read every name there is.
const GUESSES: usize = 100;

/// A row that is ready to be written.
#[derive(Clone)]
pub(super) struct Task {
    /// The place of its row in the plan.
    pub at: usize,
    /// The document that it is; none for a new one.
    pub target: Option<String>,
    /// The values it gives.
    pub given: schema::Given,
    /// The fields whose column may hold a part of them only.
    pub unsure: Vec<usize>,
    /// The values for documents beside it, by the place among those columns.
    pub beside: schema::Given,
}

/// The units that the rows name and nobody knows, once each.
pub(super) fn missing_units(import: &Import, rows: &[Planned], world: &References) -> Vec<UnknownUnit> {
    let mut missing: Vec<UnknownUnit> = Vec::new();
    let mut places: HashMap<ReferenceKey, usize> = HashMap::new();
    for (to, name) in rows.iter().flat_map(|row| named_units(import, row)) {
        if !is_made_of_its_name(to) || !is_unknown(world, to, &name) {
            continue;
        }
        let place = *places.entry(reference_by_name(to, &name)).or_insert_with(|| {
            missing.push(UnknownUnit {
                of: to,
                name,
                rows: 0,
                like: None,
            });
            missing.len() - 1
        });
        missing[place].rows += 1;
    }
    missing
}

/// The units that a row names: by links, and by texts that are names of a list.
pub(super) fn named_units(import: &Import, row: &Planned) -> Vec<(&'static Collection, String)> {
    let links = row.names.iter().filter_map(|(at, names)| {
        let to = import.field(*at).kind.target().map(|to| to())?;
        Some(names.iter().map(move |name| (to, name.clone())))
    });
    let texts = import.listed.iter().filter_map(|(text, to)| {
        let at = import.position(text.name)?;
        let (_, value) = row.given.iter().find(|(one, _)| *one == at)?;
        let name = value.text().filter(|name| !name.trim().is_empty())?;
        Some((to(), name.to_owned()))
    });
    links.flatten().chain(texts).collect()
}

/// A collection and a folded name.
type ReferenceKey = (&'static str, String);

fn reference_by_name(to: &Collection, name: &str) -> ReferenceKey {
    (to.id, normal(name))
}

fn is_unknown(world: &References, to: &Collection, name: &str) -> bool {
    world
        .find_by_name(to, name)
        .is_err_and(|refused| refused.kind.code == error_codes::UNKNOWN_NAME.code)
}

/// Makes the missing units that the caller may create; in a rehearsal nothing is made, and their names are left out.
pub(super) async fn make_units(
    engine: &Engine,
    ctx: &RequestContext,
    plan: &mut Plan,
    world: &mut References,
    missing: &mut Vec<UnknownUnit>,
) -> Result<()> {
    let (allowed, rest): (Vec<UnknownUnit>, Vec<UnknownUnit>) = missing
        .drain(..)
        .partition(|one| ctx.rights.may(one.of, "create") && !says_unknown(&one.name));
    twins::refuse_undecided(&allowed, plan.is_rehearsal)?;
    if plan.is_rehearsal {
        forget(plan, &allowed);
        missing.extend(allowed);
    } else {
        let spelt = spellings(allowed, &plan.same);
        let (units, recorder) = (spelt.clone(), plan.recorder.clone());
        let made = engine.transact(ctx, "import units", move |cx| {
            let mut written = Vec::new();
            let ids = units.iter().map(|one| make(cx, one, &mut written));
            let ids = ids.collect::<Result<Vec<_>>>()?;
            Ok((ids, recorder.note(cx, &written, Tally::default())?))
        });
        let (ids, run) = made.await?;
        plan.recorder.run = run;
        for (unit, id) in spelt.iter().zip(ids) {
            for one in unit {
                world.add(one.of, &one.name, id.clone());
            }
        }
    }
    missing.extend(rest);
    Ok(())
}

/// What people write where they do not know the unit, folded.
const UNKNOWN: &[&str] = &[
    "inconnu",
    "inconnue",
    "unknown",
    "مجهول",
    "مجهوله",
    "غير معروف",
    "غير معروفه",
];

/// Whether a name says that nobody knows the unit: such a one is never made.
fn says_unknown(name: &str) -> bool {
    let name = format!(" {} ", normal(name));
    name.trim().is_empty() || UNKNOWN.iter().any(|word| name.contains(&format!(" {word} ")))
}

/// The spellings of each unit: its name, and those that were said to be the same.
fn spellings(missing: Vec<UnknownUnit>, same: &BTreeMap<String, String>) -> Vec<Vec<UnknownUnit>> {
    let other = |one: &UnknownUnit| {
        let other = same.get(&one.name).filter(|other| **other != one.name)?;
        missing
            .iter()
            .find(|unit| unit.of == one.of && unit.name == **other && !same.contains_key(&unit.name))
    };
    let (second, first): (Vec<_>, Vec<_>) = missing.iter().partition(|one| other(one).is_some());
    let is_of =
        |one: &UnknownUnit, unit: &UnknownUnit| other(one).is_some_and(|to| (to.of, &to.name) == (unit.of, &unit.name));
    let all = |unit: &UnknownUnit| {
        let same = second.iter().filter(|one| is_of(one, unit)).map(|one| (*one).clone());
        std::iter::once(unit.clone()).chain(same).collect()
    };
    first.into_iter().map(all).collect()
}

/// Makes a unit under its spellings: the French title takes the Latin one, the Arabic title the Arabic one, and either
/// the only one there is.
fn make(cx: &mut Cx<'_>, spellings: &[UnknownUnit], written: &mut Vec<WrittenRow>) -> Result<String> {
    let of = spellings[0].of;
    let mut document = Document::new(of);
    for (at, field) in of.title.iter().enumerate() {
        let fits = spellings.iter().find(|one| is_arabic(&one.name) == (at == 1));
        document.set_value(field.name, Value::from(fits.unwrap_or(&spellings[0]).name.as_str()));
    }
    let from = cx.end_of_log()?;
    let id = cx.create(document)?.id;
    written.push(WrittenRow::since(cx, from, of, &id)?);
    Ok(id)
}

fn is_arabic(name: &str) -> bool {
    name.chars().any(|letter| ('\u{600}'..='\u{6ff}').contains(&letter))
}

/// Takes names that will be made out of the rows of a rehearsal.
fn forget(plan: &mut Plan, units: &[UnknownUnit]) {
    let import = plan.import;
    let made: HashSet<ReferenceKey> = units
        .iter()
        .map(|unit| reference_by_name(unit.of, &unit.name))
        .collect();
    for row in &mut plan.rows {
        row.names.retain_mut(|(at, names)| {
            let Some(to) = import.field(*at).kind.target().map(|to| to()) else {
                return false;
            };
            names.retain(|name| !made.contains(&reference_by_name(to, name)));
            !names.is_empty()
        });
    }
}

/// Refuses a file that tries out names on what its sender may not read: a list of guesses is no list of documents.
pub(super) fn refuse_guessing(import: &Import, rows: &[Planned], world: &References) -> Result<()> {
    let mut unknown: HashMap<usize, HashSet<String>> = HashMap::new();
    for (at, names) in rows.iter().flat_map(|row| &row.names) {
        let Some(to) = import
            .field(*at)
            .kind
            .target()
            .map(|to| to())
            .filter(|to| world.hides(to))
        else {
            continue;
        };
        let guesses = names.iter().filter(|name| is_unknown(world, to, name));
        let tried = unknown.entry(*at).or_default();
        tried.extend(guesses.map(|name| normal(name)));
        if tried.len() > GUESSES {
            let refused = Rejection::new(error_codes::TOO_MANY_UNKNOWN).about(import.field(*at));
            return Err(refused.arg("most", GUESSES).into());
        }
    }
    Ok(())
}

/// The units that a row surely names: they tell which of several of one name its other names mean. A division tells the
/// service, and that one its office.
fn beside(import: &Import, row: &Planned, world: &References) -> Vec<Linked> {
    let mut known: Vec<Linked> = Vec::new();
    loop {
        let single = row.names.iter().chain(&row.hints).filter(|(_, names)| names.len() == 1);
        let found = single.filter_map(|(at, names)| {
            let to = import
                .field(*at)
                .kind
                .target()
                .map(|to| to())
                .filter(|to| is_made_of_its_name(to))?;
            let id = world.find_beside(to, &names[0], &known).ok()?;
            Some((to.id, id.to_owned()))
        });
        let found: Vec<Linked> = found.collect();
        if found.len() == known.len() {
            return known;
        }
        known = found;
    }
}

/// Puts ids in the place of names; a name that leads nowhere makes its row wrong. What the file says of it stays what the
/// report says.
pub(super) fn link(import: &Import, rows: &mut [Planned], world: &References) {
    for row in rows {
        let beside = beside(import, row, world);
        for (at, names) in std::mem::take(&mut row.names) {
            let field = import.field(at);
            let Some(to) = field.kind.target().map(|to| to()) else {
                continue;
            };
            let ids: std::result::Result<Vec<&str>, Rejection> =
                names.iter().map(|name| world.find_beside(to, name, &beside)).collect();
            row.shown.push((at, names.join(", ")));
            match ids {
                Ok(ids) if matches!(field.kind, Kind::List(_)) => {
                    row.given
                        .push((at, Value::Json(serde_json::Value::from(ids).to_string())));
                }
                Ok(ids) => row.given.extend(ids.first().map(|id| (at, Value::from(*id)))),
                Err(wrong) => row.wrong.push(wrong.field(field.name)),
            }
        }
    }
}

/// What is to be written. A row that cannot even be written in itself is wrong here, not in its job.
pub(super) fn tasks(import: &Import, rows: &mut [Planned], known: &KnownDocuments) -> Vec<Task> {
    let mut tasks = Vec::new();
    let own = import.of.fields().len();
    for (at, row) in rows.iter_mut().enumerate() {
        let (given, beside): (schema::Given, schema::Given) =
            row.given.iter().cloned().partition(|(field, _)| *field < own);
        let target = match known.target(import, row) {
            Ok(target) => target,
            Err(wrong) => {
                row.wrong.push(wrong);
                None
            }
        };
        if let Some(id) = &target {
            forget_what_stands(import, row, id, known);
        }
        if target.is_none() {
            let made = Document::new(import.of).apply(&given);
            // What a wrong cell should have given is not called missing as well.
            let is_news = |one: &Rejection| row.wrong.iter().all(|wrong| wrong.field != one.field);
            let new: Vec<Rejection> = made.err().iter().flat_map(refusals).filter(is_news).collect();
            row.wrong.extend(new);
        }
        if row.wrong.is_empty() {
            tasks.push(Task {
                at,
                target,
                given,
                unsure: row.unsure.clone(),
                beside: beside.into_iter().map(|(field, value)| (field - own, value)).collect(),
            });
        }
    }
    tasks
}

/// Takes back what was said of the form of texts that the document holds already; a row that repeats another still does.
fn forget_what_stands(import: &Import, row: &mut Planned, id: &str, known: &KnownDocuments) {
    let mut wrong = std::mem::take(&mut row.wrong);
    wrong.retain(|one| {
        let field = one
            .field
            .as_deref()
            .and_then(|name| Some((name, import.position(name)?)));
        let is_repeated = one.kind.code == error_codes::REPEATED.code;
        is_repeated || field.is_none_or(|(name, at)| !known.holds_text(id, name, &row.value(import, at)))
    });
    row.wrong = wrong;
}

/// The refusals of an error, one for each field.
pub(super) fn refusals(error: &schema::Error) -> Vec<Rejection> {
    match error.rejection() {
        Some(rejection) if rejection.errors.is_empty() => vec![rejection.clone()],
        Some(rejection) => rejection.errors.clone(),
        None => Vec::new(),
    }
}
