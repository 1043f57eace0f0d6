//! Positions of an exam (الفئات): grade and diploma, the same conditions for all of their specialties.

use engine::{Entity, Import};
use schema::{Access, Collection, Decimal, Id, Label, Unique, decimal, fields, integer, link, sum, text};

use crate::permission::EXAMS;
use crate::recruitment::{BEST_MARK, RECRUITMENTS};
use crate::specialty::{self, SPECIALTIES};

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    CODE: String = text("code").max(32).required().searched() => "الرمز", "Code", "Code";
    DIPLOMA_AR: String = text("diplomaAr").max(300).required().printable() => "الشهادة المطلوبة", "Diplôme en arabe", "Diploma in Arabic";
    DIPLOMA_FR: String = text("diplomaFr").max(300).required().printable() => "الشهادة بالفرنسية", "Diplôme exigé", "Diploma in French";
    GRADE_AR: String = text("gradeAr").max(300).required().searched().printable() => "الدرجة", "Grade en arabe", "Grade in Arabic";
    GRADE_FR: String = text("gradeFr").max(300).required().searched().printable() => "الدرجة بالفرنسية", "Grade", "Grade in French";
    /// Stands over the exam's own.
    MIN_TOTAL: Decimal = decimal("minTotal").within(Decimal(0), BEST_MARK) => "الحد الأدنى للمعدل العام", "Minimum de la moyenne générale", "Minimum of the final mark";
    ORDER: i64 = integer("order").within(0, 999) => "الترتيب", "Ordre", "Order";
    POSTS: i64 = sum("posts", || &SPECIALTIES, specialty::POSITION, specialty::POSTS) => "عدد المناصب المتبارى بشأنها", "Nombre de postes", "Number of posts";
}

/// Kept by the secretariat until the exam is published.
pub static POSITIONS: Collection = Collection {
    one: Label::new("الفئة", "Catégorie", "Position"),
    many: Label::new("الفئات", "Catégories", "Positions"),
    unique: &[Unique::on(&[RECRUITMENT.def, CODE.def]).folded().typed_in(CODE.def)],
    access: Access::resource(EXAMS),
    title: &[GRADE_FR.def, GRADE_AR.def],
    page: "/recruitment-system/positions/{id}",
    ..Collection::new("positions", FIELDS)
};

/// A position.
pub static POSITION: Entity = Entity {
    import: Some(&Import::by(&POSITIONS, &[&[RECRUITMENT.def, CODE.def]])),
    ..Entity::plain(&POSITIONS)
};
