//! Indexes for what is derived from the rows of other tables: a count, a sum or a latest is answered from one alone, and
//! no row is read for it.

use schema::{Collection, Condition, FieldDef, Kind};

use super::{Index, Table};
use crate::sql::table_name;

/// Gives the tables the indexes that the tallies of a catalogue are answered from.
pub(super) fn answer_tallies(catalogue: &[&'static Collection], tables: &mut [Table]) {
    for field in catalogue.iter().flat_map(|of| of.fields()) {
        let Some((from, columns)) = answering(field) else {
            continue;
        };
        let name = table_name(from);
        let Some(table) = tables.iter_mut().find(|table| table.name == name) else {
            continue;
        };
        let is_answered = |index: &Index| {
            index
                .columns
                .iter()
                .map(String::as_str)
                .take(columns.len())
                .eq(columns.clone())
        };
        if !table.indexes.iter().any(is_answered) {
            table.indexes.push(Index::new(&name, false, &columns));
        }
    }
}

/// The collection that a tally looks into, and the columns that answer it: the link, what is compared with one value, what
/// is compared otherwise, what is folded. None when that follows from more than columns.
fn answering(field: &FieldDef) -> Option<(&'static Collection, Vec<&'static str>)> {
    let Kind::Rollup { of, by, what, when, .. } = field.kind else {
        return None;
    };
    let (from, mut columns) = (of(), vec![by]);
    let mut ranges = Vec::new();
    condition_fields(&when, &mut columns, &mut ranges);
    columns.extend(ranges);
    columns.extend(Some(what).filter(|what| !what.is_empty()));
    let mut each_once = Vec::new();
    for column in columns {
        if !each_once.contains(&column) {
            each_once.push(column);
        }
    }
    let is_stored = |name: &&str| from.field(name).is_some_and(FieldDef::is_stored);
    each_once.iter().all(is_stored).then_some((from, each_once))
}

/// The fields of a condition, by whether one value is asked of them.
fn condition_fields(condition: &Condition, one: &mut Vec<&'static str>, other: &mut Vec<&'static str>) {
    match condition {
        Condition::Always => {}
        Condition::Unset(name) | Condition::Is(name, _) => one.push(name),
        Condition::Set(name) | Condition::IsNot(name, _) | Condition::After(name, _) | Condition::Before(name, _) => {
            other.push(name);
        }
        Condition::AtMost(name, than) => other.extend([*name, *than]),
        Condition::All(members) => members
            .iter()
            .for_each(|member| condition_fields(member, &mut *one, &mut *other)),
        Condition::Any(members) => {
            for member in *members {
                let (mut either, mut or) = (Vec::new(), Vec::new());
                condition_fields(member, &mut either, &mut or);
                other.extend(either.into_iter().chain(or));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use schema::{Id, Instant, NEXT_YEAR, YEAR_START, all};

    use super::*;

    schema::fields! {
        OWNER: Id = schema::link("owner", || &OWNERS) => "ا", "o", "owner";
        AT: Instant = schema::instant("at") => "ا", "a", "at";
        GONE: Instant = schema::instant("gone") => "ا", "g", "gone";
        PAID: i64 = schema::integer("paid") => "ا", "p", "paid";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    mod owner {
        use super::*;
        schema::fields! {
            ALL: i64 = schema::count("all", || &THINGS, OWNER) => "ا", "a", "all";
            THIS_YEAR: i64 = schema::sum("thisYear", || &THINGS, OWNER, PAID)
                .when(all(&[AT.after(YEAR_START), AT.before(NEXT_YEAR), GONE.is_unset()])) => "ا", "t", "this year";
        }
    }
    static OWNERS: Collection = Collection::new("owners", owner::FIELDS);

    #[test]
    fn a_tally_has_an_index_that_answers_it_and_no_second_one() {
        let tables = super::super::tables(&[&OWNERS, &THINGS]);
        let things = tables.iter().find(|table| table.name == "things").unwrap();
        let over: Vec<String> = things.indexes.iter().map(|index| index.columns.join(" ")).collect();
        assert_eq!(over, ["_id", "_created", "owner", "owner gone at paid"]);
    }
}
