use engine::{Format, RequestContext};
use futures_util::TryStreamExt;
use schema::Lang;

use platform::import::ImportOrder;

use super::{counts, find, import};
use platform::demo::{Demo, fill};
use testing::TestApp;

/// All rows of a collection, with some columns, as a reader of the language takes them away.
async fn export_all(app: &TestApp, of: &str, columns: &str, format: Format, lang: Lang) -> ImportOrder {
    let ask = RequestContext {
        lang,
        ..TestApp::full_rights()
    };
    let columns = columns.split(' ').map(str::to_owned).collect();
    let of = find(of).unwrap().of;
    let export = app.engine.export(&ask, of, &[], columns, format).await.unwrap();
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
