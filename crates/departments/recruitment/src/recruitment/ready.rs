//! What an exam needs before it is published: everything that lacks is named at once.

use engine::Cx;
use schema::{Date, Document, FieldDef, Id, Instant, Rejection, Result, error_codes};

use super::age::Ages;
use super::subject::nothing_lacks;
use super::weight::tests_of;
use super::{
    AGE_ON, APPEAL_DAYS, DEADLINE, DECISION_DATE, EXAM_DATE, NO_APPEAL_REASON, QUOTAS, SIGNED_ON, allotment, quota,
};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS, MemberRole};
use crate::exam_test;
use crate::position::{self, POSITIONS};
use crate::specialty::{self, SPECIALTIES};

error_codes! {
    WITHOUT_POSTS = "exam_without_posts", conflict => "لا توجد فئة لها تخصص بمناصب متبارى بشأنها", "Aucune catégorie n’a de spécialité avec des postes", "No position has a specialty with posts";
    /// A notice rests on its decision, which is there before it.
    DECISION_LATER = "exam_decision_later", conflict => "تاريخ القرار لاحق لنشر الإعلان", "La décision est postérieure à l’avis", "The decision is later than the notice";
    /// A position without a specialty is one for which nobody can apply.
    POSITION_WITHOUT_POSTS = "exam_position_without_posts", conflict => "الفئة «{name}» بدون تخصص", "La catégorie «\u{a0}{name}\u{a0}» n’a pas de spécialité", "The position \"{name}\" has no specialty";
    POSITION_WITHOUT_TEST = "exam_position_without_test", conflict => "الفئة «{name}» بدون اختبار", "La catégorie «\u{a0}{name}\u{a0}» n’a pas d’épreuve", "The position \"{name}\" has no test";
    WITHOUT_TESTS = "exam_without_tests", conflict => "لا يوجد أي اختبار", "Il n’y a aucune épreuve", "There is no test";
    DEADLINE_PAST = "exam_deadline_past", conflict => "انصرم آخر أجل لإيداع الترشيحات", "La date limite de dépôt est passée", "The application deadline has passed";
    AGE_WITHOUT_DAY = "exam_age_without_day", conflict => "حددوا تاريخ احتساب السن أو تاريخ المباراة", "Indiquez la date d’appréciation de l’âge ou celle du concours", "Give the day on which ages are counted, or that of the exam";
    APPEAL_DAYS_MISSING = "exam_without_appeal_days", conflict => "حددوا أجل التظلم بالأيام", "Indiquez le délai de recours en jours", "Give the days to appeal";
    NO_APPEALS_UNEXPLAINED = "exam_without_appeals", conflict => "لا أجل للتظلم: بينوا السبب الذي يطبع في الإعلان", "Aucun délai de recours\u{a0}: indiquez le motif, imprimé dans l’avis", "No days to appeal: give the reason, which the notice prints";
    WITHOUT_COMMITTEE = "exam_without_committee", conflict => "لم تعين أي لجنة", "Aucune commission n’est nommée", "No committee is appointed";
    WITHOUT_INVIGILATION = "exam_without_invigilation", conflict => "لم تعين لجنة الحراسة", "Aucune commission de surveillance n’est nommée", "No invigilation committee is appointed";
    WITHOUT_PRESIDENT = "exam_committee_without_president", conflict => "لجنة «{name}» بدون رئيس(ة)", "La commission «\u{a0}{name}\u{a0}» n’a pas de président(e)", "The committee \"{name}\" has no chair";
}

/// What of the exam itself it turns on.
pub(super) const READS: &[FieldDef] = &[
    DEADLINE.def,
    DECISION_DATE.def,
    SIGNED_ON.def,
    AGE_ON.def,
    EXAM_DATE.def,
    APPEAL_DAYS.def,
    NO_APPEAL_REASON.def,
    QUOTAS.def,
];

/// Refuses an exam that lacks something, with all that it lacks.
pub(super) fn is_ready(cx: &Cx<'_>, exam: &Document) -> Result<()> {
    let mut missing = Vec::new();
    if exam.need(DEADLINE)? <= Instant(cx.now()) {
        missing.push(Rejection::new(DEADLINE_PAST).field(DEADLINE.def.name));
    }
    for day in [DECISION_DATE, SIGNED_ON] {
        if exam.get(day).is_some_and(|Date(date)| date > cx.today()) {
            missing.push(Rejection::new(DECISION_LATER).field(day.def.name));
        }
    }
    let positions = cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])?;
    let has_bounds = positions.iter().any(|one| !Ages::of_position(exam, one).are_open());
    if has_bounds && exam.get(AGE_ON).is_none() && exam.get(EXAM_DATE).is_none() {
        missing.push(Rejection::new(AGE_WITHOUT_DAY).field(AGE_ON.def.name));
    }
    match exam.get(APPEAL_DAYS) {
        None => missing.push(Rejection::new(APPEAL_DAYS_MISSING).field(APPEAL_DAYS.def.name)),
        Some(0) if exam.get(NO_APPEAL_REASON).is_none() => {
            missing.push(Rejection::new(NO_APPEALS_UNEXPLAINED).field(NO_APPEAL_REASON.def.name));
        }
        Some(_) => {}
    }
    posts_and_tests(cx, exam, &positions, &mut missing)?;
    committees(cx, exam, &mut missing)?;
    missing.extend(allotment::faults(
        &quota::read(exam)?,
        &allotment::specialties_in_order(cx, &exam.id)?,
    ));
    nothing_lacks(missing)
}

/// What lacks of the positions: specialties with posts, and tests.
fn posts_and_tests(cx: &Cx<'_>, exam: &Document, positions: &[Document], missing: &mut Vec<Rejection>) -> Result<()> {
    let tests = tests_of(cx, &exam.id)?;
    if tests.is_empty() {
        missing.push(Rejection::new(WITHOUT_TESTS));
    }
    let mut posts = 0;
    for one in positions {
        let name = |refused| Rejection::new(refused).arg("name", one.title().0);
        let own = cx.count(&SPECIALTIES, [specialty::POSITION.eq(&one.id)])?;
        posts += own;
        if own == 0 {
            missing.push(name(POSITION_WITHOUT_POSTS));
        }
        let is_of = |of: Option<Id>| of.is_none_or(|of| of.as_str() == one.id);
        if !tests.is_empty() && !tests.iter().any(|test| is_of(test.get(exam_test::POSITION))) {
            missing.push(name(POSITION_WITHOUT_TEST));
        }
    }
    if posts == 0 {
        missing.push(Rejection::new(WITHOUT_POSTS));
    }
    Ok(())
}

fn committees(cx: &Cx<'_>, exam: &Document, missing: &mut Vec<Rejection>) -> Result<()> {
    let committees = cx.all(&COMMITTEES, [committee::RECRUITMENT.eq(&exam.id)])?;
    if committees.is_empty() {
        missing.push(Rejection::new(WITHOUT_COMMITTEE));
    } else if !committees
        .iter()
        .any(|one| one.get(committee::KIND) == Some(CommitteeKind::Supervision))
    {
        missing.push(Rejection::new(WITHOUT_INVIGILATION));
    }
    for one in committees {
        let president = [
            committee_member::COMMITTEE.eq(&one.id),
            committee_member::ROLE.eq(MemberRole::President),
        ];
        if cx.count(&COMMITTEE_MEMBERS, president)? == 0 {
            missing.push(Rejection::new(WITHOUT_PRESIDENT).arg("name", one.title().0));
        }
    }
    Ok(())
}
