//! A small court: cases that name their readers, hearings of a case, remarks on a hearing; rooms and visits, which everybody reads.

use engine::{Act, Allowed, Entity, Finder, ReportDef, Subject};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Grant, Id, Label, NotedReads, Rows, Who, Wording, fields, file, integer, link, links,
    long, text,
};

pub mod case {
    use super::*;
    fields! {
        NAME: String = text("nameFr").required().searched() => "ا", "Nom", "Name";
        READERS: Vec<Id> = links("readerIds", || &USERS) => "ا", "Lecteurs", "Readers";
    }
}
pub static CASES: Collection = Collection {
    one: Label::new("ا", "Affaire", "Case"),
    many: Label::new("ا", "Affaires", "Cases"),
    access: Access::resource("recruitment-system")
        .private()
        .without_keys()
        .grants(&[
            Grant::new(Who::Users, Rows::User(&case::READERS.def), Fields::All),
            // What a case is called opens nothing of what belongs to it.
            Grant::new(
                Who::Holder("recruitment-system:read"),
                Rows::All,
                Fields::Only(&[case::NAME.def]),
            ),
        ]),
    title: &[case::NAME.def],
    ..Collection::new("cases", case::FIELDS)
};

pub mod room {
    use super::*;
    fields! {
        NAME: String = text("nameFr").required() => "ا", "Nom", "Name";
    }
}
pub static ROOMS: Collection = Collection {
    one: Label::new("ا", "Salle", "Room"),
    many: Label::new("ا", "Salles", "Rooms"),
    access: Access::resource("recruitment-system").grants(&[Grant::REFERENCE]),
    title: &[room::NAME.def],
    ..Collection::new("rooms", room::FIELDS)
};

pub mod hearing {
    use super::*;
    fields! {
        CASE: Id = link("caseId", || &CASES).expands("case").required() => "ا", "Affaire", "Case";
        NOTE: String = text("note").required().searched().suggested() => "ا", "Note", "Note";
        MINUTES: String = long("minutes") => "ا", "Procès-verbal", "Minutes";
        ROOM: Id = link("roomId", || &ROOMS).expands("room") => "ا", "Salle", "Room";
        FILE: Id = file("fileId", DOWNLOADABLE_DOCUMENTS) => "ا", "Pièce", "Paper";
        LENGTH: i64 = integer("length") => "ا", "Durée", "Length";
    }
}
pub static HEARINGS: Collection = Collection {
    one: Label::new("ا", "Audience", "Hearing"),
    many: Label::new("ا", "Audiences", "Hearings"),
    indexes: &[&[hearing::CASE.def]],
    access: Access::resource("recruitment-system")
        .private()
        .without_keys()
        .grants(&[Grant::new(
            Who::Users,
            Rows::Through(&hearing::CASE.def, Fields::All),
            Fields::All,
        )]),
    noted_reads: Some(NotedReads {
        fields: &[hearing::MINUTES.def, hearing::FILE.def],
        person: None,
    }),
    title: &[hearing::NOTE.def],
    ..Collection::new("hearings", hearing::FIELDS)
};

pub mod remark {
    use super::*;
    fields! {
        HEARING: Id = link("hearingId", || &HEARINGS).expands("hearing").required() => "ا", "Audience", "Hearing";
        TEXT: String = text("text").required() => "ا", "Texte", "Text";
    }
}
pub static REMARKS: Collection = Collection {
    one: Label::new("ا", "Remarque", "Remark"),
    many: Label::new("ا", "Remarques", "Remarks"),
    access: Access::resource("recruitment-system")
        .private()
        .without_keys()
        .grants(&[Grant::new(
            Who::Users,
            Rows::Through(&remark::HEARING.def, Fields::All),
            Fields::All,
        )]),
    ..Collection::new("remarks", remark::FIELDS)
};

pub mod visit {
    use super::*;
    fields! {
        NAME: String = text("nameFr").required() => "ا", "Nom", "Name";
        HEARING: Id = link("hearingId", || &HEARINGS).expands("hearing").weak() => "ا", "Audience", "Hearing";
    }
}
pub static VISITS: Collection = Collection {
    one: Label::new("ا", "Visite", "Visit"),
    many: Label::new("ا", "Visites", "Visits"),
    access: Access::resource("recruitment-system").grants(&[Grant::REFERENCE]),
    title: &[visit::NAME.def],
    ..Collection::new("visits", visit::FIELDS)
};

const ADJOURN: Wording = Wording::new(
    Label::new("ا", "Reporter", "Adjourn"),
    Label::new("ا", "Reportée", "Adjourned"),
);

static HEARING: Entity = Entity {
    actions: &[&Act::on(
        "hearings.adjourn",
        ADJOURN,
        Subject::new(|| &HEARINGS, &[]),
        Allowed::Users,
        |cx, hearing, ()| cx.update(hearing.with(hearing::LENGTH, 0)),
    )],
    finder: Some(Finder {
        by: &[hearing::NOTE.def],
        details: &[hearing::NOTE.def],
    }),
    reports: &[
        ReportDef {
            name: "hearingsByNote",
            only: &[],
            by: &[hearing::NOTE.def],
            sum: None,
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "hearingsByMinutes",
            only: &[],
            by: &[hearing::MINUTES.def],
            sum: None,
            ..ReportDef::WHOLE
        },
    ],
    ..Entity::plain(&HEARINGS)
};
pub static NOUNS: &[&Entity] = &[
    &Entity::plain(&CASES),
    &Entity::plain(&ROOMS),
    &HEARING,
    &Entity::plain(&REMARKS),
    &Entity::plain(&VISITS),
];
