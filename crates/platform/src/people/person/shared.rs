//! What a person and an employee share, kept equal by whichever is written.

use engine::Cx;
use schema::{Change, Document, FieldDef, Result, Value, fold};

use super::{ADDRESS, BIRTH_DATE, CIN, EMAIL, NAME_AR, NAME_FR, PERSONS, PHONE};
use crate::people::employee::{self, EMPLOYEES};

/// The person's field, the employee's field.
const SHARED: &[(FieldDef, FieldDef)] = &[
    (NAME_FR.def, employee::NAME_FR.def),
    (NAME_AR.def, employee::NAME_AR.def),
    (CIN.def, employee::CIN.def),
    (BIRTH_DATE.def, employee::BIRTH_DATE.def),
    (PHONE.def, employee::PHONE.def),
    (EMAIL.def, employee::EMAIL.def),
    (ADDRESS.def, employee::ADDRESS.def),
];

/// Whether the two carry the same names, however they are spelt.
pub(in crate::people) fn has_same_names(person: &Document, employee: &Document) -> bool {
    let name = |row: &Document, field: &FieldDef| {
        let folded = fold(row.value(field.name).text().unwrap_or_default());
        folded.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    SHARED[..2]
        .iter()
        .all(|(own, theirs)| name(person, own) == name(employee, theirs))
}

/// Gives the employee what the person has and the employee lacks.
pub(in crate::people) fn fill(employee: &mut Document, person: &Document) {
    for (own, theirs) in SHARED {
        if employee.value(theirs.name).is_null() {
            employee.set_value(theirs.name, person.value(own.name).clone());
        }
    }
}

/// The person of a new employee.
pub(in crate::people) fn of_employee(employee: &Document) -> Document {
    let mut person = Document::new(&PERSONS);
    for (own, theirs) in SHARED {
        person.set_value(own.name, employee.value(theirs.name).clone());
    }
    person
}

/// The person with what the change of an employee says: everything when newly linked, else what was changed.
pub(in crate::people) fn synced_person(person: &Document, change: &Change) -> Document {
    let is_linked_anew = change.touches(employee::PERSON);
    let mut after = person.clone();
    for (own, theirs) in SHARED {
        if is_linked_anew || is_touched(change, theirs) {
            after.set_value(own.name, change.after.value(theirs.name).clone());
        }
    }
    after
}

/// The employees of a changed person follow it.
pub(super) fn employees_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let touched: Vec<_> = SHARED.iter().filter(|(own, _)| is_touched(change, own)).collect();
    if change.is_new() || touched.is_empty() {
        return Ok(());
    }
    for before in cx.all(&EMPLOYEES, [employee::PERSON.eq(&change.after.id)])? {
        let mut after = before.clone();
        for (own, theirs) in &touched {
            after.set_value(theirs.name, change.after.value(own.name).clone());
        }
        if after != before {
            cx.update(after)?;
        }
    }
    Ok(())
}

fn is_touched(change: &Change, field: &FieldDef) -> bool {
    let before = change
        .before
        .as_ref()
        .map_or(&Value::Null, |before| before.value(field.name));
    before != change.after.value(field.name)
}
