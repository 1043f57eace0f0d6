//! What a listener is told is what the same caller would read: asked of everybody in a whole commune, about every document.

use std::collections::HashMap;

use accounts::{ACCOUNT_EMAIL, ACCOUNTS};
use domain::demo::Demo;
use engine::feed::Event;
use engine::{Ask, Rights, Spelling};
use schema::Lang;

use crate::rig::Rig;

/// All documents of the commune, each by its last event.
async fn commune(rig: &Rig) -> HashMap<(&'static str, String), Event> {
    let mut feed = rig.app.engine.feed();
    let demo = Demo {
        employees: 12,
        ..Demo::default()
    };
    domain::demo::fill(&rig.app.engine, demo).await.unwrap();
    let mut last = HashMap::new();
    while feed.is_behind() {
        for event in feed.next(|of, _| of.is_public()).await.unwrap() {
            last.insert((event.document.of.id, event.document.id.clone()), event);
        }
    }
    last
}

/// What everybody in the commune may do who can sign in, and a guest.
async fn everybody(rig: &Rig) -> Vec<Ask> {
    let logins = domain::demo::logins(&rig.app.engine).await.unwrap();
    let accounts = rig
        .app
        .engine
        .look(|cx| cx.find(&ACCOUNTS, Vec::new(), 1000))
        .await
        .unwrap();
    let mut asks = vec![Ask::new(Rights::guest())];
    for login in logins {
        let mut of_login = accounts
            .iter()
            .filter(|one| one.get(ACCOUNT_EMAIL).as_ref() == Some(&login.email));
        let rights = rig.app.engine.rights(&of_login.next().unwrap().id).await.unwrap();
        asks.push(Ask {
            rights,
            lang: Lang::En,
            spelling: Spelling::Documents,
        });
    }
    asks
}

fn told(event: &Event, rights: &Rights) -> Option<String> {
    let (before, after) = event.written(event.readable(rights)?, Spelling::Documents);
    Some([before, event.permissions(rights), after].concat())
}

#[tokio::test]
async fn a_listener_is_told_what_a_reader_reads() {
    let rig = Rig::new();
    let (events, asks) = (commune(&rig).await, everybody(&rig).await);
    let (mut read_by_all, mut hidden) = (0, 0);
    for ask in &asks {
        for ((collection, id), event) in &events {
            let read = rig.app.engine.get(ask, event.document.of, id, &[]).await.ok();
            let read = read.map(|bytes| String::from_utf8(bytes).unwrap());
            assert_eq!(
                told(event, &ask.rights),
                read,
                "{collection} {id} for {}",
                ask.rights.who
            );
            *if read.is_some() { &mut read_by_all } else { &mut hidden } += 1;
        }
    }
    assert!(
        asks.len() > 3 && read_by_all > 100 && hidden > 100,
        "{read_by_all} {hidden}"
    );
}
