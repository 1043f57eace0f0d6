//! What is done with reforms: a second person decides, the things leave the inventory, and what became of them is said once.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use platform::papers::authentic_document::follow::withdraw;
use platform::people::user;
use schema::{Date, Document, Field, FieldValue, Id, Money, Rejection, Result, error_codes};

use super::rules::{is_caller, items_may_go, members};
use super::{
    AUTHOR, BENEFICIARY, CANCEL_REASON, DECIDED_BY, DECIDED_ON, DECISION_DATE, DECISION_REF, FATE, Fate,
    INVENTORY_REFORMS, ITEMS, MEMBERS, SALE_AMOUNT, STATE, State, wording,
};
use crate::item::INVENTORY_ITEMS;
use crate::movement::post::{movement, movements_of, post};
use crate::movement::{self, INVENTORY_MOVEMENTS, Kind};
use crate::permission::REFORMS;

error_codes! {
    IS_NO_DRAFT = "inventory_reform_decided_already", conflict => "تم البت في هذه الإحالة من قبل", "Cette réforme n’est plus un projet", "This reform is no draft any more";
    IS_NOT_DECIDED = "inventory_reform_not_decided", conflict => "لا تنفذ الإحالة إلا بعد البت فيها", "Une réforme s’exécute une fois décidée, et une seule fois", "A reform is carried out once it is decided, and once only";
    IS_OVER = "inventory_reform_over", conflict => "نفذت هذه الإحالة أو ألغيت: لا تلغى بعد ذلك", "Cette réforme est exécutée ou annulée\u{a0}: on ne l’annule plus", "This reform was carried out or cancelled: it is not cancelled any more";
    NO_DECISION = "inventory_reform_without_decision", conflict => "لا إحالة على المتلاشيات بدون قرار: المرجع والتاريخ", "Pas de réforme sans décision\u{a0}: indiquez sa référence et sa date", "No reform without a decision: give its reference and its day";
    SECOND_PERSON = "inventory_reform_second_person", 403 => "يبت في الإحالة شخص آخر غير من أعدها", "Une autre personne que l’auteur décide la réforme", "Somebody else than the author decides the reform";
    ANOTHER_CANCELS = "inventory_reform_cancelled_by_another", 403 => "يلغي الإحالة شخص آخر غير من قررها", "Une autre personne que celle qui a décidé la réforme l’annule", "Somebody else than who decided the reform cancels it";
    NO_PROCEEDS = "inventory_reform_without_proceeds", invalid => "ثمن البيع مطلوب عند البيع", "Le produit de la vente est requis pour des biens vendus", "Of items that are sold the proceeds are required";
    NOT_SOLD = "inventory_reform_not_sold", invalid => "لا ثمن بيع لما لم يبع", "Il n’y a de produit que pour des biens vendus", "Only items that are sold have proceeds";
    NO_BENEFICIARY = "inventory_reform_without_beneficiary", invalid => "المستفيد مطلوب عند البيع أو الهبة", "L’acquéreur ou le bénéficiaire est requis pour des biens vendus ou donnés", "Of items that are sold or given the buyer or beneficiary is required";
}

inputs! {
    /// What became of the things.
    pub(super) struct Outcome {
        /// The proceeds of a sale, in dirhams.
        sale_amount: Option<Money> = may_field("saleAmount", &INVENTORY_REFORMS, &SALE_AMOUNT),
        /// Who bought them, or was given them.
        beneficiary: Option<String> = may_field("beneficiary", &INVENTORY_REFORMS, &BENEFICIARY),
    }
    /// Why a reform does not hold.
    pub(super) struct ReformCancellation {
        /// Why.
        reason: String = need_field("reason", &INVENTORY_REFORMS, &CANCEL_REASON),
    }
}

/// A draft that somebody else drew up, with its decision.
const TO_DECIDE: Subject = Subject::new(
    || &INVENTORY_REFORMS,
    &[
        Guard::While(STATE.is(State::Draft.wire()), IS_NO_DRAFT),
        Guard::Check(Check {
            reads: &[AUTHOR.def],
            check: by_another_than_author,
        }),
        Guard::Check(Check {
            reads: &[DECISION_REF.def, DECISION_DATE.def, MEMBERS.def],
            check: is_decision,
        }),
        Guard::Check(Check {
            reads: &[ITEMS.def],
            check: items_may_go,
        }),
    ],
);

const TO_CARRY_OUT: Subject = Subject::new(
    || &INVENTORY_REFORMS,
    &[Guard::While(STATE.is(State::Decided.wire()), IS_NOT_DECIDED)],
);

const TO_CANCEL: Subject = Subject::new(
    || &INVENTORY_REFORMS,
    &[
        Guard::While(
            schema::any(&[STATE.is(State::Draft.wire()), STATE.is(State::Decided.wire())]),
            IS_OVER,
        ),
        Guard::Check(Check {
            reads: &[STATE.def, DECIDED_BY.def],
            check: by_another_than_decided,
        }),
    ],
);

const HOLDERS: Allowed = Allowed::Holders(&[REFORMS]);

/// Takes the things out of the inventory, by the word of a second person.
pub(super) const DECIDE: Act = Act::on(
    "inventoryReforms.decide",
    wording::DECIDE,
    TO_DECIDE,
    HOLDERS,
    |cx, reform, ()| decide(cx, reform),
);
/// Says what became of them.
pub(super) const CARRY_OUT: Act<Outcome> = Act::on(
    "inventoryReforms.carryOut",
    wording::CARRY_OUT,
    TO_CARRY_OUT,
    HOLDERS,
    carry_out,
);
/// Gives up a draft, or takes a decision back.
pub(super) const CANCEL: Act<ReformCancellation> =
    Act::on("inventoryReforms.cancel", wording::CANCEL, TO_CANCEL, HOLDERS, cancel);

fn by_another_than_author(cx: &Cx<'_>, reform: &Document) -> Result<()> {
    if is_caller(cx, reform.get(AUTHOR))? {
        return Err(SECOND_PERSON.into());
    }
    Ok(())
}

fn by_another_than_decided(cx: &Cx<'_>, reform: &Document) -> Result<()> {
    if reform.get(STATE) == Some(State::Decided) && is_caller(cx, reform.get(DECIDED_BY))? {
        return Err(ANOTHER_CANCELS.into());
    }
    Ok(())
}

fn is_decision(cx: &Cx<'_>, reform: &Document) -> Result<()> {
    let is_referred = reform.get(DECISION_REF).is_some_and(|text| !text.trim().is_empty());
    let day = reform.get(DECISION_DATE).filter(|day| *day <= Date(cx.today()));
    if !is_referred || day.is_none() {
        return Err(NO_DECISION.into());
    }
    members(&reform.get(MEMBERS).unwrap_or_default()).map(drop)
}

fn decide(cx: &mut Cx<'_>, reform: Document) -> Result<Document> {
    let by = user::caller(cx)?;
    let (Date(day), reference) = (reform.need(DECISION_DATE)?, reform.need(DECISION_REF)?);
    for Id(id) in reform.get(ITEMS).unwrap_or_default() {
        let item = cx.need(&INVENTORY_ITEMS, &id)?;
        // It leaves on the day of the decision, or, where it was moved after that, on the day of its last movement.
        let last = movements_of(cx, &id)?
            .iter()
            .filter_map(|row| row.get(movement::ON))
            .max();
        let on = last.map_or(Date(day), |last| last.max(Date(day)));
        let row = movement(&item, Kind::Reform, on)
            .with(movement::DECISION_REF, reference.clone())
            .with(movement::REFORM, Id(reform.id.clone()));
        post(cx, row).map_err(|error| of_item(error, &item))?;
    }
    let today = Date(cx.today());
    let decided = reform.with(STATE, State::Decided).with(DECIDED_BY, by);
    cx.update(decided.with(DECIDED_ON, today))
}

/// What a movement was refused for, at the things of the reform and naming which.
fn of_item(error: schema::Error, item: &Document) -> schema::Error {
    match error {
        schema::Error::Refused(rejection) => {
            let rejection = *rejection;
            rejection.field(ITEMS.def.name).names(item).into()
        }
        fault @ schema::Error::Fault(_) => fault,
    }
}

fn carry_out(cx: &mut Cx<'_>, reform: Document, given: &Outcome) -> Result<Document> {
    let fate = reform.need(FATE)?;
    let refused = |code, field: &str| Err(Rejection::new(code).field(field).into());
    let amount = given.sale_amount.or(reform.get(SALE_AMOUNT));
    let beneficiary = given.beneficiary.clone().or(reform.get(BENEFICIARY));
    match (fate, amount) {
        (Fate::Sold, None) => return refused(NO_PROCEEDS, SALE_AMOUNT.def.name),
        (Fate::Sold, Some(_)) | (_, None) => {}
        (_, Some(_)) => return refused(NOT_SOLD, SALE_AMOUNT.def.name),
    }
    if matches!(fate, Fate::Sold | Fate::Given) && beneficiary.is_none() {
        return refused(NO_BENEFICIARY, BENEFICIARY.def.name);
    }
    let mut done = reform.with(STATE, State::CarriedOut);
    set(&mut done, SALE_AMOUNT, amount);
    set(&mut done, BENEFICIARY, beneficiary);
    cx.update(done)
}

fn set<T: FieldValue>(row: &mut Document, field: Field<T>, value: Option<T>) {
    row.set_or_clear(field, value);
}

fn cancel(cx: &mut Cx<'_>, reform: Document, given: &ReformCancellation) -> Result<Document> {
    if reform.get(STATE) == Some(State::Decided) {
        take_back(cx, &reform, &given.reason)?;
        withdraw(cx, &reform, &given.reason)?;
    }
    let cancelled = reform.with(STATE, State::Cancelled);
    cx.update(cancelled.with(CANCEL_REASON, given.reason.clone()))
}

/// A counter-movement for each thing that left by it.
fn take_back(cx: &mut Cx<'_>, reform: &Document, reason: &str) -> Result<()> {
    let left = cx.all(&INVENTORY_MOVEMENTS, [movement::REFORM.eq(Id(reform.id.clone()))])?;
    let undone: Vec<Id> = left.iter().filter_map(|row| row.get(movement::UNDOES)).collect();
    let stands =
        |row: &&Document| row.get(movement::UNDOES).is_none() && !undone.iter().any(|id| id.as_str() == row.id);
    for row in left.iter().filter(stands) {
        let item = cx.need(&INVENTORY_ITEMS, row.need(movement::ITEM)?.as_str())?;
        let counter = movement(&item, Kind::Reform, Date(cx.today()))
            .with(movement::REASON, reason.to_owned())
            .with(movement::REFORM, Id(reform.id.clone()))
            .with(movement::UNDOES, Id(row.id.clone()));
        post(cx, counter)?;
    }
    Ok(())
}
