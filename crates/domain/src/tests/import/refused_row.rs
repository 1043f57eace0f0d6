//! What is said of a row that is refused.

use schema::Lang;

use platform::import::ImportOrder;

use super::{counts, csv, import};

#[tokio::test]
async fn a_refused_row_bears_its_name_and_comes_back_as_it_stood() {
    let app = crate::tests::new_app();
    let text = "CIN;Nom complet;Nom complet en arabe;Date de naissance\n\
                AB123456;Amal Alami;أمل العلمي;31/02/1980\n\
                AB123457;Badr Alami;بدر العلمي;28/02/1980\n";
    let report = import(
        &app,
        "employees",
        &ImportOrder {
            lang: Lang::Fr,
            ..csv(text)
        },
    )
    .await;
    assert_eq!(counts(&report), [1, 0, 0, 1]);
    let [finding] = report.findings.as_slice() else {
        panic!("{report:?}")
    };
    assert_eq!((finding.row, finding.title.as_str()), (2, "Amal Alami"));
    assert!(
        finding.message.ends_with("le 31 février 1980 n’existe pas"),
        "{}",
        finding.message
    );
    let cells = ["AB123456", "Amal Alami", "أمل العلمي", "31/02/1980"].map(str::to_owned);
    assert_eq!(report.refused_rows, [(2, cells.to_vec())]);
}
