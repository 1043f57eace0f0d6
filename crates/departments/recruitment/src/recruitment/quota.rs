//! Reserved posts (الحصص المخصصة): which share of posts each ground has, from what it is counted, and how a share becomes posts.

use std::collections::BTreeMap;

use engine::Cx;
use platform::settings::threshold::Threshold;
use schema::{Choice as _, Document, Label, Rejection, Result, choices, expected};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value as Json, json};

use super::word::read_word;
use super::{QUOTAS, QuotaRounding, ROUNDING};
use crate::reserved_ground::ReservedGround;
use crate::specialty::MOST_POSTS;

choices! {
    /// From which posts a share is counted.
    #[derive(Serialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    QuotaBase {
        Exam = "exam": "مجموع مناصب المباراة", "Ensemble des postes du concours", "All posts of the exam";
        Specialty = "specialty": "مناصب التخصص", "Postes de la spécialité", "Posts of the specialty";
        Position = "position": "مناصب الفئة", "Postes de la catégorie", "Posts of the position";
    }
}

/// A share of posts that is reserved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// For whom.
    pub ground: ReservedGround,
    /// So many posts of a hundred.
    pub percent: i64,
    /// From which posts it is counted.
    pub base: QuotaBase,
    /// How a share becomes a number of posts.
    pub rounding: QuotaRounding,
    /// The reserved posts of each specialty, by its id, as the notice prints them; none where they are counted in each specialty.
    pub numbers: Option<BTreeMap<String, i64>>,
}

impl Quota {
    /// How many of so many posts are reserved.
    pub fn posts(&self, all: i64) -> i64 {
        let hundredths = self.percent * all;
        match self.rounding {
            QuotaRounding::Down => hundredths / WHOLE,
            QuotaRounding::Nearest => (2 * hundredths + WHOLE) / (2 * WHOLE),
            QuotaRounding::Up => (hundredths + WHOLE - 1) / WHOLE,
        }
    }

    /// As exams keep it.
    pub(super) fn row(&self) -> ExamQuota {
        ExamQuota {
            ground: self.ground,
            percent: self.percent,
            base: self.base,
            rounding: self.rounding,
            posts: self.numbers.clone(),
        }
    }
}

/// A share of posts that is reserved, as exams keep it.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExamQuota {
    ground: ReservedGround,
    percent: i64,
    base: QuotaBase,
    rounding: QuotaRounding,
    /// The reserved posts of each specialty, by its id.
    // An exam that was published before there were numbers keeps its form.
    #[serde(skip_serializing_if = "Option::is_none")]
    posts: Option<BTreeMap<String, i64>>,
}

/// All posts, in percent.
const WHOLE: i64 = 100;

/// What an exam begins with for resistants and those who stand beside them.
pub(crate) static RESISTANTS: Threshold = Threshold {
    key: "org.examQuotaResistant",
    label: Label::new(
        "حصة المقاومين ومكفولي الأمة وقدماء العسكريين والمحاربين (%)",
        "Quota des résistants, pupilles de la nation et anciens militaires (%)",
        "Quota of resistants, wards of the nation and ex-servicemen (%)",
    ),
    about: Label::new(
        "النسبة التي تبتدئ بها كل مباراة جديدة؛ وتعدل لكل مباراة قبل نشرها.",
        "Part par laquelle commence chaque nouveau concours\u{202f}; elle se règle par concours avant sa publication.",
        "The share that every new exam begins with; each exam sets its own before it is published.",
    ),
    bounds: (0, WHOLE),
    // Usual notices reserve a quarter.
    preset: 25,
};

/// What an exam begins with for people with a disability.
pub(crate) static DISABILITY: Threshold = Threshold {
    key: "org.examQuotaDisability",
    label: Label::new(
        "حصة الأشخاص في وضعية إعاقة (%)",
        "Quota des personnes en situation de handicap (%)",
        "Quota of persons with disability (%)",
    ),
    about: Label::new(
        "النسبة التي تبتدئ بها كل مباراة جديدة؛ وتعدل لكل مباراة قبل نشرها.",
        "Part par laquelle commence chaque nouveau concours\u{202f}; elle se règle par concours avant sa publication.",
        "The share that every new exam begins with; each exam sets its own before it is published.",
    ),
    bounds: (0, WHOLE),
    // Seven in a hundred, by the law.
    preset: 7,
};

/// What is usually reserved, by the settings of today: what the form offers to whoever chooses to reserve posts.
pub(super) fn usual(cx: &Cx<'_>) -> Result<Vec<Quota>> {
    let shares = [
        (ReservedGround::Resistant, RESISTANTS.value(cx)?),
        (ReservedGround::Disability, DISABILITY.value(cx)?),
    ];
    let quota = |(ground, percent): (ReservedGround, i64)| Quota {
        ground,
        percent,
        base: QuotaBase::Exam,
        rounding: QuotaRounding::Down,
        numbers: None,
    };
    Ok(shares
        .into_iter()
        .filter(|(_, percent)| *percent > 0)
        .map(quota)
        .collect())
}

/// Quotas as an exam holds them.
pub(super) fn to_json(quotas: &[Quota]) -> Json {
    quotas.iter().map(|quota| json!(quota.row())).collect()
}

/// The reserved posts of an exam, in the order in which who proves two grounds is served.
///
/// # Errors
/// What is no list of quotas is refused by the part that is wrong.
pub fn read(exam: &Document) -> Result<Vec<Quota>> {
    let rounding = exam.get(ROUNDING).unwrap_or(QuotaRounding::Down);
    parse(&exam.get(QUOTAS).unwrap_or(Json::Null), rounding)
}

/// Reads a list of quotas; of none, nothing is reserved.
pub(super) fn parse(given: &Json, rounding: QuotaRounding) -> Result<Vec<Quota>> {
    let rows = match given {
        Json::Null => return Ok(Vec::new()),
        Json::Array(rows) => rows,
        _ => return Err(wrong("quotas", expected::OBJECTS)),
    };
    let mut quotas: Vec<Quota> = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let quota = parse_one(&format!("quotas[{at}]"), row, rounding)?;
        if quotas.iter().any(|other| other.ground == quota.ground) {
            let others = ReservedGround::ALL.iter().filter(|ground| is_free(&quotas, **ground));
            let words: Vec<&str> = others.map(|ground| ground.wire()).collect();
            return Err(wrong(
                &format!("quotas[{at}].ground"),
                expected::one_of(words.join(", ")),
            ));
        }
        quotas.push(quota);
    }
    let reserved: i64 = quotas.iter().map(|quota| quota.percent).sum();
    if reserved > WHOLE {
        let last = quotas.len() - 1;
        let left = WHOLE - (reserved - quotas[last].percent);
        return Err(wrong(
            &format!("quotas[{last}].percent"),
            expected::whole_number(1, left.max(1)),
        ));
    }
    Ok(quotas)
}

fn is_free(quotas: &[Quota], ground: ReservedGround) -> bool {
    ground != ReservedGround::None && quotas.iter().all(|other| other.ground != ground)
}

fn parse_one(name: &str, row: &Json, rounding: QuotaRounding) -> Result<Quota> {
    let Json::Object(members) = row else {
        return Err(wrong(name, expected::OBJECT));
    };
    if let Some(unknown) = members.keys().find(|key| !MEMBERS.contains(&key.as_str())) {
        return Err(wrong(
            &format!("{name}.{unknown}"),
            expected::one_of(MEMBERS.join(", ")),
        ));
    }
    let part = |member: &str| format!("{name}.{member}");
    let grounds: Vec<ReservedGround> = ReservedGround::ALL
        .iter()
        .copied()
        .filter(|ground| *ground != ReservedGround::None)
        .collect();
    let percent = row["percent"].as_i64().filter(|percent| (1..=WHOLE).contains(percent));
    Ok(Quota {
        ground: read_word(QUOTAS.def.name, &part("ground"), &row["ground"], &grounds)?,
        percent: percent.ok_or_else(|| wrong(&part("percent"), expected::whole_number(1, WHOLE)))?,
        base: match &row["base"] {
            Json::Null => QuotaBase::Specialty,
            base => read_word(QUOTAS.def.name, &part("base"), base, QuotaBase::ALL)?,
        },
        numbers: numbers(&part("posts"), &row["posts"])?,
        rounding: match &row["rounding"] {
            Json::Null => rounding,
            own => read_word(QUOTAS.def.name, &part("rounding"), own, QuotaRounding::ALL)?,
        },
    })
}

/// Posts by specialty; none of them is nothing.
fn numbers(name: &str, given: &Json) -> Result<Option<BTreeMap<String, i64>>> {
    let members = match given {
        Json::Null => return Ok(None),
        Json::Object(members) => members,
        _ => return Err(wrong(name, expected::OBJECT)),
    };
    let mut numbers = BTreeMap::new();
    for (specialty, count) in members {
        let count = count.as_i64().filter(|count| (0..=MOST_POSTS).contains(count));
        let count =
            count.ok_or_else(|| wrong(&format!("{name}.{specialty}"), expected::whole_number(0, MOST_POSTS)))?;
        if count > 0 {
            numbers.insert(specialty.clone(), count);
        }
    }
    Ok(Some(numbers))
}

/// What a quota says.
const MEMBERS: [&str; 5] = ["ground", "percent", "base", "rounding", "posts"];

fn wrong(part: &str, expected: expected::Expected) -> schema::Error {
    Rejection::argument(part, expected).field(QUOTAS.def.name).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quota(percent: i64, rounding: QuotaRounding) -> Quota {
        Quota {
            ground: ReservedGround::Resistant,
            percent,
            base: QuotaBase::Specialty,
            rounding,
            numbers: None,
        }
    }

    #[test]
    fn a_share_becomes_posts_by_its_rounding() {
        for (percent, all, posts) in [
            (25, 3, [0, 1, 1]),
            (25, 4, [1, 1, 1]),
            (25, 6, [1, 2, 2]),
            (7, 10, [0, 1, 1]),
            (7, 7, [0, 0, 1]),
            (7, 0, [0, 0, 0]),
            (100, 5, [5, 5, 5]),
        ] {
            for (rounding, expected) in QuotaRounding::ALL.iter().zip(posts) {
                assert_eq!(quota(percent, *rounding).posts(all), expected, "{percent} % of {all}");
            }
        }
    }

    #[test]
    fn a_list_is_read_with_what_stands_for_what_it_does_not_say() {
        let given = json!([{"ground": "resistant", "percent": 25}, {"ground": "disability", "percent": 7, "base": "position", "rounding": "up"}]);
        let quotas = parse(&given, QuotaRounding::Nearest).unwrap();
        assert_eq!(quotas[0], quota(25, QuotaRounding::Nearest));
        assert_eq!(
            (quotas[1].base, quotas[1].rounding),
            (QuotaBase::Position, QuotaRounding::Up)
        );
        assert_eq!(parse(&to_json(&quotas), QuotaRounding::Down).unwrap(), quotas);
        let printed = json!([{"ground": "resistant", "percent": 25, "base": "exam", "posts": {"law": 2, "eco": 0}}]);
        let numbers = parse(&printed, QuotaRounding::Down).unwrap()[0].numbers.clone();
        assert_eq!(
            numbers.unwrap().into_iter().collect::<Vec<_>>(),
            [("law".to_owned(), 2)]
        );
        assert!(parse(&Json::Null, QuotaRounding::Down).unwrap().is_empty());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (given, part) in [
            (json!({}), "quotas"),
            (json!([1]), "quotas[0]"),
            (json!([{"ground": "none", "percent": 5}]), "quotas[0].ground"),
            (json!([{"ground": "resistant"}]), "quotas[0].percent"),
            (json!([{"ground": "resistant", "percent": 101}]), "quotas[0].percent"),
            (json!([{"ground": "resistant", "percent": 7.5}]), "quotas[0].percent"),
            (
                json!([{"ground": "resistant", "percent": 7, "rounding": "half"}]),
                "quotas[0].rounding",
            ),
            (
                json!([{"ground": "resistant", "percent": 7, "share": 2}]),
                "quotas[0].share",
            ),
            (
                json!([{"ground": "resistant", "percent": 7, "posts": {"law": -1}}]),
                "quotas[0].posts.law",
            ),
            (
                json!([{"ground": "resistant", "percent": 7}, {"ground": "resistant", "percent": 7}]),
                "quotas[1].ground",
            ),
            (
                json!([{"ground": "resistant", "percent": 60}, {"ground": "disability", "percent": 50}]),
                "quotas[1].percent",
            ),
        ] {
            let refused = parse(&given, QuotaRounding::Down).unwrap_err();
            let told = refused.rejection().unwrap();
            let param = told.args.iter().find(|(name, _)| *name == "param").unwrap();
            assert_eq!((param.1.as_str(), told.field.as_deref()), (part, Some("quotas")));
        }
    }
}
