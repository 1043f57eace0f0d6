//! From a candidate to an employee, once: through the rules of the employees, with the photograph and the step of the recruitment.

use engine::files::{Gather, Incoming};
use engine::{Act, Allowed, BoxFuture, Check, Cx, Engine, Guard, RequestContext, Subject, Turn, inputs};
use jiff::civil;
use platform::bucket::EMPLOYEE_PHOTOS;
use platform::people::career_step::{self, CAREER_STEPS};
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Id, Result, error_codes, validate};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::subject::RETAINED;
use crate::candidate::oneself::OF_ANOTHER;
use crate::candidate::{self, CANDIDATES, CandidateRow, HIRED_EMPLOYEE, wording};
use crate::exam_list::{ListKind, appeals_are_over};
use crate::permission::SECRETARIAT;
use crate::position::{self, POSITIONS};
use crate::recruitment::{self, RECRUITMENTS};

error_codes! {
    ALREADY = "candidate_already_employed", conflict => "سبق إدراج هذا المترشح ضمن الموظفين", "Ce candidat figure déjà parmi les fonctionnaires", "This candidate is among the employees already";
    NOT_ANNOUNCED = "candidate_not_announced", conflict => "لا يوظف إلا من أعلن قبوله نهائيا", "Seul un candidat proclamé retenu est recruté", "Only somebody who was announced as retained is recruited";
    /// The card is an employee's: it is said whose, and the caller says that it is the same person.
    KNOWN = "employee_with_this_card", conflict => "هذه البطاقة لموظف مسجل: أكدوا أنه الشخص نفسه", "Cette CNIE est celle d’un agent déjà enregistré\u{a0}: confirmez qu’il s’agit de la même personne", "This card is that of an employee on file: confirm that it is the same person";
}

/// Makes employees.
const CREATES: &str = "rh-managements:create";
/// Makes an employee of a candidate.
pub(crate) const HIRE: Act<Hiring, HiredCandidate> = Act::long_on(
    "recruitments.hire",
    wording::HIRE,
    TO_HIRE,
    Allowed::Holders(&[SECRETARIAT, CREATES]),
    hire,
);

/// Whoever was announced as retained and is nobody's employee yet.
const TO_HIRE: Subject = Subject::new(
    || &CANDIDATES,
    &[
        OF_ANOTHER,
        Guard::While(HIRED_EMPLOYEE.is_unset(), ALREADY),
        Guard::While(RETAINED, NOT_ANNOUNCED),
        // A post that somebody may still win by an appeal is nobody's yet.
        Guard::Check(Check {
            reads: &[candidate::RECRUITMENT.def],
            check: |cx, candidate| appeals_are_over(cx, &candidate.need(candidate::RECRUITMENT)?, ListKind::Final),
        }),
    ],
);

inputs! {
    /// A candidate who becomes an employee.
    pub(crate) struct Hiring {
        /// The candidate.
        candidate: Id = need("candidateId"),
        /// The day of the recruitment; today unless it is said.
        on: Option<Date> = may_field("recruitedOn", &EMPLOYEES, &employee::RECRUITED_ON),
        /// The employee on file who is the same person.
        employee: Option<Id> = may_field("employeeId", &CANDIDATES, &HIRED_EMPLOYEE),
        /// What else is known of the employee, by the names of its fields.
        fields: Option<Json> = may("fields"),
    }
}

/// A candidate who became an employee.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HiredCandidate {
    candidate: CandidateRow,
    employee_id: String,
    /// Whether the employee was on file before.
    linked: bool,
}

fn hire(turn: Turn, order: Hiring) -> BoxFuture<HiredCandidate> {
    Box::pin(async move {
        let id = order.candidate.clone();
        let photo = turn
            .read(&id, |_, candidate| Ok(candidate.get(candidate::PHOTO)))
            .await?;
        let photo = match photo.filter(|_| order.employee.is_none()) {
            Some(Id(file)) => Some(copy_photo(&turn.engine, &turn.ctx, &file).await?),
            None => None,
        };
        let write = move |cx: &mut Cx<'_>, candidate| employ(cx, candidate, &order, photo.as_ref());
        turn.write(&id, write).await
    })
}

/// The photograph lies in the bucket of applications: the file of an employee has its own.
async fn copy_photo(engine: &Engine, ctx: &RequestContext, file: &str) -> Result<Id> {
    let bucket = engine.bucket(EMPLOYEE_PHOTOS)?;
    engine.may_send(&ctx.rights, bucket)?;
    let mut piece = Gather::default();
    piece.push(engine.file_bytes(file).await?);
    let incoming = Incoming {
        id: None,
        goes_on: false,
        name: "photo.jpg".to_owned(),
        folder: String::new(),
        span: None,
        piece: piece.finish(),
    };
    let received = engine.receive_file(ctx, bucket, incoming).await?;
    Ok(Id(received.file["$id"].as_str().unwrap_or_default().to_owned()))
}

fn employ(cx: &mut Cx<'_>, candidate: Document, order: &Hiring, photo: Option<&Id>) -> Result<HiredCandidate> {
    let on = order.on.map_or_else(|| cx.today(), |Date(day)| day);
    let card = candidate.need(candidate::CIN)?;
    let known = cx.first(&EMPLOYEES, [employee::CIN.eq(card)])?;
    let linked = known.is_some();
    let employee = match known {
        Some(known) if order.employee.as_ref().is_some_and(|Id(id)| *id == known.id) => known,
        Some(_) => return Err(KNOWN.rejection().field("employeeId").into()),
        None => make_employee(cx, order, &candidate, on, photo)?,
    };
    if linked {
        add_step(cx, &employee, &candidate, on)?;
    }
    let id = Id(employee.id);
    let candidate = cx.update(candidate.with(HIRED_EMPLOYEE, id.clone()))?;
    Ok(HiredCandidate {
        candidate: CandidateRow(cx.answer(candidate)?),
        employee_id: id.0,
        linked,
    })
}

/// As the caller would by hand: with the caller's rights and the rules of employees.
fn make_employee(
    cx: &mut Cx<'_>,
    order: &Hiring,
    candidate: &Document,
    on: civil::Date,
    photo: Option<&Id>,
) -> Result<Document> {
    let position = cx.need(&POSITIONS, candidate.need(candidate::POSITION)?.as_str())?;
    let mut data: Map<String, Json> = Map::new();
    let mut put = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            data.insert(name.to_owned(), json!(value));
        }
    };
    put(employee::NAME_FR.def.name, candidate.get(candidate::NAME_FR));
    put(employee::NAME_AR.def.name, candidate.get(candidate::NAME_AR));
    put(employee::CIN.def.name, candidate.get(candidate::CIN));
    put(
        employee::BIRTH_DATE.def.name,
        candidate.get(candidate::BIRTH_DATE).map(|Date(day)| day.to_string()),
    );
    put(employee::PHONE.def.name, candidate.get(candidate::PHONE));
    put(employee::EMAIL.def.name, candidate.get(candidate::EMAIL));
    put(employee::ADDRESS.def.name, candidate.get(candidate::ADDRESS));
    put(employee::GRADE.def.name, position.get(position::GRADE_FR));
    put(employee::RECRUITED_ON.def.name, Some(on.to_string()));
    put(employee::PHOTO.def.name, photo.map(|Id(id)| id.clone()));
    if let Some(Json::Object(more)) = &order.fields {
        data.extend(more.clone());
    }
    let fields = cx.who().view(&EMPLOYEES).fields();
    let given = validate(&EMPLOYEES, &data, fields, fields, None)?;
    let employee = cx.create_given(&EMPLOYEES, &given)?;
    note_decision(cx, &employee, candidate)?;
    cx.need(&EMPLOYEES, &employee.id)
}

/// The step that the file made of the recruitment names the decision of the exam.
fn note_decision(cx: &mut Cx<'_>, employee: &Document, candidate: &Document) -> Result<()> {
    let exam = cx.need(&RECRUITMENTS, candidate.need(candidate::RECRUITMENT)?.as_str())?;
    let step = [
        career_step::EMPLOYEE.eq(employee.id.clone()),
        career_step::KIND.eq(career_step::Kind::Recruitment),
    ];
    let Some(mut step) = cx.first(&CAREER_STEPS, step)? else {
        return add_step_of(cx, employee, &exam, None);
    };
    step.set_or_clear(career_step::DECISION, exam.get(recruitment::DECISION_REF));
    step.set_or_clear(career_step::DECIDED_ON, exam.get(recruitment::DECISION_DATE));
    cx.update(step).map(drop)
}

/// Of an employee on file: recruited once more, by this exam.
fn add_step(cx: &mut Cx<'_>, employee: &Document, candidate: &Document, on: civil::Date) -> Result<()> {
    let exam = cx.need(&RECRUITMENTS, candidate.need(candidate::RECRUITMENT)?.as_str())?;
    let known = [
        career_step::EMPLOYEE.eq(employee.id.clone()),
        career_step::KIND.eq(career_step::Kind::Recruitment),
    ];
    if cx.first(&CAREER_STEPS, known)?.is_some() {
        return Ok(());
    }
    add_step_of(cx, employee, &exam, Some(on))
}

fn add_step_of(cx: &mut Cx<'_>, employee: &Document, exam: &Document, on: Option<civil::Date>) -> Result<()> {
    let day = on
        .map(Date)
        .or_else(|| employee.get(employee::RECRUITED_ON))
        .unwrap_or_else(|| Date(cx.today()));
    let mut step = Document::new(&CAREER_STEPS)
        .with(career_step::EMPLOYEE, Id(employee.id.clone()))
        .with(career_step::KIND, career_step::Kind::Recruitment)
        .with(career_step::ON, day);
    step.set_or_clear(career_step::DECISION, exam.get(recruitment::DECISION_REF));
    step.set_or_clear(career_step::DECIDED_ON, exam.get(recruitment::DECISION_DATE));
    cx.create(step).map(drop)
}
