//! Rows that are read where the row they belong to is: every door tried by everybody, before and after its readers change and
//! after the row is moved. Whoever does not read the case is told of its hearings what they were told before there were any.

use axum::http::Method;
use engine::feed::Feed;
use engine::{RequestContext, Rights};
use schema::Collection;
use serde_json::{Value as Json, json};

use crate::files::{Sending, pdf};
use crate::rig::{Caller, Reply, Rig, documents, query};

mod court;
mod door;
mod noted;
mod writing;

use court::{CASES, HEARINGS, NOUNS};
use door::{DOORS, Door};

/// What the hearing, its remark and its file are found by, and nothing else.
const MARK: &str = "zywq";

struct Court {
    rig: Rig,
    key: Caller,
    callers: Vec<(&'static str, Caller)>,
    feed: Feed,
    /// Of the hearing, so that each change is one.
    length: i64,
}

fn whole() -> RequestContext {
    RequestContext::new(Rights::whole("test"))
}

impl Court {
    /// Two readers of cases who may write whatever they read, somebody who reads what cases are called, an administrator and a
    /// key; two cases, one of each reader.
    async fn new() -> Court {
        let rig = Rig::with_nouns(NOUNS);
        let key = rig.key(&["*"]).await;
        platform::first_start(&rig.app.engine).await.unwrap();
        let verbs = ["read", "create", "update", "delete"].map(|verb| format!("recruitment-system:{verb}"));
        let verbs: Vec<&str> = verbs.iter().map(String::as_str).collect();
        rig.user("amal", &[], &verbs).await;
        rig.user("badr", &[], &verbs).await;
        rig.user("clerk", &[], &verbs[..1]).await;
        let admin = rig.admin().await;
        let mut callers = vec![("admin", admin), ("key", key.clone()), ("guest", Caller::guest())];
        for name in ["amal", "badr", "clerk"] {
            callers.push((name, rig.signed_in(name).await));
        }
        let feed = rig.app.engine.feed();
        let court = Court {
            rig,
            key,
            callers,
            feed,
            length: 1,
        };
        for (id, reader) in [("A", "amal"), ("B", "badr")] {
            let readers = vec![court.user_of(reader).await];
            court
                .make(&CASES, id, json!({"nameFr": id, "readerIds": readers}))
                .await;
        }
        court.make(&court::ROOMS, "R", json!({"nameFr": "R"})).await;
        court
    }

    /// The row of `users` of somebody.
    async fn user_of(&self, name: &str) -> String {
        let own = query(&[json!({"method": "equal", "attribute": "username", "values": [name]})]);
        let found = self.rig.get(&self.key, &format!("{}?{own}", documents("users"))).await;
        found.must(200)["documents"][0]["$id"].as_str().unwrap().to_owned()
    }

    fn who(&self, name: &str) -> &Caller {
        &self.callers.iter().find(|(known, _)| *known == name).unwrap().1
    }

    /// Writes as the house, which reads everything.
    async fn make(&self, of: &'static Collection, id: &str, data: Json) {
        let new = engine::New {
            id: Some(id.to_owned()),
            data: data.as_object().unwrap().clone(),
        };
        self.rig.app.engine.create(&whole(), of, new).await.unwrap();
    }

    async fn change(&self, of: &'static Collection, id: &str, data: Json) {
        let data = data.as_object().unwrap().clone();
        let done = self.rig.app.engine.update(&whole(), of, id, data, None).await;
        done.unwrap();
    }

    /// A hearing of the first case with a file, a remark on it, and a visit, which everybody reads, that names it.
    async fn hear(&self) {
        let bytes = pdf(900);
        let name = format!("{MARK}.pdf");
        let sent = Sending::new("paper", &name, &bytes);
        sent.by(&self.rig, &self.key, "downloadable-documents").await.must(201);
        let data = json!({"caseId": "A", "note": MARK, "roomId": "R", "fileId": "paper", "length": 1});
        self.make(&HEARINGS, "hearing", data).await;
        self.make(&court::REMARKS, "remark", json!({"hearingId": "hearing", "text": MARK}))
            .await;
        self.change(&court::VISITS, "visit", json!({"hearingId": "hearing"}))
            .await;
    }

    /// What every door answers somebody.
    async fn answers(&self, who: &Caller) -> Vec<(&'static Door, Reply)> {
        let mut all = Vec::new();
        for door in DOORS {
            all.push((door, door.open(&self.rig, who).await));
        }
        all
    }

    /// Who hears of a change of the hearing and of its file.
    async fn hearers(&mut self) -> Vec<&'static str> {
        while self.feed.is_behind() {
            self.feed.next(|_, _| false).await.unwrap();
        }
        self.length += 1;
        self.change(&HEARINGS, "hearing", json!({"length": self.length})).await;
        let path = "/v1/storage/buckets/downloadable-documents/files/paper";
        let name = json!({"name": format!("{MARK} {}.pdf", self.length)});
        let reader = self.reader().await;
        self.rig.send(&reader, Method::PUT, path, Some(name)).await.must(200);
        let (mut hearers, mut count) = (Vec::new(), 0);
        while self.feed.is_behind() {
            for event in self.feed.next(|_, _| true).await.unwrap() {
                count += 1;
                for (name, rights) in self.rights().await {
                    let hears = event.readable(&rights).is_some() || event.file(&rights).is_some();
                    if hears && !hearers.contains(&name) {
                        hearers.push(name);
                    }
                }
            }
        }
        assert!(count >= 2, "the hearing and the file");
        hearers
    }

    /// Whoever reads the hearing now.
    async fn reader(&self) -> Caller {
        for (_, who) in &self.callers {
            if self
                .rig
                .get(who, &format!("{}/hearing", documents("hearings")))
                .await
                .status
                == 200
            {
                return who.clone();
            }
        }
        panic!("nobody reads the hearing");
    }

    async fn rights(&self) -> Vec<(&'static str, std::sync::Arc<Rights>)> {
        let engine = &self.rig.app.engine;
        let mut all = vec![
            ("guest", Rights::guest().into()),
            ("key", Rights::whole("key:1").into()),
        ];
        for name in ["admin", "amal", "badr", "clerk"] {
            let id = self.user_of(name).await;
            let user = engine
                .read(move |cx| cx.need(&platform::people::user::USERS, &id))
                .await
                .unwrap();
            let account = user.get(platform::people::user::ACCOUNT).unwrap();
            all.push((name, engine.rights(&account).await.unwrap()));
        }
        all
    }
}

/// Compares what everybody is told now with what they were told when there was no hearing: who reads it is told another thing by
/// each door, and whoever does not the same by all.
async fn check(court: &mut Court, before: &[(&'static str, Vec<(u16, String)>)], reader: &str, when: &str) {
    let mut wrong = Vec::new();
    for ((name, who), (_, before)) in court.callers.iter().zip(before) {
        let answers = court.answers(who).await;
        for ((door, reply), (status, text)) in answers.iter().zip(before) {
            let now = (reply.status.as_u16(), reply.text());
            let is_told = now.1.contains(MARK) || (door.is_same && now != (*status, text.clone()));
            if is_told != (*name == reader) {
                wrong.push(format!(
                    "{when}: {name} at {}: {} {}\n  was {status} {text}",
                    door.name, now.0, now.1
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(court.hearers().await, [reader], "{when}: who hears of it");
}

#[tokio::test]
async fn what_is_read_through_a_case_is_read_by_its_readers_alone_by_whatever_door() {
    let mut court = Court::new().await;
    court.make(&court::VISITS, "visit", json!({"nameFr": "visit"})).await;
    let mut before = Vec::new();
    for (name, who) in &court.callers {
        let answers = court.answers(who).await.into_iter();
        let told = answers.map(|(_, reply)| (reply.status.as_u16(), reply.text()));
        before.push((*name, told.collect::<Vec<_>>()));
    }
    court.hear().await;
    check(&mut court, &before, "amal", "at first").await;
    let badr = court.user_of("badr").await;
    let amal = court.user_of("amal").await;
    court.change(&CASES, "A", json!({"readerIds": [badr]})).await;
    check(&mut court, &before, "badr", "after its readers changed").await;
    court.change(&CASES, "B", json!({"readerIds": [amal]})).await;
    court.change(&HEARINGS, "hearing", json!({"caseId": "B"})).await;
    check(&mut court, &before, "amal", "after the hearing was moved").await;
}
