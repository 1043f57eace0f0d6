//! Writing by whoever does not read: nothing of what is read through a case, and nothing put there.

use axum::http::Method;
use serde_json::json;

use super::court::{CASES, VISITS};
use super::{Court, MARK};
use crate::rig::documents;

impl Court {
    /// With a hearing of the first case.
    async fn in_session() -> Court {
        let court = Court::new().await;
        court.make(&VISITS, "visit", json!({"nameFr": "visit"})).await;
        court.hear().await;
        court
    }
}

#[tokio::test]
async fn nobody_writes_what_they_do_not_read_through_its_case() {
    let court = Court::in_session().await;
    let one = format!("{}/hearing", documents("hearings"));
    let data = json!({"data": {"note": "x"}});
    let writes = [
        (Method::PATCH, one.clone(), Some(data.clone())),
        (Method::PUT, one.clone(), Some(data)),
        (
            Method::PATCH,
            format!("{one}/length/increment"),
            Some(json!({"value": 1})),
        ),
        (Method::DELETE, one.clone(), None),
        (
            Method::POST,
            "/v1/actions/hearings.adjourn".to_owned(),
            Some(json!({"id": "hearing"})),
        ),
    ];
    for (method, path, body) in &writes {
        let send = async |who| court.rig.send(who, method.clone(), path, body.clone()).await;
        for (name, refusals) in [("badr", &[404][..]), ("admin", &[401, 404]), ("key", &[401, 404])] {
            let reply = send(court.who(name)).await;
            let status = reply.status.as_u16();
            assert!(refusals.contains(&status), "{name} {method} {path} {}", reply.text());
        }
    }
    // By the rows that match, which keys alone may ask for.
    for method in [Method::PATCH, Method::DELETE] {
        let body = json!({"data": {"note": "x"}});
        let reply = court
            .rig
            .send(&court.key, method, &documents("hearings"), Some(body))
            .await;
        assert_eq!(reply.status, 401, "{}", reply.text());
    }
    court.rig.get(court.who("amal"), &one).await.must(200);
}

#[tokio::test]
async fn nobody_puts_anything_under_a_case_that_they_do_not_read() {
    let court = Court::in_session().await;
    let badr = court.who("badr");
    // It is as one that is not there.
    let mut refusals = Vec::new();
    for case in ["A", "nothing"] {
        let new = json!({"documentId": format!("under-{case}"), "data": {"caseId": case, "note": "x"}});
        let made = court.rig.post(badr, &documents("hearings"), new).await;
        let refusal = made.refused(400, "relationship_value_invalid");
        refusals.push(refusal["message"].to_string().replace(case, ""));
    }
    assert_eq!(refusals[0], refusals[1]);
    let own = json!({"documentId": "own", "data": {"caseId": "B", "note": "x"}});
    court.rig.post(badr, &documents("hearings"), own).await.must(201);
    let path = format!("{}/own", documents("hearings"));
    let moved = json!({"data": {"caseId": "A"}});
    let moved = court.rig.send(badr, Method::PATCH, &path, Some(moved)).await;
    moved.refused(400, "relationship_value_invalid");
}

#[tokio::test]
async fn what_was_deleted_is_named_to_no_administrator_nor_put_back_by_whoever_lost_the_case() {
    let court = Court::in_session().await;
    let (amal, badr) = (court.user_of("amal").await, court.user_of("badr").await);
    let new = json!({"documentId": "gone", "data": {"caseId": "A", "note": MARK}});
    let list = documents("hearings");
    court.rig.post(court.who("amal"), &list, new).await.must(201);
    let path = format!("{list}/gone");
    let gone = court.rig.send(court.who("amal"), Method::DELETE, &path, None).await;
    assert_eq!(gone.status, 204);
    let trash = court
        .rig
        .get(court.who("admin"), "/v1/trash")
        .await
        .must(200)
        .to_string();
    assert!(trash.contains("gone") && !trash.contains(MARK), "{trash}");
    let restore = async || {
        let body = json!({"collection": "hearings", "id": "gone"});
        court
            .rig
            .post(court.who("amal"), "/v1/actions/trash.restore", body)
            .await
    };
    court.change(&CASES, "A", json!({"readerIds": [badr]})).await;
    restore().await.refused(400, "relationship_value_invalid");
    court.change(&CASES, "A", json!({"readerIds": [amal]})).await;
    restore().await.must(200);
}
