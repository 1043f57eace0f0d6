//! Grade and function: rows of lists in both languages, and the texts that clients filter by, which are kept equal.

use std::collections::HashMap;

use engine::Cx;
use schema::{Change, Collection, Document, Field, FieldDefault, Filter, Id, Lang, Result, Value, fold};

use super::{EMPLOYEES, FUNCTION, GRADE, GRADE_ROW, JOB_TITLE, SCALE};
use crate::home::content::title_in;
use crate::people::grade::{self, GRADES};
use crate::people::job_title::{self, JOB_TITLES};
use crate::people::person::{self, Sex};

/// A text of the file that says the name of a row of a list.
pub struct TextOfList {
    /// The row.
    pub link: Field<Id>,
    /// Its French name.
    pub text: Field<String>,
    /// The list.
    pub of: &'static Collection,
    /// The names of its rows in French and in Arabic.
    pub names: [Field<String>; 2],
    /// As they are called of a woman, in a list that tells.
    pub feminine: Option<[Field<String>; 2]>,
}

/// The grade.
pub const GRADE_LIST: TextOfList = TextOfList {
    link: GRADE_ROW,
    text: GRADE,
    of: &GRADES,
    names: [grade::NAME_FR, grade::NAME_AR],
    feminine: None,
};

/// The function.
pub const FUNCTION_LIST: TextOfList = TextOfList {
    link: JOB_TITLE,
    text: FUNCTION,
    of: &JOB_TITLES,
    names: [job_title::NAME_FR, job_title::NAME_AR],
    feminine: Some([job_title::FEMININE_FR, job_title::FEMININE_AR]),
};

/// What is chosen from a list says its name; what is typed is what the list calls so, and stays a text of its own where the list
/// has nothing of that name.
pub(super) fn texts_say_what_is_chosen(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let former = change.before.as_ref().and_then(|before| before.get(GRADE));
    for list in [&GRADE_LIST, &FUNCTION_LIST] {
        text_says_what_is_chosen(cx, list, change)?;
    }
    scale_is_that_of_the_grade(cx, former.as_deref(), change)
}

fn text_says_what_is_chosen(cx: &Cx<'_>, list: &TextOfList, change: &mut Change) -> Result<()> {
    let (is_chosen, is_typed) = (change.touches(list.link), change.touches(list.text));
    let chosen = change.after.get(list.link).filter(|_| is_chosen);
    let row = match &chosen {
        Some(id) => cx.get(list.of, id.as_str())?,
        None if is_typed => find(cx, list, &change.after.get(list.text).unwrap_or_default())?,
        None => None,
    };
    match row {
        Some(row) => {
            change.after.set(list.text, row.need(list.names[0])?);
            change.after.set(list.link, Id(row.id));
        }
        // A link to nothing is refused by the store.
        None if chosen.is_some() => {}
        None if is_typed => change.after.clear(list.link),
        None if is_chosen => clear_text(&mut change.after, list),
        None => {}
    }
    Ok(())
}

fn clear_text(employee: &mut Document, list: &TextOfList) {
    let empty = match list.text.def.preset {
        FieldDefault::Text(text) => Value::from(text),
        _ => Value::Null,
    };
    employee.set_value(list.text.def.name, empty);
}

/// The row of a list that a text names, in either language: before others the one whose French name it is letter for letter.
pub fn find(cx: &Cx<'_>, list: &TextOfList, text: &str) -> Result<Option<Document>> {
    let name = text.trim();
    if name.is_empty() {
        return Ok(None);
    }
    let holds_it = list.names.map(|key| key.contains_text(name));
    let mut rows = cx.all(list.of, [Filter::Any(holds_it.into())])?;
    let is_called = |row: &Document| {
        let mut names = list.names.iter().filter_map(|key| row.get(*key));
        names.any(|known| is_same(&known, name))
    };
    let exact = rows
        .iter()
        .position(|row| row.get(list.names[0]).as_deref() == Some(text));
    let found = exact.or_else(|| rows.iter().position(is_called));
    Ok(found.map(|at| rows.swap_remove(at)))
}

/// What the file says in French and in Arabic, in the form of whose it is: the names of the row that was chosen, or the text that
/// stands in both places.
pub fn names_in_both(cx: &Cx<'_>, list: &TextOfList, file: &Document) -> Result<[String; 2]> {
    let row = match file.get(list.link) {
        Some(id) => cx.get(list.of, id.as_str())?,
        None => None,
    };
    Ok(match row {
        Some(row) => match list.feminine {
            Some(feminine) => gendered(&row, &list.names, &feminine, person::sex_of(cx, file)?),
            None => list.names.map(|name| row.get(name).unwrap_or_default()),
        },
        None => [file.get(list.text), file.get(list.text)].map(Option::unwrap_or_default),
    })
}

/// The names of a row, or where it tells and they are of a woman its feminine.
pub(in crate::people) fn gendered(
    row: &Document,
    names: &[Field<String>; 2],
    feminine: &[Field<String>; 2],
    sex: Option<Sex>,
) -> [String; 2] {
    let is_woman = sex == Some(Sex::Female);
    [0, 1].map(|at| {
        let of_woman = row.get(feminine[at]).filter(|text| is_woman && !text.is_empty());
        of_woman.or_else(|| row.get(names[at])).unwrap_or_default()
    })
}

/// The function of each file, by its id, in the caller's language: as the list calls it, or as the file says it where the list
/// does not have it or may not be read.
pub fn functions_of<'a>(
    cx: &Cx<'_>,
    files: impl Iterator<Item = &'a Document> + Clone,
) -> Result<HashMap<String, String>> {
    let mut rows = HashMap::new();
    // In other languages it is called what the file says.
    if cx.lang() == Lang::Ar {
        let ids: Vec<String> = files.clone().filter_map(|file| Some(file.get(JOB_TITLE)?.0)).collect();
        let found = cx.many_readable(&JOB_TITLES, &ids)?;
        rows.extend(found.into_iter().map(|row| (row.id.clone(), row)));
    }
    let function = |file: &Document| match file.get(JOB_TITLE).and_then(|Id(id)| rows.get(&id)) {
        Some(row) => title_in(row, cx.lang()),
        None => file.get(FUNCTION).unwrap_or_default(),
    };
    Ok(files.map(|file| (file.id.clone(), function(file))).collect())
}

/// Whether two texts say the same name.
pub fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.trim(), other.trim());
    one == other || fold(one) == fold(other)
}

/// Another grade brings its pay scale along, unless the write says another one.
fn scale_is_that_of_the_grade(cx: &Cx<'_>, former: Option<&str>, change: &mut Change) -> Result<()> {
    let now = change.after.get(GRADE).unwrap_or_default();
    let is_another = !is_same(former.unwrap_or_default(), &now);
    if change.touches(SCALE) || !change.touches(GRADE_ROW) || !(is_another || change.after.get(SCALE).is_none()) {
        return Ok(());
    }
    let Some(id) = change.after.get(GRADE_ROW) else {
        return Ok(());
    };
    let row = cx.get(&GRADES, id.as_str())?;
    if let Some(scale) = row.and_then(|row| row.get(grade::SCALE)) {
        change.after.set(SCALE, scale);
    }
    Ok(())
}

/// A row that is renamed is renamed in the files that chose it; those that typed its name have chosen it from now on.
pub fn files_follow(cx: &mut Cx<'_>, list: &TextOfList, change: &Change) -> Result<()> {
    let [french, arabic] = list.names;
    if !change.touches(french) && !change.touches(arabic) {
        return Ok(());
    }
    let name = change.after.need(french)?;
    let mut files = cx.all(&EMPLOYEES, [list.link.eq(&change.after.id)])?;
    let names = [name.clone(), change.after.need(arabic)?];
    let typed = cx.all(&EMPLOYEES, [list.link.is_null(), list.text.is_not_null()])?;
    let says_it = |file: &Document| {
        file.get(list.text)
            .is_some_and(|text| names.iter().any(|name| is_same(name, &text)))
    };
    files.extend(typed.into_iter().filter(says_it));
    for file in files {
        let after = file
            .clone()
            .with(list.text, name.clone())
            .with(list.link, Id(change.after.id.clone()));
        if after != file {
            cx.update(after)?;
        }
    }
    Ok(())
}
