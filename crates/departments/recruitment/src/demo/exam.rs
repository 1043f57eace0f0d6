//! The rows of one exam, in the order in which they are written: a draft with all that is its own, then its steps.

use engine::Cx;
use engine::doc::Mode;
use jiff::civil::Date as Day;
use jiff::{SignedDuration, Timestamp, ToSpan};
use platform::demo::{DemoWriter, Scene, document, id};
use platform::people::employee;
use schema::{Date, Decimal, Document, Instant, Result};

use super::KnownSeats;
use super::plan::{PlannedExam, PlannedPosition};
use crate::committee::{self, COMMITTEES, CommitteeKind};
use crate::committee_member::{self, COMMITTEE_MEMBERS, MemberRole};
use crate::exam_room::{self, EXAM_ROOMS};
use crate::exam_test::{self, TestKind};
use crate::position::{self, POSITIONS};
use crate::recruitment::weight::{Phase, tests_of};
use crate::recruitment::{self, ExamStatus, RECRUITMENTS, conditions, publish};
use crate::specialty::{self, SPECIALTIES};

/// The rows of one exam: what candidates of the demonstration are made for.
pub(crate) struct DemoExam {
    /// The exam, as a draft.
    pub exam: Document,
    /// How far it comes.
    pub status: ExamStatus,
    /// When applications closed, or will.
    pub deadline: Timestamp,
    /// Its positions.
    pub positions: Vec<Document>,
    /// Their specialties.
    pub specialties: Vec<Document>,
    rooms: Vec<Document>,
    committees: Vec<Document>,
    members: Vec<Document>,
    written_on: Day,
    now: Timestamp,
}

/// Its committees: kind, French, Arabic, how many sit in it.
const COMMITTEES_OF_EXAM: [(CommitteeKind, &str, &str, i64); 4] = [
    (CommitteeKind::Selection, "Commission de sélection", "لجنة الانتقاء", 3),
    (
        CommitteeKind::Supervision,
        "Commission de surveillance",
        "لجنة الحراسة",
        4,
    ),
    (CommitteeKind::Written, "Commission de correction", "لجنة التصحيح", 4),
    (CommitteeKind::Oral, "Commission de l’oral", "لجنة الاختبار الشفوي", 3),
];
/// Its rooms and their seats.
const ROOMS: [(&str, &str, i64); 3] = [
    ("Salle A", "القاعة أ", 120),
    ("Salle B", "القاعة ب", 120),
    ("Amphithéâtre", "المدرج", 200),
];
/// Hours of a day.
const DAY: i64 = 24;
/// Applications stay open for so many days.
const OPEN_FOR: i64 = 30;
/// The written test is so many days after the deadline, the oral after it.
const WRITTEN_AFTER: i64 = 25;
const ORAL_AFTER: i64 = 60;

/// Below it one has failed, in the written tests and in the oral.
const LEAST_MARK: Decimal = Decimal(10 * 100);

impl DemoExam {
    /// Who sits at a place of its committee of a kind; nobody where the house has too few people.
    pub(super) fn member(&self, kind: CommitteeKind, place: usize) -> Option<Document> {
        let of = self
            .committees
            .iter()
            .find(|one| one.get(committee::KIND) == Some(kind))?;
        let is_its = |one: &&Document| one.get(committee_member::COMMITTEE) == Some(id(of));
        self.members.iter().filter(is_its).nth(place).cloned()
    }

    /// Invents the rows of a plan.
    pub(super) fn new(scene: &mut Scene<'_>, plan: &PlannedExam, seats: &KnownSeats) -> DemoExam {
        let deadline = deadline(scene.now, plan);
        let (decided, written_on) = days_of(deadline);
        let exam = exam_row(scene, plan, deadline);
        let mut rows = DemoExam {
            exam,
            status: plan.status,
            deadline,
            positions: Vec::new(),
            specialties: Vec::new(),
            rooms: Vec::new(),
            committees: Vec::new(),
            members: Vec::new(),
            written_on,
            now: scene.now,
        };
        for planned in plan.positions {
            rows.add_position(scene, planned);
        }
        rows.add_rooms(scene);
        rows.add_committees(scene, decided, seats);
        rows
    }

    fn add_position(&mut self, scene: &mut Scene<'_>, planned: &PlannedPosition) {
        let position = document(&POSITIONS, scene.rng)
            .with(position::RECRUITMENT, id(&self.exam))
            .with(position::CODE, planned.code.to_owned())
            .with(position::GRADE_FR, planned.grade[0].to_owned())
            .with(position::GRADE_AR, planned.grade[1].to_owned())
            .with(position::DIPLOMA_FR, planned.diploma[0].to_owned())
            .with(position::DIPLOMA_AR, planned.diploma[1].to_owned());
        for ([fr, ar], posts) in planned.specialties {
            let specialty = document(&SPECIALTIES, scene.rng)
                .with(specialty::POSITION, id(&position))
                .with(specialty::NAME_FR, (*fr).to_owned())
                .with(specialty::NAME_AR, (*ar).to_owned())
                .with(specialty::POSTS, *posts);
            self.specialties.push(specialty);
        }
        self.positions.push(position);
    }

    fn add_rooms(&mut self, scene: &mut Scene<'_>) {
        for (name, name_ar, seats) in ROOMS {
            let room = document(&EXAM_ROOMS, scene.rng)
                .with(exam_room::RECRUITMENT, id(&self.exam))
                .with(exam_room::NAME, name.to_owned())
                .with(exam_room::NAME_AR, name_ar.to_owned())
                .with(exam_room::CAPACITY, seats)
                .with(exam_room::ADDRESS, "Lycée Al Massira, avenue Hassan II".to_owned())
                .with(exam_room::ADDRESS_AR, "ثانوية المسيرة، شارع الحسن الثاني".to_owned());
            self.rooms.push(room);
        }
    }

    /// People of the house sit in them, everybody in one; those who sign in where their work is.
    fn add_committees(&mut self, scene: &mut Scene<'_>, decided: Day, seats: &KnownSeats) {
        let is_free = |one: &&Document| employee::is_able(one) && !seats.is_seated(one);
        let mut able: Vec<&Document> = scene.employees.iter().filter(is_free).collect();
        for (kind, fr, ar, count) in COMMITTEES_OF_EXAM {
            let committee = document(&COMMITTEES, scene.rng)
                .with(committee::RECRUITMENT, id(&self.exam))
                .with(committee::KIND, kind)
                .with(committee::TYPE_FR, fr.to_owned())
                .with(committee::TYPE_AR, ar.to_owned())
                .with(committee::DECISION_REF, "D-4".to_owned())
                .with(committee::DECISION_SIGNED_ON, Date(decided));
            for seat in 0..count {
                if able.is_empty() {
                    break;
                }
                let last = i64::try_from(able.len()).unwrap_or(1) - 1;
                let by_chance = able.swap_remove(usize::try_from(scene.rng.range(0, last)).unwrap_or_default());
                let place = usize::try_from(seat).unwrap_or_default();
                let who = seats.holder(scene.employees, kind, place).unwrap_or(by_chance);
                let role = match seat {
                    0 => MemberRole::President,
                    1 => MemberRole::Rapporteur,
                    _ => MemberRole::Member,
                };
                let member = document(&COMMITTEE_MEMBERS, scene.rng)
                    .with(committee_member::COMMITTEE, id(&committee))
                    .with(committee_member::NAME, who.title().0)
                    .with(committee_member::EMPLOYEE, id(who))
                    .with(committee_member::ROLE, role);
                self.members.push(member);
            }
            self.committees.push(committee);
        }
    }

    /// Writes the draft and all that is its own.
    pub(super) async fn write(&self, stage: DemoWriter<'_>) -> Result<()> {
        stage.write(vec![self.exam.clone()]).await?;
        for rows in [
            &self.positions,
            &self.specialties,
            &self.rooms,
            &self.committees,
            &self.members,
        ] {
            stage.write(rows.clone()).await?;
        }
        let (exam, written_on) = (self.exam.id.clone(), self.written_on);
        stage
            .transact(move |cx| {
                for test in tests_of(cx, &exam)? {
                    let test = schedule(cx, test, written_on)?;
                    if Phase::of_test(&test) == Phase::Oral {
                        cx.create(oral_room(&test)?)?;
                    }
                }
                Ok(())
            })
            .await
    }

    /// Takes it as far as it comes.
    pub(super) async fn step_forward(&self, stage: DemoWriter<'_>) -> Result<()> {
        let (id, status) = (self.exam.id.clone(), self.status);
        let published = self.deadline - SignedDuration::from_hours(DAY * OPEN_FOR);
        let (published, now) = (published.min(self.now), self.now);
        let home = stage.engine().home().unwrap_or_default().to_owned();
        let step = move |cx: &mut Cx<'_>| {
            for to in path_to(status) {
                let exam = cx.need(&RECRUITMENTS, &id)?;
                let exam = match to {
                    ExamStatus::Open => publish(cx, exam, published)?,
                    ExamStatus::Completed => exam.with(recruitment::RESULTS_AT, Instant(now)),
                    ExamStatus::Cancelled => exam.with(recruitment::CANCELLED_AT, Instant(now)).with(
                        recruitment::CANCEL_REASON,
                        "Suppression des postes budgétaires".to_owned(),
                    ),
                    ExamStatus::Draft | ExamStatus::Closed | ExamStatus::GradingWritten | ExamStatus::OralScheduled => {
                        exam
                    }
                };
                let exam = exam.with(recruitment::STATUS, *to);
                if *to == ExamStatus::Open {
                    publish::issue_notice(cx, exam, Mode::Both, &home)?;
                } else {
                    cx.update(exam)?;
                }
            }
            Ok(())
        };
        stage.transact(step).await
    }
}

/// Applications close when offices do.
fn deadline(now: Timestamp, plan: &PlannedExam) -> Timestamp {
    let day = schema::day_in_morocco(now).saturating_sub(plan.closed_before.days());
    schema::instant_in_morocco(day.at(16, 30, 0, 0))
}

/// The day of its decision, and that of its written tests.
fn days_of(deadline: Timestamp) -> (Day, Day) {
    let last = schema::day_in_morocco(deadline);
    (
        last.saturating_sub((OPEN_FOR + 10).days()),
        last.saturating_add(WRITTEN_AFTER.days()),
    )
}

/// The row of the exam itself, a draft.
fn exam_row(scene: &mut Scene<'_>, plan: &PlannedExam, deadline: Timestamp) -> Document {
    let (decided, written_on) = days_of(deadline);
    let year = schema::day_in_morocco(deadline).first_of_year();
    document(&RECRUITMENTS, scene.rng)
        .with(recruitment::TITLE_FR, plan.title[0].to_owned())
        .with(recruitment::TITLE_AR, plan.title[1].to_owned())
        .with(recruitment::DECISION_REF, plan.reference.to_owned())
        .with(recruitment::DECISION_DATE, Date(decided))
        .with(recruitment::SIGNED_ON, Date(decided.saturating_add(1.days())))
        .with(recruitment::ADVERTISEMENT_REF, format!("AV-{}", plan.reference))
        .with(recruitment::DEADLINE, Instant(deadline))
        .with(recruitment::EXAM_DATE, Date(written_on))
        .with(recruitment::EXAM_TIME, "09:00".to_owned())
        .with(recruitment::MIN_AGE, 18)
        .with(recruitment::MAX_AGE, 40)
        .with(recruitment::AGE_EXTENSION, 45)
        .with(recruitment::AGE_ON, Date(year))
        .with(recruitment::MIN_WRITTEN, LEAST_MARK)
        .with(recruitment::MIN_ORAL, LEAST_MARK)
        .with(recruitment::QUOTAS, reserved_posts())
        .with(recruitment::APPEAL_DAYS, 5)
        .with(recruitment::WAITING_UNTIL, Date(written_on.saturating_add(1.years())))
}

/// A share of the posts of each specialty for each ground.
fn reserved_posts() -> serde_json::Value {
    serde_json::json!([{"ground": "resistant", "percent": 25, "base": "specialty"}, {"ground": "disability", "percent": 7, "base": "specialty"}])
}

/// The steps that lead to a state.
fn path_to(status: ExamStatus) -> &'static [ExamStatus] {
    use ExamStatus::{Cancelled, Closed, Completed, Draft, GradingWritten, Open, OralScheduled};
    match status {
        Draft => &[],
        Open => &[Open],
        Closed => &[Open, Closed],
        GradingWritten => &[Open, Closed, GradingWritten],
        OralScheduled => &[Open, Closed, GradingWritten, OralScheduled],
        Completed => &[Open, Closed, GradingWritten, OralScheduled, Completed],
        Cancelled => &[Open, Closed, Cancelled],
    }
}

/// As publishing leaves it, but for its notice, which follows.
fn publish(cx: &Cx<'_>, exam: Document, at: Timestamp) -> Result<Document> {
    let exam = exam
        .with(recruitment::SEED, cx.new_code())
        .with(recruitment::PUBLISHED_AT, Instant(at));
    conditions::fix(cx, exam)
}

/// Where those are heard who passed the written tests.
fn oral_room(test: &Document) -> Result<Document> {
    /// Who hears and who is heard.
    const SEATS: i64 = 12;
    let room = Document::new(&EXAM_ROOMS)
        .with(exam_room::RECRUITMENT, test.need(exam_test::RECRUITMENT)?)
        .with(exam_room::NAME, format!("Salle des réunions – {}", test.title().0))
        .with(exam_room::NAME_AR, format!("قاعة الاجتماعات – {}", test.title().1))
        .with(exam_room::TEST, id(test))
        .with(exam_room::CAPACITY, SEATS)
        .with(exam_room::ADDRESS, "Hôtel de ville".to_owned())
        .with(exam_room::ADDRESS_AR, "قصر البلدية".to_owned());
    Ok(room)
}

fn schedule(cx: &mut Cx<'_>, test: Document, written_on: Day) -> Result<Document> {
    let (day, minutes) = match test.get(exam_test::KIND) {
        Some(TestKind::Oral | TestKind::Practical) => {
            (written_on.saturating_add((ORAL_AFTER - WRITTEN_AFTER).days()), 30)
        }
        Some(TestKind::Written) | None => (written_on, 180),
    };
    let test = test
        .with(exam_test::DATE, Date(day))
        .with(exam_test::START_TIME, "09:00".to_owned())
        .with(exam_test::DURATION, minutes);
    cx.update(test)
}
