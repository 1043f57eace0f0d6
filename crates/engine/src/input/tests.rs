use schema::Lang;
use serde_json::json;

use super::*;

inputs! {
    /// Somebody who is let in.
    struct Acceptance {
        /// The user.
        user: Id = need("userId"),
        employee: Edit<Id> = edit("employeeId"),
        roles: Option<Vec<String>> = may("roles"),
        knowingly: bool = flag("knowingly"),
        ..page: Page,
    }
    struct Page {
        limit: Option<u64> = may("limit"),
        day: Option<jiff::civil::Date> = may("day"),
        names: Option<BTreeMap<String, String>> = may("names"),
    }
    struct Sheet {
        file: Upload = file("file"),
    }
}

/// Inputs that are what fields hold.
mod of_fields {
    use schema::{Collection, Date, Lang, date, fields, long};
    use serde_json::json;

    use crate::Input;
    use crate::input::*;

    fields! {
        REASON: String = long("rejectionReason").max(5) => "السبب", "Motif", "Reason";
        DAY: Date = date("startDate") => "من", "Du", "From";
    }
    static TRIPS: Collection = Collection::new("trips", FIELDS);

    inputs! {
        struct Refusal {
            reason: String = need_field("reason", &TRIPS, &REASON),
            since: Option<Date> = may_field("since", &TRIPS, &DAY),
        }
    }

    fn read(sent: Json) -> Result<Refusal> {
        let Json::Object(data) = sent else { panic!("an object") };
        Refusal::read(&mut Input {
            data,
            ..Input::default()
        })
    }

    #[test]
    fn an_empty_text_says_nothing_and_what_is_wrong_is_refused_as_the_field_refuses_it() {
        let said = read(json!({"reason": "late", "since": "2026-11-02"})).ok().unwrap();
        assert_eq!(
            (said.reason.as_str(), said.since),
            ("late", Some(Date(jiff::civil::date(2026, 11, 2))))
        );
        assert!(
            read(json!({"reason": "late", "since": ""}))
                .ok()
                .unwrap()
                .since
                .is_none()
        );
        for (sent, field, code) in [
            (json!({"reason": " "}), "reason", "general_argument_invalid"),
            (json!({}), "reason", "general_argument_invalid"),
            (json!({"reason": "too long"}), "reason", "document_invalid_structure"),
            (
                json!({"reason": "late", "since": "no day"}),
                "since",
                "document_invalid_structure",
            ),
        ] {
            let error = read(sent.clone()).err().unwrap();
            let rejection = error.rejection().unwrap();
            assert_eq!(
                (rejection.field.as_deref(), rejection.kind.code),
                (Some(field), code),
                "{sent}"
            );
            assert!(Lang::ALL.iter().all(|lang| !rejection.text(*lang).is_empty()));
        }
    }
}

fn read(sent: Json) -> Result<Acceptance> {
    let Json::Object(data) = sent else { panic!("an object") };
    Acceptance::read(&mut Input {
        data,
        ..Input::default()
    })
}

/// The field that is refused, with the code.
fn refused<T>(read: Result<T>) -> (String, &'static str) {
    let error = read.err().unwrap();
    let rejection = error.rejection().unwrap();
    (rejection.field.clone().unwrap(), rejection.kind.code)
}

#[test]
fn what_is_needed_is_refused_by_its_name_in_three_languages() {
    for user in [
        json!({}),
        json!({"userId": " "}),
        json!({"userId": 5}),
        json!({"userId": null}),
    ] {
        assert_eq!(refused(read(user)), ("userId".to_owned(), "general_argument_invalid"));
    }
    let error = read(json!({})).err().unwrap();
    let texts = Lang::ALL.map(|lang| error.rejection().unwrap().text(lang));
    assert_eq!(texts[2], "Param \"userId\" is not optional.");
    assert!(texts.iter().all(|text| text.contains("userId")), "{texts:?}");
    assert_ne!(texts[0], texts[1]);
    let no_file = Sheet::read(&mut Input::default());
    assert_eq!(refused(no_file), ("file".to_owned(), "general_argument_invalid"));
}

#[test]
fn a_value_is_left_emptied_or_set() {
    let employee = |sent: Json| read(sent).unwrap().employee;
    assert_eq!(employee(json!({"userId": "a"})), Edit::Keep);
    assert_eq!(employee(json!({"userId": "a", "employeeId": null})), Edit::Clear);
    assert_eq!(employee(json!({"userId": "a", "employeeId": ""})), Edit::Clear);
    let set = employee(json!({"userId": "a", "employeeId": " e "}));
    assert_eq!(set, Edit::Set(Id("e".to_owned())));
    assert_eq!(read(json!({"userId": " a "})).unwrap().user, Id("a".to_owned()));
}

#[test]
fn a_form_says_in_texts_what_json_says_by_itself() {
    let roles = |sent: Json| read(json!({"userId": "a", "roles": sent})).map(|read| read.roles);
    let two = Some(vec!["b".to_owned(), "c".to_owned()]);
    for said in [json!(["b", "c"]), json!("b, c"), json!("[\"b\",\"c\"]")] {
        assert_eq!(roles(said).unwrap(), two);
    }
    assert_eq!(roles(Json::Null).unwrap(), Some(Vec::new()), "named, and none");
    assert_eq!(read(json!({"userId": "a"})).unwrap().roles, None);
    assert_eq!(refused(roles(json!([5]))).0, "roles");
    for (said, is_yes) in [
        (json!(true), true),
        (json!("on"), true),
        (json!("no"), false),
        (json!(1), false),
    ] {
        let read = read(json!({"userId": "a", "knowingly": said})).unwrap();
        assert_eq!(read.knowingly, is_yes);
    }
    let page = |name: &str, said: Json| read(json!({"userId": "a", name: said})).map(|read| read.page);
    for said in [json!(7), json!("7")] {
        assert_eq!(page("limit", said).unwrap().limit, Some(7));
    }
    assert_eq!(refused(page("limit", json!(-1))).0, "limit");
    assert_eq!(page("day", json!("")).unwrap().day, None);
    assert_eq!(refused(page("day", json!("yesterday"))).0, "day");
    let named = page("names", json!("{\"Zone\": null}")).unwrap().names.unwrap();
    assert_eq!(named["Zone"], "");
    assert_eq!(refused(page("names", json!([]))).0, "names");
}

#[test]
fn the_description_follows_from_the_declaration() {
    let arguments = Acceptance::arguments();
    let names: Vec<&str> = arguments.iter().map(|one| one.name).collect();
    assert_eq!(
        names,
        ["userId", "employeeId", "roles", "knowingly", "limit", "day", "names"]
    );
    let required: Vec<bool> = arguments.iter().map(|one| one.is_required).collect();
    assert_eq!(required, [true, false, false, false, false, false, false]);
    assert_eq!(arguments[0].says.trim(), "The user.");
    assert!(Page::arguments().iter().all(|one| one.says.is_empty()));
    let mut form = Input::default();
    form.files.push(Upload::new("file", "liste.csv", vec![1]));
    assert_eq!(Sheet::read(&mut form).unwrap().file.name, "liste.csv");
    assert!(form.files.is_empty());
}
