//! Whatever takes a right away acts on every open session at once: in this process with the next request, in another one
//! as soon as the store has heard of the commit.

use std::time::Duration;

use axum::http::Method;
use serde_json::{Value as Json, json};

use crate::rig::{Caller, PASSWORD, Rig, address, documents};

/// Another node hears of a commit within half a second; this is only how long we wait before we say that it never does.
const PATIENCE: Duration = Duration::from_secs(10);

/// Two doors into one commune: an administrator at the first, a clerk at the second.
struct Doors<'r> {
    first: &'r Rig,
    admin: Caller,
    second: &'r Rig,
    clerk: Caller,
    /// Both doors are one process: the next request must know.
    is_one: bool,
}

impl Doors<'_> {
    async fn act(&self, name: &str, body: Json) -> Json {
        self.first
            .post(&self.admin, &format!("/v1/actions/{name}"), body)
            .await
            .must(200)
    }

    async fn change(&self, data: Json) {
        let path = format!("{}/{}", documents("users"), self.row().await);
        let body = json!({"data": data});
        self.first
            .send(&self.admin, Method::PATCH, &path, Some(body))
            .await
            .must(200);
    }

    async fn row(&self) -> String {
        let all = self.first.get(&self.admin, &documents("users")).await.must(200);
        let rows = all["documents"].as_array().unwrap();
        let clerk = rows.iter().find(|row| row["username"] == "clerk").unwrap();
        clerk["$id"].as_str().unwrap().to_owned()
    }

    /// How many users the clerk sees; nothing when the session is refused.
    async fn seen(&self) -> Option<u64> {
        let reply = self.second.get(&self.clerk, &documents("users")).await;
        match reply.outcome() {
            (200, _) => reply.json()["total"].as_u64(),
            (401, _) => None,
            told => panic!("{told:?}"),
        }
    }

    async fn soon(&self, expected: Option<u64>, cause: &str) {
        let begun = std::time::Instant::now();
        loop {
            let seen = self.seen().await;
            if seen == expected {
                return;
            }
            assert!(
                !self.is_one && begun.elapsed() < PATIENCE,
                "{cause}: the clerk still sees {seen:?}"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    async fn sign_in(&mut self, password: &str) {
        let reply = self.second.sign_in(&Caller::guest(), &address("clerk"), password).await;
        self.clerk = Caller::guest().with("cookie", &reply.cookie());
        reply.must(201);
        self.soon(Some(2), "signed in").await;
    }
}

async fn every_change_acts(first: &Rig, second: &Rig, is_one: bool) {
    first.user("clerk", &[], &["users-management:read"]).await;
    let admin = first.admin().await;
    let clerk = Caller::guest();
    let mut doors = Doors {
        first,
        admin,
        second,
        clerk,
        is_one,
    };
    doors.sign_in(PASSWORD).await;
    permissions_and_roles(&doors).await;
    sessions_and_password(&mut doors).await;
}

async fn permissions_and_roles(doors: &Doors<'_>) {
    let first = doors.first;
    doors.change(json!({"permissions": []})).await;
    doors.soon(Some(1), "the permission is taken back").await;
    let role = json!({"documentId": "auditor", "data": {"name": "auditor", "nameFr": "A", "nameAr": "م",
        "permissions": ["users-management:read"]}});
    first.post(&doors.admin, &documents("roles"), role).await.must(201);
    doors.change(json!({"roles": ["auditor"]})).await;
    doors.soon(Some(2), "a role is given").await;
    let emptied = json!({"data": {"permissions": []}});
    let path = format!("{}/auditor", documents("roles"));
    first
        .send(&doors.admin, Method::PATCH, &path, Some(emptied))
        .await
        .must(200);
    doors.soon(Some(1), "the role gives less").await;
    doors.change(json!({"permissions": ["users-management:read"]})).await;
    doors.soon(Some(2), "the permission is back").await;
}

async fn sessions_and_password(doors: &mut Doors<'_>) {
    let user = doors.row().await;
    doors.act("users.endSessions", json!({"userId": user})).await;
    doors.soon(None, "the sessions are ended").await;
    doors.sign_in(PASSWORD).await;
    let other = "another long password";
    doors
        .act("users.resetPassword", json!({"userId": user, "password": other}))
        .await;
    doors.soon(None, "the password is another").await;
    doors.sign_in(other).await;
    doors.change(json!({"disabled": true})).await;
    doors.soon(None, "the account is disabled").await;
    doors
        .second
        .sign_in(&Caller::guest(), &address("clerk"), other)
        .await
        .refused(403, "user_blocked");
    doors.change(json!({"disabled": false})).await;
    doors.soon(None, "a session that ended does not come back").await;
    doors.sign_in(other).await;
    let path = format!("{}/{user}", documents("users"));
    doors.first.send(&doors.admin, Method::DELETE, &path, None).await;
    doors.soon(None, "the user is deleted").await;
}

#[tokio::test]
async fn a_right_taken_away_is_gone_with_the_next_request() {
    let rig = Rig::new();
    every_change_acts(&rig, &rig, true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_taken_away_is_gone_on_the_other_node_too() {
    let Some(url) = schema_of_its_own("nodes").await else {
        return;
    };
    let node = || Rig::set(&[("database_url", url.as_str())]);
    let (first, second) = (node(), node());
    every_change_acts(&first, &second, false).await;
}

/// The address of a new, empty schema on the server of the test run.
pub async fn schema_of_its_own(name: &str) -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "the test command says where its PostgreSQL is")]
    let url = std::env::var("DIWAN_TEST_POSTGRES").ok()?;
    let name = format!("{name}{}", std::process::id());
    let (place, statement) = (url.clone(), format!("CREATE SCHEMA {name}"));
    let run = move || postgres::Client::connect(&place, postgres::NoTls)?.batch_execute(&statement);
    tokio::task::spawn_blocking(run).await.unwrap().unwrap();
    Some(format!("{url}?options=-csearch_path%3D{name}"))
}
