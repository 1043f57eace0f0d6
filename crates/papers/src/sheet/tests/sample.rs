//! The lists that a municipality hands over.

use crate::cell::day::Reading;
use crate::cell::{Cell, Unreadable};
use crate::sheet::{CellRef, Choice, Row, Sheet, find_header, read};
use jiff::civil::{Date, date};
use std::collections::BTreeMap;

const EMPLOYEES: &[u8] = include_bytes!("../../../../../tests/fixtures/employees.xlsx");
const CARS: &[u8] = include_bytes!("../../../../../tests/fixtures/cars.xlsx");
/// The last day on which an employee of 20 November 2026 can have been born.
const LATEST: Reading = Reading::until(date(2010, 11, 20));

fn employees() -> Sheet {
    read(EMPLOYEES, "employees.xlsx", &Choice::First).unwrap()
}

/// The rows below the header.
fn data(sheet: &Sheet) -> &[Row] {
    let known = |title: &str| ["الاسم الكامل", "Nom et prénom", "رقم التأجير"].contains(&title);
    let header = find_header(&sheet.rows, &known).unwrap();
    &sheet.rows[header + 1..]
}

/// How often each outcome occurs.
fn tally<K: Ord>(outcomes: impl Iterator<Item = K>) -> BTreeMap<K, usize> {
    outcomes.fold(BTreeMap::new(), |mut counts, outcome| {
        *counts.entry(outcome).or_default() += 1;
        counts
    })
}

#[test]
fn rows_keep_the_numbers_that_the_user_sees() {
    let sheet = employees();
    assert_eq!(sheet.name, "الموظفون");
    let numbers: Vec<u32> = sheet.rows.iter().map(|row| row.number).collect();
    assert_eq!(
        (numbers[..3].to_vec(), numbers.last(), numbers.len()),
        (vec![1, 3, 4], Some(&1232), 1231)
    );
    let first = &data(&sheet)[0];
    assert_eq!((first.number, data(&sheet).len()), (4, 1229));
    assert_eq!(first.cell(1).text(), "إكرام برادة");
    assert_eq!(first.cell(3).text(), "be 277459");
    assert_eq!(first.cell(6), &Cell::Date(date(1967, 4, 16).at(0, 0, 0, 0)));
    assert_eq!(first.cell(12), &Cell::Empty);
    assert_eq!(first.cell(99), &Cell::Empty);
}

#[test]
fn formulas_for_names_are_empty_and_reported() {
    let sheet = employees();
    let places = [90, 711, 1229].map(|row| CellRef { row, column: 1 });
    assert_eq!(sheet.formulas_without_value, places);
    assert!(sheet.is_formula_without_value(711, 1) && !sheet.is_formula_without_value(711, 2));
    let row = sheet.rows.iter().find(|row| row.number == 90).unwrap();
    assert_eq!(
        (row.cell(1), row.cell(2).text().as_ref()),
        (&Cell::Empty, "ZOUHRI Ahmed")
    );
}

#[test]
fn every_form_of_a_birth_date_is_read() {
    let sheet = employees();
    let bad: Vec<_> = data(&sheet)
        .iter()
        .filter(|row| row.cell(6).date(LATEST).is_err())
        .collect();
    assert!(
        !bad.is_empty() && bad.iter().all(|row| row.cell(6).text().starts_with("31/02/")),
        "{bad:?}"
    );
    let born = |number: u32| {
        sheet
            .rows
            .iter()
            .find(|r| r.number == number)
            .unwrap()
            .cell(6)
            .date(LATEST)
    };
    assert_eq!(born(4), Ok(Some(date(1967, 4, 16))));
    assert_eq!(born(5), Ok(Some(date(1986, 4, 15))));
    assert_eq!(born(6), Ok(Some(date(1990, 3, 26))));
    let years = data(&sheet)
        .iter()
        .filter_map(|row| row.cell(6).date(LATEST).ok().flatten())
        .map(Date::year);
    assert!(years.clone().all(|year| (1940..=2010).contains(&year)));
    assert_eq!(years.count() + bad.len(), 1229);
}

#[test]
fn every_form_of_a_flag_and_a_number_is_read() {
    let sheet = employees();
    let flags = tally(data(&sheet).iter().map(|row| row.cell(10).flag().unwrap()));
    assert_eq!(
        flags,
        BTreeMap::from([(None, 69), (Some(false), 218), (Some(true), 942)])
    );
    let numbers = tally(data(&sheet).iter().map(|row| match row.cell(4).integer() {
        Ok(Some(100_000..=199_999)) => "number",
        Err(Unreadable) if row.cell(4).text() == "??" => "??",
        other => panic!("{other:?}"),
    }));
    assert_eq!(numbers, BTreeMap::from([("??", 2), ("number", 1227)]));
}

#[test]
fn the_vehicle_park_has_plates_days_and_prices() {
    let sheet = read(CARS, "cars.xlsx", &Choice::First).unwrap();
    assert_eq!((sheet.name.as_str(), sheet.rows.len()), ("Parc", 97));
    let car = &sheet.rows[1];
    assert_eq!(car.cell(0).text(), "8925|ه|69");
    assert_eq!(car.cell(6).date(LATEST), Ok(Some(date(2007, 8, 20))));
    assert_eq!(car.cell(7).decimal(), Ok(Some(545_447.98)));
    assert_eq!(car.cell(9).date(LATEST), Ok(None));
    assert_eq!(car.cell(10).integer(), Ok(Some(84_997)));
    assert_eq!(car.cell(4).integer(), Err(Unreadable));
}

#[test]
fn the_same_list_saved_as_csv_reads_alike() {
    let sheet = employees();
    let lines = sheet.rows.iter().map(|row| {
        row.cells
            .iter()
            .map(|c| c.text().into_owned())
            .collect::<Vec<_>>()
            .join(";")
    });
    let csv = lines.collect::<Vec<_>>().join("\r\n");
    let (arabic, _, _) = encoding_rs::WINDOWS_1256.encode("الاسم;تاريخ\r\nإكرام;15/04/86");
    let small = read(&arabic, "x.csv", &Choice::First).unwrap();
    assert_eq!(small.rows[1].cell(1).date(LATEST), Ok(Some(date(1986, 4, 15))));
    let again = read(csv.as_bytes(), "employees.csv", &Choice::First).unwrap();
    let texts = |sheet: &Sheet| -> Vec<Vec<String>> {
        let trimmed = |row: &Row| (0..13).map(|i| row.cell(i).text().into_owned()).collect();
        sheet.rows.iter().map(trimmed).collect()
    };
    assert_eq!(texts(&again), texts(&sheet));
}
