//! Acts on days and on what set them right × every caller: what is offered is accepted, and nothing else is.

use super::*;
use crate::correction::POINTAGE_CORRECTIONS;
use crate::testing::offers;

/// Those who keep attendance with and without staff, Amal among them, and one who reads.
async fn keepers(app: &TestApp) {
    let both = json!(["pointage:*", "rh-managements:*"]);
    app.user("hr", json!({"permissions": both})).await;
    app.user("amal", json!({"persoActif": "amal", "permissions": both}))
        .await;
    app.user("keeper", json!({"permissions": ["pointage:*"]})).await;
    app.user(
        "reader",
        json!({"permissions": ["pointage:read", "rh-managements:read"]}),
    )
    .await;
}

#[tokio::test]
async fn a_day_is_set_right_by_others_who_read_whose_it_is() {
    let app = commune().await;
    keepers(&app).await;
    punch(&app, "amal", &["2026-11-02T08:25:00", "2026-11-02T16:30:00"]).await;
    compute(&app, "2026-11-02", "2026-11-03").await;
    let day = day(&app, "amal", "2026-11-03").await.unwrap()["$id"]
        .as_str()
        .unwrap()
        .to_owned();
    let given = |_: &str, _| json!({"employeeId": "amal", "date": "2026-11-03", "firstIn": "08:30", "reason": "Feuille signée"});
    for (who, is_open) in [("hr", true), ("amal", false), ("keeper", true), ("reader", false)] {
        let offered = offers(&app, who, &POINTAGES, async || day.clone(), given).await;
        let expected: &[&str] = if is_open { &["pointages.correct"] } else { &[] };
        assert_eq!(offered, expected, "{who}");
    }
}

#[tokio::test]
async fn a_correction_is_withdrawn_once_by_others() {
    let app = commune().await;
    keepers(&app).await;
    let hr = app.ctx("hr").await;
    let correction = async |is_withdrawn: bool| {
        let given = json!({"employeeId": "amal", "date": "2026-11-03", "firstIn": "08:30", "reason": "Feuille"});
        let made = app.act(&hr, "pointages.correct", given).await.unwrap();
        if is_withdrawn {
            let which = json!({"id": made["$id"]});
            app.act(&hr, "pointages.withdrawCorrection", which).await.unwrap();
        }
        made["$id"].as_str().unwrap().to_owned()
    };
    for is_withdrawn in [false, true] {
        for (who, withdraws) in [("hr", true), ("amal", false), ("keeper", true), ("reader", false)] {
            let make = async || correction(is_withdrawn).await;
            let offered = offers(&app, who, &POINTAGE_CORRECTIONS, make, |_, _| json!({})).await;
            assert_eq!(
                offered.len(),
                usize::from(withdraws && !is_withdrawn),
                "{who} {offered:?}"
            );
        }
    }
}
