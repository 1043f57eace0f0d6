//! Tickets of applicants: what a stranger sends before he applies, and how much of it (decision 9).

pub(crate) mod act;
mod answer;
pub(crate) mod attach;
pub(crate) mod pieces;
mod room;
pub(crate) mod rules;
pub(crate) mod sweep;
mod wording;

use platform::public_follow::work;
use schema::{Collection, Id, Instant, Label, Unique, fields, instant, integer, json, link, text};

use crate::candidate::CANDIDATES;
use crate::recruitment::RECRUITMENTS;

fields! {
    /// Of the ticket that the applicant holds.
    HASH: String = text("hash").secret() => "بصمة التذكرة", "Empreinte du ticket", "Hash of the ticket";
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).required() => "المباراة", "Concours", "Exam";
    /// By the server’s clock; what began before the deadline may arrive a little after it.
    BEGUN_AT: Instant = instant("begunAt").required() => "تاريخ البدء", "Commencé le", "Begun at";
    /// Without a file it ends soon after the page was last heard; an application that was made with it is answered again for a day.
    EXPIRES_AT: Instant = instant("expiresAt").required() => "تاريخ الانتهاء", "Expire le", "Expires at";
    /// A digest of the network, for its share.
    ADDRESS: String = text("address").max(64) => "العنوان الشبكي", "Adresse réseau", "Network address";
    /// How many have come, not how many were announced.
    BYTES: i64 = integer("bytes") => "الحجم", "Octets", "Bytes";
    FILES: serde_json::Value = json("files") => "الملفات", "Fichiers", "Files";
    /// The challenge that was met for it, so that it is met once.
    PROOF: String = text("proof").max(64) => "إثبات العمل", "Preuve de travail", "Proof of work";
    /// The application that was made with it: the same ticket twice is the same application.
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).weak() => "المترشح(ة)", "Candidat(e)", "Candidate";
}

/// Of no place on the wire, in no log, swept an hour after its end.
pub static APPLICATION_TICKETS: Collection = Collection {
    database: "system",
    one: Label::new("تذكرة الترشيح", "Ticket de candidature", "Application ticket"),
    many: Label::new("تذاكر الترشيح", "Tickets de candidature", "Application tickets"),
    unique: &[
        Unique::on(&[HASH.def]),
        Unique::on(&[PROOF.def]).otherwise(work::PROOF_USED),
    ],
    indexes: &[&[EXPIRES_AT.def], &[BEGUN_AT.def], &[ADDRESS.def, EXPIRES_AT.def]],
    logged: false,
    ..Collection::new("applicationTickets", FIELDS)
};
