use recruitment::candidate::{self, CANDIDATES};
use recruitment::exam_list::ListKind;
use recruitment::recruitment::{self as exam, RECRUITMENTS};

use super::proofs::{candidates_of, exam_with_list};
use super::*;

const WRITTEN: [&str; 5] = ["marocaine", "Marocain ", "fr", "apatride", "MA"];

/// An exam and its candidates, each with a nationality as somebody wrote it.
fn nationalities_as_written() -> Vec<Document> {
    let mut rows = exam_with_list("a", ListKind::Provisional);
    rows[0].set(exam::NATIONALITY, "Marocaine".to_owned());
    let candidates = candidates_of("a").into_iter().zip(WRITTEN);
    rows.extend(candidates.map(|(one, written)| one.with(candidate::NATIONALITY, written.to_owned())));
    rows
}

#[tokio::test]
async fn nationalities_as_written_are_countries_where_they_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let engine = reopened(&folder, nationalities_as_written).await;
    let (asked, mut found) = engine
        .read(|cx| {
            let asked = cx.need(&RECRUITMENTS, "a")?.need(exam::NATIONALITY)?;
            let candidates = cx.all(&CANDIDATES, [])?;
            let found = candidates.iter().map(|one| one.need(candidate::NATIONALITY));
            Ok((asked, found.collect::<Result<Vec<String>>>()?))
        })
        .await
        .unwrap();
    found.sort();
    assert_eq!(asked, "MA");
    assert_eq!(found, ["FR", "MA", "MA", "MA", "apatride"]);
}
