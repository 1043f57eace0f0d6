//! Who somebody is, whichever of their accounts they come by: the employee, the person and the card are one.

use engine::Cx;
use schema::{Document, Id, Result};

use super::{EMPLOYEE, PERSON, USERS};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::person::{self, PERSONS};

/// By which rows the person of an employee's file is known: read once, and asked of any number of users.
pub struct KnownAs {
    files: Vec<Id>,
    persons: Vec<Id>,
}

impl KnownAs {
    /// Whether a user is that person.
    pub fn is(&self, user: &Document) -> bool {
        let is_among = |own: Option<Id>, rows: &[Id]| own.is_some_and(|own| rows.contains(&own));
        is_among(user.get(EMPLOYEE), &self.files) || is_among(user.get(PERSON), &self.persons)
    }
}

/// Who the person of a file, as it stands or is being written, is: by the file itself, its person, and whoever holds its card.
///
/// # Errors
/// When the store cannot be read.
pub fn known_as(cx: &Cx<'_>, file: &Document) -> Result<KnownAs> {
    let mut persons: Vec<Id> = file.get(employee::PERSON).into_iter().collect();
    if let Some(card) = file.get(employee::CIN) {
        let holders = cx.all(&PERSONS, [person::CIN.eq(card)])?;
        persons.extend(holders.into_iter().map(|one| Id(one.id)));
    }
    let of_persons = cx.all(&EMPLOYEES, [employee::PERSON.any_of(&persons)])?;
    let mut files = vec![Id(file.id.clone())];
    files.extend(of_persons.into_iter().map(|one| Id(one.id)));
    Ok(KnownAs { files, persons })
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

/// Whether a user is the caller as a person, by whichever of their accounts; keys and jobs are nobody.
///
/// # Errors
/// When the store cannot be read.
pub fn is_user(cx: &Cx<'_>, user: &Document) -> Result<bool> {
    let Some(own) = own_row(cx)? else {
        return Ok(false);
    };
    let is_row = |key| own.get::<Id>(key).is_some_and(|row| user.get(key) == Some(row));
    if own.id == user.id || is_row(EMPLOYEE) || is_row(PERSON) {
        return Ok(true);
    }
    let cards = cards(cx, user)?;
    for card in &cards {
        if holds_card(cx, &own, card)? {
            return Ok(true);
        }
    }
    Ok(false)
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
    let Some(user) = own_row(cx)? else {
        return Ok(false);
    };
    Ok(known_as(cx, file)?.is(&user))
}

/// Whether two users are one person.
///
/// # Errors
/// When the store cannot be read.
pub fn are_one_person(cx: &Cx<'_>, one: &Document, other: &Document) -> Result<bool> {
    let shares = |field| one.get(field).is_some() && one.get(field) == other.get(field);
    if one.id == other.id || shares(EMPLOYEE) || shares(PERSON) {
        return Ok(true);
    }
    let held = cards(cx, one)?;
    Ok(cards(cx, other)?.iter().any(|card| held.contains(card)))
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
