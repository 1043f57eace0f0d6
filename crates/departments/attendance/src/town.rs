//! A service of the commune for stories: its head, its people, human resources.

use engine::files::{Gather, Incoming};
use schema::{Collection, Result, WireQuery};
use serde_json::{Value as Json, json};

use platform::settings::{KEY, SETTINGS};

use crate::testing::{TestApp, new_app};
use platform::organisation::annexe::ANNEXES;
use platform::organisation::service::SERVICES;

/// Friday 20 November 2026: Amina and Brahim of a service and an annexe that Chama heads; Driss, whom no terminal knows, is of no
/// unit. Hajar keeps human resources and is an employee herself; Warda reads absences and no more.
pub async fn town() -> TestApp {
    let app = new_app();
    app.employee("chama", "AA1003", registered("3")).await;
    let service = json!({"$id": "s", "nameFr": "État civil", "nameAr": "الحالة المدنية", "responsible": "chama"});
    app.make(&SERVICES, service).await;
    let annexe = json!({"$id": "a", "nameFr": "Annexe Al Massira", "nameAr": "ملحقة المسيرة", "headId": "chama"});
    app.make(&ANNEXES, annexe).await;
    for (id, cin, code) in [("amina", "AA1001", "1"), ("brahim", "AA1002", "2")] {
        let mut data = registered(code);
        data["serviceId"] = json!("s");
        data["annexe"] = json!("a");
        app.employee(id, cin, data).await;
    }
    app.employee("driss", "AA1004", json!({})).await;
    app.employee("hajar", "AA1005", registered("5")).await;
    for id in ["amina", "brahim", "chama", "driss"] {
        app.user(id, json!({"persoActif": id})).await;
    }
    let all = json!(["pointage:*", "absence-management:*", "rh-managements:*"]);
    app.user("hajar", json!({"persoActif": "hajar", "permissions": all}))
        .await;
    let reads = json!(["pointage:read", "absence-management:read"]);
    app.user("warda", json!({"permissions": reads})).await;
    app
}

fn registered(code: &str) -> Json {
    json!({"emp_code": code, "fingerprint": true})
}

/// A list as somebody is answered it, by queries of the wire.
pub async fn list(app: &TestApp, who: &str, of: &'static Collection, queries: &[Json]) -> Result<Json> {
    let raws: Vec<WireQuery> = queries
        .iter()
        .map(|one| WireQuery::read(&one.to_string()).unwrap())
        .collect();
    let bytes = app.engine.list(&app.ctx(who).await, of, &raws, true).await?;
    Ok(serde_json::from_slice(&bytes).unwrap())
}

/// Names who signs every paper, unless somebody is named.
pub async fn name_signatory(app: &TestApp, employee: &str) {
    if app
        .all(&SETTINGS)
        .await
        .iter()
        .any(|one| one.get(KEY).as_deref() == Some("org.signatories"))
    {
        return;
    }
    let one = json!({"nameFr": "Hajar Tazi", "nameAr": "هاجر التازي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": [], "mode": "delegation", "actNumber": "7", "actDate": "2026-01-05",
        "employeeId": employee});
    app.make(&SETTINGS, json!({"key": "org.signatories", "value": [one]}))
        .await;
}

/// A scan that was sent by human resources, under the id `scan`.
pub async fn send_scan(app: &TestApp) {
    let hajar = app.ctx("hajar").await;
    let bucket = app.engine.bucket("downloadable-documents").unwrap();
    let mut piece = Gather::default();
    piece.push(b"%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n".to_vec().into());
    let scan = Incoming {
        id: Some("scan".to_owned()),
        goes_on: false,
        name: "scan.pdf".to_owned(),
        folder: String::new(),
        span: None,
        piece: piece.finish(),
    };
    app.engine.receive_file(&hajar, bucket, scan).await.unwrap();
}
