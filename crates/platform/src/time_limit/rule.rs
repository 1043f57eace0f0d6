//! Rules of time limits (قواعد الآجال): how a term of a code is counted from a day on.

use engine::{Allowed, Cx, Entity, Extension, Finder, Import};
use jiff::civil::Date as Day;
use schema::{
    Access, Change, Collection, Date, Document, FieldDef, Grant, Label, Rejection, Result, Unique, choice, date,
    error_codes, fields, flag, integer, json, long, text,
};
use serde_json::{Value as Json, json};

use super::{CountedDays, LimitUnit, OnHoliday, Suspension, TimeLimit, TimeLimitPreset};
use crate::people::role::first::FirstRows;

fields! {
    /// Which term it is, as the noun that counts by it declares.
    CODE: String = text("code").required().max(64) => "رمز الأجل", "Code du délai", "Code of the term";
    VALID_FROM: Date = date("validFrom").required() => "يسري من", "Valable du", "Valid from";
    NAME_FR: String = text("nameFr").required().max(255) => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().max(255) => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    AMOUNT: i64 = integer("amount").required().within(1, 3_660) => "المدة", "Durée", "Length";
    UNIT: LimitUnit = choice("unit").required() => "الوحدة", "Unité", "Unit";
    COUNTS: CountedDays = choice("counts").required() => "الأيام المحتسبة", "Jours comptés", "Days that count";
    CLEAR: bool = flag("clear") => "أجل كامل (لا يحتسب اليوم الأول ولا الأخير)", "Délai franc (ni le premier jour ni le dernier ne comptent)", "Clear days (neither the first day nor the last counts)";
    ON_HOLIDAY: OnHoliday = choice("onHoliday").required() => "إذا صادف آخره يوم عطلة", "Si l’échéance tombe un jour chômé", "If it ends on a day off";
    /// `{from, to}`, month and day each: when no term of the code runs, every year.
    SUSPENDED: Json = json("suspended").bytes(256) => "يعلق كل سنة", "Suspendu chaque année", "Suspended each year";
    SOURCE: String = long("source").required() => "السند القانوني", "Fondement", "Legal basis";
}

error_codes! {
    CODE_UNKNOWN = "deadline_rule_code_unknown", invalid => "لا يحتسب أي أجل بهذا الرمز: {code}", "Aucun délai ne se compte sous le code «\u{a0}{code}\u{a0}»", "No term is counted under the code \"{code}\"";
    TOO_LONG = "deadline_rule_too_long", invalid => "{field}: أقصى عدد الأيام في هذا الأجل: {most}", "{field}\u{a0}: ce délai ne dépasse pas {most} jours", "{field}: this term is {most} days at most";
    MONTHS_OF_WORK = "deadline_rule_months_of_work", invalid => "تحسب الأشهر بكل الأيام", "Les mois se comptent en jours calendaires", "Months are counted by the calendar";
    SUSPENSION_WRONG = "deadline_rule_suspension_wrong", invalid => "{field}: المطلوب يومان من السنة (شهر-يوم) يبقى بينهما وقت يسري فيه الأجل", "{field}\u{a0}: deux jours de l’année (mois-jour) sont attendus, qui laissent du temps au délai", "{field}: two days of the year (month-day) are expected that leave the term time to run";
    IN_USE = "deadline_rule_in_use", conflict => "بدأ العمل بهذه القاعدة: أضف قاعدة أخرى تسري من يوم لاحق", "Cette règle s’applique déjà\u{a0}: ajoutez-en une autre, valable d’un jour à venir", "This rule applies already: add another one that is valid from a later day";
    BEGINS_IN_THE_PAST = "deadline_rule_begins_in_the_past", invalid => "{field}: توجد قاعدة سارية لهذا الأجل، ولا تسري غيرها إلا من اليوم", "{field}\u{a0}: une règle s’applique déjà à ce délai\u{a0}; une autre ne vaut qu’à partir d’aujourd’hui", "{field}: a rule applies to this term already; another one is valid from today at the earliest";
}

/// Written by administrators, read by everybody who is told of a term.
pub static DEADLINE_RULES: Collection = Collection {
    one: Label::new("قاعدة أجل", "Règle de délai", "Time limit rule"),
    many: Label::new("قواعد الآجال", "Règles de délais", "Time limit rules"),
    unique: &[Unique::on(&[CODE.def, VALID_FROM.def])],
    access: Access::resource("settings")
        .only_grants()
        .written_by_admins()
        .grants(&[Grant::REFERENCE]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/settings/time-limits/{id}",
    ..Collection::new("deadlineRules", FIELDS)
};

/// What somebody was told by a rule stays so: one that has begun is replaced by a later one.
pub(super) static DEADLINE_RULE: Entity = Entity {
    before_write: &[
        code_is_declared,
        term_can_be_counted,
        what_applies_stays,
        what_applies_is_replaced_from_today,
    ],
    before_delete: &[what_applies_is_not_deleted],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[VALID_FROM.def],
    }),
    import: Some(&Import::by(&DEADLINE_RULES, &[&[CODE.def, VALID_FROM.def]]).for_callers(Allowed::Admins)),
    error_codes: &[ERROR_CODES],
    extensions: &[DECLARED],
    ..Entity::plain(&DEADLINE_RULES)
};

/// Every store is given a rule for each term that has none.
static DECLARED: &[Extension] = &[&FirstRows(make_presets)];

/// From when on the first rule of a code is valid: before anything was counted here.
pub const BEGINNING: Day = jiff::civil::date(2000, 1, 1);

fn make_presets(cx: &mut Cx<'_>) -> Result<()> {
    let presets: Vec<&TimeLimitPreset> = cx.extensions().collect();
    for preset in presets {
        if cx.first(&DEADLINE_RULES, [CODE.eq(preset.code)])?.is_none() {
            cx.create(rule_row(preset, BEGINNING, preset.limit.amount))?;
        }
    }
    Ok(())
}

/// The rule that a preset is, with another amount, valid from a day.
pub fn rule_row(preset: &TimeLimitPreset, from: Day, amount: i64) -> Document {
    let limit = preset.limit;
    let row = Document::new(&DEADLINE_RULES)
        .with(CODE, preset.code.to_owned())
        .with(VALID_FROM, Date(from))
        .with(NAME_FR, preset.name.text(schema::Lang::Fr).to_owned())
        .with(NAME_AR, preset.name.text(schema::Lang::Ar).to_owned())
        .with(AMOUNT, amount)
        .with(UNIT, limit.unit)
        .with(COUNTS, limit.counts)
        .with(CLEAR, limit.clear)
        .with(ON_HOLIDAY, limit.on_holiday)
        .with(SOURCE, preset.source.to_owned());
    match limit.suspended {
        Some(each_year) => row.with(SUSPENDED, each_year.to_json()),
        None => row,
    }
}

/// How a rule counts.
pub(super) fn limit_of(rule: &Document) -> Result<TimeLimit> {
    Ok(TimeLimit {
        amount: rule.need(AMOUNT)?,
        unit: rule.need(UNIT)?,
        counts: rule.need(COUNTS)?,
        clear: rule.get(CLEAR).unwrap_or_default(),
        on_holiday: rule.need(ON_HOLIDAY)?,
        suspended: rule.get(SUSPENDED).and_then(|stands| Suspension::read(&stands)),
    })
}

impl Suspension {
    /// What stands under `{from, to}`; nothing where it is none, or is the whole year.
    fn read(stands: &Json) -> Option<Suspension> {
        let suspension = Suspension {
            from: day_of_year(&stands["from"])?,
            to: day_of_year(&stands["to"])?,
        };
        // A year without 29 February: what leaves that day alone leaves nothing in three years of four.
        let mut year = jiff::civil::date(2023, 1, 1)
            .series(jiff::Span::new().days(1))
            .take(365);
        let leaves_time = year.any(|day| !suspension.covers(day));
        leaves_time.then_some(suspension)
    }

    fn to_json(self) -> Json {
        let text = |(month, day): (i8, i8)| format!("{month:02}-{day:02}");
        json!({"from": text(self.from), "to": text(self.to)})
    }
}

/// `07-15`: a month and a day that a leap year has.
fn day_of_year(text: &Json) -> Option<(i8, i8)> {
    let text = text.as_str().filter(|text| text.len() == 5)?;
    let day: Day = format!("2024-{text}").parse().ok()?;
    Some((day.month(), day.day()))
}

/// A rule is of a term that something counts by, and no longer than that may be.
fn code_is_declared(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rule = &change.after;
    let code = rule.need(CODE)?;
    let Some(preset) = cx.extensions::<TimeLimitPreset>().find(|one| one.code == code) else {
        return Err(Rejection::new(CODE_UNKNOWN).about(&CODE.def).arg("code", code).into());
    };
    let days_of_unit = match rule.need(UNIT)? {
        LimitUnit::Day => 1,
        LimitUnit::Month => 30,
    };
    if rule.need(AMOUNT)?.saturating_mul(days_of_unit) > preset.most_days {
        let refused = Rejection::new(TOO_LONG).about(&AMOUNT.def);
        return Err(refused.arg("most", preset.most_days).into());
    }
    Ok(())
}

fn term_can_be_counted(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rule = &change.after;
    if rule.get(UNIT) == Some(LimitUnit::Month) && rule.get(COUNTS) == Some(CountedDays::Working) {
        return Err(Rejection::new(MONTHS_OF_WORK).about(&COUNTS.def).into());
    }
    let suspended = rule.get(SUSPENDED).filter(|stands| !stands.is_null());
    match suspended.map(|stands| Suspension::read(&stands)) {
        Some(None) => Err(Rejection::new(SUSPENSION_WRONG).about(&SUSPENDED.def).into()),
        _ => Ok(()),
    }
}

fn applies(cx: &Cx<'_>, rule: &Document) -> bool {
    rule.get(VALID_FROM).is_some_and(|Date(from)| from <= cx.today())
}

/// Of what has begun the words alone change: what it is called and stands on.
fn what_applies_stays(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    const COUNTED_BY: &[FieldDef] = &[
        CODE.def,
        VALID_FROM.def,
        AMOUNT.def,
        UNIT.def,
        COUNTS.def,
        CLEAR.def,
        ON_HOLIDAY.def,
        SUSPENDED.def,
    ];
    let Some(before) = change.before.as_ref().filter(|before| applies(cx, before)) else {
        return Ok(());
    };
    let differs = |field: &&FieldDef| before.value(field.name) != change.after.value(field.name);
    match COUNTED_BY.iter().find(differs) {
        Some(field) => Err(Rejection::new(IN_USE).about(field).into()),
        None => Ok(()),
    }
}

/// Nobody says after the fact by what a term was counted.
fn what_applies_is_replaced_from_today(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rule = &change.after;
    let Date(from) = rule.need(VALID_FROM)?;
    if from >= cx.today() || !(change.is_new() || change.touches(VALID_FROM) || change.touches(CODE)) {
        return Ok(());
    }
    let standing = [CODE.eq(rule.need(CODE)?), VALID_FROM.le(Date(cx.today()))];
    if cx.first(&DEADLINE_RULES, standing)?.is_some() {
        return Err(Rejection::new(BEGINS_IN_THE_PAST).about(&VALID_FROM.def).into());
    }
    Ok(())
}

fn what_applies_is_not_deleted(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if applies(cx, &change.after) {
        return Err(IN_USE.into());
    }
    Ok(())
}
