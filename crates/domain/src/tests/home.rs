//! The first screen of every role costs few statements, however much stands on it.

use engine::RequestContext;
use platform::demo::logins;
use platform::people::user::{ACCOUNT, EMAIL, USERS};
use schema::Lang;
use serde_json::{Value as Json, json};
use testing::TestApp;

use crate::tests::commune::commune;

/// So many statements draw it: the versions of what is counted, then one for each time that a read follows from another.
const STATEMENTS: u64 = 6;

pub(super) async fn context_of(app: &TestApp, email: &str) -> RequestContext {
    let email = email.to_owned();
    let user = app.engine.read(move |cx| cx.first(&USERS, [EMAIL.eq(email)])).await;
    let account = user.unwrap().and_then(|user| user.get(ACCOUNT)).unwrap();
    let rights = app.engine.rights(&account).await.unwrap();
    RequestContext {
        rights,
        ..TestApp::full_rights()
    }
}

async fn cost(app: &TestApp, ctx: &RequestContext, action: &str, input: Json) -> (Json, u64) {
    let before = app.engine.store().statements();
    let told = app.act(ctx, action, input).await.unwrap();
    (told, app.engine.store().statements() - before)
}

/// Every figure says by what rule it is counted.
fn assert_ruled(told: &Json) {
    for figure in told["figures"].as_array().unwrap() {
        assert!(figure["content"]["rule"].is_string(), "no rule: {figure}");
    }
}

/// What more than six statements draw in a language, on a store that remembers nothing yet.
async fn over_six(lang: Lang) -> Vec<String> {
    let app = commune(60).await;
    let (mut drawn, mut fetched, mut over) = (0, 0, Vec::new());
    for login in logins(&app.engine).await.unwrap() {
        let ctx = context_of(&app, &login.email).await;
        let ctx = RequestContext { lang, ..ctx };
        // Nothing is remembered at the first look, totals are at the second: neither may pass it.
        for all in [false, true] {
            for look in ["first", "second"] {
                let (told, statements) = cost(&app, &ctx, "home.panels", json!({ "all": all })).await;
                assert_ruled(&told);
                let panels = told["panels"].as_array().unwrap();
                drawn += panels.len();
                // The one panel that the page fills by a request of its own does not stand among the first.
                let is_fetched = panels.iter().any(|panel| panel["id"] == "home.deadlines");
                assert!(all || !is_fetched, "{}", login.role);
                fetched += u32::from(is_fetched);
                if statements > STATEMENTS {
                    over.push(format!("{} (all {all}, {look}): {statements}", login.role));
                }
            }
        }
        let (_, statements) = cost(&app, &ctx, "deadlines.due", json!({})).await;
        if statements > STATEMENTS {
            over.push(format!("{} (what falls due): {statements}", login.role));
        }
        if ctx.rights.employee.is_some() {
            let (_, statements) = cost(&app, &ctx, "home.portal", json!({})).await;
            if statements > STATEMENTS {
                over.push(format!("{} (the portal): {statements}", login.role));
            }
        }
    }
    assert!(fetched > 0, "somebody has more days to come than wait among the first");
    assert!(drawn > 100, "{drawn}");
    over
}

#[tokio::test]
async fn the_first_screen_of_every_role_costs_six_statements_at_most() {
    assert_eq!(over_six(Lang::Fr).await, [""; 0]);
}

#[tokio::test]
async fn it_costs_as_few_in_arabic() {
    assert_eq!(over_six(Lang::Ar).await, [""; 0]);
}
