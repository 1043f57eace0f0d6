//! What people do in which service, with the grade, the pay scale and the salary that go with it.

use super::rng::DemoRng;
use super::unit::{ANNEXES_OF_SAMPLE, BUREAUX_OF_SERVICE, DIVISIONS_OF_DEMO, SERVICES_OF_SAMPLE};

/// A function, and the grade of who holds it.
#[derive(Debug)]
pub(super) struct Occupation {
    pub function: &'static str,
    pub function_ar: &'static str,
    pub grade: &'static str,
    pub scale: i64,
    /// Base salary of the first step, in dirhams a month.
    pub salary: i64,
}

const fn job(
    function: &'static str,
    function_ar: &'static str,
    grade: &'static str,
    scale: i64,
    salary: i64,
) -> Occupation {
    Occupation {
        function,
        function_ar,
        grade,
        scale,
        salary,
    }
}

const TECHNICIAN: Occupation = job(
    "Technicien 3ème grade",
    "تقني من الدرجة الثالثة",
    "Technicien 3ème grade",
    9,
    5_200,
);
const SENIOR_TECHNICIAN: Occupation = job(
    "Technicien 2ème grade",
    "تقني من الدرجة الثانية",
    "Technicien 2ème grade",
    10,
    6_800,
);
const CLERK: Occupation = job(
    "Adjoint administratif",
    "مساعد إداري",
    "Adjoint administratif 3ème grade",
    6,
    3_600,
);
const AGENT: Occupation = job("Agent", "عون", "Adjoint technique 4ème grade", 5, 3_300);
const DRIVER: Occupation = job("Chauffeur", "سائق", "Adjoint technique 3ème grade", 6, 3_500);
const MECHANIC: Occupation = job("Mécanicien", "ميكانيكي", "Adjoint technique 2ème grade", 7, 3_900);
const EDITOR: Occupation = job("Rédacteur", "محرر", "Rédacteur 4ème grade", 8, 4_600);
const ADMINISTRATOR: Occupation = job(
    "Administrateur 2ème grade",
    "متصرف من الدرجة الثانية",
    "Administrateur 2ème grade",
    11,
    9_300,
);
const ENGINEER: Occupation = job(
    "Ingénieur d’État",
    "مهندس دولة",
    "Ingénieur d’État 1er grade",
    11,
    11_200,
);
const DOCTOR: Occupation = job("Médecin", "طبيب", "Médecin 1er grade", 11, 12_800);
const NURSE: Occupation = job("Infirmier", "ممرض", "Infirmier diplômé d’État 2ème grade", 10, 6_900);
const UNFIT: Occupation = job("INAPTE", "غير لائق صحيا", "Adjoint administratif 4ème grade", 5, 3_200);
const RELEASED: Occupation = job("F/T", "متفرغ", "Adjoint technique 4ème grade", 5, 3_200);
const HEAD_OF_BUREAU: Occupation = job("Chef de bureau", "رئيس مكتب", "Rédacteur 2ème grade", 10, 7_100);
const HEAD_OF_SERVICE: Occupation = job("Chef de service", "رئيس مصلحة", "Administrateur 2ème grade", 11, 9_800);
const HEAD_OF_DIVISION: Occupation = job("Chef de division", "رئيس قسم", "Administrateur 2ème grade", 11, 10_900);
const DIRECTOR: Occupation = job(
    "Directeur général des services",
    "المدير العام للمصالح",
    "Administrateur 2ème grade",
    11,
    12_400,
);
const HEAD_OF_ANNEXE: Occupation = job(
    "Chef d’annexe administrative",
    "رئيس ملحقة إدارية",
    "Administrateur 3ème grade",
    10,
    7_600,
);

/// All of them, once each.
pub(super) const JOBS: &[&Occupation] = &[
    &TECHNICIAN,
    &SENIOR_TECHNICIAN,
    &CLERK,
    &AGENT,
    &DRIVER,
    &MECHANIC,
    &EDITOR,
    &ADMINISTRATOR,
    &ENGINEER,
    &DOCTOR,
    &NURSE,
    &UNFIT,
    &RELEASED,
    &HEAD_OF_BUREAU,
    &HEAD_OF_SERVICE,
    &HEAD_OF_DIVISION,
    &DIRECTOR,
    &HEAD_OF_ANNEXE,
];

/// Who works in each service, the usual ones more often: in the order of the services.
pub(super) const JOBS_OF_SERVICE: [&[&Occupation]; SERVICES_OF_SAMPLE.len()] = [
    &[&CLERK, &CLERK, &EDITOR, &EDITOR, &ADMINISTRATOR],
    &[&CLERK, &CLERK, &CLERK, &EDITOR, &AGENT],
    &[&EDITOR, &CLERK, &ADMINISTRATOR],
    &[&EDITOR, &CLERK, &CLERK, &TECHNICIAN, &AGENT],
    &[&TECHNICIAN, &TECHNICIAN, &SENIOR_TECHNICIAN, &ENGINEER, &CLERK],
    &[&AGENT, &AGENT, &TECHNICIAN, &NURSE, &DOCTOR],
    &[&DRIVER, &DRIVER, &DRIVER, &MECHANIC, &AGENT, &TECHNICIAN],
];

/// Those who cannot do their work, and those who were released from it for a mandate.
pub(super) const NOT_AT_WORK: [&Occupation; 2] = [&UNFIT, &RELEASED];

/// Those who head nothing and sign in: the service, in which they do what their role says, and their function.
const OFFICES: [(usize, &Occupation); 10] = [
    (0, &ADMINISTRATOR),
    (0, &EDITOR),
    (6, &SENIOR_TECHNICIAN),
    (1, &CLERK),
    (0, &ADMINISTRATOR),
    (3, &TECHNICIAN),
    (2, &ADMINISTRATOR),
    (1, &EDITOR),
    (3, &EDITOR),
    (3, &EDITOR),
];

/// The bureaux of the commune, each headed by the one of the list with its number.
pub(super) const BUREAUX: usize = SERVICES_OF_SAMPLE.len() * BUREAUX_OF_SERVICE;
/// The place in the list of those who head what stands above, and of those who sign in without heading anything.
pub(super) const DIVISIONS: usize = BUREAUX;
pub(super) const DIRECTION: usize = DIVISIONS + DIVISIONS_OF_DEMO.len();
pub(super) const ANNEXES: usize = DIRECTION + 1;
pub(super) const OFFICERS: usize = ANNEXES + ANNEXES_OF_SAMPLE.len();
/// Those at the top of the list head the units or can sign in: they work.
pub const HEADS: usize = OFFICERS + OFFICES.len();
/// The head of a service heads its second bureau: the first, which registers the mail, has a head of its own.
const OF_SERVICE: usize = 1;
/// The service whose people sit in every annexe.
const CIVIL_STATUS: usize = 1;
/// The annexe that is the head office.
const HEAD_OFFICE: usize = 0;
/// The first annexe of the others: its head can sign in.
pub(super) const LOGIN_ANNEXE: usize = HEAD_OFFICE + 1;

/// Where somebody works, and as what.
pub(super) struct Position {
    /// The bureau, by its number.
    pub bureau: usize,
    /// The annexe, by its number.
    pub annexe: usize,
    /// What they do.
    pub job: &'static Occupation,
}

impl Position {
    /// Of the one with this number in the list: a head, an officer, or one of the many.
    pub fn new(rng: &mut DemoRng, at: usize) -> Self {
        let at_head_office = |bureau, job| Position {
            bureau,
            annexe: HEAD_OFFICE,
            job,
        };
        match at {
            0..BUREAUX if at % BUREAUX_OF_SERVICE == OF_SERVICE => at_head_office(at, &HEAD_OF_SERVICE),
            0..BUREAUX => at_head_office(at, &HEAD_OF_BUREAU),
            DIVISIONS..DIRECTION => at_head_office(first_bureau_of_division(at - DIVISIONS), &HEAD_OF_DIVISION),
            DIRECTION => at_head_office(0, &DIRECTOR),
            ANNEXES..OFFICERS => Position {
                bureau: head_of_service(CIVIL_STATUS),
                annexe: at - ANNEXES,
                job: &HEAD_OF_ANNEXE,
            },
            OFFICERS..HEADS => {
                let (service, job) = OFFICES[at - OFFICERS];
                at_head_office(head_of_service(service), job)
            }
            _ => Position::of_many(rng),
        }
    }

    /// Most of a service work in its own bureaux; civil status sits in every annexe.
    fn of_many(rng: &mut DemoRng) -> Self {
        let service = index(rng, SERVICES_OF_SAMPLE.len());
        let own = if rng.percent(20) {
            0
        } else {
            1 + index(rng, BUREAUX_OF_SERVICE - 1)
        };
        let elsewhere = service == CIVIL_STATUS || rng.percent(25);
        let job = if rng.percent(5) {
            *rng.pick(&NOT_AT_WORK)
        } else {
            *rng.pick(JOBS_OF_SERVICE[service])
        };
        Position {
            bureau: service * BUREAUX_OF_SERVICE + own,
            annexe: if elsewhere {
                index(rng, ANNEXES_OF_SAMPLE.len())
            } else {
                HEAD_OFFICE
            },
            job,
        }
    }
}

/// The place in the list of who heads a service; the bureau where they sit has the same number.
pub(super) const fn head_of_service(service: usize) -> usize {
    service * BUREAUX_OF_SERVICE + OF_SERVICE
}

/// Whether somebody is met on many screens, as heads of services and above and those who sign in are: these have a portrait first.
pub(super) const fn is_seen(at: usize) -> bool {
    at == 0 || at % BUREAUX_OF_SERVICE == OF_SERVICE || at >= BUREAUX
}

/// One of so many.
fn index(rng: &mut DemoRng, many: usize) -> usize {
    let most = i64::try_from(many).unwrap_or(1) - 1;
    usize::try_from(rng.range(0, most)).unwrap_or(0)
}

/// Where the head of a division sits: beside the mail of its first service.
fn first_bureau_of_division(division: usize) -> usize {
    let service = SERVICES_OF_SAMPLE.iter().position(|(_, of)| *of == division);
    service.unwrap_or(0) * BUREAUX_OF_SERVICE
}
