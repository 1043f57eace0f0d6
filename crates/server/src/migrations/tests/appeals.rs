use recruitment::appeal::{self, APPEALS, AppealState, AppealSubject};
use recruitment::exam_list::ListKind;
use recruitment::exam_test::{self, EXAM_TESTS, TestKind};
use recruitment::grade_entry::{self, GRADE_ENTRIES};
use recruitment::ranking_run::{self, RANKING_RUNS};
use schema::{Decimal, Instant};

use super::proofs::{candidates_of, exam_with_list};
use super::*;

fn at(text: &str) -> Instant {
    Instant(text.parse().unwrap())
}

/// Two appeals that were accepted with a mark: one is carried out, the other waits; a ranking from before the decisions and one after.
fn marks_that_stood_since_their_decision() -> Vec<Document> {
    let mut rows = exam_with_list("exam", ListKind::Definitive);
    rows.extend(candidates_of("exam"));
    rows.push(
        row(&EXAM_TESTS, "talk")
            .with(exam_test::RECRUITMENT, id("exam"))
            .with(exam_test::KIND, TestKind::Oral)
            .with(exam_test::LABEL_FR, "Oral".to_owned())
            .with(exam_test::LABEL_AR, "شفوي".to_owned()),
    );
    for (key, carried_out) in [("waits", None), ("done", Some(at("2026-10-03T10:00:00Z")))] {
        let entry = format!("{key}-entry");
        rows.push(
            row(&GRADE_ENTRIES, &entry)
                .with(grade_entry::TEST, id("talk"))
                .with(grade_entry::CANDIDATE, id("exam-plain"))
                .with(grade_entry::MARK, Decimal(1_500))
                .with(grade_entry::STANDING, format!("appeal/{key}")),
        );
        let mut decided = row(&APPEALS, key)
            .with(appeal::CANDIDATE, id("exam-plain"))
            .with(appeal::RECRUITMENT, id("exam"))
            .with(appeal::ABOUT, AppealSubject::Mark)
            .with(appeal::STATE, AppealState::Accepted)
            .with(appeal::DECIDED_AT, at("2026-10-02T10:00:00Z"))
            .with(appeal::ENTRY, id(&entry))
            .with(appeal::TEXT, "Erreur".to_owned());
        decided.set_or_clear(appeal::CARRIED_OUT_AT, carried_out);
        rows.push(decided);
    }
    for (key, when) in [("early", "2026-10-01T10:00:00Z"), ("late", "2026-10-04T10:00:00Z")] {
        rows.push(
            row(&RANKING_RUNS, key)
                .with(ranking_run::RECRUITMENT, id("exam"))
                .with(ranking_run::AT, at(when)),
        );
    }
    rows
}

#[tokio::test]
async fn a_mark_stands_once_its_appeal_is_carried_out_and_rankings_say_that_they_counted_it() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, marks_that_stood_since_their_decision).await;
    let (entries, appeals, runs) = engine
        .read(|cx| {
            Ok((
                cx.all(&GRADE_ENTRIES, [])?,
                cx.all(&APPEALS, [])?,
                cx.all(&RANKING_RUNS, [])?,
            ))
        })
        .await
        .unwrap();
    let find = |rows: &[Document], key: &str| rows.iter().find(|row| row.id == key).unwrap().clone();
    assert_eq!(find(&entries, "waits-entry").get(grade_entry::STANDING), None);
    assert!(find(&entries, "done-entry").get(grade_entry::STANDING).is_some());
    assert_eq!(find(&appeals, "waits").get(appeal::MARK), Some(Decimal(1_500)));
    assert_eq!(find(&appeals, "done").get(appeal::MARK), None, "as it was signed");
    assert_eq!(find(&runs, "early").get(ranking_run::REASON), None);
    let told = find(&runs, "late").get(ranking_run::REASON).unwrap();
    assert!(told.contains("recours qui n’était pas exécuté"), "{told}");
}
