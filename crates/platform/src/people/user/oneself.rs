//! Who somebody is, whichever of their accounts they come by: the employee, the person and the card are one.

use engine::{Cx, Extension};
use schema::{Document, Id, Result};

use super::{EMPLOYEE, PERSON, USERS};
use crate::own_matter::Identity;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person::{self, PERSONS};

/// What files and units ask by.
pub(super) static IDENTITY: &[Extension] = &[&Identity { is_file_of_caller }];

/// Whether a user is the person of an employee's file.
///
/// # Errors
/// When the store cannot be read.
pub fn is_of(cx: &Cx<'_>, user: &Document, file: &Document) -> Result<bool> {
    let is_same_file = user.get(EMPLOYEE).is_some_and(|own| own.0 == file.id);
    let is_same_person = user
        .get(PERSON)
        .is_some_and(|own| file.get(employee::PERSON) == Some(own));
    if is_same_file || is_same_person {
        return Ok(true);
    }
    holds_card(cx, user, &file.get(employee::CIN).unwrap_or_default())
}

/// Whether a user is the holder of a card, in the spelling that rows keep.
///
/// # Errors
/// When the store cannot be read.
pub fn holds_card(cx: &Cx<'_>, user: &Document, card: &str) -> Result<bool> {
    Ok(!card.is_empty() && cards(cx, user)?.iter().any(|own| own == card))
}

/// Whether the caller is the holder of a card, by whichever of their accounts; keys and jobs are nobody.
///
/// # Errors
/// When the store cannot be read.
pub fn is_caller(cx: &Cx<'_>, card: &str) -> Result<bool> {
    own_row(cx)?.map_or(Ok(false), |user| holds_card(cx, &user, card))
}

/// Whether the caller is the person of an employee's file, by whichever of their accounts; keys and jobs are nobody.
///
/// # Errors
/// When the store cannot be read.
pub fn is_callers(cx: &Cx<'_>, file: &str) -> Result<bool> {
    let file = cx.get(&EMPLOYEES, file)?;
    file.map_or(Ok(false), |file| is_file_of_caller(cx, &file))
}

/// The files of the caller as a person; keys and jobs have none.
///
/// # Errors
/// When the store cannot be read.
pub fn files_of_caller(cx: &Cx<'_>) -> Result<Vec<Id>> {
    let Some(user) = own_row(cx)? else {
        return Ok(Vec::new());
    };
    let mut files = cx.all(&EMPLOYEES, [employee::CIN.any_of(cards(cx, &user)?)])?;
    let persons: Vec<Id> = user.get(PERSON).into_iter().collect();
    files.extend(cx.all(&EMPLOYEES, [employee::PERSON.any_of(persons)])?);
    let mut ids: Vec<Id> = user.get(EMPLOYEE).into_iter().collect();
    ids.extend(files.into_iter().map(|file| Id(file.id)));
    Ok(ids)
}

/// Whether a file, as it stands or is being written, is of the caller as a person.
///
/// # Errors
/// When the store cannot be read.
pub fn is_file_of_caller(cx: &Cx<'_>, file: &Document) -> Result<bool> {
    own_row(cx)?.map_or(Ok(false), |user| is_of(cx, &user, file))
}

fn own_row(cx: &Cx<'_>) -> Result<Option<Document>> {
    let user = cx.who().user.as_deref();
    user.map_or(Ok(None), |id| cx.get(&USERS, id))
}

/// The cards by which a user is known: of the employee's file, of the person, and of the person of the file.
fn cards(cx: &Cx<'_>, user: &Document) -> Result<Vec<String>> {
    let file = user
        .get(EMPLOYEE)
        .map_or(Ok(None), |own| cx.get(&EMPLOYEES, own.as_str()))?;
    let mut cards: Vec<String> = file.iter().filter_map(|file| file.get(employee::CIN)).collect();
    let of_file = file.as_ref().and_then(|file| file.get(employee::PERSON));
    for own in user.get(PERSON).into_iter().chain(of_file) {
        cards.extend(cx.get(&PERSONS, own.as_str())?.and_then(|one| one.get(person::CIN)));
    }
    Ok(cards)
}
