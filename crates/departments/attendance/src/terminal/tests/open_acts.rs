//! Acts on devices and on unknown codes × every caller: what is offered is accepted, and nothing else is.

use std::cell::Cell;

use super::*;
use crate::device::unknown_code::UNKNOWN_CODES;
use crate::testing::offers;

#[tokio::test]
async fn a_device_is_told_what_to_do_once_it_is_allowed() {
    let app = town().await;
    // Its file goes with another form of body.
    let given = |act: &str, _| match act {
        "punches.importFile" => Json::Null,
        _ => json!({}),
    };
    for is_allowed in [true, false] {
        app.change(&DEVICES, "door", json!({"allowed": is_allowed})).await;
        for (who, keeps) in [("clerk", true), ("chief", true), ("amina", false)] {
            let offered = offers(&app, who, &DEVICES, async || "door".to_owned(), given).await;
            let expected: &[&str] = if keeps && is_allowed {
                &[
                    "devices.resend",
                    "devices.sendNames",
                    "devices.setTime",
                    "punches.importFile",
                ]
            } else {
                &[]
            };
            assert_eq!(offered, expected, "{who} {is_allowed}");
        }
    }
    let asked = json!({"collection": "devices", "ids": ["door"]});
    let open = app.act(&clerk(&app).await, "acts.open", asked).await.unwrap();
    let told = ["devices.resend", "punches.importFile"].map(|act| open["door"]["refused"][act]["type"].clone());
    assert_eq!(told, ["device_not_allowed", "punches_device_not_allowed"]);
}

#[tokio::test]
async fn an_unknown_code_is_given_by_whoever_keeps_files() {
    let app = town().await;
    let count = Cell::new(700);
    let make = async || {
        count.set(count.get() + 1);
        post(&app, ATTLOG, format!("{}\t2026-11-18 08:41:00\t0\t1\n", count.get())).await;
        app.all(&UNKNOWN_CODES).await.pop().unwrap().id
    };
    for (who, is_open) in [("chief", true), ("clerk", false), ("amina", false)] {
        let offered = offers(&app, who, &UNKNOWN_CODES, make, |_, _| json!({"employeeId": "chama"})).await;
        assert_eq!(offered.len(), usize::from(is_open), "{who}");
    }
}
