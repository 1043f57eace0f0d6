//! The lists of grades and functions, the plan of staff, and the careers of those at the top of the list.

use jiff::{ToSpan, civil::Date as Day};
use schema::{Date, Document};

use super::job::{HEADS, JOBS, Occupation};
use super::rng::DemoRng;
use super::unit::{Units, document, id};
use crate::organisation::post::{self, POSTS};
use crate::people::career_step::{self, CAREER_STEPS, Kind};
use crate::people::employee;
use crate::people::grade::known;
use crate::people::job_title::{self, JOB_TITLES};

/// Dice of their own, so that the rest of the commune is what it was for the same seed.
const SALT: u64 = 0x6772_6164_6573;
/// The lists that files choose from.
pub(super) struct Ranks {
    rng: DemoRng,
    grades: Vec<Document>,
    functions: Vec<Document>,
}

impl Ranks {
    pub fn new(seed: u64) -> Self {
        let mut rng = DemoRng::new(seed ^ SALT);
        let grade = |known: known::KnownGrade, rng: &mut DemoRng| Document {
            id: rng.id(),
            ..known.row()
        };
        let function = |job: &Occupation, rng: &mut DemoRng| {
            let mut row = document(&JOB_TITLES, rng)
                .with(job_title::NAME_FR, job.function.to_owned())
                .with(job_title::NAME_AR, job.function_ar.to_owned());
            if let Some([french, arabic]) = job_title::known::feminine(job.function) {
                row.set(job_title::FEMININE_FR, french.to_owned());
                row.set(job_title::FEMININE_AR, arabic.to_owned());
            }
            row
        };
        let grades = known::all().map(|one| grade(one, &mut rng)).collect();
        let functions = JOBS.iter().map(|one| function(one, &mut rng)).collect();
        Ranks { rng, grades, functions }
    }

    /// The lists, and the posts of the plan of staff: what each service has of a function, and now and then one or two more, which
    /// are vacant.
    pub fn documents(&mut self, units: &Units, files: &[Document]) -> Vec<Document> {
        let mut all = [self.grades.clone(), self.functions.clone()].concat();
        for service in &units.services {
            let own = files
                .iter()
                .filter(|file| file.get(employee::SERVICE) == Some(id(service)));
            let own: Vec<&Document> = own.filter(|file| employee::is_able(file)).collect();
            for function in &self.functions {
                let filled = own
                    .iter()
                    .filter(|file| file.get(employee::JOB_TITLE) == Some(id(function)));
                let Ok(filled @ 1..) = i64::try_from(filled.count()) else {
                    continue;
                };
                let vacant = self.rng.range(-2, 2).max(0);
                let post = document(&POSTS, &mut self.rng)
                    .with(post::SERVICE, id(service))
                    .with(post::JOB_TITLE, id(function))
                    .with(post::PLANNED, filled + vacant);
                all.push(post);
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
        for file in files.iter().take(HEADS) {
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
