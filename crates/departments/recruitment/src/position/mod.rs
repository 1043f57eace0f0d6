//! Positions of an exam (الفئات): grade and diploma, the same conditions for all of their specialties.

use engine::{Cx, Entity, Finder, Import};
use schema::{
    Access, Change, Collection, Decimal, Id, Label, Qualifier, Rejection, Result, Unique, decimal, error_codes, fields,
    integer, link, sum, text,
};

use crate::permission::EXAMS;
use crate::recruitment::age::Ages;
use crate::recruitment::{self, AGES, BEST_MARK, RECRUITMENTS, frozen};
use crate::specialty::{self, SPECIALTIES};

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    CODE: String = text("code").max(32).required().searched() => "الرمز", "Code", "Code";
    DIPLOMA_AR: String = text("diplomaAr").max(300).required().printable() => "الشهادة المطلوبة", "Diplôme en arabe", "Diploma in Arabic";
    DIPLOMA_FR: String = text("diplomaFr").max(300).required().printable() => "الشهادة بالفرنسية", "Diplôme exigé", "Diploma in French";
    GRADE_AR: String = text("gradeAr").max(300).required().searched().printable() => "الدرجة", "Grade en arabe", "Grade in Arabic";
    GRADE_FR: String = text("gradeFr").max(300).required().searched().printable() => "الدرجة بالفرنسية", "Grade", "Grade in French";
    /// Each of the ages stands over the exam's own, as the statute of the grade says.
    MIN_AGE: i64 = integer("minAge").within(AGES.0, AGES.1) => "السن الأدنى", "Âge minimal", "Least age";
    MAX_AGE: i64 = integer("maxAge").within(AGES.0, AGES.1) => "السن الأقصى", "Âge maximal", "Greatest age";
    AGE_EXTENSION: i64 = integer("ageExtension").within(AGES.0, AGES.1) => "السن الأقصى بعد التمديد", "Âge maximal après prorogation", "Greatest age with extension";
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
    qualifiers: &[Qualifier {
        through: RECRUITMENT.def,
        by: &[recruitment::DECISION_REF.def],
    }],
    page: "/recruitment-system/positions/{id}",
    ..Collection::new("positions", FIELDS)
};

/// Frozen by publishing its exam.
pub static POSITION: Entity = Entity {
    before_write: &[
        a_position_stays_in_its_exam,
        ages_agree,
        frozen::what_is_published_is_frozen,
    ],
    before_delete: &[frozen::what_is_published_stays],
    finder: Some(Finder {
        by: &[CODE.def, GRADE_FR.def, GRADE_AR.def],
        details: &[RECRUITMENT.def, CODE.def],
    }),
    error_codes: &[ERROR_CODES],
    import: Some(&Import::by(&POSITIONS, &[&[RECRUITMENT.def, CODE.def]])),
    ..Entity::plain(&POSITIONS)
};

error_codes! {
    /// A position, a test or a document would go over to another exam.
    OTHER_EXAM = "exam_of_row_changed", invalid => "لا ينقل هذا السطر إلى مباراة أخرى", "Cette ligne ne passe pas à un autre concours", "This row does not go over to another exam";
}

/// What belongs to an exam does not go over to another.
fn a_position_stays_in_its_exam(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.is_new() && change.touches(RECRUITMENT) {
        return Err(Rejection::new(OTHER_EXAM).field(RECRUITMENT.def.name).into());
    }
    Ok(())
}

/// The ages of a position stand in their order, those of its exam among them.
fn ages_agree(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_said = [MIN_AGE, MAX_AGE, AGE_EXTENSION]
        .into_iter()
        .any(|field| change.touches(field));
    if !change.is_new() && !is_said {
        return Ok(());
    }
    let position = &change.after;
    let ages = match cx.get(&RECRUITMENTS, position.need(RECRUITMENT)?.as_str())? {
        Some(exam) => Ages::of_position(&exam, position),
        None => Ages::own(position),
    };
    ages.crossed([&MAX_AGE.def, &AGE_EXTENSION.def])
        .map_or(Ok(()), |refused| Err(refused.into()))
}
