//! Who read what is sensitive, of whom, by which door: kept two years, for administrators and for whoever was read of.
//!
//! What is sealed stays so: that somebody's certificate was opened would tell administrators that there is one.
//! Readings of this list itself are not noted: it says who looked and not what stood there, and would grow by being read.

use engine::{Cx, Door, Entity, NotedReading};
use jiff::SignedDuration;
use schema::{
    Access, Collection, Date, Document, Field, Fields, Grant, Id, Instant, Label, Result, Rows, Who, choice, date,
    days_ago, fields, instant, integer, link, long, midnight, text, texts,
};

use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::service::{self, SERVICES};
use crate::people::employee::{self, EMPLOYEES};
use crate::people::user::{USERNAME, USERS};

/// Days that a note is kept: two years.
const KEPT_DAYS: i64 = 730;

/// A file that a browser fetches in pieces, or a page that is drawn anew, is one reading.
const SAME: SignedDuration = SignedDuration::from_mins(10);

fields! {
    AT: Instant = instant("at").required() => "وقت الاطلاع", "Consulté à", "Read at";
    DAY: Date = date("day").required() => "يوم الاطلاع", "Consulté le", "Read on";
    /// An account, `key:N`, `link:id`, as in the journal.
    READER: String = text("who").max(64).required() => "الحساب", "Compte", "Account";
    NAME: String = text("whoName").searched() => "المُطَّلِع(ة)", "Lecteur", "Reader";
    /// Where the reader worked on that day.
    OFFICE_FR: String = text("officeFr") => "مكتب المُطَّلِع(ة) (بالفرنسية)", "Bureau du lecteur", "Reader’s office (French)";
    OFFICE_AR: String = text("officeAr") => "مكتب المُطَّلِع(ة)", "Bureau du lecteur (arabe)", "Reader’s office (Arabic)";
    COLLECTION: String = text("collection").max(64).required() => "السجل", "Registre", "Register";
    /// The row; none where several were read at once.
    DOCUMENT: String = text("documentId").max(64) => "معرف الوثيقة", "Identifiant du document", "Document id";
    NOTED: Vec<String> = texts("fields") => "المعطيات", "Données", "Fields";
    DOOR: Door = choice("door").required() => "طريقة الاطلاع", "Voie", "Door";
    /// What chose the rows, where several were read at once.
    FILTER: String = long("filter") => "معايير الاختيار", "Filtre", "Filter";
    COUNT: i64 = integer("count").required() => "عدد السجلات", "Nombre de lignes", "Rows";
    /// `sealed` where the fields are: then administrators learn who looked, and neither of whom nor at what.
    SEALED: String = text("sealed").max(16).hidden() => "محفوظ", "Scellé", "Sealed";
    /// Whom the row is about.
    PERSON: Id = link("employeeId", || &EMPLOYEES).expands("employee").weak() => "المعني(ة) بالأمر", "Intéressé(e)", "Person concerned";
}

/// What stands in rows about what is sealed.
const IS_SEALED: &str = "sealed";

/// What the person of the record sees: that an office looked, on which day.
const OF_PERSON: &[schema::FieldDef] = &[
    DAY.def,
    OFFICE_FR.def,
    OFFICE_AR.def,
    COLLECTION.def,
    DOOR.def,
    PERSON.def,
];

/// Written by the engine alone, before what was read is answered. The rows are their own history.
pub static READS: Collection = Collection {
    one: Label::new("عملية اطلاع", "Consultation", "Reading"),
    many: Label::new("عمليات الاطلاع", "Consultations", "Readings"),
    indexes: &[&[DOCUMENT.def, READER.def], &[PERSON.def, DAY.def], &[AT.def]],
    access: Access::resource("jobs")
        .only_grants()
        .read_only()
        .never_deleted()
        .without_keys()
        .grants(&[Grant::new(
            Who::Employees,
            Rows::Own(&[PERSON.def]),
            Fields::Only(OF_PERSON),
        )])
        .sealed_fields_where(
            &[DOCUMENT.def, NOTED.def, FILTER.def, PERSON.def],
            &SEALED.def,
            IS_SEALED,
        ),
    title: &[COLLECTION.def],
    logged: false,
    expires_when: Some(AT.before(days_ago(KEPT_DAYS))),
    ..Collection::new("reads", FIELDS)
};

/// A reading.
pub static READING: Entity = Entity::plain(&READS);

/// The nouns of this page.
pub static ENTITIES: &[&Entity] = &[&READING];

/// Notes a reading; not what somebody reads of themselves, nor the same again within ten minutes.
///
/// # Errors
/// When the store cannot be written.
pub(crate) fn note(cx: &mut Cx<'_>, reading: &NotedReading) -> Result<()> {
    let reader = cx.who().who.clone();
    let person = person_of(cx, reading)?;
    let is_own = person.is_some() && person.as_ref().map(|Id(id)| id) == cx.who().employee.as_ref();
    if is_own || is_noted(cx, reading, &reader)? {
        return Ok(());
    }
    let mut row = Document::new(&READS)
        .with(AT, Instant(cx.now()))
        .with(DAY, Date(cx.today()))
        .with(READER, reader)
        .with(COLLECTION, reading.of.id.to_owned())
        .with(NOTED, reading.field_names())
        .with(DOOR, reading.door)
        .with(COUNT, i64::try_from(reading.count).unwrap_or(i64::MAX));
    row.set_or_clear(DOCUMENT, reading.document.clone());
    row.set_or_clear(FILTER, reading.filter.clone());
    row.set_or_clear(PERSON, person);
    let seals = reading.of.access.sealed;
    if reading
        .field_names()
        .iter()
        .any(|name| seals.iter().any(|field| field.name == *name))
    {
        row.set(SEALED, IS_SEALED.to_owned());
    }
    row.set_or_clear(NAME, name_of_reader(cx)?);
    let [fr, ar] = office_of_reader(cx)?;
    row.set_or_clear(OFFICE_FR, fr);
    row.set_or_clear(OFFICE_AR, ar);
    // Everybody who reads a row reads its dates: they say no more than its day.
    row.created_at = midnight(&cx.today().to_string());
    row.updated_at.clone_from(&row.created_at);
    cx.create(row).map(drop)
}

/// Whom the row that is read is about.
fn person_of(cx: &Cx<'_>, reading: &NotedReading) -> Result<Option<Id>> {
    let Some(link) = reading.of.noted_reads.and_then(|noted| noted.person) else {
        return Ok(None);
    };
    let row = match &reading.document {
        Some(id) => cx.get(reading.of, id)?,
        None => None,
    };
    Ok(row.and_then(|row| row.value(link.name).text().map(|id| Id(id.to_owned()))))
}

/// Whether the same reader was noted with the same of the row a moment ago.
fn is_noted(cx: &Cx<'_>, reading: &NotedReading, reader: &str) -> Result<bool> {
    let Some(document) = &reading.document else {
        return Ok(false);
    };
    let since = Instant(cx.now() - SAME);
    let same = [
        DOCUMENT.eq(document),
        READER.eq(reader),
        COLLECTION.eq(reading.of.id),
        DOOR.eq(reading.door),
        AT.gt(since),
    ];
    let names = reading.field_names();
    let has_all = |row: &Document| {
        let noted = row.get(NOTED).unwrap_or_default();
        names.iter().all(|name| noted.contains(name))
    };
    Ok(cx.all(&READS, same)?.iter().any(has_all))
}

fn name_of_reader(cx: &Cx<'_>) -> Result<Option<String>> {
    let user = match &cx.who().user {
        Some(user) => cx.get(&USERS, user)?,
        None => None,
    };
    Ok(user.and_then(|user| user.get(USERNAME)))
}

/// The narrowest unit in which the reader works, in French and in Arabic.
fn office_of_reader(cx: &Cx<'_>) -> Result<[Option<String>; 2]> {
    type Place = (Field<Id>, &'static Collection, [Field<String>; 2]);
    const PLACES: [Place; 3] = [
        (employee::BUREAU, &BUREAUX, [bureau::NAME_FR, bureau::NAME_AR]),
        (employee::SERVICE, &SERVICES, [service::NAME_FR, service::NAME_AR]),
        (employee::ANNEXE, &ANNEXES, [annexe::NAME_FR, annexe::NAME_AR]),
    ];
    let file = match &cx.who().employee {
        Some(employee) => cx.get(&EMPLOYEES, employee)?,
        None => None,
    };
    let Some(file) = file else { return Ok([None, None]) };
    for (link, of, names) in PLACES {
        let Some(Id(id)) = file.get(link) else { continue };
        if let Some(unit) = cx.get(of, &id)? {
            return Ok(names.map(|name| unit.get(name)));
        }
    }
    Ok([None, None])
}
