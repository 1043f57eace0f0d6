//! Papers over the wire: ordered, fetched, checked by anybody, and by nobody too often.

use std::path::Path;
use std::process::Command;

use axum::http::Method;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, Rig, documents};

const CERTIFICATE: &str = "/v1/actions/employees.certificate";

/// A server where papers lead to a public address, with somebody to certify.
pub(crate) async fn commune(settings: &[(&str, &str)]) -> (Rig, Caller) {
    let all = [&[("public_url", "https://diwan.example")], settings].concat();
    let rig = Rig::set(&all);
    let admin = rig.admin().await;
    let card = json!({"nameFr": "Commune de Tiznit", "nameAr": "جماعة تيزنيت"});
    let card = json!({"documentId": "unique()", "data": {"key": "public.commune", "value": card}});
    rig.post(&admin, &documents("settings"), card).await.must(201);
    let data = json!({"fullNameFr": "Amal Bennani", "fullNameAr": "أمل بناني", "CIN": "AB123456",
        "recruitmentDate": "2012-03-01", "netSalary": 5250.5, "baseSalary": 4500});
    let employee = json!({"documentId": "amal", "data": data});
    rig.post(&admin, &documents("employees"), employee).await.must(201);
    (rig, admin)
}

pub(crate) async fn ordered(rig: &Rig, caller: &Caller, kind: &str) -> Json {
    let order = json!({"employeeId": "amal", "kind": kind, "language": "fr"});
    rig.post(caller, CERTIFICATE, order).await.must(200)
}

pub(crate) fn bytes_of(paper: &Json) -> String {
    let file = paper["fileId"].as_str().unwrap();
    format!("/v1/storage/buckets/downloadable-documents/files/{file}/download")
}

#[tokio::test]
async fn a_certificate_is_ordered_fetched_and_checked_by_a_guest() {
    let (rig, admin) = commune(&[]).await;
    let made = ordered(&rig, &admin, "work").await;
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
    let file = rig.get(&admin, &bytes_of(&made)).await;
    assert_eq!(
        (file.status.as_u16(), file.header("content-type")),
        (200, "application/pdf")
    );
    let hash = {
        use sha2::Digest as _;
        hex::encode(sha2::Sha256::digest(&file.bytes))
    };
    let page = format!("/v1/papers/{}", made["docId"].as_str().unwrap());
    let arabic = Caller::guest().with("x-appwrite-locale", "ar");
    let told = rig.get(&arabic, &page).await.must(200);
    assert_eq!(
        told,
        json!({"docId": made["docId"], "kind": "work_certificate", "label": "شهادة العمل", "refNumber": "1/2026",
            "issuedOn": "2026-11-20T00:00:00.000+00:00", "state": "valid", "maskedName": "أ*** ب***",
            "vouched": true, "madeBy": null, "replacedBy": null, "sha256": hash,
            "signedSha256": null, "signatures": []})
    );
    let row = format!(
        "{}/{}",
        documents("authenticDocuments"),
        made["docId"].as_str().unwrap()
    );
    let row = rig.get(&admin, &row);
    let url = row.await.must(200)["record"]["doc"]["verify"]["url"].clone();
    assert_eq!(
        url,
        format!("https://diwan.example/verify/{}", made["docId"].as_str().unwrap())
    );
}

#[tokio::test]
async fn the_check_of_a_code_of_somebody_says_whose_it_is_and_repeats_no_text() {
    let (rig, admin) = commune(&[]).await;
    rig.user("minter", &[], &[]).await;
    let users = rig.get(&admin, &documents("users")).await.must(200);
    let mine = users["documents"]
        .as_array()
        .unwrap()
        .iter()
        .find(|user| user["username"] == "minter");
    let profile = format!("{}/{}", documents("users"), mine.unwrap()["$id"].as_str().unwrap());
    let link = json!({"data": {"persoActif": "amal"}});
    rig.send(&admin, Method::PATCH, &profile, Some(link)).await.must(200);
    let minter = rig.signed_in("minter").await;
    let free = json!({"numSerie": "Appelez le 0612345678", "fullName": "Payez ici"});
    let made = rig.post(&minter, "/api/qr/generate", free).await.must(200);
    let page = format!("/v1/papers/{}", made["doc_id"].as_str().unwrap());
    for (lang, author) in [("fr", "Amal Bennani"), ("ar", "أمل بناني")] {
        let told = rig.get(&Caller::guest().with("x-appwrite-locale", lang), &page).await;
        assert!(!told.text().contains("0612345678"), "{}", told.text());
        let told = told.must(200);
        assert_eq!(
            (&told["vouched"], &told["madeBy"], &told["refNumber"]),
            (&json!(false), &json!(author), &json!(null))
        );
    }
    let body = json!({"numSerie": "2026/17", "fullName": "Amal Bennani"});
    let made = rig.post(&admin, "/api/qr/generate", body).await.must(200);
    let page = format!("/v1/papers/{}", made["doc_id"].as_str().unwrap());
    let told = rig
        .get(&Caller::guest().with("x-appwrite-locale", "fr"), &page)
        .await
        .must(200);
    let expected = json!({"docId": made["doc_id"], "kind": "qr", "label": "Code QR", "refNumber": "2026/17",
        "issuedOn": "2026-11-20T00:00:00.000+00:00", "state": "valid", "maskedName": "A*** B***", "vouched": false,
        "madeBy": null, "replacedBy": null, "sha256": null, "signedSha256": null, "signatures": []});
    assert_eq!(told, expected);
}

#[tokio::test]
async fn unknown_codes_are_not_found_and_tried_only_so_often() {
    let (rig, _) = commune(&[("rate_limits", "on")]).await;
    let guest = Caller::guest();
    for _ in 0..120 {
        rig.get(&guest, "/v1/papers/nothing")
            .await
            .refused(404, "paper_not_found");
    }
    rig.clock.set("2026-11-20T10:00:15Z".parse().unwrap());
    let over = rig.get(&guest, "/v1/papers/nothing").await;
    assert_eq!(over.header("retry-after"), "45");
    over.refused(429, "general_rate_limit_exceeded");
    rig.get(&Caller::nobody(), "/v1/papers/nothing")
        .await
        .refused(404, "project_not_found");
}

/// Whether the seal in a row of a paper holds under the key that it names, as a stranger verifies it (ADR 9).
fn is_sealed(row: &Json, keys: &Json) -> bool {
    let text = |member: &str| row[member].as_str().unwrap();
    let written = format!(
        r#"{{"contentHash":"{}","docId":"{}","issuedOn":"{}","keyId":"{}","kind":"{}"}}"#,
        text("contentHash"),
        text("docId"),
        &text("issuedOn")[..10],
        text("keyId"),
        text("kind")
    );
    let bytes = |text: &str| STANDARD.decode(text).unwrap();
    let key = keys["keys"]
        .as_array()
        .unwrap()
        .iter()
        .find(|key| key["keyId"] == row["keyId"]);
    let public = bytes(key.unwrap()["publicKey"].as_str().unwrap());
    let key = ring::signature::UnparsedPublicKey::new(&ring::signature::ED25519, public);
    key.verify(written.as_bytes(), &bytes(text("seal"))).is_ok()
}

#[tokio::test]
async fn anybody_verifies_a_seal_with_the_public_keys_former_ones_too() {
    let (rig, admin) = commune(&[]).await;
    let keys = async || rig.get(&Caller::guest(), "/v1/papers/keys").await.must(200);
    let row = async |paper: &Json| {
        let id = paper["docId"].as_str().unwrap();
        rig.get(&admin, &format!("{}/{id}", documents("authenticDocuments")))
            .await
            .must(200)
    };
    let before = row(&ordered(&rig, &admin, "work").await).await;
    assert!(is_sealed(&before, &keys().await));
    let rotated = rig
        .post(&admin, "/v1/actions/papers.rotateKey", json!({}))
        .await
        .must(200);
    let after = row(&ordered(&rig, &admin, "work").await).await;
    let told = keys().await;
    assert_eq!((&told["total"], &after["keyId"]), (&json!(2), &rotated["keyId"]));
    assert!(is_sealed(&before, &told) && is_sealed(&after, &told));
    let forged = {
        let mut row = after.clone();
        row["kind"] = json!("salary_certificate");
        row
    };
    assert!(!is_sealed(&forged, &told));
    assert!(!told.to_string().contains("seed"), "no private half");
}

#[tokio::test]
async fn orders_of_guests_strangers_and_the_wrong_hands_are_refused() {
    let (rig, admin) = commune(&[]).await;
    rig.account("stranger").await;
    let printing = ["rh-managements:print", "rh-managements:read"];
    rig.user("printer", &[], &printing).await;
    rig.user("plain", &[], &[]).await;
    let (stranger, plain) = (rig.signed_in("stranger").await, rig.signed_in("plain").await);
    let printer = rig.signed_in("printer").await;
    let order = json!({"employeeId": "amal", "kind": "work", "language": "fr"});
    for caller in [&Caller::guest(), &stranger, &plain] {
        let reply = rig.post(caller, CERTIFICATE, order.clone()).await;
        reply.refused(401, "user_unauthorized");
    }
    let salary = json!({"employeeId": "amal", "kind": "salary", "language": "fr"});
    let reply = rig.post(&printer, CERTIFICATE, salary).await;
    reply.refused(401, "user_unauthorized");
    let (salary, work) = (
        ordered(&rig, &admin, "salary").await,
        ordered(&rig, &printer, "work").await,
    );
    assert_eq!(rig.get(&printer, &bytes_of(&work)).await.status, 200);
    for (caller, paper) in [(&printer, &salary), (&plain, &work)] {
        let reply = rig.get(caller, &bytes_of(paper)).await;
        reply.refused(404, "storage_file_not_found");
    }
    let cancel = json!({"docId": work["docId"], "reason": "x"});
    let reply = rig.post(&printer, "/v1/actions/papers.cancel", cancel.clone()).await;
    reply.refused(401, "user_unauthorized");
    let reply = rig.post(&plain, "/v1/actions/papers.cancel", cancel).await;
    reply.refused(404, "document_not_found");
}

/// Runs a program in a folder; what it printed.
fn run(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let done = Command::new(program).args(arguments).current_dir(folder).output();
    let done = done.unwrap_or_else(|error| panic!("{program}: {error}; scripts/install-missing test installs it"));
    assert!(done.status.success(), "{program}: {done:?}");
    String::from_utf8_lossy(&done.stdout).into_owned()
}

/// What poppler reads in a PDF.
fn words_of(pdf: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.pdf"), pdf).unwrap();
    run(folder.path(), "pdftotext", &["a.pdf", "-"])
}

/// What LibreOffice makes of a copy in Word.
fn opened(docx: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("a.docx"), docx).unwrap();
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.path().display());
    let arguments = [&profile, "--headless", "--convert-to", "pdf", "a.docx"];
    run(folder.path(), "soffice", &arguments);
    words_of(&std::fs::read(folder.path().join("a.pdf")).unwrap())
}

#[tokio::test]
async fn a_list_stands_between_the_head_and_the_foot_of_the_house_from_their_day_on() {
    let (rig, admin) = commune(&[]).await;
    let list = format!("{}/export?format=pdf&columns=fullNameFr,CIN", documents("employees"));
    let head = json!({"linesFr": ["Royaume du Maroc", "Service du personnel"], "footerFr": "Avenue Hassan II"});
    let data = json!({"key": "org.letterhead", "value": head, "validFrom": "2026-11-21"});
    let setting = json!({"documentId": "head", "data": data});
    rig.post(&admin, &documents("settings"), setting).await.must(201);
    let printed = async || {
        let reply = rig.get(&admin, &list).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        words_of(&reply.bytes)
    };
    let before = printed().await;
    assert!(
        before.contains("Commune de Tiznit") && !before.contains("Hassan"),
        "{before}"
    );
    let today = json!({"data": {"validFrom": "2026-11-20"}});
    let head = format!("{}/head", documents("settings"));
    rig.send(&admin, Method::PATCH, &head, Some(today)).await.must(200);
    let after = printed().await;
    for part in ["Service du personnel", "Avenue Hassan II", "Amal Bennani"] {
        assert!(after.contains(part), "{part} in {after}");
    }
    assert!(!after.contains("Commune de Tiznit"), "{after}");
}

#[tokio::test]
async fn who_reads_a_paper_takes_a_copy_in_word_that_says_what_it_is_worth() {
    let (rig, admin) = commune(&[]).await;
    rig.account("stranger").await;
    rig.user("plain", &[], &[]).await;
    let (stranger, plain) = (rig.signed_in("stranger").await, rig.signed_in("plain").await);
    let made = ordered(&rig, &admin, "work").await;
    let id = made["docId"].as_str().unwrap();
    let copy = format!("/v1/papers/{id}/docx");
    for caller in [&Caller::guest(), &stranger, &plain] {
        rig.get(caller, &copy).await.refused(404, "document_not_found");
    }
    let file = rig.get(&admin, &copy).await;
    assert_eq!(
        file.header("content-disposition"),
        "attachment; filename=\"work_certificate-1-2026.docx\""
    );
    let told = opened(&file.bytes);
    for part in [
        "Amal Bennani",
        "1/2026",
        "Document de travail : seul le PDF fait foi",
        id,
    ] {
        assert!(told.contains(part), "{part} in {told}");
    }
    assert!(!told.contains("ANNULÉ"), "{told}");
    let cancel = json!({"docId": id, "reason": "x"});
    rig.post(&admin, "/v1/actions/papers.cancel", cancel).await.must(200);
    let told = opened(&rig.get(&admin, &copy).await.bytes);
    assert!(told.contains("ANNULÉ"), "{told}");
    let code = json!({"numSerie": "2026/17", "fullName": "Amal Bennani"});
    let code = rig.post(&admin, "/api/qr/generate", code).await.must(200);
    let copy = format!("/v1/papers/{}/docx", code["doc_id"].as_str().unwrap());
    rig.get(&admin, &copy).await.refused(400, "paper_not_printed");
}

#[tokio::test]
async fn letters_of_guests_and_strangers_are_refused() {
    let (rig, admin) = commune(&[]).await;
    rig.account("stranger").await;
    let stranger = rig.signed_in("stranger").await;
    let order = json!({"employeeId": "amal", "language": "ar", "subject": "الموضوع", "addressee": "إلى السيد العامل",
        "body": "نص"});
    for caller in [&Caller::guest(), &stranger] {
        let reply = rig.post(caller, "/v1/actions/employees.letter", order.clone()).await;
        reply.refused(401, "user_unauthorized");
    }
    let made = rig.post(&admin, "/v1/actions/employees.letter", order).await.must(200);
    assert_eq!((&made["refNumber"], &made["ready"]), (&json!("1/2026"), &json!(true)));
}

#[tokio::test]
async fn an_order_that_lacks_something_names_it() {
    let (rig, admin) = commune(&[]).await;
    for (field, data) in [
        ("kind", json!({"employeeId": "amal", "language": "fr"})),
        ("kind", json!({"employeeId": "amal", "kind": "king", "language": "fr"})),
        (
            "language",
            json!({"employeeId": "amal", "kind": "work", "language": "en"}),
        ),
        ("employeeId", json!({"kind": "work", "language": "fr"})),
    ] {
        let told = rig.post(&admin, CERTIFICATE, data.clone()).await;
        assert_eq!(told.status.as_u16(), 400, "{data}");
        assert!(
            told.json()["errors"].to_string().contains(field),
            "{data}: {}",
            told.text()
        );
    }
    let nobody = json!({"employeeId": "nobody", "kind": "work", "language": "fr"});
    let reply = rig.post(&admin, CERTIFICATE, nobody).await;
    reply.refused(404, "document_not_found");
}

#[tokio::test]
async fn a_paper_is_the_same_after_a_restart() {
    let (rig, admin) = commune(&[]).await;
    let made = ordered(&rig, &admin, "work").await;
    let before = rig.get(&admin, &bytes_of(&made)).await.bytes;
    let rig = rig.reopened();
    assert!(rig.get(&admin, &bytes_of(&made)).await.bytes == before);
    let page = format!("/v1/papers/{}", made["docId"].as_str().unwrap());
    assert_eq!(
        rig.send(&Caller::guest(), Method::GET, &page, None).await.must(200)["state"],
        "valid"
    );
}

/// Issues without waiting for the print; the number.
async fn number(rig: &Rig) -> i64 {
    use platform::papers::authentic_document::{NUM, issue};
    use platform::people::employee::{EMPLOYEES, paper};
    let issue = |cx: &mut engine::Cx<'_>| {
        let order = issue::PaperOrder {
            kind: &paper::WORK,
            mode: engine::doc::Mode::Fr,
            home: "",
            subject: &cx.need(&EMPLOYEES, "amal")?,
            letter: None,
        };
        issue::issue_paper(cx, &order)
    };
    let ctx = engine::RequestContext::new(engine::Rights::whole("test"));
    let row = rig.app.engine.transact(&ctx, "issue", issue).await.unwrap();
    row.get(NUM).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_issue_two_hundred_at_once_without_a_gap() {
    let Some(url) = crate::at_once::schema_of_its_own("papers").await else {
        return;
    };
    let (first, _) = commune(&[("database_url", url.as_str())]).await;
    let second = Rig::set(&[("database_url", url.as_str())]);
    let calls = (0..200).map(|at| number(if at % 2 == 0 { &first } else { &second }));
    let mut numbers = futures_util::future::join_all(calls).await;
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=200).collect::<Vec<i64>>());
}
