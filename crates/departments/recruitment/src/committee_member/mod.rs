//! Members of committees. Being one of them, with an account, is the right to mark what is assigned to them (decision 33).

use engine::{Entity, Import};
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Id, Instant, Label, choice, choices, date, fields, flag, instant, link, links, text,
};

use crate::committee::COMMITTEES;
use crate::permission::EXAMS;

pub(crate) mod composition;
mod duty;
mod rules;
mod seat;
#[cfg(test)]
mod tests;

choices! {
    /// In what quality somebody sits.
    MemberRole {
        President = "president": "رئيس(ة) اللجنة", "Président(e)", "Chair";
        Member = "member": "عضو", "Membre", "Member";
        Rapporteur = "rapporteur": "مقرر(ة)", "Rapporteur", "Rapporteur";
    }
}

pub(crate) use seat::{counts_since, is_over};

fields! {
    COMMITTEE: Id = link("committeeId", || &COMMITTEES).expands("committee").required() => "اللجنة", "Commission", "Committee";
    NAME: String = text("name").max(200).required().searched().printable() => "الاسم", "Nom", "Name";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee") => "الموظف(ة)", "Fonctionnaire", "Employee";
    JOB_TITLE: String = text("jobTitle").max(200).printable() => "الإطار", "Cadre", "Position held";
    ROLE: MemberRole = choice("role").default(MemberRole::Member.wire()).required() => "الصفة", "Qualité", "Quality";
    USER: Id = link("userId", || &USERS).expands("user") => "الحساب", "Compte", "Account";
    IS_EXTERNAL: bool = flag("isExternal") => "من خارج الجماعة", "Externe à la commune", "From outside";
    UNTIL: Date = date("until") => "إلى غاية", "Jusqu’au", "Until";
    /// The two people who type the sheet of a member without an account, each for themselves (decision 33).
    /// The decision that gives, takes or changes a seat once the exam was sat.
    DECISION_REF: String = text("decisionRef").max(100).printable() => "مرجع قرار التغيير", "Décision de changement", "Decision of the change";
    /// Since when this person holds this seat, and who entered it: a seat that is given later counts by a decision alone.
    SEATED_AT: Instant = instant("seatedAt").computed() => "عضو منذ", "Siège depuis", "Seated at";
    SEATED_BY: Id = link("seatedById", || &USERS).expands("seatedBy").weak().computed() => "سجل العضوية", "Siège saisi par", "Seat entered by";
    TYPISTS: Vec<Id> = links("typistIds", || &USERS) => "يدخل ورقة نقطه", "Sa feuille de notes est saisie par", "Marked sheet typed by";
}

/// Kept by the secretariat.
pub static COMMITTEE_MEMBERS: Collection = Collection {
    one: Label::new("عضو اللجنة", "Membre de la commission", "Member of the committee"),
    many: Label::new("أعضاء اللجنة", "Membres de la commission", "Members of the committee"),
    access: Access::resource(EXAMS),
    title: &[NAME.def],
    ..Collection::new("committeeMembers", FIELDS)
};

/// One president at most, and one exactly once the exam is published.
pub static COMMITTEE_MEMBER: Entity = Entity {
    before_write: &[
        rules::accounts_are_those_of_employees,
        rules::one_presides,
        rules::nobody_sits_twice,
        rules::two_people_type_a_sheet,
        seat::seats_are_dated,
    ],
    before_delete: &[
        rules::a_published_exam_keeps_its_presidents,
        seat::a_sat_exam_keeps_its_members,
    ],
    actions: &[&duty::DUTIES],
    error_codes: &[rules::ERROR_CODES, seat::ERROR_CODES],
    extensions: &[duty::EXTENSIONS],
    import: Some(&Import::by(&COMMITTEE_MEMBERS, &[&[COMMITTEE.def, NAME.def]])),
    ..Entity::plain(&COMMITTEE_MEMBERS)
};
