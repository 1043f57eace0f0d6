//! What falls due, over the wire.

use serde_json::json;

use crate::rig::{Caller, Rig, documents};

const DUE: &str = "/v1/actions/deadlines.due";

#[tokio::test]
async fn what_falls_due_is_listed_for_users_who_may_read_it() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    rig.user("brahim", &[], &[]).await;
    for (id, cin) in [("head", "A11"), ("deputy", "A12")] {
        let data = json!({"fullNameFr": id, "fullNameAr": "نائب", "CIN": cin});
        let body = json!({"documentId": id, "data": data});
        rig.post(&admin, &documents("employees"), body).await.must(201);
    }
    let data = json!({"headEmployeeId": "head", "delegateId": "deputy", "from": "2026-11-01", "to": "2026-11-27"});
    let body = json!({"documentId": "d1", "data": data});
    rig.post(&admin, &documents("delegations"), body).await.must(201);
    let arabic = admin.with("x-appwrite-locale", "ar");
    assert_eq!(
        rig.post(&arabic, DUE, json!({})).await.must(200),
        json!({"total": 1, "items": [{
            "deadline": "delegations.end", "label": "نهاية تفويض", "collection": "delegations", "id": "d1", "title": "نائب", "mark": null,
            "date": "2026-11-27", "days": 7, "state": "later", "link": "/rh-managements", "delegation": null,
        }]})
    );
    let stranger = rig.signed_in("brahim").await;
    assert_eq!(rig.post(&stranger, DUE, json!({})).await.must(200)["total"], 0);
    rig.account("nobody").await;
    for caller in [Caller::guest(), rig.signed_in("nobody").await] {
        assert_eq!(rig.post(&caller, DUE, json!({})).await.status, 401);
    }
}
