//! Copies of written tests (أوراق التحرير): a number of no relation to seat, name or order. Whose it is stays secret until the
//! lifting, to administrators and keys too (decision 1).

use engine::Entity;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Unique, Who, fields, instant, integer, link, links, text,
};

use crate::candidate::CANDIDATES;
use crate::committee_member::COMMITTEE_MEMBERS;
use crate::exam_test::EXAM_TESTS;
use crate::permission::EXAMS;

fields! {
    TEST: Id = link("examTestId", || &EXAM_TESTS).expands("examTest").required() => "الاختبار", "Épreuve", "Test";
    NUMBER: String = text("number").max(16).required().searched() => "الرقم السري", "N° d’anonymat", "Anonymity number";
    /// Whose it is, in no answer, log, event, export, search or report.
    OWNER: String = text("ownerId").secret() => "صاحب(ة) الورقة", "Auteur de la copie", "Owner of the copy";
    /// Filled by the lifting alone.
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").computed() => "المترشح(ة)", "Candidat(e)", "Candidate";
    MARKER_IDS: Vec<Id> = links("markerIds", || &COMMITTEE_MEMBERS).computed() => "المصححون", "Correcteurs", "Markers";
    /// Their accounts: who reads it.
    MARKER_USERS: Vec<Id> = links("markerUserIds", || &USERS).computed().hidden() => "حسابات المصححين", "Comptes des correcteurs", "Accounts of the markers";
    LOT: i64 = integer("lot").computed() => "الحزمة", "Lot", "Lot";
    LOCKED_AT: Instant = instant("lockedAt").computed() => "تاريخ الإقفال", "Verrouillée le", "Locked at";
    /// The permission that opens it once anonymity is lifted.
    READER: String = text("reader").max(64).computed().hidden() => "يقرؤها", "Lecteur", "Reader";
}

/// A marker reads their own lot, nobody else anything before the lifting.
pub static EXAM_COPIES: Collection = Collection {
    one: Label::new("ورقة التحرير", "Copie", "Exam script"),
    many: Label::new("أوراق التحرير", "Copies", "Exam scripts"),
    unique: &[Unique::on(&[TEST.def, NUMBER.def])],
    access: Access::resource(EXAMS).read_only().never_deleted().private().grants(&[
        Grant::new(Who::Users, Rows::Held(&READER.def), Fields::All),
        Grant::new(
            Who::Users,
            Rows::User(&MARKER_USERS.def),
            Fields::Only(&[TEST.def, NUMBER.def, LOT.def, LOCKED_AT.def]),
        ),
    ]),
    title: &[NUMBER.def],
    page: "/recruitment-system/marking?copy={id}",
    ..Collection::new("examCopies", FIELDS)
};

/// A copy.
pub static EXAM_COPY: Entity = Entity::plain(&EXAM_COPIES);
