//! What proves a sickness: sent by the person, read by the person and human resources, by nobody else.

use engine::files::{Bucket, Gather, Incoming};
use schema::Result;
use serde_json::{Value as Json, json};

use super::super::field::ABSENCES;
use super::{absent, act};
use crate::testing::{TestApp, code};
use crate::town::town;

fn bucket(id: &str) -> &'static Bucket {
    platform::BUCKETS.iter().find(|bucket| bucket.id == id).unwrap()
}

/// Sends a PDF as the route does: whether one may, then the bytes.
async fn send(app: &TestApp, who: &str, to: &str, id: &str) -> Result<()> {
    let ctx = app.ctx(who).await;
    app.engine.may_send(&ctx.rights, bucket(to))?;
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
    app.engine.receive_file(&ctx, bucket(to), incoming).await.map(drop)
}

async fn opens(app: &TestApp, who: &str, file: &str) -> bool {
    let ctx = app.ctx(who).await;
    app.engine
        .open_file(&ctx, bucket("medical-certificates"), file)
        .await
        .is_ok()
}

#[tokio::test]
async fn a_certificate_is_read_by_the_person_and_human_resources_alone() {
    let app = town().await;
    absent(&app, "x", "amina", "16").await;
    send(&app, "amina", "medical-certificates", "cert").await.unwrap();
    let proof = |field: &str, file: &str| {
        let mut data: Json = json!({"ids": ["x"], "reason": "sick"});
        data[field] = json!(file);
        data
    };
    send(&app, "amina", "downloadable-documents", "loose").await.unwrap();
    let elsewhere = act(&app, "amina", "absences.justify", proof("fileId", "loose")).await;
    assert_eq!(code(elsewhere), "medical_file_elsewhere");
    let wrong = act(&app, "amina", "absences.justify", proof("medicalFileId", "loose")).await;
    assert_eq!(code(wrong), "relationship_value_invalid", "of its own bucket alone");
    act(&app, "amina", "absences.justify", proof("medicalFileId", "cert"))
        .await
        .unwrap();
    for (who, reads) in [
        ("amina", true),
        ("hajar", true),
        ("chama", false),
        ("warda", false),
        ("brahim", false),
    ] {
        assert_eq!(opens(&app, who, "cert").await, reads, "{who}");
    }
    assert_eq!(app.get(&ABSENCES, "x").await["medicalFileId"], "cert");
}

#[tokio::test]
async fn nobody_justifies_with_the_file_of_another_and_who_justifies_nothing_sends_none() {
    let app = town().await;
    absent(&app, "x", "amina", "16").await;
    send(&app, "brahim", "medical-certificates", "cert").await.unwrap();
    let proof = json!({"ids": ["x"], "reason": "sick", "medicalFileId": "cert"});
    assert_eq!(
        code(act(&app, "amina", "absences.justify", proof).await),
        "relationship_value_invalid"
    );
    let stranger = send(&app, "warda", "medical-certificates", "w").await;
    assert_eq!(
        code(stranger),
        "user_unauthorized",
        "warda has no file of her own to justify"
    );
}
