//! Retention rules (قواعد مدة الاحتفاظ): after how many months what a noun keeps of people goes. Two administrators put one in force.

use engine::{Act, Allowed, Cx, Entity, Extension, Finder, Guard, Import, Subject};
use schema::{
    Access, Change, Collection, Condition, Date, Document, FieldDef, Id, Instant, Label, Rejection, Result, choice,
    choices, date, error_codes, fields, instant, integer, json, link, long, text,
};
use serde_json::Value as Json;

mod act;
mod wording;

use super::{Retainable, condition, preview, retainable};
use crate::people::role::first::FirstRows;
use crate::people::user::USERS;
use crate::time_limit::BEGINNING;

choices! {
    /// What becomes of what is due.
    RetentionAct {
        Blank = "blank": "إفراغ المعطيات", "Vider les données", "Empty the data";
    }
    /// How far it has come.
    RuleState {
        Draft = "draft" as Quiet: "مسودة", "Projet", "Draft";
        Proposed = "proposed" as Info: "مقترحة", "Proposée", "Proposed";
        InForce = "in_force" as Good: "سارية", "En vigueur", "In force";
        Ended = "ended" as Quiet: "منتهية", "Terminée", "Ended";
    }
}

fields! {
    /// The collection whose entries it is of, as a noun declares.
    COLLECTION: String = text("collection").required().max(64) => "المعطيات", "Données", "Data";
    NAME_FR: String = text("nameFr").required().max(255) => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().max(255) => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    /// `{field: word}`: of which entries, of all when it is empty.
    CONDITION: Json = json("condition").bytes(1_024) => "تقتصر على", "Seulement si", "Only where";
    MONTHS: i64 = integer("months").required().within(1, 1_200) => "مدة الاحتفاظ (بالأشهر)", "Durée de conservation (mois)", "Retention (months)";
    ACT: RetentionAct = choice("act").default(RetentionAct::Blank.wire()) => "الإجراء", "Traitement", "What is done";
    /// Nothing goes by it before that day.
    VALID_FROM: Date = date("validFrom").required() => "تسري من", "Valable du", "Valid from";
    BASIS: String = long("basis").required() => "السند القانوني", "Fondement", "Legal basis";
    STATE: RuleState = choice("state").default(RuleState::Draft.wire()).computed() => "الحالة", "État", "State";
    PROPOSED_BY: Id = link("proposedById", || &USERS).expands("proposedBy").weak().computed() => "اقترحها", "Proposée par", "Proposed by";
    PROPOSED_AT: Instant = instant("proposedAt").computed() => "تاريخ الاقتراح", "Proposée le", "Proposed at";
    CONFIRMED_BY: Id = link("confirmedById", || &USERS).expands("confirmedBy").weak().computed() => "صادق عليها", "Confirmée par", "Confirmed by";
    CONFIRMED_AT: Instant = instant("confirmedAt").computed() => "تاريخ المصادقة", "Confirmée le", "Confirmed at";
    ENDED_BY: Id = link("endedById", || &USERS).expands("endedBy").weak().computed() => "أنهاها", "Terminée par", "Ended by";
    ENDED_AT: Instant = instant("endedAt").computed() => "تاريخ الإنهاء", "Terminée le", "Ended at";
}

error_codes! {
    UNKNOWN_DATA = "retention_data_unknown", invalid => "لا تعرف مدة الاحتفاظ لهذه المعطيات: {collection}", "Aucune durée de conservation ne se règle pour «\u{a0}{collection}\u{a0}»", "Nothing of \"{collection}\" is kept for a time";
    MONTHS_OUT_OF_BOUNDS = "retention_months_out_of_bounds", invalid => "{field}: عدد الأشهر بين {least} و{most}", "{field}\u{a0}: de {least} à {most} mois", "{field}: from {least} to {most} months";
    CONDITION_WRONG = "retention_condition_wrong", invalid => "{field}: لا يقبل إلا: {allowed}", "{field}\u{a0}: seuls sont admis les champs {allowed}, avec un mot de leur liste", "{field}: only {allowed} can be named, with a word of their list";
    NO_DRAFT = "retention_rule_no_draft", conflict => "لا تعدل إلا المسودة: أضف قاعدة أخرى", "Seul un projet se modifie\u{a0}: établissez une autre règle", "Only a draft is changed: write another rule";
    NOT_PROPOSED = "retention_rule_not_proposed", conflict => "هذه القاعدة غير مقترحة", "Cette règle n’est pas proposée", "This rule is not proposed";
    NOT_IN_FORCE = "retention_rule_not_in_force", conflict => "هذه القاعدة غير سارية", "Cette règle n’est pas en vigueur", "This rule is not in force";
    SAME_PERSON = "retention_rule_same_person", 403 => "يصادق على القاعدة شخص غير الذي اقترحها", "Une autre personne que celle qui l’a proposée confirme la règle", "Somebody else than who proposed the rule confirms it";
}

/// Of administrators alone.
pub static RETENTION_RULES: Collection = Collection {
    one: Label::new("قاعدة مدة الاحتفاظ", "Règle de conservation", "Retention rule"),
    many: Label::new("قواعد مدة الاحتفاظ", "Règles de conservation", "Retention rules"),
    access: Access::resource("settings").only_grants().written_by_admins(),
    indexes: &[&[STATE.def]],
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/settings/retention/{id}",
    ..Collection::new("retentionRules", FIELDS)
};

const IS_DRAFT: Condition = STATE.is(RuleState::Draft.wire());
const IS_PROPOSED: Condition = STATE.is(RuleState::Proposed.wire());
const DRAFT: Subject = Subject::new(|| &RETENTION_RULES, &[Guard::While(IS_DRAFT, NO_DRAFT)]);
const PROPOSED: Subject = Subject::new(|| &RETENTION_RULES, &[Guard::While(IS_PROPOSED, NOT_PROPOSED)]);
const PROPOSED_BY_ANOTHER: Subject = Subject::new(
    || &RETENTION_RULES,
    &[Guard::While(IS_PROPOSED, NOT_PROPOSED), act::OF_ANOTHER],
);
const IN_FORCE: Subject = Subject::new(
    || &RETENTION_RULES,
    &[Guard::While(STATE.is(RuleState::InForce.wire()), NOT_IN_FORCE)],
);

/// Written as a draft, proposed by one, confirmed by another; from then on it stays as it is until it is ended.
pub(super) static RETENTION_RULE: Entity = Entity {
    before_write: &[is_of_declared_data, only_a_draft_changes],
    before_delete: &[only_a_draft_is_deleted],
    import: Some(&Import::by(&RETENTION_RULES, &[&[COLLECTION.def, VALID_FROM.def]]).for_callers(Allowed::Admins)),
    actions: &[
        &Act::on(
            "retentionRules.propose",
            wording::PROPOSE,
            DRAFT,
            Allowed::Admins,
            |cx, rule, ()| act::propose(cx, rule),
        )
        .waits_when(IS_DRAFT),
        &Act::on(
            "retentionRules.withdraw",
            wording::WITHDRAW,
            PROPOSED,
            Allowed::Admins,
            |cx, rule, ()| act::withdraw(cx, rule),
        ),
        &Act::on(
            "retentionRules.confirm",
            wording::CONFIRM,
            PROPOSED_BY_ANOTHER,
            Allowed::Admins,
            |cx, rule, ()| act::confirm(cx, rule),
        )
        .waits_when(IS_PROPOSED),
        &Act::on(
            "retentionRules.end",
            wording::END,
            IN_FORCE,
            Allowed::Admins,
            |cx, rule, ()| act::end(cx, rule),
        ),
        &preview::PREVIEW,
    ],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[STATE.def],
    }),
    error_codes: &[ERROR_CODES],
    extensions: &[DECLARED],
    ..Entity::plain(&RETENTION_RULES)
};

/// Every store is given the draft of a rule for what is declared and has none: nothing goes before two people want it.
static DECLARED: &[Extension] = &[&FirstRows(make_drafts)];

fn make_drafts(cx: &mut Cx<'_>) -> Result<()> {
    let declared: Vec<&'static Retainable> = cx.extensions().collect();
    for one in declared {
        if cx.first(&RETENTION_RULES, [COLLECTION.eq(one.of.id)])?.is_none() {
            cx.create(draft_of(one))?;
        }
    }
    Ok(())
}

fn draft_of(of: &Retainable) -> Document {
    Document::new(&RETENTION_RULES)
        .with(COLLECTION, of.of.id.to_owned())
        .with(NAME_FR, of.what.fr.to_owned())
        .with(NAME_AR, of.what.ar.to_owned())
        .with(MONTHS, of.preset)
        .with(ACT, RetentionAct::Blank)
        .with(VALID_FROM, Date(BEGINNING))
        .with(BASIS, of.basis.to_owned())
        .with(STATE, RuleState::Draft)
}

/// The rule in force of a store whose data went by a setting before rules were written; nobody is named by it.
pub fn rule_that_stood(of: &Retainable, months: i64) -> Document {
    draft_of(of).with(MONTHS, months).with(STATE, RuleState::InForce)
}

/// The months after which data of a collection go by the rule in force for all of them; none where none is.
///
/// # Errors
/// When the rules cannot be read.
pub fn months_in_force(cx: &Cx<'_>, of: &Retainable) -> Result<Option<i64>> {
    let rules = cx.all(
        &RETENTION_RULES,
        [COLLECTION.eq(of.of.id), STATE.eq(RuleState::InForce)],
    )?;
    let of_all = rules.iter().find(|rule| condition_of(rule).is_null());
    Ok(of_all.and_then(|rule| rule.get(MONTHS)))
}

/// The rules by which something goes today.
pub(super) fn in_force(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let begun = [STATE.eq(RuleState::InForce), VALID_FROM.le(Date(cx.today()))];
    cx.all(&RETENTION_RULES, begun)
}

/// The condition of a rule; null, an empty one and none are the same.
pub(super) fn condition_of(rule: &Document) -> Json {
    let stands = rule.get(CONDITION).unwrap_or_default();
    match stands.as_object() {
        Some(named) if named.is_empty() => Json::Null,
        _ => stands,
    }
}

fn is_of_declared_data(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let rule = &change.after;
    let id = rule.need(COLLECTION)?;
    let Some(of) = retainable(cx, &id) else {
        let refused = Rejection::new(UNKNOWN_DATA).about(&COLLECTION.def);
        return Err(refused.arg("collection", id).into());
    };
    let (least, most) = of.bounds;
    if !(least..=most).contains(&rule.need(MONTHS)?) {
        let refused = Rejection::new(MONTHS_OUT_OF_BOUNDS).about(&MONTHS.def);
        return Err(refused.arg("least", least).arg("most", most).into());
    }
    if condition::filters(of, &condition_of(rule)).is_none() {
        let allowed: Vec<&str> = of.chosen_by.iter().map(|field| field.name).collect();
        let refused = Rejection::new(CONDITION_WRONG).about(&CONDITION.def);
        return Err(refused.arg("allowed", allowed.join(", ")).into());
    }
    Ok(())
}

/// What somebody has proposed, and another has confirmed, is what stands there.
fn only_a_draft_changes(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    const WRITTEN: &[FieldDef] = &[
        COLLECTION.def,
        NAME_FR.def,
        NAME_AR.def,
        CONDITION.def,
        MONTHS.def,
        ACT.def,
        VALID_FROM.def,
        BASIS.def,
    ];
    let Some(before) = &change.before else { return Ok(()) };
    let is_draft = before.get(STATE) == Some(RuleState::Draft);
    let differs = |field: &&FieldDef| before.value(field.name) != change.after.value(field.name);
    match WRITTEN.iter().find(differs).filter(|_| !is_draft) {
        Some(field) => Err(Rejection::new(NO_DRAFT).about(field).into()),
        None => Ok(()),
    }
}

fn only_a_draft_is_deleted(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(STATE) == Some(RuleState::Draft) {
        return Ok(());
    }
    Err(NO_DRAFT.into())
}
