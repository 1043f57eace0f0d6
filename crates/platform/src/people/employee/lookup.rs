//! `employees.lookup`: whom a whole identity number or personnel number names, for those who order missions with a card in hand and
//! read neither of the two. So that nobody tries numbers until they know one, each caller asks a few times an hour, and each
//! question is kept, also one that finds nobody.

use engine::{Act, Allowed, Cx, answered_documents, inputs};
use jiff::SignedDuration;
use schema::{Collection, Document, Filter, Id, Instant, Result, error_codes, fields, instant, link};
use schemars::JsonSchema;
use serde::Serialize;

use super::{ACTIVE, CIN, EMPLOYEES, NUMBER, wording};
use crate::people::permission::MISSION_ADMIN;
use crate::people::user::{self, USERS};

error_codes! {
    TOO_MANY_LOOKUPS = "employee_lookups_exhausted", 429 => "بحثتم بعدد كبير من الأرقام: الحد في الساعة هو {most}. المرجو المحاولة لاحقا", "Vous avez cherché trop de numéros ({most} par heure au plus)\u{a0}: réessayez plus tard", "You looked up too many numbers ({most} an hour at most): try again later";
}

fields! {
    BY: Id = link("byId", || &USERS).weak() => "صاحب(ة) البحث", "Cherché par", "Looked up by";
    AT: Instant = instant("at").required() => "تاريخ البحث", "Cherché le", "Looked up at";
    /// None where nobody has the number: what was typed might be that of a stranger.
    FOUND: Id = link("employeeId", || &EMPLOYEES).weak() => "الموظف(ة)", "Fonctionnaire", "Employee";
}

/// Every question, kept in the log as other writes are.
pub(super) static LOOKUPS: Collection = Collection {
    database: "system",
    indexes: &[&[BY.def, AT.def]],
    ..Collection::new("employeeLookups", FIELDS)
};

/// How many questions a caller asks within an hour.
const MOST_AN_HOUR: u64 = 20;
const HOUR: SignedDuration = SignedDuration::from_hours(1);

inputs! {
    /// What stands on a card.
    pub(super) struct WholeNumber {
        /// An identity number (CIN) or a personnel number, whole.
        number: String = need("number"),
    }
}

answered_documents! {
    /// An employee who was looked up.
    struct LookedUpRow of EMPLOYEES;
}

/// Who has a number.
#[derive(Serialize, JsonSchema)]
pub(super) struct LookedUpEmployee {
    /// None where nobody has it.
    employee: Option<LookedUpRow>,
}

/// `employees.lookup`: who has the number, as the caller reads them.
pub(super) static LOOKUP: Act<WholeNumber, LookedUpEmployee> = Act::run(
    "employees.lookup",
    wording::LOOKUP,
    Allowed::Auth(MISSION_ADMIN),
    lookup,
);

fn lookup(cx: &mut Cx<'_>, given: &WholeNumber) -> Result<LookedUpEmployee> {
    let by = user::caller(cx)?;
    let lately = [BY.eq(by.clone()), AT.gt(Instant(cx.now() - HOUR))];
    if cx.count(&LOOKUPS, lately)? >= MOST_AN_HOUR {
        return Err(TOO_MANY_LOOKUPS.rejection().arg("most", MOST_AN_HOUR).into());
    }
    let found = match named_by(&given.number) {
        Some(names) => cx.find(&EMPLOYEES, [names, ACTIVE.eq(true)], 1)?.pop(),
        None => None,
    };
    let mut question = Document::new(&LOOKUPS).with(BY, by).with(AT, cx.moment());
    if let Some(employee) = &found {
        question = question.with(FOUND, Id(employee.id.clone()));
    }
    cx.create(question)?;
    let employee = found.map(|employee| cx.answer(employee)).transpose()?;
    Ok(LookedUpEmployee {
        employee: employee.map(LookedUpRow),
    })
}

/// Who has the number: a card's begins with a letter. None of what can be no number.
fn named_by(number: &str) -> Option<Filter> {
    let card = schema::CIN.normal(number);
    if (schema::CIN.is_right)(&card) {
        return Some(CIN.eq(card));
    }
    card.parse().ok().map(|number: i64| NUMBER.eq(number))
}
