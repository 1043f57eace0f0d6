//! Unknown codes (رموز مجهولة): codes that terminals send and no employee has, each with what came of it. Whoever keeps staff
//! says whose one is; the punches that wait for it are then theirs.

use std::collections::BTreeMap;

use engine::routine::{CatchUp, Every};
use engine::{
    Act, Allowed, Batch, BoxFuture, Check, Cursor, Cx, Engine, Entity, Guard, RequestContext, Rights, Routine, Subject,
    Turn, inputs,
};
use platform::people::employee::{self, EMPLOYEES};
use platform::workday;
use schema::{
    Access, Collection, Document, FieldValue as _, Id, Instant, Label, Rejection, Result, Unique, error_codes, fields,
    instant, integer, link, text,
};
use schemars::JsonSchema;
use serde::Serialize;

use super::{DEVICES, wording};
use crate::punch::{self, PUNCHES, finger};

fields! {
    CODE: String = text("emp_code").form(&schema::DEVICE_CODE).required().searched() => "الرمز", "Code", "Code";
    /// Where it was used last.
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").weak().computed() => "آخر جهاز", "Dernière pointeuse", "Last device";
    FIRST: Instant = instant("firstAt").computed() => "أول حركة", "Premier pointage", "First punch";
    LAST: Instant = instant("lastAt").computed() => "آخر حركة", "Dernier pointage", "Last punch";
    TIMES: i64 = integer("punches").computed() => "عدد الحركات", "Pointages", "Punches";
}

error_codes! {
    CODE_OF_ANOTHER = "device_code_of_another", conflict => "لهذا الموظف(ة) رمز آخر: {code}. المرجو تغييره في بطاقته(ا) أولا", "Ce fonctionnaire a déjà un autre code\u{a0}: {code}. Changez-le d’abord dans sa fiche", "This employee has another code already: {code}. Change it in the file first";
}

/// Written by the door, and gone once somebody has the code.
pub static UNKNOWN_CODES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("رمز مجهول", "Code inconnu", "Unknown code"),
    many: Label::new("الرموز المجهولة", "Codes inconnus", "Unknown codes"),
    unique: &[Unique::on(&[CODE.def])],
    access: Access::resource(crate::RESOURCE).read_only(),
    title: &[CODE.def],
    page: "/pointage/devices/{id}?tab=codes",
    logged: false,
    ..Collection::new("unknownCodes", FIELDS)
};

/// The codes.
pub static UNKNOWN_CODE: Entity = Entity {
    actions: &[&ASSIGN],
    routines: &[&KNOWN_BY_NOW],
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&UNKNOWN_CODES)
};

inputs! {
    /// Whose code it is.
    struct Assignment {
        /// The unknown code.
        id: Id = need("id"),
        /// The employee.
        employee: Id = need("employeeId"),
    }
}

/// Gives the code to an employee, as whoever may change the file, and the punches too.
const ASSIGN: Act<Assignment, AssignedCode> = Act::long_on(
    NAME,
    wording::ASSIGN,
    TO_ASSIGN,
    Allowed::Holders(&[crate::KEEPS]),
    assign,
);

/// The name of the act.
const NAME: &str = "unknownCodes.assign";

/// What came of a code.
#[derive(Serialize, JsonSchema)]
struct AssignedCode {
    /// So many punches waited for it.
    punches: u64,
}

/// The code goes into a file: it is given by whoever keeps those.
const TO_ASSIGN: Subject = Subject::new(
    || &UNKNOWN_CODES,
    &[Guard::Part(Check {
        reads: &[],
        check: |cx, _| {
            if cx.who().may(&EMPLOYEES, "update") {
                return Ok(());
            }
            Err(schema::error_codes::UNAUTHORIZED.into())
        },
    })],
);

/// Codes that were entered in the files of employees since.
static KNOWN_BY_NOW: Routine = Routine {
    id: "unknownCodes.known",
    label: Label::new("إسناد الرموز المعروفة", "Codes reconnus depuis", "Codes known by now"),
    every: Every::Hour(20),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(adopt_known(engine)),
};

/// So many punches change hands in one transaction.
const PIECE: u64 = 500;

fn assign(turn: Turn, given: Assignment) -> BoxFuture<AssignedCode> {
    Box::pin(async move {
        let employee = given.employee;
        let give = move |cx: &mut Cx<'_>, row: Document| {
            let code = row.need(CODE)?;
            give_code(cx, &employee, &code)?;
            Ok(code)
        };
        let code = turn.write(&given.id, give).await?;
        Ok(AssignedCode {
            punches: adopt(&turn.engine, code).await?,
        })
    })
}

/// Sets the code of an employee through an ordinary update, with the rights of whoever asks.
fn give_code(cx: &mut Cx<'_>, employee: &Id, code: &str) -> Result<()> {
    let file = cx.need_readable(&EMPLOYEES, employee.as_str())?;
    match file.get(employee::EMP_CODE) {
        Some(own) if own == code => return Ok(()),
        Some(own) => {
            return Err(Rejection::new(CODE_OF_ANOTHER).arg("code", own).into());
        }
        None => {}
    }
    let Some(at) = EMPLOYEES.position(employee::EMP_CODE.def.name) else {
        return Ok(());
    };
    let given = vec![(at, code.to_owned().write())];
    cx.update_given(&EMPLOYEES, employee.as_str(), &given).map(drop)
}

async fn adopt_known(engine: Engine) -> Result<u64> {
    let known = engine
        .read(|cx| {
            let unknown = cx.all(&UNKNOWN_CODES, [])?;
            let codes: Vec<String> = unknown.iter().filter_map(|row| row.get(CODE)).collect();
            Ok(punch::employees_of(cx, &codes)?.into_keys().collect::<Vec<String>>())
        })
        .await?;
    let mut punches = 0;
    for code in known {
        punches += adopt(&engine, code).await?;
    }
    Ok(punches)
}

/// Gives the punches of a code that nobody had to whoever has it now.
async fn adopt(engine: &Engine, code: String) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let adopt = move |cx: &mut Cx<'_>, cursor: Cursor| adopt_some(cx, &code, cursor.at_most(PIECE));
    engine.in_batches(&ctx, NAME, adopt).await
}

fn adopt_some(cx: &mut Cx<'_>, code: &str, cursor: Cursor) -> Result<Batch> {
    let Some(employee) = punch::employees_of(cx, &[code.to_owned()])?.remove(code) else {
        return Ok(Batch::OVER);
    };
    let waiting = [punch::EMP_CODE.eq(code), punch::EMPLOYEE.is_null()];
    let (punches, batch) = cursor.rows(cx, &PUNCHES, waiting)?;
    let days: Vec<_> = punches.iter().filter_map(punch::day_of).collect();
    if punches.iter().any(finger::proves) {
        finger::note(cx, &[code.to_owned()])?;
    }
    for punch in punches {
        cx.update(punch.with(punch::EMPLOYEE, employee.clone()))?;
    }
    if let (Some(from), Some(to)) = (days.iter().min(), days.iter().max()) {
        workday::mark(cx, &[employee], *from, *to)?;
    }
    if batch.is_last()
        && let Some(row) = cx.first(&UNKNOWN_CODES, [CODE.eq(code)])?
    {
        cx.delete(&UNKNOWN_CODES, &row.id)?;
    }
    Ok(batch)
}

/// Counts punches of codes that nobody has: for each code how many, and from when to when.
pub fn note(cx: &mut Cx<'_>, device: &str, codes: &BTreeMap<String, Vec<Instant>>) -> Result<()> {
    let mut known: BTreeMap<String, Document> = BTreeMap::new();
    for row in cx.all(&UNKNOWN_CODES, [CODE.any_of(codes.keys())])? {
        known.insert(row.need(CODE)?, row);
    }
    for (code, times) in codes {
        let (Some(first), Some(last)) = (times.iter().min().copied(), times.iter().max().copied()) else {
            continue;
        };
        let mut row = known
            .remove(code)
            .unwrap_or_else(|| Document::new(&UNKNOWN_CODES).with(CODE, code.clone()));
        let before = row.get(TIMES).unwrap_or_default();
        row.set(TIMES, before + i64::try_from(times.len()).unwrap_or_default());
        row.set(FIRST, row.get(FIRST).map_or(first, |known| known.min(first)));
        row.set(LAST, row.get(LAST).map_or(last, |known| known.max(last)));
        row.set(DEVICE, Id(device.to_owned()));
        super::state::save(cx, row)?;
    }
    Ok(())
}
