use platform::people::grade::{self, GRADES};
use platform::people::job_title::{self, JOB_TITLES};

use super::*;

/// Files of a store that knew grades and functions as texts alone.
fn texts_of_files(cx: &mut Cx<'_>) -> Result<()> {
    for (at, grade, function, scale) in [
        (1, "technicien 3eme grade", "Chauffeur", 9),
        (2, "Technicien 3ème grade", "CHAUFFEUR", 9),
        (3, "Technicien 3ème grade", "", 9),
        (4, "Grade maison", "Gardien", 4),
    ] {
        let mut file = Document::new(&EMPLOYEES)
            .with(employee::NAME_FR, format!("Agent {at}"))
            .with(employee::NAME_AR, format!("عون {at}"))
            .with(employee::CIN, format!("AB{at}000"))
            .with(employee::GRADE, grade.to_owned())
            .with(employee::SCALE, scale)
            .with(employee::FUNCTION, function.to_owned());
        file.id = format!("e{at}");
        cx.create(file)?;
    }
    Ok(())
}

#[tokio::test]
async fn a_store_that_stands_lists_the_grades_and_functions_of_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let place = StoreLocation::Folder(folder.path().to_owned());
    let engine = open_migrated(&place, &[]);
    let ctx = RequestContext::new(Rights::whole("test"));
    engine.transact(&ctx, "before", texts_of_files).await.unwrap();
    drop(engine);

    let engine = open_migrated(&place, MIGRATIONS);
    let (grades, functions, files) = engine
        .read(|cx| Ok((cx.all(&GRADES, [])?, cx.all(&JOB_TITLES, [])?, cx.all(&EMPLOYEES, [])?)))
        .await
        .unwrap();
    let mut listed: Vec<_> = grades
        .iter()
        .map(|one| {
            (
                one.get(grade::NAME_FR).unwrap(),
                one.get(grade::NAME_AR).unwrap(),
                one.get(grade::SCALE),
            )
        })
        .collect();
    listed.sort();
    let technician = "Technicien 3ème grade";
    assert_eq!(
        listed,
        [
            ("Grade maison".to_owned(), "Grade maison".to_owned(), Some(4)),
            (technician.to_owned(), "تقني من الدرجة الثالثة".to_owned(), Some(9)),
        ]
    );
    assert_eq!(functions.len(), 2, "one function under two spellings, one under one");
    assert!(
        functions
            .iter()
            .all(|one| one.get(job_title::NAME_AR) == one.get(job_title::NAME_FR))
    );
    each_file_names_its_row(&files, &grades);
}

/// Every file names the row that its text says.
fn each_file_names_its_row(files: &[Document], grades: &[Document]) {
    for file in files {
        let row = grades
            .iter()
            .find(|one| Some(schema::Id::from(one.id.as_str())) == file.get(employee::GRADE_ROW));
        assert_eq!(
            row.unwrap().get(grade::NAME_FR),
            file.get(employee::GRADE),
            "{}",
            file.id
        );
        let has_function = file.get(employee::FUNCTION).is_some_and(|text| !text.is_empty());
        assert_eq!(file.get(employee::JOB_TITLE).is_some(), has_function, "{}", file.id);
    }
}
