//! Letterhead and signatories: what is taken, what is refused, who signs on which day.

use serde_json::{Value as Json, json};

use super::{test_app, work};
use crate::settings::SETTINGS;
use crate::testing::{TestApp, code};

async fn put_setting(app: &TestApp, key: &str, value: Json) -> schema::Result<Json> {
    app.create(&TestApp::full_rights(), &SETTINGS, json!({"key": key, "value": value}))
        .await
}

fn president() -> Json {
    json!({"nameFr": "Ali Idrissi", "nameAr": "علي الإدريسي", "qualityFr": "Le Président du Conseil communal",
        "qualityAr": "رئيس مجلس الجماعة", "kinds": [], "mode": "own", "from": "2026-01-01", "to": null})
}

fn delegate() -> Json {
    json!({"nameFr": "Sara Alaoui", "nameAr": "سارة العلوي", "qualityFr": "Directrice des services",
        "qualityAr": "مديرة المصالح", "kinds": ["work_certificate"], "mode": "delegation", "from": "2026-11-01",
        "to": "2026-11-30"})
}

#[tokio::test]
async fn a_letterhead_holds_lines_and_feet_and_nothing_else() {
    let app = test_app().await;
    let long = "x".repeat(161);
    for (wrong, member) in [
        (json!([]), "{}"),
        (json!({"linesFr": "Royaume"}), "linesFr"),
        (json!({"linesFr": [1]}), "linesFr"),
        (json!({"linesAr": [long]}), "linesAr"),
        (json!({"linesFr": vec!["x"; 11]}), "linesFr"),
        (json!({"linesFr": ["a\nb"]}), "linesFr"),
        (json!({"footerFr": 1}), "footerFr"),
        (json!({"script": "x"}), "script"),
    ] {
        let refused = put_setting(&app, "org.letterhead", wrong.clone()).await.unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(rejection.kind.code, "setting_shape_wrong", "{wrong}");
        assert!(rejection.args.contains(&("member", member.to_owned())), "{wrong}");
    }
    let before = app.record_text(&work(&app).await).await;
    assert!(
        before.contains("Royaume du Maroc") && before.contains("Province de Tiznit"),
        "the card stands in"
    );
    let head = json!({"linesFr": ["Royaume du Maroc", "Ville de Tiznit"], "linesAr": ["المملكة المغربية"],
        "linesZgh": ["ⵜⴰⴳⵍⴷⵉⵜ ⵏ ⵍⵎⵖⵔⵉⴱ"], "footerFr": "Avenue Hassan II", "footerAr": "شارع الحسن الثاني"});
    put_setting(&app, "org.letterhead", head).await.unwrap();
    let after = app.record_text(&work(&app).await).await;
    for part in ["Ville de Tiznit", "ⵜⴰⴳⵍⴷⵉⵜ", "Avenue Hassan II"] {
        assert!(after.contains(part), "{part}");
    }
    assert!(!after.contains("Province de Tiznit"));
    let head = |cx: &engine::Cx<'_>| cx.sheet_head().map(|(sheet, pictures)| (sheet, pictures.len()));
    let (sheet, pictures) = app.read(head).await;
    assert_eq!(sheet.fr[1], "Ville de Tiznit".into());
    assert!(!sheet.footer.is_empty() && sheet.logo.is_none() && pictures == 0);
}

#[tokio::test]
async fn a_letterhead_of_a_later_day_leaves_the_present_one_until_then() {
    let app = test_app().await;
    let head = |name: &str| json!({"linesFr": [name]});
    let made = put_setting(&app, "org.letterhead", head("Ville de Tiznit"))
        .await
        .unwrap();
    let id = made["$id"].as_str().unwrap();
    let stands = async |app: &TestApp| {
        app.read(|cx| cx.sheet_head().map(|(sheet, _)| sheet.fr[0].clone()))
            .await
    };
    let next = json!({"value": head("Commune de Tiznit"), "validFrom": "2026-12-01"});
    app.change(&SETTINGS, id, next).await;
    assert_eq!(stands(&app).await, "Ville de Tiznit".into());
    app.change(&SETTINGS, id, json!({"value": head("Commune urbaine de Tiznit")}))
        .await;
    assert_eq!(
        stands(&app).await,
        "Ville de Tiznit".into(),
        "what is to come may be changed"
    );
    app.clock.set("2026-12-01T08:00:00Z".parse().unwrap());
    assert_eq!(stands(&app).await, "Commune urbaine de Tiznit".into());
    app.change(&SETTINGS, id, json!({"value": head("Commune de Tiznit")}))
        .await;
    assert_eq!(stands(&app).await, "Commune de Tiznit".into());
    assert_eq!(app.get(&SETTINGS, id).await["former"], Json::Null);
}

#[tokio::test]
async fn a_signatory_has_names_a_quality_known_kinds_and_days_in_order() {
    let app = test_app().await;
    let with = |member: &str, value: Json| {
        let mut one = president();
        one[member] = value;
        one
    };
    for (wrong, member) in [
        (with("nameFr", json!("")), "1.nameFr"),
        (with("qualityAr", json!(null)), "1.qualityAr"),
        (with("kinds", json!(["nothing"])), "1.kinds"),
        (with("kinds", json!("work_certificate")), "1.kinds"),
        (with("mode", json!("king")), "1.mode"),
        (with("from", json!("yesterday")), "1.from"),
        (with("to", json!("2025-12-31")), "1.to"),
        (with("employeeId", json!("nobody")), "1.employeeId"),
        (with("rank", json!(1)), "1.rank"),
        (json!(1), "1.{}"),
    ] {
        let refused = put_setting(&app, "org.signatories", json!([wrong])).await.unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert!(
            rejection.args.contains(&("member", member.to_owned())),
            "{wrong}: {rejection:?}"
        );
    }
    assert_eq!(
        code(put_setting(&app, "org.signatories", json!({})).await),
        "setting_shape_wrong"
    );
    put_setting(&app, "org.signatories", json!([with("employeeId", json!("amal"))]))
        .await
        .unwrap();
}

#[tokio::test]
async fn who_is_named_for_a_kind_signs_it_within_the_days_and_says_by_which_right() {
    let app = test_app().await;
    assert!(
        app.record_text(&work(&app).await).await.contains("رئيس مجلس الجماعة"),
        "the office signs when nobody is named"
    );
    put_setting(&app, "org.signatories", json!([president(), delegate()]))
        .await
        .unwrap();
    let text = app.record_text(&work(&app).await).await;
    assert!(
        text.contains("Sara Alaoui") && text.contains("\"by\":\"delegation\""),
        "{text}"
    );
    assert!(text.contains("Le Président du Conseil communal"), "in whose name");
    app.at("2026-12-01T10:00:00Z");
    let text = app.record_text(&work(&app).await).await;
    assert!(text.contains("Ali Idrissi") && !text.contains("delegation"), "{text}");
}

#[tokio::test]
async fn a_letter_that_no_font_has_is_refused_in_the_settings_that_papers_draw() {
    let app = test_app().await;
    let card = json!({"nameFr": "Commune de Tiznit", "nameAr": "جماعة 漢"});
    let mut signatory = president();
    signatory["qualityFr"] = json!("Президент");
    for (key, value, field) in [
        ("public.commune", card, "value.nameAr"),
        (
            "org.letterhead",
            json!({"linesFr": ["Royaume du Maroc", "Ville 😀"]}),
            "value.linesFr.2",
        ),
        ("org.letterhead", json!({"footerAr": "شارع 😀"}), "value.footerAr"),
        ("org.signatories", json!([president(), signatory]), "value.2.qualityFr"),
    ] {
        let refused = put_setting(&app, key, value).await.unwrap_err();
        let rejection = refused.rejection().unwrap();
        assert_eq!(
            (rejection.kind.code, rejection.field.as_deref()),
            ("paper_unprintable", Some(field))
        );
    }
}
