//! Medical certificates of a leave and of an absence, tried from every caller of the matrix: they open for the person and for
//! human resources, and for nobody else, by no door.

use engine::{RequestContext, Rights};
use schema::{Document, Value};
use serde_json::json;

use super::{blocks, caller, golden, town};
use crate::files::Sending;
use crate::rig::{Caller, Rig, documents, query};

const PDF: &[u8] = b"%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n";
/// Whose they are, with the caller of the matrix who is that person.
const PERSON: (&str, &str) = ("in-bureau", "linked");
/// Of which collection and field each certificate is.
const CERTIFICATES: [(&str, &str, &str); 2] = [
    ("leaveRequests", "certificateId", "of-leave"),
    ("absences", "medicalFileId", "of-absence"),
];

/// A row about the person, of the service `S`, as the engine and the actions write it.
fn row(collection: &str, texts: &[(&str, &str)]) -> Document {
    let of = domain::CATALOGUE
        .iter()
        .copied()
        .find(|of| of.id == collection)
        .unwrap();
    let mut row = Document::new(of);
    for (name, text) in texts {
        row.set_value(name, Value::from(*text));
    }
    row.set_value("employeeId", Value::from(PERSON.0));
    row.set_value("serviceId", Value::from("S"));
    "ill".clone_into(&mut row.id);
    row
}

/// A sick leave that waits for its head, and an absence.
async fn fall_ill(rig: &Rig, head: String) {
    let mut leave = row("leaveRequests", LEAVE);
    leave.set_value("actorIds", Value::Json(json!([head]).to_string()));
    let absence = row("absences", ABSENCE);
    let ctx = RequestContext::new(Rights::whole("test"));
    let write = move |cx: &mut engine::Cx<'_>| {
        cx.create(leave.clone())?;
        cx.create(absence.clone()).map(drop)
    };
    rig.app
        .engine
        .transact(&ctx, "somebody falls ill", write)
        .await
        .unwrap();
}

const LEAVE: &[(&str, &str)] = &[
    ("type", "sick"),
    ("typeId", "sick"),
    ("startDate", "2026-11-16"),
    ("endDate", "2026-11-18"),
    ("certificateId", "of-leave"),
];
const ABSENCE: &[(&str, &str)] = &[
    ("date", "2026-11-16"),
    ("reason", "sick"),
    ("medicalFileId", "of-absence"),
];

/// The doors that told a caller of a certificate.
async fn doors_that_open(rig: &Rig, who: &Caller) -> Vec<String> {
    let mut open = Vec::new();
    for (collection, field, file) in CERTIFICATES {
        let bucket = format!("/v1/storage/buckets/medical-certificates/files/{file}");
        for door in [bucket.clone(), format!("{bucket}/view"), format!("{bucket}/download")] {
            if rig.get(who, &door).await.status == 200 {
                open.push(door);
            }
        }
        let with_file = query(&[json!({"method": "equal", "attribute": field, "values": [file]})]);
        let list = documents(collection);
        for door in [format!("{list}/ill"), list.clone(), format!("{list}?{with_file}")] {
            if rig.get(who, &door).await.text().contains(file) {
                open.push(door);
            }
        }
    }
    let files = "/v1/storage/buckets/medical-certificates/files".to_owned();
    if rig.get(who, &files).await.text().contains("of-leave") {
        open.push(files);
    }
    open
}

#[tokio::test]
async fn medical_certificates_are_of_the_person_and_human_resources_by_whatever_door() {
    let rig = Rig::new();
    let key = town(&rig).await;
    for (_, _, file) in CERTIFICATES {
        let sent = Sending::new(file, "certificat.pdf", PDF)
            .by(&rig, &key, "medical-certificates")
            .await;
        sent.must(201);
    }
    let text = golden::stored("access.txt");
    let mut callers: Vec<(&'static str, Caller)> = Vec::new();
    for name in blocks(&text).into_iter().flat_map(|(callers, _)| callers) {
        let name: &'static str = name.to_owned().leak();
        callers.push((name, caller(&rig, &key, name).await));
    }
    let head = query(&[json!({"method": "equal", "attribute": "username", "values": ["head"]})]);
    let head = rig.get(&key, &format!("{}?{head}", documents("users"))).await.must(200);
    fall_ill(&rig, head["documents"][0]["$id"].as_str().unwrap().to_owned()).await;
    let (mut opened, mut wrong) = (0, Vec::new());
    for (name, who) in &callers {
        let may = [PERSON.1, "role hr"].contains(name);
        let open = doors_that_open(&rig, who).await;
        opened += usize::from(may && open.len() >= 2 * 6);
        if !may && !open.is_empty() {
            wrong.push(format!("{name}: {open:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(opened, 2, "the person and human resources have every door");
    assert_eq!(doors_that_open(&rig, &key).await, Vec::<String>::new(), "a key");
    // Whoever decides reads the rest.
    let (_, head) = callers.iter().find(|(name, _)| *name == "head").unwrap();
    let told = rig
        .get(head, &format!("{}/ill", documents("leaveRequests")))
        .await
        .must(200);
    assert_eq!(told["startDate"], "2026-11-16T00:00:00.000+00:00");
}
