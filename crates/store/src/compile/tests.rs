use std::sync::Arc;

use schema::{
    Condition, Cursor, Date, Field, FieldSet, Filter, Id, Op, Order, Path, Query, RowsOf, TODAY, Via, View, Viewed,
    case, choices, date, fields, link, text, texts,
};

use super::*;

choices! { State { Late = "late": "ا", "l", "late"; Good = "good": "ا", "g", "good"; } }
const ARMS: &[(Condition, &str)] = &[(DUE.before(TODAY), "late")];
fields! {
    NAME: String = text("name") => "ا", "n", "name";
    DUE: Date = date("due") => "ا", "d", "due";
    UP: Id = link("up", || &THINGS).expands("upDoc") => "ا", "u", "up";
    TAGS: Vec<String> = texts("tags") => "ا", "t", "tags";
    STATE: State = case("state", ARMS, "good") => "ا", "s", "state";
}
static THINGS: Collection = Collection::new("things", FIELDS);

fn terms() -> Terms {
    Terms::at("2026-11-20T12:00:00Z".parse().unwrap())
}

fn field<T>(key: Field<T>) -> &'static FieldDef {
    THINGS.field(key.def.name).unwrap()
}

/// What stands after `WHERE`.
fn conditions(dialect: Dialect, view: &View, query: &Query) -> String {
    let terms = terms();
    let counting = Compiler::new(dialect, &terms).count(view, &query.filters, query.named);
    counting.sql.text.split_once(" WHERE ").unwrap().1.to_owned()
}

fn filtered(dialect: Dialect, filter: Filter) -> String {
    let query = Query {
        filters: vec![filter],
        ..Query::default()
    };
    conditions(dialect, &View::whole(&THINGS), &query)
}

fn holders(ids: &[&str], fields: FieldSet) -> Viewed {
    let ids = ids.iter().map(|&id| id.to_owned()).collect();
    Viewed {
        rows: RowsOf::Any(vec![("up", ids)]),
        fields,
    }
}

#[test]
fn a_negation_holds_for_no_null() {
    let filter = Filter::test(field(DUE), Op::NotEqual, vec!["2026-01-01".into()]);
    assert_eq!(filtered(Dialect::Sqlite, filter), "TRUE AND t0.\"due\" <> ?1");
    let filter = Filter::test(field(STATE), Op::NotEqual, vec!["good".into()]);
    assert!(filtered(Dialect::Sqlite, filter).contains(" IS NOT NULL AND NOT (FALSE OR "));
}

#[test]
fn a_pattern_runs_on_the_folded_twin() {
    let filter = || Filter::test(field(NAME), Op::StartsWith, vec!["a%".into()]);
    assert_eq!(
        filtered(Dialect::Postgres, filter()),
        "TRUE AND (t0.\"name__f\" IS NOT NULL AND (t0.\"name__f\" LIKE $1 ESCAPE '\\'))"
    );
    let terms = terms();
    let counting = Compiler::new(Dialect::Sqlite, &terms).count(&View::whole(&THINGS), &[filter()], FieldSet::NONE);
    assert_eq!(counting.sql.binds, [crate::sql::Bind::from("a\\%%")]);
}

#[test]
fn a_case_is_asked_for_through_its_arms() {
    let good = Filter::test(field(STATE), Op::Equal, vec!["good".into()]);
    assert_eq!(
        filtered(Dialect::Sqlite, good),
        "TRUE AND (FALSE OR (FALSE OR (TRUE AND (t0.\"due\" < ?1) IS NOT TRUE)))"
    );
    let terms = terms();
    let late = Filter::test(field(STATE), Op::Equal, vec!["late".into()]);
    let counting = Compiler::new(Dialect::Sqlite, &terms).count(&View::whole(&THINGS), &[late], FieldSet::NONE);
    assert!(counting.is_clocked, "its total may not be kept");
}

#[test]
fn rights_are_the_scope_and_number_the_rows() {
    let of = |names: &[&str]| {
        names
            .iter()
            .filter_map(|name| THINGS.position(name))
            .fold(FieldSet::NONE, FieldSet::with)
    };
    let view = View::new(
        &THINGS,
        vec![
            holders(&["a", "b"], of(&["name", "due", "up"])),
            holders(&["c"], of(&["name", "up"])),
        ],
    );
    let terms = terms();
    let query = Query {
        named: of(&["due"]),
        ..Query::default()
    };
    let mut page = Compiler::new(Dialect::Postgres, &terms);
    let columns = page.page(&view, &query, None, &Span::of(&query, 0), Among::Table);
    assert_eq!(
        page.sql.text,
        "SELECT t0.\"_seq\", t0.\"_id\", t0.\"_created\", t0.\"_updated\", \
         CASE WHEN (FALSE OR t0.\"up\" = ANY($1)) THEN 0 WHEN (FALSE OR t0.\"up\" = $2) THEN 1 ELSE 1 END, \
         t0.\"name\", t0.\"due\", t0.\"up\" FROM \"things\" AS t0 WHERE (FALSE OR (FALSE OR t0.\"up\" = ANY($3))) \
         ORDER BY t0.\"_seq\" ASC NULLS FIRST LIMIT $4"
    );
    assert!(columns.has_grant && page.is_narrowed);
    let nothing = Query {
        named: of(&["state"]),
        ..Query::default()
    };
    assert_eq!(conditions(Dialect::Sqlite, &view, &nothing), "(FALSE)");
}

#[test]
fn a_linked_attribute_is_read_through_the_linked_view() {
    let via = Via {
        link: field(UP),
        view: Arc::new(View::new(&THINGS, vec![holders(&["c"], FieldSet::all(&THINGS))])),
    };
    let path = Path {
        via: Some(via),
        attr: Attr::Field(field(NAME)),
    };
    let filter = Filter::Test {
        path,
        op: Op::IsNull,
        values: Vec::new(),
    };
    assert_eq!(
        filtered(Dialect::Sqlite, filter),
        "TRUE AND NOT EXISTS (SELECT 1 FROM \"things\" AS t1 WHERE t1.\"_id\" = t0.\"up\" AND \
         (FALSE OR (FALSE OR t1.\"up\" = ?1)) AND t1.\"name\" IS NOT NULL)"
    );
}

#[test]
fn a_cursor_is_written_out_with_null_as_the_lowest() {
    let terms = terms();
    let query = Query {
        orders: vec![Order {
            path: Path::own(field(DUE)),
            is_descending: true,
        }],
        cursor: Some(Cursor {
            id: "x".into(),
            is_before: false,
        }),
        ..Query::default()
    };
    let mut page = Compiler::new(Dialect::Sqlite, &terms);
    page.page(
        &View::whole(&THINGS),
        &query,
        Some(&["2026-01-01".into(), schema::Value::Int(7)]),
        &Span::of(&query, 0),
        Among::Table,
    );
    let (_, tail) = page.sql.text.split_once(" WHERE ").unwrap();
    assert_eq!(
        tail,
        "TRUE AND ((t0.\"due\" < ?2 OR t0.\"due\" IS NULL) OR t0.\"due\" = ?3 AND (t0.\"_seq\" > ?4)) \
         ORDER BY t0.\"due\" DESC, t0.\"_seq\" ASC LIMIT ?5"
    );
}

#[test]
fn what_lies_beyond_the_middle_is_read_from_the_end() {
    let span = |offset, limit, total| {
        let query = Query {
            offset,
            limit: Some(limit),
            ..Query::default()
        };
        let span = Span::of(&query, total);
        (span.offset, span.limit, span.is_reversed)
    };
    assert_eq!(span(500, 10, 1_000), (500, 10, false), "as far from either end");
    assert_eq!(span(900, 10, 1_000), (90, 10, true));
    assert_eq!(span(995, 10, 1_000), (0, 5, true), "the last page is short");
    assert_eq!(span(1_000, 10, 1_000), (1_000, 10, false), "nothing is there");
    assert_eq!(span(900, 10, 0), (900, 10, false), "nobody counted");
}

#[test]
fn a_case_has_one_arm_for_each_word_however_often_it_is_named() {
    let once = filtered(
        Dialect::Sqlite,
        Filter::test(field(STATE), Op::Equal, vec!["good".into()]),
    );
    let words = ["good", "good", "unheard of", "good"].map(schema::Value::from).to_vec();
    assert_eq!(
        filtered(Dialect::Sqlite, Filter::test(field(STATE), Op::Equal, words)),
        once
    );
}

#[test]
fn the_items_of_a_list_are_compared_with_one_value() {
    let terms = terms();
    let items = (0..500)
        .map(|at| schema::Value::from(format!("t{at}").as_str()))
        .collect();
    let filter = Filter::test(field(TAGS), Op::Contains, items);
    let counting = Compiler::new(Dialect::Postgres, &terms).count(&View::whole(&THINGS), &[filter], FieldSet::NONE);
    assert_eq!(counting.sql.binds.len(), 1);
    assert!(
        counting.sql.text.ends_with("WHERE items.value = ANY($1))"),
        "{}",
        counting.sql.text
    );
}

/// Ten orders, most of them through links, with the row of a cursor.
fn ordered(count: usize) -> (Query, Vec<schema::Value>) {
    let via = Via {
        link: field(UP),
        view: Arc::new(View::whole(&THINGS)),
    };
    let linked = |attr| Path {
        via: Some(via.clone()),
        attr,
    };
    let mut paths = vec![Path::own(field(NAME)), Path::own(field(DUE)), Path::own(field(STATE))];
    paths.extend([field(NAME), field(DUE), field(STATE), field(UP)].map(|field| linked(Attr::Field(field))));
    paths.extend([Attr::CreatedAt, Attr::UpdatedAt, Attr::Id].map(linked));
    let order = |path| Order {
        path,
        is_descending: false,
    };
    let query = Query {
        orders: paths.into_iter().take(count).map(order).collect(),
        cursor: Some(Cursor {
            id: "x".into(),
            is_before: false,
        }),
        ..Query::default()
    };
    let row = vec!["v".into(); keys(&query).len()];
    (query, row)
}

#[test]
fn a_cursor_grows_with_its_orders_and_not_with_their_square() {
    let terms = terms();
    let size = |count: usize| {
        let (query, row) = ordered(count);
        let mut page = Compiler::new(Dialect::Sqlite, &terms);
        page.page(
            &View::whole(&THINGS),
            &query,
            Some(&row[..]),
            &Span::of(&query, 0),
            Among::Table,
        );
        (page.sql.text.len(), page.sql.binds.len())
    };
    let (none, five, ten) = (size(0), size(5), size(10));
    assert!(ten.0 - none.0 < 3 * (five.0 - none.0), "{none:?} {five:?} {ten:?}");
    assert!(ten.0 < 6_000 && ten.1 < 80, "{ten:?}");
}

#[test]
fn what_is_ordered_by_is_joined_once() {
    let terms = terms();
    let (query, row) = ordered(10);
    let mut page = Compiler::new(Dialect::Sqlite, &terms);
    page.page(
        &View::whole(&THINGS),
        &query,
        Some(&row[..]),
        &Span::of(&query, 0),
        Among::Table,
    );
    assert_eq!(
        page.sql.text.matches(" LEFT JOIN ").count(),
        7,
        "each path, its folded twin with it"
    );
    assert!(!page.sql.text.contains("(SELECT"), "{}", page.sql.text);
    let key = Compiler::new(Dialect::Sqlite, &terms);
    let text = key
        .cursor_row(&View::whole(&THINGS), &query, &keys(&query))
        .unwrap()
        .text;
    assert_eq!(text.matches(" LEFT JOIN ").count(), 7);
}
