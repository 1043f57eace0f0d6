//! Sheets, cells and styles of crafted workbooks.

use super::{archive, workbook, workbook_with};
use crate::Trouble;
use crate::cell::Cell;
use crate::cell::day::{Calendar, Reading};
use crate::sheet::{CellRef, Choice, Row, Sheet, Tab, read};
use jiff::civil::date;

const ONE: &str = r#"<row r="1"><c r="A1"><v>1</v></c></row>"#;

fn first(rows: &str) -> Sheet {
    read(&workbook(&[("", "S", rows)]), "x", &Choice::First).unwrap()
}

fn named(bytes: &[u8], name: &str) -> Result<Sheet, Trouble> {
    read(bytes, "x.xlsx", &Choice::Named(name.to_owned()))
}

#[test]
fn the_first_visible_sheet_with_a_value_is_read() {
    let blank = r#"<row r="1"><c r="A1" s="1"/></row><row r="2"><c r="B2" t="inlineStr"><is><t> </t></is></c></row>"#;
    let hidden = r#"state="hidden""#;
    let book = workbook(&[
        (hidden, "Caché", ONE),
        ("", "Vide", blank),
        ("", "الموظفون", ONE),
        ("", "Autre", ONE),
    ]);
    let sheet = read(&book, "x", &Choice::First).unwrap();
    assert_eq!(sheet.name, "الموظفون");
    let tabs = [("Caché", true), ("Vide", false), ("الموظفون", false), ("Autre", false)];
    assert_eq!(
        sheet.tabs,
        tabs.map(|(name, hidden)| Tab {
            name: name.into(),
            hidden
        })
    );
    assert_eq!(named(&book, " Autre ").unwrap().name, "Autre");
    assert_eq!(named(&book, "Vide").unwrap().rows, []);
}

#[test]
fn a_hidden_or_unknown_sheet_is_refused_with_those_there_are() {
    let book = workbook(&[(r#"state="veryHidden""#, "Caché", ONE), ("", "A", ONE), ("", "B", ONE)]);
    let sheets = || vec!["A".to_owned(), "B".to_owned()];
    assert_eq!(
        named(&book, "Caché"),
        Err(Trouble::HiddenSheet {
            asked: "Caché".into(),
            sheets: sheets()
        })
    );
    assert_eq!(
        named(&book, "C"),
        Err(Trouble::UnknownSheet {
            asked: "C".into(),
            sheets: sheets()
        })
    );
}

#[test]
fn a_workbook_without_a_visible_value_has_no_rows() {
    let book = workbook(&[(r#"state="hidden""#, "H", ONE), ("", "Vide", "")]);
    assert_eq!(read(&book, "x", &Choice::First), Err(Trouble::NoRows));
}

#[test]
fn a_formula_counts_as_its_stored_value() {
    let sheet = first(
        r#"<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>A1</f><v>texte</v></c><c r="C2"><f>X</f></c>
        <c r="D2"><f>X</f><v/></c><c r="E2"><f t="shared" si="0" ref="E2:E3">X</f></c><c r="F2" t="str"><f>""</f><v></v></c>
        <c r="G2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row><row r="3"><c r="E3"><f t="shared" si="0"/></c></row>
        <row r="4"><c r="E4"><f t="shared" si="0"/><v>7</v></c></row>"#,
    );
    let text = |text: &str| Cell::Text(text.to_owned());
    let row = [
        Cell::Number(2.0),
        text("texte"),
        Cell::Empty,
        Cell::Empty,
        Cell::Empty,
        Cell::Empty,
    ];
    assert_eq!(sheet.rows[0].cells[..6], row);
    assert_eq!(sheet.rows[0].cells[6], Cell::Error("#DIV/0!".into()));
    assert_eq!((sheet.rows[1].number, sheet.rows[1].cell(4)), (4, &Cell::Number(7.0)));
    let places = [(2, 2), (2, 3), (2, 4), (3, 4)].map(|(row, column)| CellRef { row, column });
    assert_eq!(sheet.formulas_without_value, places);
}

fn formatted(number: f64, shown: &str) -> Cell {
    Cell::Formatted {
        number,
        shown: shown.to_owned(),
    }
}

#[test]
fn only_a_number_with_the_style_of_a_date_is_a_date() {
    let sheet = first(
        r#"<row r="1"><c r="A1" s="1"><v>24578</v></c><c r="B1"><v>24578</v></c><c r="C1" s="2"><v>1.5</v></c>
        <c r="D1" s="3"><v>0.5</v></c><c r="E1" s="1"><v>60</v></c><c r="F1" s="1"><v>-3</v></c><c r="G1" s="1"><v>1e9</v></c>
        <c r="H1" s="1"><v>24578.75</v></c><c r="I1" t="d"><v>1967-04-16</v></c><c r="J1" t="b"><v>1</v></c></row>"#,
    );
    let day = date(1967, 4, 16);
    let expected = [
        Cell::Date(day.at(0, 0, 0, 0)),
        Cell::Number(24_578.0),
        formatted(1.5, "36:00:00"),
        formatted(0.5, "12:00"),
        Cell::Number(60.0),
        Cell::Number(-3.0),
        Cell::Number(1e9),
        Cell::Date(day.at(18, 0, 0, 0)),
        Cell::Date(day.at(0, 0, 0, 0)),
        Cell::Bool(true),
    ];
    assert_eq!(sheet.rows[0].cells, expected);
}

#[test]
fn a_workbook_of_the_1904_calendar_gives_the_same_days() {
    let rows = r#"<row r="1"><c r="A1" s="1"><v>23116</v></c></row>"#;
    let book = workbook_with(&[("", "S", rows)], r#"date1904="1""#, &[]);
    let sheet = read(&book, "x", &Choice::First).unwrap();
    assert_eq!(sheet.rows[0].cells, [Cell::Date(date(1967, 4, 16).at(0, 0, 0, 0))]);
}

#[test]
fn a_workbook_of_the_1904_calendar_says_so_of_numbers_without_a_style() {
    let rows = r#"<row r="1"><c r="A1"><v>30055</v></c></row>"#;
    let book = workbook_with(&[("", "S", rows)], r#"date1904="1""#, &[]);
    let sheet = read(&book, "x", &Choice::First).unwrap();
    assert_eq!(sheet.calendar, Calendar::From1904);
    let reading = Reading {
        calendar: sheet.calendar,
        ..Reading::until(date(2026, 11, 20))
    };
    assert_eq!(sheet.rows[0].cell(0).date(reading), Ok(Some(date(1986, 4, 15))));
}

#[test]
fn what_a_format_shows_is_kept_beside_the_number() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (column, (number, format)) in (0..).zip([
        (42.0, "0000"),
        (8.5 / 24.0, "hh:mm"),
        (1_250.5, "#,##0.00"),
        (0.5, "# ?/?"),
    ]) {
        let format = rust_xlsxwriter::Format::new().set_num_format(format);
        sheet.write_number_with_format(0, column, number, &format).unwrap();
    }
    let sheet = read(&book.save_to_buffer().unwrap(), "x", &Choice::First).unwrap();
    let texts: Vec<_> = sheet.rows[0]
        .cells
        .iter()
        .map(|cell| cell.text().into_owned())
        .collect();
    assert_eq!(texts, ["0042", "08:30", "1250.5", "1/2"]);
}

#[test]
fn hidden_and_filtered_rows_are_known() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for row in 0..5 {
        sheet.write_string(row, 0, "x").unwrap();
    }
    sheet.set_row_hidden(1).unwrap().set_row_hidden(3).unwrap();
    let sheet = read(&book.save_to_buffer().unwrap(), "x", &Choice::First).unwrap();
    assert_eq!((sheet.rows.len(), sheet.hidden_rows.as_slice()), (5, &[2, 4][..]));
    assert!(sheet.is_hidden(4) && !sheet.is_hidden(3));
}

#[test]
fn hidden_columns_are_known() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for column in 0..5 {
        sheet.write_string(0, column, "x").unwrap();
    }
    sheet.set_column_hidden(1).unwrap().set_column_hidden(3).unwrap();
    let sheet = read(&book.save_to_buffer().unwrap(), "x", &Choice::First).unwrap();
    let hidden: Vec<usize> = (0..6).filter(|column| sheet.is_hidden_column(*column)).collect();
    assert_eq!((sheet.rows[0].cells.len(), hidden), (5, vec![1, 3]));
}

#[test]
fn names_of_parts_may_hold_backslashes() {
    let rows = r#"<row r="1" hidden="1"><c r="A1" s="1"><v>24578</v></c></row>"#;
    let straight = workbook(&[("", "S", rows)]);
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(straight)).unwrap();
    let mut parts = Vec::new();
    for at in 0..zip.len() {
        let mut part = zip.by_index(at).unwrap();
        let name = part.name().unwrap().replace('/', "\\");
        let mut text = String::new();
        std::io::Read::read_to_string(&mut part, &mut text).unwrap();
        parts.push((name, text));
    }
    let parts: Vec<(&str, &str)> = parts
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let sheet = read(&archive(&parts), "x", &Choice::First).unwrap();
    assert_eq!(sheet.rows[0].cells, [Cell::Date(date(1967, 4, 16).at(0, 0, 0, 0))]);
    assert!(sheet.is_hidden(1));
}

#[test]
fn merged_titles_hold_their_text_once() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let bold = rust_xlsxwriter::Format::new().set_bold();
    let sheet = book.add_worksheet();
    sheet.merge_range(0, 0, 1, 4, "Liste", &bold).unwrap();
    sheet
        .write_string(2, 0, "Nom")
        .unwrap()
        .write_string(2, 1, "CIN")
        .unwrap();
    let sheet = read(&book.save_to_buffer().unwrap(), "x", &Choice::First).unwrap();
    let text = |number, texts: &[&str]| Row {
        number,
        cells: texts.iter().map(|t| Cell::Text((*t).into())).collect(),
    };
    assert_eq!(sheet.rows, [text(1, &["Liste"]), text(3, &["Nom", "CIN"])]);
}

#[test]
fn rich_and_shared_texts_are_whole() {
    let shared =
        "<sst><si><r><t xml:space='preserve'>Nom </t></r><r><t>et &amp; prénom</t></r></si><si><t></t></si></sst>";
    let rows = r#"<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>0</v></c></row>"#;
    let book = workbook_with(&[("", "S", rows)], "", &[("xl/sharedStrings.xml", shared)]);
    let sheet = read(&book, "x", &Choice::First).unwrap();
    assert_eq!(sheet.rows[0].cell(0).text(), "Nom et & prénom");
    assert_eq!(sheet.rows[0].cell(1), &Cell::Empty);
}

#[test]
fn other_archives_are_named_for_what_they_are() {
    let read = |parts: &[(&str, &str)]| read(&archive(parts), "x.xlsx", &Choice::First).unwrap_err();
    let ods = "application/vnd.oasis.opendocument.spreadsheet";
    assert_eq!(
        read(&[("mimetype", ods), ("content.xml", "<x/>")]),
        Trouble::OpenDocument
    );
    assert_eq!(
        read(&[("mimetype", "application/vnd.oasis.opendocument.text")]),
        Trouble::NotAWorkbook
    );
    assert_eq!(
        read(&[("_rels/.rels", super::RELS), ("xl/workbook.bin", "x")]),
        Trouble::BinaryExcel
    );
    assert_eq!(
        read(&[("_rels/.rels", super::RELS), ("word/document.xml", "<x/>")]),
        Trouble::NotAWorkbook
    );
    assert_eq!(read(&[("photo.jpg", "x")]), Trouble::NotAWorkbook);
    assert_eq!(read(&[]), Trouble::NotAWorkbook);
}
