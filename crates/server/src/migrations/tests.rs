use accounts::NewAccount;
use engine::{Clock, Cx, Engine, RequestContext, Rights};
use platform::people::user::{EMAIL, PENDING, USERNAME};
use store::{Store, StoreLocation};

use super::*;

mod lists;

fn open_migrated(place: &StoreLocation, steps: &'static [Migration]) -> Engine {
    let clock = Clock::fixed("2026-11-20T10:00:00Z".parse().unwrap());
    let store = Store::open(place, &domain::CATALOGUE, steps, clock.now()).unwrap();
    Engine::new(store, &domain::ENTITIES, platform::CHARTER, clock)
}

/// The first roles as they stood before there was a mark, one of them changed since; two users, one of them proven.
fn before(cx: &mut Cx<'_>) -> Result<()> {
    for role in cx.find(&ROLES, Vec::new(), 1000)? {
        cx.update(role.with(GRANTABLE, false))?;
    }
    let changed = cx.need(&ROLES, "head_of_service")?;
    cx.update(changed.with(PERMISSIONS, vec!["rh-managements:*".to_owned()]))?;
    for (name, is_vouched) in [("stranger", false), ("known", true)] {
        let fresh = NewAccount {
            id: name.to_owned(),
            email: format!("{name}@commune.ma"),
            is_vouched,
            ..NewAccount::default()
        };
        let account = accounts::create(cx, &fresh)?;
        let mut user = Document::new(&USERS)
            .with(USERNAME, name.to_owned())
            .with(EMAIL, format!("{name}@commune.ma"))
            .with(PENDING, true)
            .with(ACCOUNT, account.id);
        name.clone_into(&mut user.id);
        let user = cx.create(user)?;
        cx.update(user.with(UNVERIFIED, false))?;
    }
    Ok(())
}

#[tokio::test]
async fn a_store_that_stands_learns_who_gives_roles_and_whose_address_is_proven() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let engine = open_migrated(&place, &[]);
    platform::first_start(&engine).await.unwrap();
    let ask = RequestContext::new(Rights::whole("test"));
    engine.transact(&ask, "before", before).await.unwrap();
    drop(engine);

    let engine = open_migrated(&place, MIGRATIONS);
    let (mut marked, unproven) = engine
        .read(|cx| {
            let roles = cx.find(&ROLES, Vec::new(), 1000)?;
            let users = cx.find(&USERS, Vec::new(), 1000)?;
            let marked = roles.into_iter().filter(|role| role.get(GRANTABLE) == Some(true));
            let unproven = users.into_iter().filter(|user| user.get(UNVERIFIED) == Some(true));
            let ids = |rows: &mut dyn Iterator<Item = Document>| rows.map(|row| row.id).collect::<Vec<_>>();
            Ok((ids(&mut { marked }), ids(&mut { unproven })))
        })
        .await
        .unwrap();
    marked.sort_unstable();
    let still_as_made = [
        "employee",
        "head_of_annexe",
        "head_of_bureau",
        "head_of_direction",
        "head_of_division",
    ];
    assert_eq!(marked, still_as_made, "what the commune changed is its own to mark");
    assert_eq!(unproven, ["stranger"]);
}
