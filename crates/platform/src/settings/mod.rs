//! Settings: what the commune may change without a new release. Secrets are configuration, never settings.

pub mod clock;
pub mod letterhead;
pub mod number_pattern;
mod place;
pub mod rules;
pub mod signatory;
pub mod threshold;

use std::collections::BTreeMap;

use engine::{Allowed, Cx, Entity, Import};
use schema::{
    Access, Change, Collection, Date, Document, Fields, Grant, Id, Label, Lang, Result, Rows, Unique, Who, date,
    fields, file, json, text,
};

fields! {
    KEY: String = text("key").required() => "المفتاح", "Clé", "Key";
    VALUE: serde_json::Value = json("value").bytes(131_072) => "القيمة", "Valeur", "Value";
    VALID_FROM: Date = date("validFrom") => "يسري من", "Valable du", "Valid from";
    /// Of the letterhead alone. Papers that were issued show the former ones, so those stay.
    LOGO: Id = file("logoFileId", crate::bucket::LETTERHEADS).keep_history() => "شعار الترويسة", "Emblème de l’en-tête", "Emblem of the letterhead";
    /// What holds until the first day of one that is still to come.
    FORMER: serde_json::Value = json("former").bytes(131_072).computed() => "القيمة الحالية", "Valeur jusque-là", "Value until then";
    FORMER_LOGO: Id = file("formerLogoFileId", crate::bucket::LETTERHEADS).keep_history().computed() => "شعار الترويسة الحالية", "Emblème jusque-là", "Emblem until then";
}

/// `public.*` readable by guests, `org.*` by every signed-in user, the rest by administrators, who alone write.
pub static SETTINGS: Collection = Collection {
    one: Label::new("إعداد", "Paramètre", "Setting"),
    many: Label::new("الإعدادات", "Paramètres", "Settings"),
    unique: &[Unique::on(&[KEY.def])],
    access: Access::resource("settings").only_grants().written_by_admins().grants(&[
        Grant::new(Who::Guests, Rows::Prefix(&KEY.def, "public."), Fields::All),
        Grant::new(Who::Users, Rows::Prefix(&KEY.def, "org."), Fields::All),
    ]),
    // Who signs for an office reads what waits for it.
    rights_follow: &[KEY.def, VALUE.def],
    title: &[KEY.def],
    ..Collection::new("settings", FIELDS)
};

/// The nouns of this department.
pub static ENTITIES: &[&Entity] = &[&SETTING];

/// What the product relies on has a known shape.
pub static SETTING: Entity = Entity {
    before_write: &[
        rules::known_settings_have_their_shape,
        |cx, change| threshold::thresholds_are_within_their_bounds(cx, &change.after),
        |cx, change| number_pattern::patterns_have_a_rank(cx, &change.after),
        |cx, change| {
            keep_what_stood(cx, change);
            Ok(())
        },
    ],
    actions: &[
        &threshold::LIST,
        &clock::CLOCK,
        &clock::way_back::LIST,
        &clock::way_back::MOVE,
    ],
    routines: &[&clock::notice::ROUTINE],
    extensions: &[clock::notice::NOTICES],
    import: Some(&Import::by(&SETTINGS, &[&[KEY.def]]).for_callers(Allowed::Admins)),
    error_codes: &[rules::ERROR_CODES, threshold::ERROR_CODES, number_pattern::ERROR_CODES],
    ..Entity::plain(&SETTINGS)
};

/// The settings that are whole numbers, for the clock terms of conditions.
pub(crate) fn days(cx: &Cx<'_>) -> Result<BTreeMap<String, i64>> {
    let settings = cx.all(&SETTINGS, [])?;
    let whole = |setting: &Document| Some((setting.get(KEY)?, setting.get(VALUE)?.as_i64()?));
    let standing = settings.iter().filter_map(whole);
    Ok(standing
        .filter(|(key, number)| threshold::may_stand(cx, key, *number))
        .collect())
}

/// The value of a setting; null when there is none.
pub(crate) fn value(cx: &Cx<'_>, key: &str) -> Result<serde_json::Value> {
    Ok(setting(cx, key)?
        .and_then(|setting| setting.get(VALUE))
        .unwrap_or_default())
}

/// The value of a setting as it holds today, when another is still to come.
///
/// # Errors
/// When the settings cannot be read.
pub fn value_today(cx: &Cx<'_>, key: &str) -> Result<serde_json::Value> {
    Ok(today(cx, key)?.0)
}

/// A setting whose first day is still to come leaves in force what it takes the place of.
fn keep_what_stood(cx: &Cx<'_>, change: &mut Change) {
    if has_come(cx, &change.after) {
        change.after.clear(FORMER);
        change.after.clear(FORMER_LOGO);
    } else if let Some(before) = change.before.as_ref().filter(|before| has_come(cx, before)) {
        let (value, logo) = (before.get(VALUE), before.get(LOGO));
        change.after.set_or_clear(FORMER, value);
        change.after.set_or_clear(FORMER_LOGO, logo);
    }
}

fn has_come(cx: &Cx<'_>, setting: &Document) -> bool {
    setting.get(VALID_FROM).is_none_or(|Date(from)| from <= cx.today())
}

/// The value and the emblem of a setting as they hold today.
fn today(cx: &Cx<'_>, key: &str) -> Result<(serde_json::Value, Option<Id>)> {
    let Some(setting) = setting(cx, key)? else {
        return Ok(Default::default());
    };
    let (value, logo) = if has_come(cx, &setting) {
        (VALUE, LOGO)
    } else {
        (FORMER, FORMER_LOGO)
    };
    Ok((setting.get(value).unwrap_or_default(), setting.get(logo)))
}

fn setting(cx: &Cx<'_>, key: &str) -> Result<Option<Document>> {
    cx.first(&SETTINGS, [KEY.eq(key)])
}

/// The name of the commune, as its settings give it, in the language or else in the other one.
pub(crate) fn letterhead(cx: &Cx<'_>, lang: Lang) -> Result<String> {
    let names = value(cx, rules::COMMUNE)?;
    let [first, second] = if lang == Lang::Ar {
        ["nameAr", "nameFr"]
    } else {
        ["nameFr", "nameAr"]
    };
    let name = |member: &str| names[member].as_str().filter(|name| !name.trim().is_empty());
    Ok(name(first).or_else(|| name(second)).unwrap_or("Diwan").to_owned())
}
