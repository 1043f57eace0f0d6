//! Who may send to which bucket, and how much: nobody fills the disk with what no document of theirs may hold.

use axum::http::{Method, StatusCode};

use super::{MIB, Sending, bucket, pdf};
use crate::rig::{Caller, Rig, documents};

/// Buckets that no document names.
const FREE: [&str; 4] = ["litigation", "archive", "applications", "medical-certificates"];

async fn answer_to_upload(rig: &Rig, caller: &Caller, to: &str) -> (u16, String) {
    let small = pdf(1000);
    Sending::new("unique()", "a.pdf", &small)
        .by(rig, caller, to)
        .await
        .outcome()
}

#[tokio::test]
async fn a_bucket_that_no_document_names_takes_nothing_from_people() {
    let rig = Rig::new();
    rig.user("agent", &[], &["order-mission:*"]).await;
    rig.user("mechanic", &[], &["cars-management:*"]).await;
    rig.user("driver", &[], &["cars-management:read"]).await;
    let (agent, mechanic, driver) = (
        rig.signed_in("agent").await,
        rig.signed_in("mechanic").await,
        rig.signed_in("driver").await,
    );
    let (admin, key) = (rig.admin().await, rig.key(&["*"]).await);
    for free in FREE {
        for person in [&agent, &mechanic] {
            assert_eq!(
                answer_to_upload(&rig, person, free).await,
                (401, "user_unauthorized".to_owned()),
                "{free}"
            );
        }
        for keeper in [&admin, &key] {
            assert_eq!(answer_to_upload(&rig, keeper, free).await.0, 201, "{free}");
        }
    }
    assert_eq!(
        answer_to_upload(&rig, &mechanic, "legal-documents").await.0,
        201,
        "a car's papers"
    );
    assert_eq!(
        answer_to_upload(&rig, &driver, "legal-documents").await.0,
        401,
        "read, but never written"
    );
    assert_eq!(answer_to_upload(&rig, &agent, "legal-documents").await.0, 401);
}

#[tokio::test]
async fn what_no_document_uses_is_bounded_for_each_person() {
    let rig = Rig::new();
    rig.user("mechanic", &[], &["cars-management:*"]).await;
    let mechanic = rig.signed_in("mechanic").await;
    let whole = pdf(6 * MIB);
    // The first piece says how large the file will be.
    let begin = async |id: &str, size: usize| {
        let piece = Sending {
            range: Some(format!("bytes 0-{}/{size}", 5 * MIB - 1)),
            ..Sending::new(id, "large.pdf", &whole[..5 * MIB])
        };
        piece.by(&rig, &mechanic, "legal-documents").await
    };
    for number in 0..5 {
        begin(&format!("f{number}"), 100 * MIB).await.must(201);
    }
    let refused = begin("g", 6 * MIB).await;
    assert_eq!(refused.outcome(), (413, "storage_quota_exceeded".to_owned()));
    assert!(refused.json()["message"].as_str().unwrap().contains("500"));
    assert_eq!(rig.objects(), 5, "nothing is left of what was refused");
    let end = format!("{}/f0", bucket("legal-documents"));
    let ended = rig.send(&mechanic, Method::DELETE, &end, None).await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    begin("g", 6 * MIB).await.must(201);

    rig.user("other", &[], &["cars-management:*"]).await;
    let other = rig.signed_in("other").await;
    assert_eq!(
        answer_to_upload(&rig, &other, "legal-documents").await.0,
        201,
        "each for themselves"
    );
}

#[tokio::test]
async fn files_leave_room_for_the_rows() {
    // More than any disk has.
    let rig = Rig::set(&[("disk_reserve", "4000000000")]);
    let admin = rig.admin().await;
    assert_eq!(
        answer_to_upload(&rig, &admin, "archive").await,
        (507, "general_storage_full".to_owned())
    );
    assert_eq!(rig.objects(), 0);
    rig.bureau(&admin, "b1").await;

    let told = async || {
        let all = rig.get(&admin, &documents("notifications")).await.must(200);
        let all = all["documents"].as_array().unwrap().clone();
        all.iter().filter(|one| one["kind"] == "house.diskLow").count()
    };
    for _ in 0..3 {
        rig.app.engine.tell_of_disk().await.unwrap();
    }
    assert_eq!(told().await, 1, "administrators are told once");
    rig.clock.set("2026-11-21T10:00:00Z".parse().unwrap());
    let admin = rig.signed_in("admin").await;
    rig.app.engine.tell_of_disk().await.unwrap();
    let all = rig.get(&admin, &documents("notifications")).await.must(200);
    assert_eq!(all["total"], 2, "and again the next day");
}
