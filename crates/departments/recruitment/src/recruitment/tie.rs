//! Who comes first of those who have the same final mark (الترتيب عند التساوي): rules one after another, in the order of the exam.
//! Last of all the smaller digest of seed and candidate number decides, so that no rank is ever shared (decision 25).

use schema::{Document, Id, Rejection, Result, expected};
use serde_json::{Value as Json, json};

use super::TIE_RULES;

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The better oral mark.
    Oral,
    /// The better written mark.
    Written,
    /// The older.
    Older,
    /// The younger.
    Younger,
    /// The longer pensionable service.
    Service,
    /// The better mark in one test.
    Test(Id),
}

/// What names a test: its id follows.
const TEST: &str = "test:";
/// The words of the other rules.
const WORDS: [(&str, Tie); 5] = [
    ("oral", Tie::Oral),
    ("written", Tie::Written),
    ("older", Tie::Older),
    ("younger", Tie::Younger),
    ("service", Tie::Service),
];
/// No exam has more rules.
const MOST: usize = 10;

/// What an exam begins with.
pub(super) fn usual() -> Json {
    json!(["oral", "written", "older"])
}

/// The rules of an exam, in their order.
///
/// # Errors
/// What is no list of rules is refused by the part that is wrong.
pub fn read(exam: &Document) -> Result<Vec<Tie>> {
    parse(&exam.get(TIE_RULES).unwrap_or(Json::Null))
}

/// Reads a list of rules.
pub(super) fn parse(given: &Json) -> Result<Vec<Tie>> {
    let rows = match given {
        Json::Null => return Ok(Vec::new()),
        Json::Array(rows) => rows,
        _ => return Err(wrong(TIE_RULES.def.name, expected::TEXTS)),
    };
    if rows.len() > MOST {
        return Err(wrong(TIE_RULES.def.name, expected::documents(0, MOST)));
    }
    let mut rules = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let rule = parse_one(row).filter(|rule| !rules.contains(rule));
        rules.push(rule.ok_or_else(|| wrong(&format!("tieRules[{at}]"), expected::one_of(words_left(&rules))))?);
    }
    Ok(rules)
}

fn parse_one(row: &Json) -> Option<Tie> {
    let word = row.as_str()?;
    if let Some(id) = word.strip_prefix(TEST) {
        return (!id.is_empty()).then(|| Tie::Test(id.into()));
    }
    let found = WORDS.iter().find(|(wire, _)| *wire == word);
    found.map(|(_, rule)| rule.clone())
}

fn words_left(rules: &[Tie]) -> String {
    let left = WORDS.iter().filter(|(_, rule)| !rules.contains(rule));
    let words: Vec<&str> = left.map(|(wire, _)| *wire).chain(["test:<examTestId>"]).collect();
    words.join(", ")
}

/// The refusal of one part of the rules.
pub(super) fn wrong(part: &str, expected: expected::Expected) -> schema::Error {
    Rejection::argument(part, expected).field(TIE_RULES.def.name).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_in_their_order() {
        assert_eq!(parse(&usual()).unwrap(), [Tie::Oral, Tie::Written, Tie::Older]);
        let given = json!(["test:abc", "service", "younger"]);
        assert_eq!(
            parse(&given).unwrap(),
            [Tie::Test("abc".into()), Tie::Service, Tie::Younger]
        );
        assert!(parse(&Json::Null).unwrap().is_empty());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (given, part) in [
            (json!("oral"), "tieRules"),
            (json!(vec!["oral"; MOST + 1]), "tieRules"),
            (json!(["oral", "luck"]), "tieRules[1]"),
            (json!(["oral", "oral"]), "tieRules[1]"),
            (json!(["test:"]), "tieRules[0]"),
            (json!([4]), "tieRules[0]"),
        ] {
            let refused = parse(&given).unwrap_err();
            let told = refused.rejection().unwrap();
            let param = told.args.iter().find(|(name, _)| *name == "param").unwrap();
            assert_eq!((param.1.as_str(), told.field.as_deref()), (part, Some("tieRules")));
        }
    }
}
