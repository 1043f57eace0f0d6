use accounts::NewAccount;
use engine::{Clock, Cx, Engine, RequestContext, Rights};
use platform::people::user::{EMAIL, PENDING, USERNAME};
use store::{Store, StoreLocation};

use super::*;

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

/// Files of a store that knew grades and functions as texts alone.
fn texts_of_files(cx: &mut Cx<'_>) -> Result<()> {
    for (at, grade, function, scale) in [
        (1, "technicien 3eme grade", "Chauffeur", 9),
        (2, "Technicien 3ème grade", "CHAUFFEUR", 9),
        (3, "Technicien 3ème grade", "", 9),
        (4, "Grade maison", "Gardien", 4),
    ] {
        let mut file = Document::new(&EMPLOYEES)
            .with(employee::NAME_FR, format!("Agent {at}"))
            .with(employee::NAME_AR, format!("عون {at}"))
            .with(employee::CIN, format!("AB{at}000"))
            .with(employee::GRADE, grade.to_owned())
            .with(employee::SCALE, scale)
            .with(employee::FUNCTION, function.to_owned());
        file.id = format!("e{at}");
        cx.create(file)?;
    }
    Ok(())
}

#[tokio::test]
async fn a_store_that_stands_lists_the_grades_and_functions_of_its_files() {
    use platform::people::grade::{self, GRADES};
    use platform::people::job_title::{self, JOB_TITLES};
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let engine = open_migrated(&place, &[]);
    let ask = RequestContext::new(Rights::whole("test"));
    engine.transact(&ask, "before", texts_of_files).await.unwrap();
    drop(engine);

    let engine = open_migrated(&place, MIGRATIONS);
    let (grades, functions, files) = engine
        .read(|cx| Ok((cx.all(&GRADES, [])?, cx.all(&JOB_TITLES, [])?, cx.all(&EMPLOYEES, [])?)))
        .await
        .unwrap();
    let mut listed: Vec<_> = grades
        .iter()
        .map(|one| {
            (
                one.get(grade::NAME_FR).unwrap(),
                one.get(grade::NAME_AR).unwrap(),
                one.get(grade::SCALE),
            )
        })
        .collect();
    listed.sort();
    let technician = "Technicien 3ème grade";
    assert_eq!(
        listed,
        [
            ("Grade maison".to_owned(), "Grade maison".to_owned(), Some(4)),
            (technician.to_owned(), "تقني من الدرجة الثالثة".to_owned(), Some(9)),
        ]
    );
    assert_eq!(functions.len(), 2, "one function under two spellings, one under one");
    assert!(
        functions
            .iter()
            .all(|one| one.get(job_title::NAME_AR) == one.get(job_title::NAME_FR))
    );
    for file in files {
        let row = grades
            .iter()
            .find(|one| Some(schema::Id::from(one.id.as_str())) == file.get(employee::GRADE_ROW));
        assert_eq!(
            row.unwrap().get(grade::NAME_FR),
            file.get(employee::GRADE),
            "{}",
            file.id
        );
        let has_function = file.get(employee::FUNCTION).is_some_and(|text| !text.is_empty());
        assert_eq!(file.get(employee::JOB_TITLE).is_some(), has_function, "{}", file.id);
    }
}
