use recruitment::candidate::{self, CANDIDATES, CandidateStatus, ProofState, ReservedGround};
use recruitment::exam_list::{self, EXAM_LISTS, ListKind};
use recruitment::position::{self, POSITIONS};
use recruitment::recruitment::{self as exam, RECRUITMENTS};
use recruitment::specialty::{self, SPECIALTIES};
use schema::{Date, Instant};

use super::*;

fn text(key: &str) -> String {
    key.to_owned()
}

/// An exam with a position and a specialty, and its list of a kind.
pub(super) fn exam_with_list(of: &str, list: ListKind) -> Vec<Document> {
    let at = Instant("2026-10-01T10:00:00Z".parse().unwrap());
    let exam = row(&RECRUITMENTS, of)
        .with(exam::TITLE_FR, text(of))
        .with(exam::TITLE_AR, text(of))
        .with(exam::DECISION_REF, text(of))
        .with(exam::DEADLINE, at);
    let (post, law) = (format!("{of}-post"), format!("{of}-law"));
    let post_row = row(&POSITIONS, &post)
        .with(position::RECRUITMENT, id(of))
        .with(position::CODE, text(of))
        .with(position::DIPLOMA_AR, text("x"))
        .with(position::DIPLOMA_FR, text("x"))
        .with(position::GRADE_AR, text("x"))
        .with(position::GRADE_FR, text("x"));
    let specialty = unit(&SPECIALTIES, &law, &[specialty::NAME_FR, specialty::NAME_AR])
        .with(specialty::POSITION, id(&post))
        .with(specialty::POSTS, 2);
    let list = row(&EXAM_LISTS, &format!("{of}-list"))
        .with(exam_list::RECRUITMENT, id(of))
        .with(exam_list::KIND, list)
        .with(exam_list::PUBLISHED_AT, at);
    vec![exam, post_row, specialty, list]
}

/// Its candidates, in each state of claims.
pub(super) fn candidates_of(of: &str) -> Vec<Document> {
    use CandidateStatus::{ConvokedWritten, EliminatedPreWritten, Hired, Validated};
    use ReservedGround::{Disability, None as Nothing, Resistant};
    let one = |(key, number, status, ground, months): (&str, &str, CandidateStatus, ReservedGround, i64)| {
        let mut one = row(&CANDIDATES, &format!("{of}-{key}"))
            .with(candidate::RECRUITMENT, id(of))
            .with(candidate::POSITION, id(&format!("{of}-post")))
            .with(candidate::SPECIALTY, id(&format!("{of}-law")))
            .with(candidate::NAME_FR, text(key))
            .with(candidate::NAME_AR, text(key))
            .with(candidate::CIN, format!("AB{of}{key}"))
            .with(candidate::BIRTH_DATE, Date("1990-01-01".parse().unwrap()))
            .with(candidate::GROUND, ground)
            .with(candidate::SERVICE_MONTHS, months)
            .with(candidate::STATUS, status);
        one.set_or_clear(
            candidate::CANDIDATE_NUMBER,
            Some(text(number)).filter(|known| !known.is_empty()),
        );
        one
    };
    let all = [
        ("claims", "1", ConvokedWritten, Disability, 0),
        ("served", "2", Hired, Nothing, 24),
        ("both", "3", Validated, Resistant, 12),
        ("plain", "4", Validated, Nothing, 0),
        ("out", "", EliminatedPreWritten, Disability, 0),
    ];
    all.into_iter().map(one).collect()
}

/// Two exams: the definitive list of the first is public, the second has a provisional one.
fn exams_before_claims_were_decided() -> Vec<Document> {
    let exams = [("listed", ListKind::Definitive), ("reviewed", ListKind::Provisional)];
    let rows = exams.into_iter().flat_map(|(of, list)| {
        let mut rows = exam_with_list(of, list);
        rows.extend(candidates_of(of));
        rows
    });
    rows.collect()
}

#[tokio::test]
async fn what_a_definitive_list_admitted_counts_as_proved_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, exams_before_claims_were_decided).await;
    let rows = engine.read(|cx| cx.all(&CANDIDATES, [])).await.unwrap();
    let told = |key: &str| {
        let row = rows.iter().find(|row| row.id == key).unwrap();
        let is_proved = |field| row.get(field) == Some(ProofState::Proved);
        let fields = [candidate::GROUND_PROVED, candidate::SERVICE_PROVED];
        (fields.map(is_proved), row.get(candidate::FORMER_RULE) == Some(true))
    };
    for (key, expected) in [
        ("listed-claims", ([true, false], true)),
        ("listed-served", ([false, true], true)),
        ("listed-both", ([true, true], true)),
        ("listed-plain", ([false, false], false)),
        ("listed-out", ([false, false], false)),
        ("reviewed-claims", ([false, false], false)),
        ("reviewed-served", ([false, false], false)),
        ("reviewed-both", ([false, false], false)),
    ] {
        assert_eq!(told(key), expected, "{key}");
    }
}
