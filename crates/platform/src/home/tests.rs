use engine::routine::{DUE, JOB, JOB_RUNS, OUTCOME, Outcome};
use engine::{Cx, RequestContext};
use jiff::civil::date;
use schema::{Document, Instant, Label, Lang};
use serde_json::{Value as Json, json};

use super::arrangement::{Arrangement, Place};
use super::month::{DaySpan, last_twelve, so_far};
use super::unit::headed_screens;
use super::{Panel, own_panel};
use crate::organisation::bureau::BUREAUX;
use crate::organisation::delegation::DELEGATIONS;
use crate::organisation::service::SERVICES;
use crate::people::employee::EMPLOYEES;
use crate::people::job_title::JOB_TITLES;
use crate::testing::{TestApp, code};

/// A head, her agent in her bureau, a clerk of human resources, an administrator, and somebody without a file.
async fn test_app() -> TestApp {
    let app = crate::testing::new_app();
    app.employee("head", "A11", json!({"phone": "0661000001", "FONCTION": "Chef"}))
        .await;
    app.make(
        &SERVICES,
        json!({"$id": "s", "nameFr": "État civil", "nameAr": "الحالة المدنية"}),
    )
    .await;
    let bureau = json!({"$id": "b", "nameFr": "Guichet", "nameAr": "الشباك", "headId": "head", "serviceId": "s"});
    app.make(&BUREAUX, bureau).await;
    app.employee(
        "agent",
        "A12",
        json!({"bureauId": "b", "phone": "0661000002", "recruitmentDate": "2026-11-03"}),
    )
    .await;
    app.employee("clerk", "A13", json!({"recruitmentDate": "2026-10-05"}))
        .await;
    for id in ["head", "agent"] {
        app.user(id, json!({"persoActif": id})).await;
    }
    app.user(
        "clerk",
        json!({"persoActif": "clerk", "permissions": ["rh-managements:*"]}),
    )
    .await;
    app.user("admin", json!({"auth": ["admin"]})).await;
    app.user("outsider", json!({})).await;
    app
}

async fn home(app: &TestApp, who: &str, asked: Json) -> Json {
    app.act(&app.ctx(who).await, "home.panels", asked).await.unwrap()
}

/// The ids of the panels of a part of the answer.
fn ids<'a>(home: &'a Json, part: &str) -> Vec<&'a str> {
    let panels = home[part].as_array().unwrap().iter();
    panels.map(|panel| panel["id"].as_str().unwrap()).collect()
}

fn content<'a>(home: &'a Json, id: &str) -> &'a Json {
    let all = ["figures", "panels"]
        .into_iter()
        .flat_map(|part| home[part].as_array().unwrap());
    let found = all.into_iter().find(|panel| panel["id"] == id);
    &found.unwrap_or_else(|| panic!("no panel {id} in {home}"))["content"]
}

#[tokio::test]
async fn everybody_has_the_panels_of_their_rights_and_no_others() {
    let app = test_app().await;
    let admin = home(&app, "admin", json!({})).await;
    assert_eq!(ids(&admin, "figures")[0], "employees.count");
    assert!(ids(&admin, "panels").contains(&"house.state"));
    assert_eq!(admin["who"], Json::Null, "no file, no name");
    let clerk = home(&app, "clerk", json!({"all": true})).await;
    assert!(ids(&clerk, "panels").contains(&"employees.byAnnexe"));
    assert!(!ids(&clerk, "panels").contains(&"house.state"));
    for who in ["agent", "outsider"] {
        let own = home(&app, who, json!({"all": true})).await;
        assert!(ids(&own, "figures").is_empty(), "{who} sees no figure of anybody");
        for kept in [
            "employees.byAnnexe",
            "employees.retiring",
            "house.state",
            "units.elsewhere",
        ] {
            assert!(!ids(&own, "panels").contains(&kept), "{who} sees {kept}");
        }
    }
    let agent = home(&app, "agent", json!({})).await;
    assert_eq!(agent["who"]["nameFr"], "Agent A12");
    assert!(ids(&home(&app, "head", json!({})).await, "panels").contains(&"units.elsewhere"));
    assert!(ids(&home(&app, "outsider", json!({})).await, "panels").contains(&"home.modules"));
}

#[tokio::test]
async fn a_backup_that_was_left_out_is_none() {
    let app = test_app().await;
    let line = async || {
        let home = home(&app, "admin", json!({"all": true})).await;
        let rows = content(&home, "house.state")["rows"].as_array().unwrap().clone();
        rows.into_iter().find(|row| row["key"] == "backup").unwrap()
    };
    assert_eq!(line().await["badge"]["text"], "Not yet");
    let runs = [
        ("2026-03-01T02:30:00Z", Outcome::Ok),
        ("2026-03-02T02:30:00Z", Outcome::Skipped),
    ];
    let note = move |cx: &mut Cx<'_>| {
        for (due, outcome) in runs {
            let due = Instant(due.parse().unwrap());
            let run = Document::new(&JOB_RUNS).with(JOB, "backup".to_owned()).with(DUE, due);
            cx.create(run.with(OUTCOME, outcome))?;
        }
        Ok(())
    };
    app.engine
        .transact(&TestApp::full_rights(), "note", note)
        .await
        .unwrap();
    let shown = line().await;
    assert_eq!(
        (&shown["badge"]["text"], &shown["until"]),
        (&json!("Made"), &json!("2026-03-01T02:30:00.000+00:00"))
    );
}

#[tokio::test]
async fn a_guest_has_no_home() {
    let app = test_app().await;
    let guest = engine::RequestContext::new(engine::Rights::guest());
    let refused = app.act(&guest, "home.panels", json!({})).await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn numbers_are_beside_those_of_the_same_days_of_the_month_before() {
    let app = test_app().await;
    app.employee("late", "A14", json!({"recruitmentDate": "2026-10-28"}))
        .await;
    let clerk = home(&app, "clerk", json!({})).await;
    assert_eq!(content(&clerk, "employees.count")["value"], 4);
    let recruited = content(&clerk, "employees.recruited");
    assert_eq!(
        [&recruited["value"], &recruited["before"]],
        [1, 1],
        "the 28th is yet to come this month"
    );
    assert_eq!(recruited["link"], "/rh-managements?sort=-recruitmentDate");
    let enrolled = content(&clerk, "employees.notEnrolled");
    assert_eq!(enrolled["value"], 4);
    assert_eq!(enrolled["link"], "/rh-managements?registration=notRegistered");
}

#[tokio::test]
async fn the_own_head_may_be_called_and_nobody_else() {
    let app = test_app().await;
    let agent = home(&app, "agent", json!({})).await;
    let head = &content(&agent, "employees.head")["rows"][0];
    assert_eq!([&head["title"], &head["phone"]], ["Agent A11", "+212661000001"]);
    assert!(!agent.to_string().contains("0002"), "and no other number stands there");
    let clerk = home(&app, "head", json!({"all": true})).await;
    assert!(
        !ids(&clerk, "panels").contains(&"employees.head"),
        "she answers to nobody"
    );
}

#[tokio::test]
async fn its_reader_hides_and_moves_panels() {
    let app = test_app().await;
    let asked = json!({"order": ["home.modules", "house.state"], "hidden": ["home.waiting"]});
    let admin = home(&app, "admin", asked).await;
    assert_eq!(ids(&admin, "panels")[..2], ["home.modules", "house.state"]);
    assert_eq!(ids(&admin, "hidden"), ["home.waiting"]);
    let known: Vec<&str> = ids(&admin, "panels");
    assert!(!known.contains(&"home.waiting") && known.len() <= Place::Grid.room());
    let many: Vec<String> = (0..201).map(|at| at.to_string()).collect();
    let refused = app
        .act(&app.ctx("admin").await, "home.panels", json!({"hidden": many}))
        .await;
    assert_eq!(code(refused), "general_argument_invalid");
}

/// Sixty of them.
fn sixty() -> Vec<Panel> {
    let id = |at: usize| -> &'static str { Box::leak(format!("test.p{at:02}").into_boxed_str()) };
    let rank = |at: usize| u16::try_from(at).unwrap();
    (0..60)
        .map(|at| own_panel(id(at), rank(at), Label::new("", "", "")))
        .collect()
}

#[test]
fn sixty_panels_stand_in_their_order() {
    let all = sixty();
    let arrangement = Arrangement {
        order: vec!["test.p59".to_owned(), "gone".to_owned(), "test.p03".to_owned()],
        hidden: vec!["test.p00".to_owned()],
        is_all: false,
    };
    let (shown, hidden) = arrangement.split(all.iter().collect());
    let first: Vec<&str> = shown.iter().take(4).map(|panel| panel.id).collect();
    assert_eq!(first, ["test.p59", "test.p03", "test.p01", "test.p02"]);
    assert_eq!((shown.len(), hidden.len()), (59, 1));
}

#[test]
fn a_part_of_a_month_is_compared_with_a_part() {
    let span = |from, to| DaySpan { from, to };
    let (now, before) = so_far(date(2026, 11, 20));
    assert_eq!(now, span(date(2026, 11, 1), date(2026, 11, 20)));
    assert_eq!(before, span(date(2026, 10, 1), date(2026, 10, 20)));
    let (_, before) = so_far(date(2027, 3, 31));
    assert_eq!(
        before,
        span(date(2027, 2, 1), date(2027, 2, 28)),
        "February has no 31st"
    );
    let (months, first) = last_twelve(date(2026, 11, 20));
    assert_eq!((months.len(), first), (12, date(2025, 12, 1)));
    assert_eq!([months[0].as_str(), months[11].as_str()], ["2025-12", "2026-11"]);
}

async fn headed(app: &TestApp, who: &str, asked: Json) -> schema::Result<Json> {
    app.act(&app.ctx(who).await, "units.headed", asked).await
}

fn names(told: &Json) -> Vec<&str> {
    let staff = told["staff"].as_array().unwrap().iter();
    staff.map(|line| line["title"].as_str().unwrap()).collect()
}

/// In the reader's language where the list of functions has it; what was typed beside the list stays as it is.
#[tokio::test]
async fn a_head_reads_functions_in_their_language() {
    let app = test_app().await;
    let ask = async |lang| {
        let ctx = RequestContext {
            lang,
            ..app.ctx("head").await
        };
        let asked = json!({"screen": "chef-bureau"});
        let told = app.act(&ctx, "units.headed", asked).await.unwrap();
        told["staff"][0]["detail"].as_str().unwrap().to_owned()
    };
    app.change(&EMPLOYEES, "agent", json!({"FONCTION": "Gardien de nuit"}))
        .await;
    assert_eq!(
        [ask(Lang::Fr).await, ask(Lang::Ar).await],
        ["Gardien de nuit", "Gardien de nuit"]
    );
    app.make(
        &JOB_TITLES,
        json!({"$id": "guard", "nameFr": "Gardien", "nameAr": "حارس"}),
    )
    .await;
    app.change(&EMPLOYEES, "agent", json!({"jobTitleId": "guard"})).await;
    assert_eq!([ask(Lang::Fr).await, ask(Lang::Ar).await], ["Gardien", "حارس"]);
}

#[tokio::test]
async fn a_head_sees_the_people_of_the_unit() {
    let app = test_app().await;
    let told = headed(&app, "head", json!({"screen": "chef-bureau"})).await.unwrap();
    assert_eq!([&told["unit"], &told["units"][0]["kind"]], ["b", "bureau"]);
    assert_eq!(names(&told), ["Agent A12"]);
    assert_eq!(told["staff"][0]["phone"], "+212661000002");
    assert_eq!(told["acting"], json!([]));
    let above = headed(&app, "head", json!({"screen": "chef-service"})).await.unwrap();
    assert_eq!([&above["units"], &above["unit"]], [&json!([]), &Json::Null]);
    let nobody = headed(&app, "agent", json!({"screen": "chef-bureau"})).await.unwrap();
    assert_eq!(nobody["staff"], json!([]));
    let anothers = headed(&app, "agent", json!({"screen": "chef-bureau", "unit": "b"})).await;
    assert_eq!(code(anothers), "document_not_found");
    let unknown = headed(&app, "head", json!({"screen": "chef-commune"})).await;
    assert_eq!(code(unknown), "general_argument_invalid");
}

/// The figure of those who are there: its title, its number, its note.
async fn here(app: &TestApp) -> (String, i64, Json) {
    let told = headed(app, "head", json!({"screen": "chef-bureau"})).await.unwrap();
    let figures = told["figures"].as_array().unwrap();
    let here = figures.iter().find(|figure| figure["id"] == "units.here").unwrap();
    let content = &here["content"];
    assert!(content["rule"].is_string(), "{here}");
    (
        here["title"].as_str().unwrap().to_owned(),
        content["value"].as_i64().unwrap(),
        content["note"].clone(),
    )
}

#[tokio::test]
async fn who_is_not_measured_is_not_called_present() {
    let app = test_app().await;
    app.at("2026-11-27T10:00:00Z");
    let friday = ("No absence announced".to_owned(), 1, Json::Null);
    assert_eq!(here(&app).await, friday);
    let home = home(&app, "head", json!({"all": true})).await;
    let first = &content(&home, "units.elsewhere")["rows"][0];
    assert_eq!(
        [&first["title"], &first["count"]],
        [&json!("No absence announced"), &json!(1)]
    );
}

#[tokio::test]
async fn nobody_is_expected_on_a_day_of_rest_and_it_says_so() {
    let app = test_app().await;
    // A Saturday, in the night.
    app.at("2026-11-28T00:54:00Z");
    assert_eq!(here(&app).await, ("Expected today".to_owned(), 0, json!("Day of rest")));
}

#[tokio::test]
async fn the_screen_follows_headship_and_delegation() {
    let app = test_app().await;
    app.change(&SERVICES, "s", json!({"responsible": "clerk"})).await;
    let service = headed(&app, "clerk", json!({"screen": "chef-service"})).await.unwrap();
    assert_eq!(
        names(&service),
        ["Agent A12"],
        "the people of the bureaux of the service"
    );
    let below = headed(&app, "clerk", json!({"screen": "chef-bureau"})).await.unwrap();
    assert_eq!(below["unit"], "b", "headship reaches downward");
    app.change(&SERVICES, "s", json!({"responsible": Json::Null})).await;
    let gone = headed(&app, "clerk", json!({"screen": "chef-service"})).await.unwrap();
    assert_eq!(gone["units"], json!([]));
    let given =
        json!({"$id": "d", "headEmployeeId": "head", "delegateId": "clerk", "from": "2026-11-01", "to": "2026-11-30"});
    app.make(&DELEGATIONS, given).await;
    let standing_in = headed(&app, "clerk", json!({"screen": "chef-bureau"})).await.unwrap();
    assert_eq!(names(&standing_in), ["Agent A12"]);
    let screens = headed_screens(&app.ctx("clerk").await.rights.units);
    assert_eq!(screens, ["/chef-bureau"], "where something stands");
    assert_eq!(
        standing_in["acting"],
        json!([{"head": "Agent A11", "until": "2026-11-30"}])
    );
    app.at("2026-12-01T08:00:00Z");
    let over = headed(&app, "clerk", json!({"screen": "chef-bureau"})).await.unwrap();
    assert_eq!([&over["units"], &over["acting"]], [&json!([]), &json!([])]);
}

#[tokio::test]
async fn what_waits_is_counted_for_who_may_answer_it() {
    let app = test_app().await;
    app.user("new", json!({"pending": true})).await;
    let waiting = |home: &Json| {
        let rows = content(home, "home.waiting")["rows"].as_array().unwrap().clone();
        rows.iter()
            .any(|row| row["key"] == "users.waiting" && row["count"] == 1)
    };
    assert!(waiting(&home(&app, "admin", json!({})).await));
    assert!(!waiting(&home(&app, "clerk", json!({})).await));
    let tasks = async |who: &str| {
        let told = app.act(&app.ctx(who).await, "home.tasks", json!({})).await.unwrap();
        told["tasks"].clone()
    };
    let sign_up = json!({"link": "/users-management?state=pending", "count": 1});
    assert_eq!(tasks("admin").await, json!([sign_up]), "what the menu counts");
    assert_eq!(tasks("clerk").await, json!([]));
}

#[tokio::test]
async fn files_without_a_copy_of_the_identity_card_are_counted_for_whoever_reads_files() {
    let app = test_app().await;
    let clerk = home(&app, "clerk", json!({"all": true})).await;
    let figure = content(&clerk, "employees.withoutCinCopy");
    assert_eq!(
        (&figure["value"], &figure["link"]),
        (&json!(3), &json!("/rh-managements?cinFile=none"))
    );
    app.change(&crate::people::employee::EMPLOYEES, "agent", json!({"active": false}))
        .await;
    let clerk = home(&app, "clerk", json!({"all": true})).await;
    assert_eq!(
        content(&clerk, "employees.withoutCinCopy")["value"],
        2,
        "of those in activity"
    );
}
