//! Two units that are one place or one service: everything of the one is the other's, whose files know both names from then on.

use engine::input::FromArgument;
use engine::{Act, Allowed, Cx, Subject, inputs};
use schema::{
    Collection, Document, Field, FieldDef, Id, Kind, Label, Rejection, Result, Shape, To, Wording, error_codes, fold,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

error_codes! {
    INTO_ITSELF = "unit_merged_into_itself", invalid => "{field}: المرجو اختيار وحدة أخرى", "{field}\u{a0}: choisissez une autre unité", "{field}: choose another unit";
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
    pub(super) struct MergeInput {
        /// The one that it is, which stays.
        into: Id = need("intoId"),
        /// Which reports stand where both have others of one time.
        reports: Option<KeptFigures> = may("reports"),
    }
}

/// Two units that become one.
pub struct Merge {
    /// The unit that goes.
    pub from: Id,
    /// The one that it is, which stays.
    pub into: Id,
    /// Which reports stand where both have others of one time.
    pub reports: Option<KeptFigures>,
}

/// A unit that was another.
#[derive(Serialize, JsonSchema)]
pub(super) struct MergedUnit {
    /// The one that stays.
    unit: Json,
    /// How many documents named the other, and name this one.
    moved: u64,
}

/// What a department does about two units that become one: before anything of the one is the other's, and after.
pub struct UnitMerge {
    /// Settles what cannot stand twice, or refuses.
    pub before: fn(&mut Cx<'_>, &'static Collection, &Merge) -> Result<()>,
    /// Works out again what follows from both.
    pub after: fn(&mut Cx<'_>, &'static Collection, &Merge) -> Result<()>,
}

/// `{units}.merge` of one kind of units.
pub(super) const fn merges(
    id: &'static str,
    of: To,
    merge: fn(&mut Cx<'_>, Document, &MergeInput) -> Result<MergedUnit>,
) -> Act<MergeInput, MergedUnit> {
    Act::answering(id, WORDING, Subject::new(of, &[]), Allowed::Admins, merge)
}

const WORDING: Wording = Wording::new(
    Label::new("دمج", "Fusionner", "Merge"),
    Label::new("تم الدمج", "Unité fusionnée", "Unit merged"),
)
.asking(
    Label::new(
        "هذه الوحدة هي وحدة أخرى",
        "Cette unité en est une autre",
        "This unit is another unit",
    ),
    Label::new(
        "كل ما يشير إليها (الموظفون والتعيينات والتقارير وأجهزة الحضور) يصبح تابعا للوحدة الأخرى التي تحتفظ بأسمائها للوائح المقبلة. وتزول الوحدة المدمجة.",
        "Tout ce qui la nomme (personnel, affectations, rapports, pointeuses) nommera l’autre, qui gardera ses noms pour les fichiers à venir. L’unité fusionnée disparaît.",
        "All that names it (people, postings, reports, terminals) will name the other, which keeps its names for files to come. The merged unit is gone.",
    ),
)
.destructive();

/// Everything that names the one names the other; the one goes, and the other knows its names.
///
/// # Errors
/// When there is no other unit, or something of both contradicts the other.
pub(super) fn merge(
    cx: &mut Cx<'_>,
    from: Document,
    aliases: Field<Vec<String>>,
    given: &MergeInput,
) -> Result<MergedUnit> {
    let of = from.of;
    let given = Merge {
        from: Id(from.id.clone()),
        into: given.into.clone(),
        reports: given.reports,
    };
    cx.need_readable(of, given.into.as_str())?;
    if given.from == given.into {
        return Err(Rejection::new(INTO_ITSELF).field("intoId").into());
    }
    for one in cx.extensions::<UnitMerge>() {
        (one.before)(cx, of, &given)?;
    }
    let moved = cx.move_references(of, from.id.as_str(), given.into.as_str())?;
    cx.delete(of, &from.id)?;
    let into = cx.need(of, given.into.as_str())?;
    let into = cx.update(united(into, &from, aliases))?;
    for one in cx.extensions::<UnitMerge>() {
        (one.after)(cx, of, &given)?;
    }
    Ok(MergedUnit {
        unit: cx.answer(into)?,
        moved,
    })
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
        .fields()
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
