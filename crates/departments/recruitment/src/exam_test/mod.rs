//! Tests of an exam (اختبارات المباراة), as rows, because every notice differs.

use engine::{Effect, Entity, Import};
use schema::{
    Access, Collection, Date, Decimal, Id, Label, Qualifier, choice, choices, date, decimal, fields, integer, link,
    text,
};

use crate::permission::EXAMS;
use crate::position::POSITIONS;
use crate::recruitment::{self, BEST_MARK, GREATEST_COEFFICIENT, RECRUITMENTS, frozen, weight};

mod rules;

choices! {
    /// How one is examined; practical tests count in the oral phase (decision 23).
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    TestKind {
        Written = "written": "الاختبار الكتابي", "Épreuve écrite", "Written test";
        Oral = "oral": "الاختبار الشفوي", "Épreuve orale", "Oral test";
        Practical = "practical": "الاختبار التطبيقي", "Épreuve pratique", "Practical test";
    }
}

/// A day, in minutes: no test lasts longer.
const LONGEST: i64 = 24 * 60;

fields! {
    /// A draft that goes takes its tests along.
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").weak().required() => "المباراة", "Concours", "Exam";
    /// Empty: for all positions.
    POSITION: Id = link("positionId", || &POSITIONS).expands("position") => "الفئة", "Catégorie", "Position";
    KIND: TestKind = choice("kind").required() => "نوع الاختبار", "Type d’épreuve", "Kind of test";
    LABEL_FR: String = text("labelFr").max(200).required().printable() => "الاختبار بالفرنسية", "Épreuve", "Title of the test (French)";
    LABEL_AR: String = text("labelAr").max(200).required().printable() => "الاختبار", "Intitulé de l’épreuve (arabe)", "Title of the test (Arabic)";
    COEFFICIENT: Decimal = decimal("coefficient").within(Decimal(1), GREATEST_COEFFICIENT).required() => "المعامل", "Coefficient", "Coefficient";
    /// Below it one has failed.
    MIN_MARK: Decimal = decimal("minMark").within(Decimal(0), BEST_MARK) => "النقطة الموجبة للإقصاء", "Note éliminatoire", "Eliminatory mark";
    DATE: Date = date("date") => "التاريخ", "Date", "Date";
    START_TIME: String = text("startTime").form(&schema::TIME) => "ساعة البداية", "Heure de début", "Start time";
    DURATION: i64 = integer("durationMinutes").within(1, LONGEST) => "المدة بالدقائق", "Durée (minutes)", "Duration (minutes)";
    MARKERS: i64 = integer("markers").within(1, 2) => "عدد المصححين", "Correcteurs", "Markers";
    /// Two marks further apart than this ask for a third.
    MAX_GAP: Decimal = decimal("maxGap").within(Decimal(0), BEST_MARK) => "أقصى فارق بين التصحيحين", "Écart maximal", "Greatest gap";
}

/// Kept by the secretariat until the exam is published.
pub static EXAM_TESTS: Collection = Collection {
    one: Label::new("الاختبار", "Épreuve", "Test"),
    many: Label::new("الاختبارات", "Épreuves", "Tests"),
    indexes: &[&[RECRUITMENT.def]],
    access: Access::resource(EXAMS),
    title: &[LABEL_FR.def, LABEL_AR.def],
    qualifiers: &[Qualifier {
        through: RECRUITMENT.def,
        by: &[recruitment::DECISION_REF.def],
    }],
    ..Collection::new("examTests", FIELDS)
};

/// The exam's weights follow from its tests; publishing freezes them.
pub static EXAM_TEST: Entity = Entity {
    before_write: &[rules::a_test_is_of_its_exam, frozen::what_is_published_is_frozen],
    before_delete: &[frozen::what_is_published_stays],
    after_write: &[Effect {
        touches: &[|| &RECRUITMENTS],
        run: weight::exam_follows,
    }],
    after_delete: &[Effect {
        touches: &[|| &RECRUITMENTS],
        run: weight::exam_follows,
    }],
    error_codes: &[rules::ERROR_CODES],
    import: Some(&Import::by(&EXAM_TESTS, &[&[RECRUITMENT.def, LABEL_FR.def]])),
    ..Entity::plain(&EXAM_TESTS)
};
