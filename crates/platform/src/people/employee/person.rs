//! The person behind an employee: made, or found by CIN, in the same transaction.

use engine::Cx;
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{CIN, EMPLOYEES, PERSON};
use crate::people::person::{self, PERSONS, shared};

error_codes! {
    PERSON_DIFFERS = "person_differs", conflict => "رقم البطاقة الوطنية للتعريف الإلكترونية {cin} مسجل باسم «{name}». لتأكيد أنه الشخص نفسه أرسلوا personId: {id}", "La CIN {cin} est déjà celle de «\u{a0}{name}\u{a0}». Pour confirmer qu’il s’agit de la même personne, envoyez personId\u{a0}: {id}", "CIN {cin} is already that of \"{name}\". To confirm that it is the same person, send personId: {id}";
    PERSON_OF_ANOTHER = "person_of_another", conflict => "رقم البطاقة الوطنية للتعريف الإلكترونية للشخص المختار مختلف", "La personne choisie porte une autre CIN", "The chosen person has another CIN";
}

/// The person with the employee's CIN is the employee's; another name asks for confirmation.
pub(super) fn person_has_the_same_cin(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.touches(CIN) && !change.touches(PERSON) {
        return Ok(());
    }
    let cin = change.after.need(CIN)?;
    let named = change.after.get(PERSON).filter(|_| change.touches(PERSON));
    let Some(person) = cx.first(&PERSONS, [person::CIN.eq(cin)])? else {
        return if named.is_some() {
            Err(Rejection::new(PERSON_OF_ANOTHER).field(PERSON.def.name).into())
        } else {
            Ok(())
        };
    };
    if named.as_ref().is_some_and(|named| named.0 != person.id) {
        return Err(Rejection::new(PERSON_OF_ANOTHER).field(PERSON.def.name).into());
    }
    let before = change.before.as_ref().and_then(|before| before.get(PERSON));
    let is_linked = before.is_some_and(|before| before.0 == person.id);
    if !is_linked && named.is_none() && !shared::has_same_names(&person, &change.after) {
        return Err(duplicate_cin(cx, &person, &change.after.id)?.into());
    }
    change.after.set(PERSON, schema::Id(person.id.clone()));
    if !is_linked {
        shared::fill(&mut change.after, &person);
    }
    Ok(())
}

/// A CIN that an employee has already is taken; that of a mere person asks for confirmation.
fn duplicate_cin(cx: &Cx<'_>, person: &Document, id: &str) -> Result<Rejection> {
    let cin = person.need(person::CIN)?;
    let taken = cx.first(&EMPLOYEES, [CIN.eq(cin)])?;
    let is_taken = taken.is_some_and(|employee| employee.id != id);
    Ok(if is_taken {
        Rejection::new(error_codes::DUPLICATE).field(CIN.def.name)
    } else {
        differs(person)
    })
}

fn differs(person: &Document) -> Rejection {
    let (french, arabic) = person.title();
    let name = if french == arabic {
        french
    } else {
        format!("{french} · {arabic}")
    };
    let cin = person.get(person::CIN).unwrap_or_default();
    Rejection::new(PERSON_DIFFERS)
        .field(PERSON.def.name)
        .arg("cin", cin)
        .arg("name", name)
        .arg("id", &person.id)
}

/// The person of a new employee is made; a known one follows what the employee's row says.
pub(super) fn person_follows(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let Some(id) = change.after.get(PERSON) else {
        let person = cx.create(shared::of_employee(&change.after))?;
        let linked = change.after.clone().with(PERSON, schema::Id(person.id));
        return cx.update(linked).map(drop);
    };
    let Some(person) = cx.get(&PERSONS, id.as_str())? else {
        return Ok(());
    };
    let after = shared::synced_person(&person, change);
    if after == person {
        Ok(())
    } else {
        cx.update(after).map(drop)
    }
}
