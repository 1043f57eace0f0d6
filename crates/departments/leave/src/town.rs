//! A service of the commune for stories: its head, its people, human resources.

use engine::files::{Gather, Incoming};
use platform::approval::step::{ACTORS, APPROVALS, DECISION, SUBJECT, Verdict};
use platform::bucket::MEDICAL_CERTIFICATES;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::holiday::HOLIDAYS;
use platform::organisation::service::SERVICES;
use schema::Result;
use serde_json::{Value as Json, json};

use crate::testing::{TestApp, new_app};

/// Friday 20 November 2026: Amina and Brahim of a service and an annexe that Chama heads; Driss is of no unit. Hajar keeps human
/// resources and is an employee herself; Warda reads files and no more. The first types stand, and everybody has the days of
/// the year.
pub async fn town() -> TestApp {
    let app = new_app();
    platform::first_start(&app.engine).await.unwrap();
    for (year, day) in [(2026, "2026-08-20"), (2027, "2027-08-20")] {
        let id = format!("revolution{year}");
        let feast = json!({"$id": id, "date": day, "nameFr": "Révolution", "nameAr": "ثورة", "kind": "fixed", "confirmed": true});
        app.make(&HOLIDAYS, feast).await;
    }
    app.employee("chama", "AA1003", long_since()).await;
    let service = json!({"$id": "s", "nameFr": "État civil", "nameAr": "الحالة المدنية", "responsible": "chama"});
    app.make(&SERVICES, service).await;
    let annexe = json!({"$id": "a", "nameFr": "Annexe Al Massira", "nameAr": "ملحقة المسيرة", "headId": "chama"});
    app.make(&ANNEXES, annexe).await;
    for (id, cin) in [("amina", "AA1001"), ("brahim", "AA1002")] {
        let mut data = long_since();
        data["serviceId"] = json!("s");
        data["annexe"] = json!("a");
        app.employee(id, cin, data).await;
    }
    app.employee("driss", "AA1004", long_since()).await;
    app.employee("hajar", "AA1005", long_since()).await;
    for id in ["amina", "brahim", "chama", "driss"] {
        app.user(id, json!({"persoActif": id})).await;
    }
    let all = json!(["rh-managements:*"]);
    app.user("hajar", json!({"persoActif": "hajar", "permissions": all}))
        .await;
    app.user("director", json!({"permissions": ["*"]})).await;
    app.user("warda", json!({"permissions": ["rh-managements:read"]})).await;
    credit(&app).await;
    app
}

fn long_since() -> Json {
    json!({"recruitmentDate": "2015-03-01", "active": true})
}

/// The nightly turn of the ledger, at the time of the clock.
pub async fn credit(app: &TestApp) -> u64 {
    let today = schema::day_in_morocco(app.clock.now());
    crate::leave_record::credit_years(app.engine.clone(), today)
        .await
        .unwrap()
}

/// Runs an action as somebody.
pub async fn act(app: &TestApp, who: &str, id: &str, data: Json) -> Result<Json> {
    app.act(&app.ctx(who).await, id, data).await
}

/// What somebody has of annual leave: balance, pending, available.
pub async fn annual(app: &TestApp, who: &str) -> [Json; 3] {
    let told = act(app, "hajar", "leaveRecords.balances", json!({"employeeIds": [who]}))
        .await
        .unwrap();
    let one = &told["balances"][0];
    assert_eq!(one["type"], "annual");
    ["balance", "pending", "available"].map(|name| one[name].clone())
}

/// Everybody whom the chain asks answers the same, until nobody is left to ask.
pub async fn decide(app: &TestApp, id: &str, decision: &str) -> Result<()> {
    loop {
        let subject = id.to_owned();
        let open = app
            .read(move |cx| cx.first(&APPROVALS, [SUBJECT.eq(subject), DECISION.eq(Verdict::Pending)]))
            .await;
        let Some(step) = open else { return Ok(()) };
        let actors = step.get(ACTORS).unwrap_or_default();
        let who = actors.first().expect("nobody decides").0.clone();
        let word = json!({"ids": [step.id], "decision": decision, "reason": "Nécessité de service"});
        app.act(&app.signing(&who).await, "approvals.decide", word).await?;
        if decision != "approved" {
            return Ok(());
        }
    }
}

/// Sends a certificate as the route does: whether one may, then the bytes.
pub async fn send(app: &TestApp, who: &str, id: &str) -> Result<()> {
    let ctx = app.ctx(who).await;
    let bucket = platform::BUCKETS
        .iter()
        .find(|one| one.id == MEDICAL_CERTIFICATES)
        .unwrap();
    app.engine.may_send(&ctx.rights, bucket)?;
    let mut piece = Gather::default();
    piece.push(b"%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n".to_vec().into());
    let incoming = Incoming {
        id: Some(id.to_owned()),
        goes_on: false,
        name: "certificat.pdf".to_owned(),
        folder: String::new(),
        span: None,
        piece: piece.finish(),
    };
    app.engine.receive_file(&ctx, bucket, incoming).await.map(drop)
}
