//! Committees of an exam (لجان المباراة): who supervises, selects, marks and hears.

use engine::{Entity, Finder, Import};
use schema::{Access, Collection, Date, Id, Label, Qualifier, choice, choices, date, fields, link, links, text};

use crate::permission::EXAMS;
use crate::position::POSITIONS;
use crate::recruitment::{self, RECRUITMENTS};

mod rules;

choices! {
    /// What a committee is for.
    CommitteeKind {
        Supervision = "supervision": "لجنة الحراسة", "Commission de surveillance", "Invigilation";
        Selection = "selection": "لجنة الانتقاء", "Commission de sélection", "Selection";
        Written = "written": "لجنة التصحيح", "Commission de correction", "Marking";
        Oral = "oral": "لجنة الاختبار الشفوي", "Commission de l’oral", "Oral";
        /// Named by a decision where an appeal finds fewer than two people who did not decide first.
        Appeals = "appeals": "لجنة التظلمات", "Commission des recours", "Appeals";
        Other = "other": "لجنة أخرى", "Autre commission", "Other";
    }
    /// Of how many positions it is.
    CommitteeScope {
        Single = "single": "فئة واحدة", "Une catégorie", "One position";
        Several = "several": "عدة فئات", "Plusieurs catégories", "Several positions";
    }
}

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    TYPE_AR: String = text("typeAr").max(200).required().searched().printable() => "اللجنة", "Commission en arabe", "Committee in Arabic";
    TYPE_FR: String = text("typeFr").max(200).required().searched().printable() => "اللجنة بالفرنسية", "Commission", "Committee in French";
    KIND: CommitteeKind = choice("kind").default(CommitteeKind::Other.wire()) => "نوع اللجنة", "Type de commission", "Kind of committee";
    /// Empty: the general committee of the exam.
    POSITION_IDS: Vec<Id> = links("positionIds", || &POSITIONS) => "الفئات", "Catégories", "Positions";
    SCOPE: CommitteeScope = choice("scope").default(CommitteeScope::Several.wire()) => "نطاق اللجنة", "Portée", "Scope";
    DECISION_REF: String = text("decisionRef").max(100).required() => "مرجع قرار التعيين", "Réf. de la décision de nomination", "Reference of the appointment decision";
    DECISION_SIGNED_ON: Date = date("decisionSignedOn").required() => "تاريخ توقيع القرار", "Décision signée le", "Decision signed on";
}

/// Kept by the secretariat.
pub static COMMITTEES: Collection = Collection {
    one: Label::new("لجنة المباراة", "Commission du concours", "Exam committee"),
    many: Label::new("لجان المباراة", "Commissions du concours", "Exam committees"),
    access: Access::resource(EXAMS),
    title: &[TYPE_FR.def, TYPE_AR.def],
    qualifiers: &[Qualifier {
        through: RECRUITMENT.def,
        by: &[recruitment::DECISION_REF.def],
    }],
    page: "/recruitment-system/committees/{id}",
    ..Collection::new("committees", FIELDS)
};

/// Of positions of its own exam.
pub static COMMITTEE: Entity = Entity {
    before_write: &[rules::a_committee_is_of_its_exam],
    finder: Some(Finder {
        by: &[TYPE_FR.def, TYPE_AR.def],
        details: &[RECRUITMENT.def],
    }),
    error_codes: &[rules::ERROR_CODES],
    import: Some(&Import::by(&COMMITTEES, &[&[RECRUITMENT.def, TYPE_FR.def]])),
    ..Entity::plain(&COMMITTEES)
};
