use std::sync::Arc;

use serde_json::{Value as Json, json};

use super::*;
use crate::{Date, Id, RowsOf, Value, Viewed, date, fields, integer, link, refusal, text, texts};

fields! {
    NAME: String = text("name").searched() => "ا", "n", "name";
    SALARY: i64 = integer("salary") => "ا", "s", "salary";
    CODE: String = text("code").form(&crate::CIN) => "ا", "c", "code";
    BORN: Date = date("born") => "ا", "b", "born";
    TAGS: Vec<String> = texts("tags") => "ا", "t", "tags";
    CHIEF: Id = link("chiefId", || &PEOPLE).expands("chief") => "ا", "c", "chief";
}
static PEOPLE: Collection = Collection::new("people", FIELDS);

/// Reads all rows without the salary.
struct Reader;
impl Views for Reader {
    fn view(&self, of: &'static Collection) -> Arc<View> {
        let fields = crate::Fields::Except(&[SALARY.def]).of(of);
        Arc::new(View::new(
            of,
            vec![Viewed {
                rows: RowsOf::All,
                fields,
            }],
        ))
    }
}

fn ask(queries: &[(&str, &str, Json)]) -> Result<Query> {
    let raws: Vec<Raw> = queries
        .iter()
        .map(|(method, attribute, values)| Raw::new(method, attribute, values.as_array().unwrap().clone()))
        .collect();
    bind(&Reader.view(&PEOPLE), &Reader, &raws)
}

fn reason(queries: &[(&str, &str, Json)]) -> String {
    let error = ask(queries).unwrap_err();
    assert!(error.is(refusal::QUERY_INVALID));
    error.to_string()
}

#[test]
fn what_may_not_be_read_is_as_unknown_as_what_does_not_exist() {
    for query in [("equal", json!([1])), ("orderAsc", json!([])), ("isNull", json!([]))] {
        let hidden = reason(&[(query.0, "salary", query.1.clone())]);
        let absent = reason(&[(query.0, "absent", query.1)]);
        assert_eq!(hidden.replace("salary", "absent"), absent);
    }
    for name in ["salary", "chief.salary", "chief.absent", "nobody.name"] {
        assert!(reason(&[("select", "", json!([name]))]).contains(name));
    }
    assert!(reason(&[("equal", "chief.salary", json!([1]))]).contains("chief.salary"));
}

#[test]
fn the_fields_that_are_named_choose_the_grants() {
    let query = ask(&[("equal", "name", json!(["a"])), ("orderDesc", "chief.born", json!([]))]).unwrap();
    let named: Vec<usize> = query.named.positions().collect();
    assert_eq!(named, [0, 5], "the name, and the link that the order passes through");
}

#[test]
fn values_pass_through_the_form_of_their_field() {
    let query = ask(&[("equal", "code", json!(["be 27-7459"]))]).unwrap();
    let Filter::Test { values, .. } = &query.filters[0] else {
        panic!("a test")
    };
    assert_eq!(values, &[Value::from("BE277459")]);
    let query = ask(&[("contains", "name", json!(["ÉLÈVE"]))]).unwrap();
    let Filter::Test { values, .. } = &query.filters[0] else {
        panic!("a test")
    };
    assert_eq!(values, &[Value::from("eleve")]);
}

#[test]
fn a_day_compares_as_its_midnight() {
    for (method, bound, op, day) in [
        (
            "greaterThanEqual",
            "2026-11-02T00:00:00.000+00:00",
            Op::GreaterEqual,
            "2026-11-02",
        ),
        (
            "greaterThanEqual",
            "2026-11-02T08:00:00.000+00:00",
            Op::Greater,
            "2026-11-02",
        ),
        (
            "lessThanEqual",
            "2026-11-02T23:59:59.999+00:00",
            Op::LessEqual,
            "2026-11-02",
        ),
        ("lessThan", "2026-11-02T08:00:00.000+00:00", Op::LessEqual, "2026-11-02"),
        ("lessThan", "2026-11-02", Op::Less, "2026-11-02"),
    ] {
        let query = ask(&[(method, "born", json!([bound]))]).unwrap();
        let Filter::Test {
            op: bound_op, values, ..
        } = &query.filters[0]
        else {
            panic!("a test")
        };
        assert_eq!(
            (bound_op, values.as_slice()),
            (&op, &[Value::from(day)][..]),
            "{method} {bound}"
        );
    }
}

#[test]
fn what_is_no_query_is_refused_with_its_reason() {
    for query in [
        ("nearest", "name", json!(["a"])),
        ("equal", "name", json!([])),
        ("notEqual", "name", json!(["a", "b"])),
        ("contains", "born", json!(["2026"])),
        ("equal", "born", json!(["31/02/2026"])),
        ("equal", "tags", json!(["a"])),
        ("search", "code", json!(["a"])),
        ("between", "name", json!(["a"])),
        ("limit", "", json!([0])),
        ("offset", "", json!([-1])),
        ("cursorAfter", "", json!(["../x"])),
        ("or", "", json!([{"method": "isNull", "attribute": "name"}])),
        ("select", "", json!([])),
        ("select", "", json!(["name", "name"])),
    ] {
        reason(&[query]);
    }
}

#[test]
fn an_expansion_is_read_through_the_readers_own_view() {
    let query = ask(&[("select", "", json!(["name", "chief.*", "chief.name"]))]).unwrap();
    let [(via, fields)] = query.select.links.as_slice() else {
        panic!("one link")
    };
    assert_eq!(via.link.name, "chiefId");
    assert!(!via.view.fields().has(1), "the salary is outside the view");
    assert!(fields.has(0));
    assert_eq!(query.select.own.unwrap().positions().collect::<Vec<_>>(), [0]);
}
