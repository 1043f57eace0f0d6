//! The same movements give the same place, in whatever order they come.

use jiff::ToSpan;
use jiff::civil::date;
use proptest::prelude::*;
use schema::{Date, Document, Id};

use crate::item::State;
use crate::movement::replay::{Standing, replay, standing_on};
use crate::movement::{INVENTORY_MOVEMENTS, KIND, Kind, ON, QUANTITY, TO_BUREAU, TO_EMPLOYEE, UNDOES};

const KINDS: [Kind; 8] = [
    Kind::Transfer,
    Kind::Handover,
    Kind::Return,
    Kind::RepairOut,
    Kind::RepairIn,
    Kind::Loss,
    Kind::Reform,
    Kind::Adjust,
];

/// What somebody might post on a day: a kind, an office or none, a person, how many more or fewer, and whether it is undone.
type Draft = (usize, Option<u8>, u8, i64, bool);

fn row(at: usize, kind: Kind) -> Document {
    let day = date(2026, 1, 1).saturating_add(i64::try_from(at).unwrap().days());
    let mut row = Document::new(&INVENTORY_MOVEMENTS)
        .with(KIND, kind)
        .with(ON, Date(day))
        .with(QUANTITY, 10);
    row.id = format!("m{at:03}");
    row
}

/// Those of the drafts that fit one after another, each on a day of its own, the entry first; some with what undoes them.
fn history(drafts: &[Draft]) -> Vec<Document> {
    let mut rows = vec![row(0, Kind::Entry).with(TO_BUREAU, Id("b0".to_owned()))];
    for (at, (kind, bureau, person, more, is_undone)) in drafts.iter().enumerate() {
        let kind = KINDS[*kind];
        let mut next = row(2 * at + 1, kind);
        let office = bureau.map(|bureau| Id(format!("b{bureau}")));
        next.set_or_clear(
            TO_BUREAU,
            office.filter(|_| matches!(kind, Kind::Transfer | Kind::Handover | Kind::Return)),
        );
        match kind {
            Kind::Handover => next.set(TO_EMPLOYEE, Id(format!("p{person}"))),
            Kind::Adjust => next.set(QUANTITY, *more),
            _ => {}
        }
        rows.push(next.clone());
        if *is_undone {
            let undoing = row(2 * at + 2, kind).with(UNDOES, Id(next.id));
            rows.push(undoing);
        } else if replay(&rows).is_err() {
            rows.pop();
        }
    }
    rows
}

/// The same movements as they arrive in another order.
fn arriving(rows: &[Document], order: &[usize]) -> Vec<Document> {
    let mut keyed: Vec<(usize, Document)> = rows
        .iter()
        .enumerate()
        .map(|(at, row)| (order.get(at).copied().unwrap_or(at), row.clone()))
        .collect();
    keyed.sort_by_key(|(key, _)| *key);
    let mut rows: Vec<Document> = keyed.into_iter().map(|(_, row)| row).collect();
    for (at, row) in (1..).zip(rows.iter_mut()) {
        row.sequence = at;
    }
    rows
}

/// As a clerk would tell it: a fold that knows no refusals.
fn told_plainly(rows: &[Document]) -> Standing {
    let undone: Vec<Id> = rows.iter().filter_map(|row| row.get(UNDOES)).collect();
    let mut now = Standing {
        bureau: None,
        employee: None,
        state: State::InService,
        quantity: 0,
        pending: None,
    };
    for row in rows {
        if row.get(UNDOES).is_some() || undone.iter().any(|id| id.as_str() == row.id) {
            continue;
        }
        now.bureau = row.get(TO_BUREAU).or(now.bureau);
        match row.get(KIND).unwrap() {
            Kind::Entry => now.quantity = row.get(QUANTITY).unwrap(),
            Kind::Adjust => now.quantity += row.get(QUANTITY).unwrap(),
            Kind::Transfer => {}
            Kind::Handover => (now.employee, now.pending) = (row.get(TO_EMPLOYEE), Some(Id(row.id.clone()))),
            Kind::Return => (now.employee, now.pending, now.state) = (None, None, State::InService),
            Kind::RepairOut => now.state = State::InRepair,
            Kind::RepairIn => now.state = State::InService,
            Kind::Loss => (now.pending, now.state) = (None, State::Lost),
            Kind::Reform => (now.employee, now.pending, now.state) = (None, None, State::Reformed),
        }
    }
    now
}

fn drafts() -> impl Strategy<Value = Vec<Draft>> {
    let draft = (
        0..KINDS.len(),
        prop::option::of(0..4_u8),
        0..3_u8,
        -12..12_i64,
        prop::bool::weighted(0.2),
    );
    prop::collection::vec(draft, 0..25)
}

proptest! {
    #[test]
    fn any_order_of_arrival_gives_the_same_place(drafts in drafts(), order in prop::collection::vec(0..1000_usize, 60)) {
        let rows = history(&drafts);
        let stands = replay(&rows).unwrap().unwrap();
        prop_assert_eq!(&stands, &told_plainly(&rows));
        let others = arriving(&rows, &order);
        prop_assert_eq!(replay(&others).unwrap().unwrap(), stands);
    }

    #[test]
    fn where_it_stood_on_a_day_is_what_came_until_then(drafts in drafts(), day in 0..50_i64) {
        let rows = history(&drafts);
        let day = date(2026, 1, 1).saturating_add(day.days());
        let until: Vec<Document> = rows
            .iter()
            .filter(|row| row.get(ON).unwrap().0 <= day || row.get(UNDOES).is_some())
            .cloned()
            .collect();
        prop_assert_eq!(standing_on(rows, Date(day)).unwrap().unwrap(), told_plainly(&until));
    }
}

#[test]
fn nothing_stands_before_its_entry() {
    assert_eq!(replay(&[]).unwrap(), None);
    let early = row(1, Kind::Transfer);
    assert_eq!(super::code(replay(&[early])), "inventory_before_entry");
    let twice = [row(0, Kind::Entry), row(1, Kind::Entry)];
    assert_eq!(super::code(replay(&twice)), "inventory_entered_already");
}
