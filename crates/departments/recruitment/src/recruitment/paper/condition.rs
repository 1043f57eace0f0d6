//! Conditions in words, in French and in Arabic.

use engine::Cx;
use engine::doc::{Line, Words};
use schema::{Choice as _, Decimal, Document, Id, Result};

use super::super::age::Ages;
use super::super::allotment::{SpecialtyPosts, specialties_in_order};
use super::super::quota::{self, QuotaBase};
use super::super::tie::{self, Tie};
use super::super::{AbsentRule, NATIONALITY};
use crate::exam_document::{self, DocumentCondition, EXAM_DOCUMENTS};
use crate::exam_test::EXAM_TESTS;
use crate::position::{self, POSITIONS};

/// What is written in the exam for Moroccan nationality.
const MOROCCAN: &str = "MA";

/// A number of hundredths as people write it: `2`, `12,50`.
pub(super) fn hundredths(Decimal(value): Decimal) -> String {
    /// Hundredths in a whole.
    const WHOLE: i64 = 100;
    let (whole, rest) = (value / WHOLE, value % WHOLE);
    if rest == 0 {
        whole.to_string()
    } else {
        format!("{whole},{rest:02}")
    }
}

/// Lines, one under the other.
fn lines(all: impl IntoIterator<Item = [String; 2]>) -> Option<Words> {
    let (fr, ar): (Vec<String>, Vec<String>) = all.into_iter().map(|[fr, ar]| (fr, ar)).unzip();
    (!fr.is_empty()).then(|| Words::new(Line::from(fr.join("\n")), Line::from(ar.join("\n"))))
}

/// The ages of the exam, then those of each position that has its own: `18 ans au moins, 40 ans au plus ; Médecin : 45 ans au plus`.
pub(super) fn ages(cx: &Cx<'_>, exam: &Document) -> Result<Option<Words>> {
    let mut told: Vec<[String; 2]> = ages_in_words(Ages::of_exam(exam)).into_iter().collect();
    for one in cx.all(&POSITIONS, [position::RECRUITMENT.eq(&exam.id)])? {
        let own = Ages::own(&one);
        if own.are_open() && own.extended.is_none() {
            continue;
        }
        let (fr, ar) = one.title();
        if let Some([ages, in_arabic]) = ages_in_words(Ages::of_position(exam, &one)) {
            told.push([format!("{fr}\u{a0}: {ages}"), format!("{ar}: {in_arabic}")]);
        }
    }
    let (fr, ar): (Vec<String>, Vec<String>) = told.into_iter().map(|[fr, ar]| (fr, ar)).unzip();
    Ok((!fr.is_empty()).then(|| Words::new(fr.join(" ; "), ar.join("؛ "))))
}

/// `18 ans au moins, 40 ans au plus`, in French and in Arabic.
fn ages_in_words(ages: Ages) -> Option<[String; 2]> {
    let mut told = Vec::new();
    if let Some(least) = ages.least {
        told.push([format!("{least} ans au moins"), format!("لا يقل عن {least} سنة")]);
    }
    if let Some(most) = ages.most {
        told.push([format!("{most} ans au plus"), format!("لا يزيد على {most} سنة")]);
    }
    if let (Some(_), Some(extended)) = (ages.most, ages.extended) {
        told.push([
            format!("limite reculée de la durée des services valables pour la retraite, jusqu’à {extended} ans"),
            format!("يمدد هذا الحد بمدة الخدمات الصحيحة من أجل التقاعد في حدود {extended} سنة"),
        ]);
    }
    let (fr, ar): (Vec<String>, Vec<String>) = told.into_iter().map(|[fr, ar]| (fr, ar)).unzip();
    (!fr.is_empty()).then(|| [fr.join(", "), ar.join("، ")])
}

/// The nationality that is asked for.
pub(super) fn nationality(exam: &Document) -> Option<Words> {
    let asked = exam.get(NATIONALITY)?;
    Some(if asked == MOROCCAN {
        Words::new("marocaine", "المغربية")
    } else {
        Words::any(asked)
    })
}

/// A line for each share of posts, with the posts of each specialty where the notice says them.
pub(super) fn quotas(cx: &Cx<'_>, exam: &Document) -> Result<Option<Words>> {
    let specialties = specialties_in_order(cx, &exam.id)?;
    let one = |quota: &quota::Quota| {
        let (ground, base) = (quota.ground.label(), quota.base);
        let numbers = [0, 1].map(|language| printed_numbers(quota, &specialties, language));
        let of = match base {
            QuotaBase::Exam => ["de l’ensemble des postes", "من مجموع المناصب"],
            QuotaBase::Specialty => ["des postes de chaque spécialité", "من مناصب كل تخصص"],
            QuotaBase::Position => ["des postes de chaque catégorie", "من مناصب كل فئة"],
        };
        let rounding = quota.rounding.label();
        [
            format!(
                "{} % {} : {} (arrondi : {}){}",
                quota.percent,
                of[0],
                ground.fr,
                rounding.fr.to_lowercase(),
                numbers[0]
            ),
            format!(
                "{}% {}: {} (جبر الكسر: {}){}",
                quota.percent, of[1], ground.ar, rounding.ar, numbers[1]
            ),
        ]
    };
    Ok(lines(quota::read(exam)?.iter().map(one)))
}

/// The reserved posts of each specialty in a language, after the share that they are of; nothing where they follow from it.
fn printed_numbers(quota: &quota::Quota, specialties: &[SpecialtyPosts], language: usize) -> String {
    let Some(numbers) = &quota.numbers else {
        return String::new();
    };
    let (colon, nothing, comma) = [("\u{a0}: ", "aucun poste", ", "), (": ", "لا منصب", "، ")][language];
    let named = |one: &SpecialtyPosts| Some(format!("{}{colon}{}", one.names[language], numbers.get(&one.id)?));
    let told: Vec<String> = specialties.iter().filter_map(named).collect();
    let told = if told.is_empty() {
        nothing.to_owned()
    } else {
        told.join(comma)
    };
    format!(" – {told}")
}

/// The rules for those who are equal, in their order.
pub(super) fn ties(cx: &Cx<'_>, exam: &Document) -> Result<Words> {
    let mut told = Vec::new();
    for rule in tie::read(exam)? {
        told.push(match rule {
            Tie::Oral => ["note de l’oral".to_owned(), "نقطة الاختبار الشفوي".to_owned()],
            Tie::Written => ["note de l’écrit".to_owned(), "نقطة الاختبار الكتابي".to_owned()],
            Tie::Older => ["le plus âgé".to_owned(), "الأكبر سنا".to_owned()],
            Tie::Younger => ["le plus jeune".to_owned(), "الأصغر سنا".to_owned()],
            Tie::Service => [
                "la plus longue durée de services".to_owned(),
                "أطول مدة خدمة".to_owned(),
            ],
            Tie::Test(Id(id)) => {
                let (fr, ar) = cx.need(&EXAM_TESTS, &id)?.title();
                [format!("note de l’épreuve « {fr} »"), format!("نقطة «{ar}»")]
            }
        });
    }
    told.push([
        "à défaut, tirage par le nombre aléatoire publié ci-dessous".to_owned(),
        "وفي حالة استمرار التساوي، قرعة بالرقم العشوائي المنشور أدناه".to_owned(),
    ]);
    let (fr, ar): (Vec<String>, Vec<String>) = told.into_iter().map(|[fr, ar]| (fr, ar)).unzip();
    Ok(Words::new(fr.join(" ; "), ar.join("؛ ")))
}

/// The documents of a file, a line each, with whom they are asked of.
pub(super) fn documents(cx: &Cx<'_>, exam: &Document) -> Result<Option<Words>> {
    let rows = cx.all(&EXAM_DOCUMENTS, [exam_document::RECRUITMENT.eq(&exam.id)])?;
    let one = |row: &Document| {
        let (fr, ar) = row.title();
        match row.get(exam_document::CONDITION) {
            Some(condition) if condition != DocumentCondition::All => {
                let of = condition.label();
                [
                    format!("– {fr} ({})", of.fr.to_lowercase()),
                    format!("– {ar} ({})", of.ar),
                ]
            }
            _ => [format!("– {fr}"), format!("– {ar}")],
        }
    };
    Ok(lines(rows.iter().map(one)))
}

/// What becomes of whoever is absent.
pub(super) fn absence(rule: AbsentRule) -> Words {
    match rule {
        AbsentRule::Eliminated => Words::new("éliminatoire", "موجب للإقصاء"),
        AbsentRule::Zero => Words::new("note zéro", "نقطة صفر"),
    }
}
