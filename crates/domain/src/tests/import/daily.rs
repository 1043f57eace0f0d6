//! Files as offices make them: names in two columns, numbers that lost digits, pages of other systems, months first, hidden rows.

use engine::cell::day::DayOrder;
use engine::sheet::Encoding;
use platform::people::employee::{BANK, BIRTH_DATE, EMP_CODE, NAME_AR, NAME_FR, NOTES, PHONE};
use schema::{Document, Error};

use crate::tests::new_app;

use super::*;

async fn only(app: &TestApp) -> Document {
    let mut all = app.all(&EMPLOYEES).await;
    assert_eq!(all.len(), 1);
    all.remove(0)
}

async fn refused(app: &TestApp, order: &ImportOrder) -> Error {
    let import = find("employees").unwrap();
    run(&app.engine, &TestApp::full_rights(), import, order)
        .await
        .unwrap_err()
}

fn message(error: &Error) -> String {
    error.rejection().unwrap().text(Lang::En)
}

fn workbook(fill: impl FnOnce(&mut rust_xlsxwriter::Worksheet)) -> ImportOrder {
    let mut book = rust_xlsxwriter::Workbook::new();
    fill(book.add_worksheet());
    ImportOrder {
        name: "list.xlsx".to_owned(),
        bytes: book.save_to_buffer().unwrap(),
        lang: Lang::En,
        ..ImportOrder::default()
    }
}

fn write(sheet: &mut rust_xlsxwriter::Worksheet, row: u32, cells: &[&str]) {
    for (column, text) in (0..).zip(cells) {
        sheet.write_string(row, column, *text).unwrap();
    }
}

#[tokio::test]
async fn surname_and_first_name_in_two_columns_are_one_name() {
    for (at, header) in [
        "CIN;Nom;Prénom;الاسم الكامل بالعربية",
        "CIN;NOM ;Prénom(s);الاسم و النسب",
        "CIN;Nom de famille;First name;النسب والاسم",
    ]
    .into_iter()
    .enumerate()
    {
        let app = new_app();
        let list = csv(&format!("{header}\nZQ9100{at};TESTALAMI;Rachid;رشيد التجريبي\n"));
        let report = import(&app, "employees", &list).await;
        assert_eq!(counts(&report), [1, 0, 0, 0], "{header}: {:?}", report.findings);
        assert_eq!(only(&app).await.get(NAME_FR).as_deref(), Some("TESTALAMI Rachid"));
        assert_eq!(report.joined.len(), 1, "one sees in which order");
        assert_eq!(report.joined[0].2, "TESTALAMI Rachid");
    }
}

#[tokio::test]
async fn the_parts_of_a_name_may_stand_in_any_order_and_in_both_languages() {
    let app = new_app();
    let list = csv("Prénom;Nom;CIN;النسب;الاسم\nRachid;TESTALAMI;ZQ91002;التجريبي;رشيد\n");
    let report = import(&app, "employees", &list).await;
    assert_eq!(counts(&report), [1, 0, 0, 0], "{:?}", report.findings);
    let one = only(&app).await;
    assert_eq!(one.get(NAME_FR).as_deref(), Some("TESTALAMI Rachid"));
    assert_eq!(one.get(NAME_AR).as_deref(), Some("رشيد التجريبي"));
    let again = import(&app, "employees", &list).await;
    assert_eq!(counts(&again), [0, 0, 1, 0], "the name stands");
    let by_hand = ImportOrder {
        mapping: BTreeMap::from([
            ("Deuxième".to_owned(), "fullNameFr".to_owned()),
            ("Premier".to_owned(), "fullNameFr".to_owned()),
        ]),
        ..csv("Deuxième;CIN;Premier\nTESTALAMI;ZQ91002;Rachid\n")
    };
    let report = import(&app, "employees", &by_hand).await;
    assert_eq!(counts(&report), [0, 0, 1, 0], "{:?}", report.findings);
}

#[tokio::test]
async fn half_a_name_takes_the_place_of_no_whole_one() {
    let app = new_app();
    import(
        &app,
        "employees",
        &csv("CIN;Nom;Prénom;الاسم الكامل\nZQ91002;TESTALAMI;Rachid;رشيد التجريبي\n"),
    )
    .await;
    for list in [
        "CIN;Nom\nZQ91002;TESTALAMI\n",
        "CIN;Nom;Prénom\nZQ91002;TESTALAMI;\n",
        "CIN;Nom;Prénom\nZQ91002;;Rachid\n",
    ] {
        let report = import(&app, "employees", &csv(list)).await;
        assert_eq!(counts(&report), [0, 0, 0, 1], "{list}");
        assert_eq!(report.findings[0].code, "import_half_of_text");
    }
    assert_eq!(only(&app).await.get(NAME_FR).as_deref(), Some("TESTALAMI Rachid"));
    let whole = import(&app, "employees", &csv("CIN;Nom\nZQ91002;TESTALAMI Omar\n")).await;
    assert_eq!(counts(&whole), [0, 1, 0, 0], "another name is one");
    let first_names = import(
        &app,
        "employees",
        &csv("CIN;Prénom;Téléphone\nZQ91002;Rachid;0612345678\n"),
    )
    .await;
    assert_eq!(first_names.columns[1].2, None, "a first name is no name");
}

#[tokio::test]
async fn two_columns_for_a_field_that_joins_nothing_are_refused() {
    let order = ImportOrder {
        mapping: BTreeMap::from([
            ("Portable 2".to_owned(), "phone".to_owned()),
            ("Domicile".to_owned(), "phone".to_owned()),
        ]),
        ..csv("CIN;Nom;Portable 2;Domicile\nA12;Ali Alami;0612345678;0512345678\n")
    };
    let error = refused(&new_app(), &order).await;
    assert_eq!(error.rejection().unwrap().kind.code, "import_two_columns");
    assert_eq!(
        message(&error),
        "Telephone: two columns, C and D. Leave one of them out"
    );
}

#[tokio::test]
async fn a_number_that_lost_its_last_digits_is_refused_at_its_cell() {
    let app = new_app();
    let list = workbook(|sheet| {
        write(sheet, 0, &["CIN", "Nom", "الاسم الكامل", "N° RIB", "Observation"]);
        write(sheet, 1, &["A12", "Ali Alami", "علي"]);
        sheet.write_number(1, 3, 230_780_123_456_789_012_345_678.0).unwrap();
        sheet.write_number(1, 4, 1e15).unwrap();
        write(sheet, 2, &["A13", "Omar Alami", "عمر", "230780123456789012345649"]);
        sheet.write_number(2, 4, 999_999_999_999_999.0).unwrap();
    });
    let report = import(&app, "employees", &list).await;
    assert_eq!(counts(&report), [1, 0, 0, 1]);
    let said: Vec<_> = report
        .findings
        .iter()
        .map(|one| (one.row, one.column.as_str(), one.code))
        .collect();
    assert_eq!(
        said,
        [(2, "bankRib", "import_digits_lost"), (2, "notes", "import_digits_lost")]
    );
    let one = only(&app).await;
    assert_eq!(one.get(BANK).as_deref(), Some("230780123456789012345649"));
    assert_eq!(one.get(NOTES).as_deref(), Some("999999999999999"));
    let shortened = csv("CIN;Nom;الاسم الكامل;RIB\nA14;Ali Omar;علي;2,30780123456789E+23\n");
    let report = import(&app, "employees", &shortened).await;
    assert_eq!(report.findings[0].code, "import_digits_lost");
}

#[tokio::test]
async fn what_a_clerk_sees_in_a_cell_is_what_is_stored() {
    let app = new_app();
    let list = workbook(|sheet| {
        write(
            sheet,
            0,
            &["C.I.N", "Nom", "الاسم الكامل", "Code pointeuse", "Tél", "Observation"],
        );
        write(sheet, 1, &["A12", "Ali Alami", "علي"]);
        for (column, number, format) in [
            (3, 42.0, "0000"),
            (4, 612_345_678.0, "0#\" \"##\" \"##\" \"##\" \"##"),
            (5, 8.5 / 24.0, "hh:mm"),
        ] {
            let format = rust_xlsxwriter::Format::new().set_num_format(format);
            sheet.write_number_with_format(1, column, number, &format).unwrap();
        }
    });
    let report = import(&app, "employees", &list).await;
    assert_eq!(counts(&report), [1, 0, 0, 0], "{:?}", report.findings);
    let one = only(&app).await;
    assert_eq!(one.get(EMP_CODE).as_deref(), Some("0042"));
    assert_eq!(one.get(PHONE).as_deref(), Some("+212612345678"));
    assert_eq!(one.get(NOTES).as_deref(), Some("08:30"));
}

#[tokio::test]
async fn letters_of_another_page_are_asked_for_and_overwrite_nothing() {
    let app = new_app();
    import(&app, "employees", &csv("CIN;Nom;الاسم الكامل\nA12;Hélène Saïd;هيلين\n")).await;
    let mac = b"CIN;Nom;T\x8el\x8ephone\nA12;H\x8el\x8fne Sa\x95d;0612345678\n";
    let order = ImportOrder {
        bytes: mac.to_vec(),
        ..csv("")
    };
    let error = refused(&app, &order).await;
    assert_eq!(error.rejection().unwrap().kind.code, "file_encoding_in_doubt");
    let text = message(&error);
    assert!(
        text.contains("macintosh") && text.contains("windows-1252") && text.contains("Hélène"),
        "{text}"
    );
    let said = ImportOrder {
        encoding: Some(Encoding::Mac),
        ..order
    };
    let report = import(&app, "employees", &said).await;
    assert_eq!(counts(&report), [0, 1, 0, 0], "the telephone is new");
    assert_eq!(only(&app).await.get(NAME_FR).as_deref(), Some("Hélène Saïd"));
    let lost = import(&app, "employees", &csv("CIN;Nom\nA12;H\u{fffd}l\u{fffd}ne Saïd\n")).await;
    assert_eq!(lost.findings[0].code, "import_letters_lost");
}

#[tokio::test]
async fn days_whose_month_comes_first_are_asked_for() {
    let app = new_app();
    let list = "CIN;Nom;الاسم الكامل;Né le\nA12;Ali Alami;علي;04/05/1986\nA13;Omar Alami;عمر;04/25/1986\n";
    let error = refused(&app, &csv(list)).await;
    assert_eq!(error.rejection().unwrap().kind.code, "import_day_order_in_doubt");
    assert!(
        message(&error).contains("04/25/1986 = 25/04/1986"),
        "{}",
        message(&error)
    );
    let month_first = ImportOrder {
        day_order: Some(DayOrder::MonthFirst),
        ..csv(list)
    };
    assert_eq!(counts(&import(&app, "employees", &month_first).await), [2, 0, 0, 0]);
    let born: Vec<String> = app
        .all(&EMPLOYEES)
        .await
        .iter()
        .filter_map(|one| Some(one.get(BIRTH_DATE)?.0.to_string()))
        .collect();
    assert!(
        born.contains(&"1986-04-05".to_owned()) && born.contains(&"1986-04-25".to_owned()),
        "{born:?}"
    );
    let mixed = csv("CIN;Né le\nA12;25/04/1986\nA13;04/25/1986\n");
    assert_eq!(
        counts(&import(&app, "employees", &mixed).await),
        [0, 1, 0, 1],
        "a slip of one cell"
    );
}

#[tokio::test]
async fn hidden_rows_are_said_and_may_be_left_out() {
    let app = new_app();
    let mut list = workbook(|sheet| {
        write(sheet, 0, &["CIN", "Nom", "الاسم الكامل"]);
        write(sheet, 1, &["A12", "Ali Alami", "علي"]);
        write(sheet, 2, &["A13", "Omar Alami", "عمر"]);
        sheet.set_row_hidden(2).unwrap();
    });
    list.is_rehearsal = true;
    let report = import(&app, "employees", &list).await;
    assert_eq!((counts(&report), report.hidden_rows), ([2, 0, 0, 0], 1));
    assert_eq!((report.findings[0].row, report.findings[0].is_refusal), (3, false));
    assert_eq!(
        report.findings[0].message,
        "Hidden or filtered rows, imported as well: 3"
    );
    list.skips_hidden = true;
    let report = import(&app, "employees", &list).await;
    assert_eq!((counts(&report), report.hidden_rows), ([1, 0, 0, 0], 0));
    assert!(report.findings.is_empty());
}

#[tokio::test]
async fn everyday_spellings_of_titles_are_understood() {
    let app = new_app();
    let list = "C.I.N;Né le;N° RIB;Situation de famille;Date d'embauche;Observation;Nom et Prénom;الاسم و النسب\n\
                A12;15-avr-86;230780123456789012345649;Célibataire;2 janv. 2010;-;Ali Alami;علي العلمي\n";
    let report = import(&app, "employees", &csv(list)).await;
    let left_out: Vec<_> = report.columns.iter().filter(|column| column.2.is_none()).collect();
    assert!(left_out.is_empty(), "{left_out:?}");
    assert_eq!(counts(&report), [1, 0, 0, 0], "{:?}", report.findings);
    assert_eq!(
        only(&app).await.get(BIRTH_DATE).map(|day| day.0.to_string()).as_deref(),
        Some("1986-04-15")
    );
}

#[tokio::test]
async fn a_bank_account_has_its_key_and_one_that_stands_keeps_nothing_else_from_being_changed() {
    let app = new_app();
    let list = "CIN;Nom;الاسم الكامل;RIB\n\
                A12;Ali Alami;علي;230 780 1234567890123456 49\n\
                A13;Omar Alami;عمر;230780123456789012345678\n";
    let report = import(&app, "employees", &csv(list)).await;
    assert_eq!(counts(&report), [1, 0, 0, 1], "{report:?}");
    assert_eq!(
        (report.findings[0].row, report.findings[0].column.as_str()),
        (3, "bankRib")
    );
    let one = only(&app).await;
    assert_eq!(one.get(BANK).as_deref(), Some("230780123456789012345649"));
    // As it stood before there was a form.
    let (id, stood) = (one.id.clone(), one.with(BANK, "x1".to_owned()));
    let write = move |cx: &mut engine::Cx<'_>| cx.update(stood.clone()).map(drop);
    app.engine
        .transact(&TestApp::full_rights(), "stood", write)
        .await
        .unwrap();
    app.change(&EMPLOYEES, &id, json!({"phone": "0612345678", "bankRib": "x1"}))
        .await;
    let refused = app
        .update(&TestApp::full_rights(), &EMPLOYEES, &id, json!({"bankRib": "x2"}))
        .await;
    assert_eq!(
        refused.unwrap_err().rejection().unwrap().field.as_deref(),
        Some("bankRib")
    );
    let again = import(&app, "employees", &csv("CIN;RIB;Observation\nA12;x1;vu\n")).await;
    assert_eq!(counts(&again), [0, 1, 0, 0], "{again:?}");
    assert_eq!(only(&app).await.get(BANK).as_deref(), Some("x1"));
}

#[tokio::test]
async fn hidden_columns_are_said_and_may_be_left_out() {
    let app = new_app();
    let mut list = workbook(|sheet| {
        write(sheet, 0, &["CIN", "Nom", "الاسم الكامل", "Observation"]);
        write(sheet, 1, &["A12", "Ali Alami", "علي", "brouillon"]);
        sheet.set_column_hidden(3).unwrap();
    });
    list.is_rehearsal = true;
    let report = import(&app, "employees", &list).await;
    assert_eq!(
        (counts(&report), report.hidden_columns.as_slice()),
        ([1, 0, 0, 0], &["D".to_owned()][..])
    );
    let note = &report.findings[0];
    assert_eq!((note.code, note.is_refusal), ("import_hidden_columns", false));
    list.skips_hidden = true;
    list.is_rehearsal = false;
    let report = import(&app, "employees", &list).await;
    assert_eq!((counts(&report), report.hidden_columns.len()), ([1, 0, 0, 0], 0));
    assert_eq!(only(&app).await.get(NOTES), None);
}
