use std::sync::Arc;

use serde_json::{Value as Json, json};

use super::*;
use crate::{
    Condition, Date, Id, RowsOf, TODAY, Value, Viewed, all, case, choices, date, error_codes, fields, integer, link,
    text, texts,
};

fields! {
    NAME: String = text("name").searched() => "ا", "n", "name";
    SALARY: i64 = integer("salary") => "ا", "s", "salary";
    CODE: String = text("code").form(&crate::CIN) => "ا", "c", "code";
    BORN: Date = date("born") => "ا", "b", "born";
    TAGS: Vec<String> = texts("tags") => "ا", "t", "tags";
    CHIEF: Id = link("chiefId", || &PEOPLE).expands("chief") => "ا", "c", "chief";
    STATE: State = case("state", ARMS, "good") => "ا", "s", "state";
}
choices! { State { Late = "late": "ا", "l", "late"; New = "new": "ا", "n", "new"; Good = "good": "ا", "g", "good"; } }
/// Three comparisons.
const ARMS: &[(Condition, &str)] = &[
    (BORN.before(TODAY), "late"),
    (all(&[BORN.is_unset(), NAME.is_unset()]), "new"),
];
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
    let raws: Vec<WireQuery> = queries
        .iter()
        .map(|(method, attribute, values)| WireQuery::new(method, attribute, values.as_array().unwrap().clone()))
        .collect();
    bind(&Reader.view(&PEOPLE), &Reader, &raws)
}

fn reason(queries: &[(&str, &str, Json)]) -> String {
    let error = ask(queries).unwrap_err();
    assert!(error.is(error_codes::QUERY_INVALID));
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
        ("contains", "name", json!(["a\u{0}b"])),
        ("startsWith", "name", json!(["\u{0}"])),
        ("equal", "name", json!(["a\u{0}"])),
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

#[test]
fn a_search_is_made_of_its_words_whatever_signs_stand_between_them() {
    let words = |text: &str| {
        let Filter::Test { values, .. } = &ask(&[("search", "name", json!([text]))]).unwrap().filters[0] else {
            panic!("one test")
        };
        values
            .iter()
            .filter_map(Value::text)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(words("%ben%"), ["ben"], "as admin frameworks send it");
    assert_eq!(words("El-Amrani, %Saïd_"), ["el", "amrani", "said"]);
    assert_eq!(words("\"Ben Ali\""), ["ben ali"], "one phrase");
    assert_eq!(words("%%"), Vec::<String>::new());
}

#[test]
fn what_is_typed_is_found_in_any_of_the_named_attributes() {
    let query = ask(&[("find", "name,code", json!(["Ben-Saïd be277"]))]).unwrap();
    let Filter::Any(ways) = &query.filters[0] else {
        panic!("ways to match")
    };
    let Filter::All(words) = &ways[0] else {
        panic!("every word")
    };
    assert_eq!(words.len(), 3, "a hyphen parts words");
    assert!(
        matches!(&words[0], Filter::Any(fields) if fields.len() == 2),
        "each in any attribute"
    );
    let whole = matches!(&ways[1], Filter::Test { values, .. } if values[0].text() == Some("bensaïdbe277") || values[0].text() == Some("bensaidbe277"));
    assert!(whole, "or all of it as the form of one spells it");
    let hidden = reason(&[("find", "name,salary", json!(["a"]))]);
    assert_eq!(
        hidden.replace("salary", "absent"),
        reason(&[("find", "name,absent", json!(["a"]))])
    );
    assert!(reason(&[("find", "", json!(["a"]))]).contains("Attribute"));
    assert!(
        ask(&[("find", "name,code", json!([vec!["word"; 400].join(" ")]))]).is_ok(),
        "a pasted page"
    );
}

#[test]
fn repeated_values_and_orders_fall_together() {
    let query = ask(&[("equal", "name", json!(vec!["a"; 500]))]).unwrap();
    let Filter::Test { values, .. } = &query.filters[0] else {
        panic!("a test")
    };
    assert_eq!(values.len(), 1);
    let search = vec!["word"; 600].join(" ");
    let query = ask(&[("search", "name", json!([search]))]).unwrap();
    assert!(matches!(&query.filters[0], Filter::Test { values, .. } if values.len() == 1));
    let mut orders = vec![("orderDesc", "chief.name", json!([])), ("orderAsc", "name", json!([]))];
    orders.extend(vec![("orderAsc", "chief.name", json!([])); 98]);
    let orders = ask(&orders).unwrap().orders;
    assert_eq!(orders.len(), 2);
    assert!(orders[0].is_descending, "the first counts");
}

#[test]
fn what_is_too_much_is_refused_with_its_number_and_its_bound() {
    let numbers =
        |from: usize, count: usize| json!((from..from + count).map(|at| format!("a{at}")).collect::<Vec<_>>());
    let lists: Vec<_> = (0..5).map(|at| ("equal", "name", numbers(at * 500, 500))).collect();
    assert!(ask(&lists[..4]).is_ok(), "2,000 values are one list each");
    assert!(reason(&lists).contains("2500 values, 2000 at most"));
    assert!(reason(&[("contains", "name", numbers(0, 201))]).contains("201 comparisons, 200 at most"));
    assert!(reason(&[("containsAll", "tags", numbers(0, 300))]).contains("300 comparisons, 200 at most"));
    let words: Vec<_> = (0..600).map(|at| format!("a{at}")).collect();
    assert!(reason(&[("search", "chief.name", json!([words.join(" ")]))]).contains("601 comparisons, 200 at most"));
    let own = [
        "name",
        "code",
        "born",
        "chiefId",
        "$id",
        "$sequence",
        "$createdAt",
        "$updatedAt",
    ];
    let linked = ["chief.name", "chief.born", "chief.code"];
    let orders: Vec<_> = own
        .iter()
        .chain(&linked)
        .map(|name| ("orderAsc", *name, json!([])))
        .collect();
    assert!(ask(&orders[..10]).is_ok());
    assert!(reason(&orders).contains("11 orders, 10 at most"));
}

#[test]
fn a_status_counts_as_all_that_it_is_told_from() {
    let asked = |attribute: &'static str, times: usize| -> Vec<_> {
        let one = |at: usize| {
            (
                "equal",
                attribute,
                json!(["late", "late", "good", format!("unheard of {at}")]),
            )
        };
        (0..times).map(one).collect()
    };
    assert_eq!(ask(&asked("state", 33)).unwrap().filters.len(), 33);
    assert!(reason(&asked("state", 34)).contains("204 comparisons, 200 at most"));
    assert!(reason(&asked("chief.state", 29)).contains("203 comparisons, 200 at most"));
    let again = vec![asked("state", 1).remove(0); 100];
    assert_eq!(
        ask(&again).unwrap().filters.len(),
        1,
        "what is asked twice is asked once"
    );
}

#[test]
fn a_zero_byte_is_in_no_text() {
    for method in ["equal", "contains", "startsWith"] {
        reason(&[(method, "name", json!(["a\0b"]))]);
    }
}

#[test]
fn a_page_has_an_end_and_what_is_longer_is_an_export() {
    let page = |rows: u64| ask(&[("limit", "", json!([rows]))]).unwrap().check_limit();
    assert!(page(5_000).is_ok());
    let rejection = page(5_001).unwrap_err();
    assert!(rejection.is(error_codes::QUERY_INVALID));
    assert!(rejection.to_string().contains("limit 5001, 5000 at most") && rejection.to_string().contains("/export"));
}
