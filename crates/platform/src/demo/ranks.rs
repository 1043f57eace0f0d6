//! The lists of grades and functions, the plan of staff, and the careers of those at the top of the list.

use jiff::{ToSpan, civil::Date as Day};
use schema::{Date, Document};

use super::name::JOB_TITLES_OF_DEMO;
use super::rng::DemoRng;
use super::unit::{Units, document, id};
use crate::organisation::post::{self, POSTS};
use crate::people::career_step::{self, CAREER_STEPS, Kind};
use crate::people::employee;
use crate::people::grade::{self, GRADES, known};
use crate::people::job_title::{self, JOB_TITLES};

/// Dice of their own, so that the rest of the commune is what it was for the same seed.
const SALT: u64 = 0x6772_6164_6573;
/// Whose career is told.
const TOLD: usize = 40;
/// Functions that every service is planned with.
const PLANNED: [&str; 3] = ["Adjoint administratif", "Technicien 3ème grade", "Rédacteur"];

/// The lists that files choose from.
pub(super) struct Ranks {
    rng: DemoRng,
    grades: Vec<Document>,
    functions: Vec<Document>,
}

impl Ranks {
    pub fn new(seed: u64) -> Self {
        let mut rng = DemoRng::new(seed ^ SALT);
        let grade = |known: known::KnownGrade, rng: &mut DemoRng| {
            let ([fr, ar], [corps, corps_in_arabic]) = (known.names, known.corps);
            let mut row = document(&GRADES, rng).with(grade::NAME_FR, fr).with(grade::NAME_AR, ar);
            row.set(grade::CORPS_FR, corps.to_owned());
            row.set(grade::CORPS_AR, corps_in_arabic.to_owned());
            row.set_or_clear(grade::SCALE, known.scale);
            row
        };
        let function = |(fr, ar): &(&str, &str), rng: &mut DemoRng| {
            let row = document(&JOB_TITLES, rng).with(job_title::NAME_FR, (*fr).to_owned());
            row.with(job_title::NAME_AR, (*ar).to_owned())
        };
        let grades = known::all().map(|one| grade(one, &mut rng)).collect();
        let functions = JOB_TITLES_OF_DEMO.iter().map(|one| function(one, &mut rng)).collect();
        Ranks { rng, grades, functions }
    }

    /// The lists, and the posts of the plan of staff.
    pub fn documents(&mut self, units: &Units) -> Vec<Document> {
        let mut all = [self.grades.clone(), self.functions.clone()].concat();
        for service in &units.services {
            for name in PLANNED {
                let Some(function) = row_named(&self.functions, name) else {
                    continue;
                };
                let post = document(&POSTS, &mut self.rng)
                    .with(post::SERVICE, id(service))
                    .with(post::JOB_TITLE, id(function));
                all.push(post.with(post::PLANNED, self.rng.range(2, 6)));
            }
        }
        all
    }

    /// Has a file choose what it says from the lists.
    pub fn choose(&self, file: &mut Document) {
        for (text, link, of) in [
            (employee::GRADE, employee::GRADE_ROW, &self.grades),
            (employee::FUNCTION, employee::JOB_TITLE, &self.functions),
        ] {
            let row = file.get(text).and_then(|text| row_named(of, &text));
            file.set_or_clear(link, row.map(id));
        }
    }

    /// The careers of those at the top of the list, up to what their files say.
    pub fn careers(mut self, files: &[Document], today: Day) -> Vec<Document> {
        let mut steps = Vec::new();
        for file in files.iter().take(TOLD) {
            let Some(Date(recruited)) = file.get(employee::RECRUITED_ON) else {
                continue;
            };
            self.career(file, recruited, today, &mut steps);
        }
        steps
    }

    fn career(&mut self, file: &Document, recruited: Day, today: Day, steps: &mut Vec<Document>) {
        let years = |many: i64| recruited.saturating_add((365 * many).days());
        let served = i64::from(recruited.until(today).map_or(0, |span| span.get_days())) / 365;
        let promoted = years(served / 2);
        let (grade, function) = (file.get(employee::GRADE_ROW), file.get(employee::JOB_TITLE));
        let mut step = |kind: Kind, on: Day| {
            let step = document(&CAREER_STEPS, &mut self.rng)
                .with(career_step::EMPLOYEE, id(file))
                .with(career_step::KIND, kind)
                .with(career_step::ON, Date(on))
                .with(career_step::DECIDED_ON, Date(on.saturating_sub(20.days())));
            step.with(
                career_step::DECISION,
                format!("{}/{}", self.rng.range(1, 400), on.year()),
            )
        };
        let mut first = step(Kind::Recruitment, recruited).with(career_step::ECHELON, 1);
        first.set_or_clear(career_step::JOB_TITLE, function);
        if served < 3 {
            first.set_or_clear(career_step::GRADE, grade.clone());
        }
        steps.push(first);
        if served >= 1 {
            steps.push(step(Kind::Tenure, years(1)));
        }
        if served >= 3 {
            let mut promotion = step(Kind::Grade, promoted.max(years(1)));
            promotion.set_or_clear(career_step::GRADE, grade);
            steps.push(promotion);
            let mut advancement = step(Kind::Step, years(served));
            advancement.set_or_clear(career_step::ECHELON, file.get(employee::ECHELON));
            steps.push(advancement);
        }
    }
}

fn row_named<'a>(rows: &'a [Document], name: &str) -> Option<&'a Document> {
    rows.iter().find(|row| row.title().0 == name)
}
