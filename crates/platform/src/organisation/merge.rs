//! Two units that are one place or one service: everything of the one is the other's, whose files know both names from then on.

use engine::input::FromArgument;
use engine::{Act, Action, Allowed, Cx, inputs};
use schema::{Collection, Document, Field, FieldDef, Id, Kind, Rejection, Result, Shape, Value, error_codes, fold};
use serde_json::{Value as Json, json};

use super::work_schedule::WORK_SCHEDULES;
use super::{annexe, bureau, direction, division, service};

error_codes! {
    INTO_ITSELF = "unit_merged_into_itself", invalid => "{field}: المرجو اختيار وحدة أخرى", "{field}\u{a0}: choisissez une autre unité", "{field}: choose another unit";
    BOTH_HAVE_HOURS = "units_both_have_hours", conflict => "لكل من الوحدتين أوقات عمل خاصة بها: المرجو حذف أوقات «{name}» أولا", "Les deux unités ont leurs propres horaires\u{a0}: supprimez d’abord ceux de «\u{a0}{name}\u{a0}»", "Both units have hours of their own: delete those of \"{name}\" first";
}

/// What becomes of figures that both units have of one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptFigures {
    /// Those of the unit that stays.
    OfInto,
    /// Those of the unit that goes.
    OfFrom,
    /// Both together: they were of two halves.
    Sum,
}

impl FromArgument for KeptFigures {
    const SHAPE: Shape = Shape::Word(&["into", "from", "sum"]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        match String::read(name, given)?.as_deref() {
            None => Ok(None),
            Some("into") => Ok(Some(KeptFigures::OfInto)),
            Some("from") => Ok(Some(KeptFigures::OfFrom)),
            Some("sum") => Ok(Some(KeptFigures::Sum)),
            Some(_) => Err(engine::input::wrong_argument(name, schema::expected::STRING)),
        }
    }
}

inputs! {
    /// A unit that is another.
    pub struct Merge {
        /// The unit that goes.
        from: Id = need("id"),
        /// The one that it is, which stays.
        into: Id = need("intoId"),
        /// Which reports stand where both have others of one time.
        reports: Option<KeptFigures> = may("reports"),
    }
}

/// What a department does about two units that become one: before anything of the one is the other's, and after.
pub struct UnitMerge {
    /// Settles what cannot stand twice, or refuses.
    pub before: fn(&mut Cx<'_>, &'static Collection, &Merge) -> Result<()>,
    /// Works out again what follows from both.
    pub after: fn(&mut Cx<'_>, &'static Collection, &Merge) -> Result<()>,
}

/// `annexes.merge` → `{unit, moved}`.
pub(super) const ANNEXES: &dyn Act = &Action::run("annexes.merge", Allowed::Admins, |cx, given: &Merge| {
    merge(cx, &annexe::ANNEXES, annexe::ALIASES, given)
});
/// `services.merge` → `{unit, moved}`.
pub(super) const SERVICES: &dyn Act = &Action::run("services.merge", Allowed::Admins, |cx, given: &Merge| {
    merge(cx, &service::SERVICES, service::ALIASES, given)
});
/// `bureaux.merge` → `{unit, moved}`.
pub(super) const BUREAUX: &dyn Act = &Action::run("bureaux.merge", Allowed::Admins, |cx, given: &Merge| {
    merge(cx, &bureau::BUREAUX, bureau::ALIASES, given)
});
/// `divisions.merge` → `{unit, moved}`.
pub(super) const DIVISIONS: &dyn Act = &Action::run("divisions.merge", Allowed::Admins, |cx, given: &Merge| {
    merge(cx, &division::DIVISIONS, division::ALIASES, given)
});
/// `directions.merge` → `{unit, moved}`.
pub(super) const DIRECTIONS: &dyn Act = &Action::run("directions.merge", Allowed::Admins, |cx, given: &Merge| {
    merge(cx, &direction::DIRECTIONS, direction::ALIASES, given)
});

/// Everything that names the one names the other; the one goes, and the other knows its names.
fn merge(cx: &mut Cx<'_>, of: &'static Collection, aliases: Field<Vec<String>>, given: &Merge) -> Result<Json> {
    let from = cx.need_readable(of, given.from.as_str())?;
    cx.need_readable(of, given.into.as_str())?;
    if given.from == given.into {
        return Err(Rejection::new(INTO_ITSELF).field("intoId").into());
    }
    hours_are_of_one(cx, of, given, &from)?;
    for one in cx.extensions::<UnitMerge>() {
        (one.before)(cx, of, given)?;
    }
    let moved = cx.move_references(of, from.id.as_str(), given.into.as_str())?;
    cx.delete(of, &from.id)?;
    let into = cx.need(of, given.into.as_str())?;
    let into = cx.update(united(into, &from, aliases))?;
    for one in cx.extensions::<UnitMerge>() {
        (one.after)(cx, of, given)?;
    }
    Ok(json!({ "unit": cx.answer(into)?, "moved": moved }))
}

/// Hours of two units contradict each other as soon as they are of one.
fn hours_are_of_one(cx: &Cx<'_>, of: &'static Collection, given: &Merge, from: &Document) -> Result<()> {
    let leads = |field: &&FieldDef| field.kind.target().is_some_and(|to| *to() == *of);
    let Some(link) = WORK_SCHEDULES.fields.iter().find(leads) else {
        return Ok(());
    };
    let has = |id: &Id| {
        cx.first(
            &WORK_SCHEDULES,
            [link.test(schema::Op::Equal, vec![Value::from(id.as_str())])],
        )
    };
    if has(&given.from)?.is_some() && has(&given.into)?.is_some() {
        let (fr, _) = from.title();
        return Err(Rejection::new(BOTH_HAVE_HOURS).field("intoId").arg("name", fr).into());
    }
    Ok(())
}

/// The unit that stays, with what the other alone knew: each name in its script, its other facts, and its names as aliases.
fn united(mut into: Document, from: &Document, aliases: Field<Vec<String>>) -> Document {
    let titles: Vec<&FieldDef> = into.of.title.iter().collect();
    for (at, field) in titles.iter().enumerate() {
        let is_right = |document: &Document| {
            document
                .value(field.name)
                .text()
                .is_some_and(|name| is_arabic(name) == (at == 1))
        };
        if !is_right(&into) && is_right(from) {
            let former = into.value(field.name).text().map(str::to_owned);
            into.set_value(field.name, from.value(field.name).clone());
            add_names(&mut into, aliases, former);
        }
    }
    let is_title = |field: &FieldDef| titles.iter().any(|title| title.name == field.name);
    for field in into
        .of
        .fields
        .iter()
        .filter(|field| field.is_input() && !is_title(field))
    {
        let is_blank = into.value(field.name).is_null() && !matches!(field.kind, Kind::List(_));
        if is_blank && !from.value(field.name).is_null() {
            into.set_value(field.name, from.value(field.name).clone());
        }
    }
    let names = titles
        .iter()
        .filter_map(|field| from.value(field.name).text().map(str::to_owned));
    let names: Vec<String> = names.chain(from.get(aliases).unwrap_or_default()).collect();
    add_names(&mut into, aliases, names);
    into
}

/// Names that are none of the unit's yet.
fn add_names(unit: &mut Document, aliases: Field<Vec<String>>, names: impl IntoIterator<Item = String>) {
    let mut known: Vec<String> = unit.get(aliases).unwrap_or_default();
    for name in names {
        let titles = unit.of.title.iter().filter_map(|field| unit.value(field.name).text());
        let is_known = titles
            .chain(known.iter().map(String::as_str))
            .any(|one| fold(one) == fold(&name));
        if !is_known {
            known.push(name);
        }
    }
    unit.set_or_clear(aliases, (!known.is_empty()).then_some(known));
}

fn is_arabic(name: &str) -> bool {
    name.chars().any(|letter| ('\u{600}'..='\u{6ff}').contains(&letter))
}
