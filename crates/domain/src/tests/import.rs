use std::collections::BTreeMap;

use engine::{Input, RequestContext, Upload};
use schema::Lang;
use serde_json::json;

use platform::import::{Import, ImportOrder, Report, run};
use platform::organisation::annexe::ANNEXES;
use platform::people::employee::EMPLOYEES;
use platform::people::person::PERSONS;
use testing::{TestApp, code};

use crate::tests::commune::commune;

mod daily;
mod inventory;
mod refused_row;
mod rights;
mod round_trip;
mod undo;

const SAMPLE: &[u8] = include_bytes!("../../../../tests/fixtures/employees.xlsx");

/// How that collection is imported.
fn find(id: &str) -> Option<&'static Import> {
    platform::import::find(&crate::ENTITIES, id)
}

fn csv(text: &str) -> ImportOrder {
    ImportOrder {
        name: "file.csv".to_owned(),
        bytes: text.as_bytes().to_vec(),
        lang: Lang::En,
        ..ImportOrder::default()
    }
}

async fn import(app: &TestApp, of: &str, order: &ImportOrder) -> Report {
    run(&app.engine, &TestApp::full_rights(), find(of).unwrap(), order)
        .await
        .unwrap()
}

fn counts(report: &Report) -> [usize; 4] {
    [report.created, report.updated, report.unchanged, report.refused]
}

#[tokio::test]
async fn the_sample_goes_in_and_a_second_run_changes_nothing() {
    let app = commune(30).await;
    let mut order = ImportOrder {
        name: "employees.xlsx".to_owned(),
        bytes: SAMPLE.to_vec(),
        lang: Lang::Fr,
        ..ImportOrder::default()
    };
    order.is_rehearsal = true;
    let rehearsed = import(&app, "employees", &order).await;
    assert_eq!(app.all(&EMPLOYEES).await.len(), 30, "a dry run leaves nothing");
    order.is_rehearsal = false;
    let report = import(&app, "employees", &order).await;
    assert_eq!(counts(&rehearsed), counts(&report));
    assert_eq!(rehearsed.findings, report.findings);
    assert_eq!(
        (report.rows, report.header_row, report.sheet.as_str()),
        (1229, 3, "الموظفون")
    );
    assert_eq!(report.created + report.refused, 1229);
    assert!(
        (20..60).contains(&report.refused),
        "about three in a hundred are bad: {}",
        report.refused
    );
    assert_eq!(app.all(&EMPLOYEES).await.len(), 30 + report.created);
    // Two of the persons sign in without a file.
    assert_eq!(app.all(&PERSONS).await.len(), 32 + report.created);
    // What the lists do not have is proposed; its rows went in as they are.
    assert_eq!(missing_names(&report), ["Annexe inconnue"]);
    let again = import(&app, "employees", &order).await;
    assert_eq!(counts(&again), [0, 0, report.created, report.refused]);
    assert_eq!(again.findings, report.findings);
}

fn missing_names(report: &Report) -> Vec<&str> {
    report.missing.iter().map(|one| one.name.as_str()).collect()
}

async fn rehearsed_sample() -> Report {
    let app = commune(30).await;
    let order = ImportOrder {
        bytes: SAMPLE.to_vec(),
        lang: Lang::Fr,
        is_rehearsal: true,
        ..ImportOrder::default()
    };
    import(&app, "employees", &order).await
}

#[tokio::test]
async fn every_bad_row_of_the_sample_is_named() {
    let report = rehearsed_sample().await;
    let said = |row: u32| -> Vec<(&str, &str)> {
        let of_row = report.findings.iter().filter(|one| one.row == row);
        of_row.map(|one| (one.column.as_str(), one.code)).collect()
    };
    assert_eq!(said(178), [("CIN", "document_invalid_structure")]);
    assert_eq!(said(111), [("DATN", "document_invalid_structure")]);
    let structure = "document_invalid_structure";
    assert_eq!(said(71), [("fullNameFr", structure), ("fullNameAr", structure)]);
    assert_eq!(
        said(90),
        [
            ("fullNameAr", "import_formula_without_value"),
            ("fullNameAr", structure)
        ]
    );
}

#[tokio::test]
async fn what_the_sample_repeats_and_what_nobody_knows_is_said() {
    let report = rehearsed_sample().await;
    let repeated: Vec<_> = report
        .findings
        .iter()
        .filter(|one| one.code == "import_repeated")
        .collect();
    assert_eq!(repeated.len(), 6);
    assert!(
        repeated
            .iter()
            .all(|one| one.column == "CIN" && one.message.contains("ligne"))
    );
    let date = report.findings.iter().find(|one| one.row == 111).unwrap();
    assert_eq!(date.value, "31/02/1980");
    let unmapped: Vec<_> = report
        .columns
        .iter()
        .filter(|(_, _, field)| field.is_none())
        .map(|(_, title, _)| title.as_str())
        .collect();
    assert_eq!(unmapped, ["ر.ت"]);
}

#[tokio::test]
async fn missing_units_are_listed_once_and_made_by_who_may() {
    let app = crate::tests::new_app();
    let mut order =
        csv("CIN;Nom;الاسم الكامل;Annexe;Service\nA12;Ali;علي;Annexe Nord;SIG\nA13;Omar;عمر;annexe nord;SIG\n");
    let report = import(&app, "employees", &order).await;
    let missing: Vec<_> = report
        .missing
        .iter()
        .map(|one| (one.of.id, one.name.as_str(), one.rows))
        .collect();
    assert_eq!(missing, [("annexes", "Annexe Nord", 2), ("services", "SIG", 2)]);
    assert_eq!(counts(&report), [0, 0, 0, 2]);
    order.makes_units = true;
    order.is_rehearsal = true;
    assert_eq!(counts(&import(&app, "employees", &order).await), [2, 0, 0, 0]);
    assert!(app.all(&ANNEXES).await.is_empty());
    order.is_rehearsal = false;
    let report = import(&app, "employees", &order).await;
    assert_eq!((counts(&report), report.missing.len()), ([2, 0, 0, 0], 0));
    assert_eq!(app.all(&ANNEXES).await.len(), 1);
}

#[tokio::test]
async fn two_spellings_that_are_said_to_be_one_unit_make_one() {
    let app = crate::tests::new_app();
    let mut order = csv("CIN;Nom;الاسم الكامل;Annexe\nA12;Ali;علي;Annexe Nord\nA13;Omar;عمر;ملحقة الشمال\n");
    order.makes_units = true;
    order.same = [("ملحقة الشمال".to_owned(), "Annexe Nord".to_owned())].into();
    assert_eq!(counts(&import(&app, "employees", &order).await), [2, 0, 0, 0]);
    let annexes = app.all(&ANNEXES).await;
    assert_eq!(annexes.len(), 1);
    assert_eq!(
        annexes[0].title(),
        ("Annexe Nord".to_owned(), "ملحقة الشمال".to_owned())
    );
    let people = app.all(&EMPLOYEES).await;
    assert_eq!(people[0].value("annexe"), people[1].value("annexe"));
}

#[tokio::test]
async fn an_empty_cell_changes_nothing_and_a_number_finds_who_has_no_cin() {
    let app = crate::tests::new_app();
    app.employee("e", "A12", json!({"N_PERS_ACT": 77, "grade": "x", "FONCTION": "Agent"}))
        .await;
    let report = import(&app, "employees", &csv("PPR;CIN;Fonction;Grade\n77;;Chauffeur;\n")).await;
    assert_eq!(counts(&report), [0, 1, 0, 0]);
    let changed = app.get(&EMPLOYEES, "e").await;
    assert_eq!(
        (&changed["FONCTION"], &changed["grade"], &changed["CIN"]),
        (&json!("Chauffeur"), &json!("x"), &json!("A12"))
    );
}

#[tokio::test]
async fn a_cin_and_a_number_of_two_people_are_refused() {
    let app = crate::tests::new_app();
    app.employee("e", "A12", json!({"N_PERS_ACT": 77})).await;
    app.employee("f", "B34", json!({"N_PERS_ACT": 88})).await;
    for row in ["88;A12;Agent A12;عون A12", "77;C56;New;جديد"] {
        let report = import(&app, "employees", &csv(&format!("PPR;CIN;Nom;الاسم الكامل\n{row}\n"))).await;
        assert_eq!(report.findings[0].code, "import_two_documents", "{row}");
        assert_eq!(report.findings[0].column, "N_PERS_ACT");
    }
    assert_eq!(app.all(&EMPLOYEES).await.len(), 2);
}

#[tokio::test]
async fn good_rows_go_in_beside_bad_ones_of_the_same_job() {
    let app = crate::tests::new_app();
    app.make(
        &PERSONS,
        json!({"fullNameFr": "Other", "fullNameAr": "آخر", "CIN": "A13"}),
    )
    .await;
    let report = import(
        &app,
        "employees",
        &csv("CIN,Nom,الاسم الكامل\nA12,Ali,علي\nA13,Omar,عمر\nA14,Sara,سارة\n"),
    )
    .await;
    assert_eq!(counts(&report), [2, 0, 0, 1]);
    assert_eq!((report.findings[0].row, report.findings[0].code), (3, "person_differs"));
}

#[tokio::test]
async fn two_digit_years_make_people_of_sixteen_at_least() {
    let app = crate::tests::new_app();
    let text = "CIN;Nom;الاسم الكامل;DATN\nA12;Ali;علي;20-11-10\nA13;Omar;عمر;21-11-10\n";
    import(&app, "employees", &csv(text)).await;
    let mut born: Vec<_> = Vec::new();
    for one in app.all(&EMPLOYEES).await {
        born.push(app.get(&EMPLOYEES, &one.id).await["DATN"].as_str().unwrap()[..10].to_owned());
    }
    assert_eq!(born, ["2010-11-20", "1910-11-21"]);
}

#[tokio::test]
async fn unknown_columns_are_shown_and_can_be_mapped_by_hand() {
    let app = crate::tests::new_app();
    let mut order = csv("CIN;Nom;الاسم الكامل;Zone\nA12;Ali;علي;Chauffeur\n");
    order.is_rehearsal = true;
    let report = import(&app, "employees", &order).await;
    assert_eq!(report.columns[3], ("D".to_owned(), "Zone".to_owned(), None));
    order.mapping = BTreeMap::from([("Zone".to_owned(), "FONCTION".to_owned())]);
    order.is_rehearsal = false;
    import(&app, "employees", &order).await;
    let id = app.all(&EMPLOYEES).await[0].id.clone();
    assert_eq!(app.get(&EMPLOYEES, &id).await["FONCTION"], "Chauffeur");
    order.mapping = BTreeMap::from([("d".to_owned(), "fullNameFr".to_owned())]);
    import(&app, "employees", &order).await;
    assert_eq!(
        app.get(&EMPLOYEES, &id).await["fullNameFr"],
        "Chauffeur",
        "what is said by hand goes before a title"
    );
    order.mapping = BTreeMap::from([("Zone".to_owned(), "registrationStatus".to_owned())]);
    let refused = run(&app.engine, &TestApp::full_rights(), find("employees").unwrap(), &order).await;
    assert_eq!(code(refused), "import_mapping_unknown");
}

#[tokio::test]
async fn a_file_without_header_and_one_that_is_no_table_are_answered() {
    let app = crate::tests::new_app();
    for (order, expected) in [
        (csv("a;b\n1;2\n"), "import_no_header"),
        (csv("%PDF-1.7 not a table"), "file_not_a_workbook"),
        (ImportOrder::default(), "file_empty"),
    ] {
        let refused = run(&app.engine, &TestApp::full_rights(), find("employees").unwrap(), &order).await;
        assert_eq!(code(refused), expected);
    }
}

const ONE_OF_EACH: &[(&str, &str)] = &[
    ("annexes", "nameFr;nameAr;code\nNord;شمال;N1\n"),
    ("services", "Nom en français;الاسم بالعربية;responsible\nSIG;نظم;A12\n"),
    ("bureaux", "nameFr;nameAr;serviceId;annexeId\nOrdre;الضبط;SIG;شمال\n"),
    (
        "holidays",
        "date;nameFr;nameAr;kind;confirmed\n01/05/2026;Travail;الشغل;Fixe;Oui\n",
    ),
    (
        "workSchedules",
        "nameFr;nameAr;validFrom;start;end;weekdays\nNormal;عادي;01/01/2026;8:30;16:30;1,2,3\n",
    ),
    (
        "delegations",
        "headEmployeeId;delegateId;from;to\nA12;A13;01/11/2026;30/11/2026\n",
    ),
    (
        "assignments",
        "type;employeeId;startDate;serviceId\nMutation;A13;01/11/2026;SIG\n",
    ),
    ("persons", "CIN;Nom;الاسم الكامل;sex\nB77;Sara;سارة;Féminin\n"),
    (
        "roles",
        "name;nameFr;nameAr;permissions\nreader;Lecteur;قارئ;rh-managements:read\n",
    ),
    (
        "users",
        "username;email;roles;persoActif\nali;ali@commune.ma;reader;A12\n",
    ),
    ("settings", "key;value\norg.days;30\n"),
    (
        "deadlineRules",
        "code;validFrom;nameFr;nameAr;amount;unit;counts;onHoliday;source\nletter_reply;2027-01-01;Réponse;الجواب;9;day;calendar;stay;Usage\n",
    ),
    (
        "retentionRules",
        "nameFr;nameAr;collection;months;validFrom;basis\nCandidats;المترشحون;candidates;36;2027-01-01;Loi 09-08\n",
    ),
    (
        "approvalRules",
        "name;subject;steps\nRègle;leaveRequests;\"[{\"\"by\"\":\"\"hr\"\",\"\"days\"\":2}]\"\n",
    ),
];

#[tokio::test]
async fn every_collection_that_people_write_can_be_imported() {
    let app = crate::tests::new_app();
    // What is only ever added to, like the texts of papers, has no keys by which the same row is known again.
    let written = crate::COLLECTIONS
        .iter()
        .filter(|of| of.access.written && of.access.updated);
    for of in written {
        assert!(find(of.id).is_some(), "{}", of.id);
        assert!(app.engine.action(&format!("{}.import", of.id)).is_some(), "{}", of.id);
    }
    app.employee("e", "A12", json!({})).await;
    app.employee("f", "A13", json!({})).await;
    for (of, text) in ONE_OF_EACH {
        let order = csv(text);
        let report = import(&app, of, &order).await;
        assert_eq!(counts(&report), [1, 0, 0, 0], "{of}: {:?}", report.findings);
        assert_eq!(counts(&import(&app, of, &order).await), [0, 0, 1, 0], "{of} again");
    }
}

#[tokio::test]
async fn whoever_may_not_see_a_field_does_not_import_it() {
    let app = crate::tests::new_app();
    app.user(
        "clerk",
        json!({"permissions": ["rh-managements:create", "rh-managements:import", "rh-managements:read"]}),
    )
    .await;
    let ctx: RequestContext = app.ctx("clerk").await;
    let order = csv("CIN;Nom;الاسم الكامل;RIB\nA12;Ali;علي;123\n");
    let report = run(&app.engine, &ctx, find("employees").unwrap(), &order)
        .await
        .unwrap();
    assert_eq!(report.columns[3].2, None, "the bank account is unknown to this clerk");
    let id = app.all(&EMPLOYEES).await[0].id.clone();
    assert_eq!(app.get(&EMPLOYEES, &id).await["bankRib"], json!(null));
}

#[tokio::test]
async fn the_action_reads_a_form_and_answers_with_the_report() {
    let app = crate::tests::new_app();
    app.user("clerk", json!({"permissions": ["rh-managements:*"]})).await;
    let text = "\u{feff}CIN;Nom;الاسم الكامل;Zone\r\nA12;Ali;علي;Chauffeur\r\n??;Omar;عمر;\r\n";
    let file = Upload::new("file", "liste.csv", text.as_bytes().to_vec());
    let form = json!({"dryRun": "false", "language": "fr", "mapping": "{\"Zone\": \"FONCTION\"}"});
    let input = Input {
        data: form.as_object().unwrap().clone(),
        files: vec![file],
    };
    let clerk = app.ctx("clerk").await;
    let answer = app.engine.act(&clerk, "employees.import", input).await.unwrap();
    assert_eq!(
        (&answer["rows"], &answer["created"], &answer["refused"]),
        (&json!(2), &json!(1), &json!(1))
    );
    assert_eq!(answer["sheet"], "liste");
    assert_eq!(
        answer["columns"][3],
        json!({"column": "D", "header": "Zone", "field": "FONCTION"})
    );
    let wrong = &answer["report"][0];
    assert_eq!(
        (&wrong["row"], &wrong["column"], &wrong["value"]),
        (&json!(3), &json!("CIN"), &json!("??"))
    );
    assert!(wrong["message"].as_str().unwrap().contains("N° CIN"), "{wrong}");
}
