use engine::{Format, RequestContext};
use futures_util::TryStreamExt;
use schema::Lang;

use platform::import::ImportOrder;

use super::{counts, find, import};
use platform::demo::{Demo, fill};
use testing::TestApp;

/// All rows of a collection, with some columns, as a reader of the language takes them away.
async fn export_all(app: &TestApp, of: &str, columns: &str, format: Format, lang: Lang) -> ImportOrder {
    let ctx = RequestContext {
        lang,
        ..TestApp::full_rights()
    };
    let columns = columns.split_whitespace().map(str::to_owned).collect();
    let of = find(of).unwrap().of;
    let export = app.engine.export(&ctx, of, &[], columns, format).await.unwrap();
    let blocks: Vec<_> = export.body.stream().try_collect().await.unwrap();
    ImportOrder {
        name: export.name,
        bytes: blocks.concat(),
        lang,
        ..ImportOrder::default()
    }
}

#[tokio::test]
async fn what_is_exported_goes_in_again_and_changes_nothing() {
    let app = crate::tests::new_app();
    fill(&app.engine, &crate::DEPARTMENTS, Demo { employees: 30, seed: 1 })
        .await
        .unwrap();
    for of in [
        (
            "employees",
            "CIN fullNameFr fullNameAr serviceId recruitmentDate fingerprint active",
        ),
        ("holidays", "date nameFr confirmed"),
        ("roles", "name permissions requiresMfa"),
    ] {
        for (format, lang) in Lang::ALL
            .iter()
            .flat_map(|lang| [(Format::CSV, *lang), (Format::XLSX, *lang)])
        {
            let report = import(&app, of.0, &export_all(&app, of.0, of.1, format, lang).await).await;
            let same = [0, 0, report.rows, 0];
            assert!(
                report.rows > 0 && counts(&report) == same,
                "{of:?} {lang:?}: {report:?}"
            );
        }
    }
}

#[tokio::test]
async fn every_row_of_the_demonstration_goes_in_again_and_changes_nothing() {
    let app = crate::tests::new_app();
    // Of so many some share a name, and every service has an office of order.
    let demo = Demo { employees: 80, seed: 1 };
    fill(&app.engine, &crate::DEPARTMENTS, demo).await.unwrap();
    let ways: Vec<(Format, Lang)> = (Lang::ALL.iter())
        .flat_map(|lang| [(Format::CSV, *lang), (Format::XLSX, *lang)])
        .collect();
    let mut changed = Vec::new();
    for import_of in platform::import::all(&crate::ENTITIES) {
        for (format, lang) in ways.iter().copied() {
            let of = import_of.of.id;
            let order = ImportOrder {
                is_rehearsal: true,
                ..export_all(&app, of, "", format, lang).await
            };
            let report = import(&app, of, &order).await;
            if counts(&report) != [0, 0, report.rows, 0] {
                let first = report.findings.first();
                changed.push(format!(
                    "{of} {lang:?} {:?} of {}: {first:?}",
                    counts(&report),
                    report.rows
                ));
            }
        }
    }
    assert_eq!(changed, Vec::<String>::new());
}
