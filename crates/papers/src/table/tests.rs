//! What is written is read back equal.

use super::*;
use crate::cell::Cell;
use crate::cell::day::Reading;
use crate::sheet::{Choice, Sheet, read};
use jiff::civil::date;
use proptest::prelude::*;
use std::io::Read as _;

const MADE: DateTime = date(2026, 11, 20).at(9, 30, 0, 0);
const KINDS: [ColumnKind; 5] = [
    ColumnKind::Text,
    ColumnKind::Integer,
    ColumnKind::Decimal,
    ColumnKind::Date,
    ColumnKind::Instant,
];

fn table(kinds: &[ColumnKind]) -> Table {
    let columns = kinds
        .iter()
        .map(|kind| Column::new(format!("{kind:?}"), *kind))
        .collect();
    Table {
        title: "Liste / لائحة".to_owned(),
        columns,
        rtl: true,
        made: MADE,
    }
}

fn write(table: &Table, format: Format, rows: &[Vec<Value>]) -> Vec<u8> {
    let mut writer = Writer::new(table, format, Vec::new()).unwrap();
    for row in rows {
        writer.push(row).unwrap();
    }
    writer.finish().unwrap()
}

fn back(bytes: &[u8]) -> Sheet {
    read(bytes, "x", &Choice::First).unwrap()
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

/// The texts of one column below the header, exactly as read.
fn texts(sheet: &Sheet) -> Vec<String> {
    let exact = |cell: &Cell| match cell {
        Cell::Text(text) => text.clone(),
        other => panic!("{other:?}"),
    };
    sheet.rows[1..].iter().map(|row| exact(row.cell(0))).collect()
}

#[test]
fn awkward_texts_come_back_as_they_were() {
    let long = "نـ".repeat(100);
    let names = [
        "=HYPERLINK(\"x\")",
        "007",
        "+212600000000",
        "-x",
        "@a",
        "'=1",
        "'tis",
        "O'Neil \"Bob\"; fils",
        "a\nb",
        "\tx",
        "إكرام برادة",
        "15/04/1986",
        "1e5",
        "TRUE",
        "_x000D_",
        "a & <b>",
        " espaces ",
        "8925|ه|69",
        &long,
    ];
    let rows: Vec<Vec<Value>> = names.iter().map(|name| vec![text(name)]).collect();
    for format in [Format::Csv, Format::Xlsx] {
        let sheet = back(&write(&table(&[ColumnKind::Text]), format, &rows));
        assert_eq!(texts(&sheet), names, "{format:?}");
        assert_eq!(sheet.formulas_without_value, []);
    }
}

#[test]
fn every_kind_of_value_comes_back() {
    let row = vec![
        text("Agent"),
        Value::Integer(100_003),
        Value::Decimal(1234.5),
        Value::Date(date(1967, 4, 16)),
        Value::Instant(date(2026, 11, 2).at(8, 5, 0, 0)),
    ];
    let latest = date(2010, 11, 20);
    for format in [Format::Csv, Format::Xlsx] {
        let sheet = back(&write(&table(&KINDS), format, &[vec![Value::Empty; 5], row.clone()]));
        let last = sheet.rows.last().unwrap();
        assert_eq!((sheet.rows.len(), last.number), (2, 3));
        assert_eq!(last.cell(0).text(), "Agent");
        assert_eq!(last.cell(1).integer(), Ok(Some(100_003)));
        assert_eq!(last.cell(2).decimal(), Ok(Some(1234.5)));
        assert_eq!(last.cell(3).date(Reading::until(latest)), Ok(Some(date(1967, 4, 16))));
        assert_eq!(last.cell(4).date(Reading::until(latest)), Ok(Some(date(2026, 11, 2))));
    }
}

#[test]
fn a_workbook_holds_real_days_and_numbers() {
    let row = vec![
        Value::Date(date(1967, 4, 16)),
        Value::Instant(MADE),
        Value::Integer(i64::MAX),
        Value::Date(date(1899, 12, 31)),
        Value::Decimal(f64::NAN),
    ];
    let sheet = back(&write(
        &table(&[
            ColumnKind::Date,
            ColumnKind::Instant,
            ColumnKind::Integer,
            ColumnKind::Date,
            ColumnKind::Decimal,
        ]),
        Format::Xlsx,
        &[row],
    ));
    assert_eq!(
        sheet.rows[1].cells,
        [
            Cell::Date(date(1967, 4, 16).at(0, 0, 0, 0)),
            Cell::Date(MADE),
            Cell::Text("9223372036854775807".to_owned()),
            Cell::Text("1899-12-31".to_owned()),
        ]
    );
}

#[test]
fn a_csv_is_what_a_french_excel_opens() {
    let row = vec![
        text("a;\"b\"\n=c"),
        Value::Integer(-5),
        Value::Decimal(12.5),
        Value::Date(date(2026, 11, 2)),
        Value::Instant(MADE),
    ];
    let csv = String::from_utf8(write(&table(&KINDS), Format::Csv, &[row, vec![text("=1\u{0}")]])).unwrap();
    let expected = "\u{FEFF}Text;Integer;Decimal;Date;Instant\r\n\
        \"a;\"\"b\"\"\n=c\";-5;12,5;2026-11-02;2026-11-20 09:30\r\n'=1;;;;\r\n";
    assert_eq!(csv, expected);
}

/// The text of one part of a workbook.
fn part(workbook: &[u8], name: &str) -> String {
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(workbook)).unwrap();
    let mut text = String::new();
    zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[test]
fn a_workbook_has_a_frozen_bold_header_a_filter_and_its_direction() {
    let mut table = table(&[ColumnKind::Text, ColumnKind::Date]);
    table.columns[0].left_to_right = true;
    let workbook = write(
        &table,
        Format::Xlsx,
        &[vec![text("=1+1"), Value::Date(date(2026, 1, 2))], vec![]],
    );
    let sheet = part(&workbook, "xl/worksheets/sheet1.xml");
    for wanted in [
        "rightToLeft=\"1\"",
        "ySplit=\"1\"",
        "state=\"frozen\"",
        "<autoFilter ref=\"A1:B3\"/>",
        "<cols>",
    ] {
        assert!(sheet.contains(wanted), "{wanted} in {sheet}");
    }
    assert!(!sheet.contains("<f>"));
    let styles = part(&workbook, "xl/styles.xml");
    for wanted in ["dd/mm/yyyy", "<b/>", "readingOrder=\"1\""] {
        assert!(styles.contains(wanted), "{wanted} in {styles}");
    }
    assert_eq!(back(&workbook).name, "Liste   لائحة");
}

#[test]
fn equal_rows_make_equal_bytes() {
    let rows = vec![vec![text("a"), Value::Integer(1)]; 3];
    for format in [Format::Csv, Format::Xlsx] {
        let make = || write(&table(&KINDS), format, &rows);
        assert_eq!(make(), make());
    }
    assert!(part(&write(&table(&KINDS), Format::Xlsx, &rows), "docProps/core.xml").contains("2026-11-20T09:30:00Z"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_texts_come_back(texts in proptest::collection::vec("([=+@'\";,| \n\t-]|_x00|[A-Za-z0-9]|[أ-ي]|\\PC){1,12}x", 1..6)) {
        let rows: Vec<Vec<Value>> = texts.iter().map(|t| vec![text(t)]).collect();
        for format in [Format::Csv, Format::Xlsx] {
            let bytes = write(&table(&[ColumnKind::Text]), format, &rows);
            prop_assert_eq!(&self::texts(&back(&bytes)), &texts);
        }
    }
}
