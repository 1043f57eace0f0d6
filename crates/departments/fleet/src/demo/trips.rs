//! The missions of the demonstration: of every day of work, by people who have something to do there.

use std::collections::HashSet;

use jiff::civil::Date as Day;
use jiff::{SignedDuration, Timestamp, ToSpan};
use schema::{Date, Document, Instant};

use platform::demo::{DemoRng, Scene, document, id, is_holiday};
use platform::people::employee;

use super::vehicles::Vehicles;
use crate::car::{self, Status, VehicleType};
use crate::car_paper;
use crate::maintenance;
use crate::mission::{self, MISSIONS, Transport};

/// Why somebody of a service goes somewhere, in French and in Arabic.
struct Errand {
    place: [&'static str; 2],
    object: [&'static str; 2],
    /// There and back.
    kilometres: i64,
    /// Hours away.
    hours: (i64, i64),
}

const fn errand(place: [&'static str; 2], object: [&'static str; 2], kilometres: i64, hours: (i64, i64)) -> Errand {
    Errand {
        place,
        object,
        kilometres,
        hours,
    }
}

/// Those of each service, in the order of the services.
const ERRANDS: [[Errand; 3]; 7] = [
    [
        errand(
            ["Rabat", "الرباط"],
            ["Dépôt de dossiers de retraite", "إيداع ملفات التقاعد"],
            96,
            (5, 8),
        ),
        errand(
            ["Kénitra", "القنيطرة"],
            ["Session de formation", "دورة تكوينية"],
            84,
            (7, 8),
        ),
        errand(
            ["Siège de la province", "مقر الإقليم"],
            ["Réunion sur les effectifs", "اجتماع حول أعداد الموظفين"],
            34,
            (3, 5),
        ),
    ],
    [
        errand(
            ["Siège de la province", "مقر الإقليم"],
            ["Remise des registres d’état civil", "تسليم سجلات الحالة المدنية"],
            34,
            (3, 5),
        ),
        errand(
            ["Tribunal de première instance", "المحكمة الابتدائية"],
            ["Dépôt des doubles des registres", "إيداع نظائر السجلات"],
            42,
            (4, 6),
        ),
        errand(
            ["Salé", "سلا"],
            ["Réunion des officiers de l’état civil", "اجتماع ضباط الحالة المدنية"],
            88,
            (6, 8),
        ),
    ],
    [
        errand(
            ["Tribunal administratif de Rabat", "المحكمة الإدارية بالرباط"],
            ["Représentation de la commune à l’audience", "تمثيل الجماعة في الجلسة"],
            96,
            (6, 9),
        ),
        errand(
            ["Rabat", "الرباط"],
            ["Remise d’un mémoire en réponse", "تسليم مذكرة جوابية"],
            96,
            (5, 7),
        ),
        errand(
            ["Siège de la province", "مقر الإقليم"],
            ["Réunion sur le contentieux", "اجتماع حول المنازعات"],
            34,
            (3, 4),
        ),
    ],
    [
        errand(
            ["Perception", "القباضة"],
            ["Versement des recettes", "دفع المداخيل"],
            22,
            (2, 4),
        ),
        errand(
            ["Marché hebdomadaire", "السوق الأسبوعي"],
            ["Contrôle des droits de place", "مراقبة حقوق الوقوف"],
            18,
            (4, 6),
        ),
        errand(
            ["Casablanca", "الدار البيضاء"],
            ["Réunion sur la fiscalité locale", "اجتماع حول الجبايات المحلية"],
            182,
            (8, 10),
        ),
    ],
    [
        errand(
            ["Agence urbaine", "الوكالة الحضرية"],
            ["Commission des autorisations de construire", "لجنة رخص البناء"],
            46,
            (4, 6),
        ),
        errand(
            ["Hay Salam", "حي السلام"],
            ["Visite du chantier de voirie", "زيارة ورش الطرقات"],
            14,
            (2, 4),
        ),
        errand(
            ["Fès", "فاس"],
            ["Rencontre sur le plan d’aménagement", "لقاء حول تصميم التهيئة"],
            372,
            (10, 12),
        ),
    ],
    [
        errand(
            ["Marché hebdomadaire", "السوق الأسبوعي"],
            ["Contrôle sanitaire", "المراقبة الصحية"],
            18,
            (4, 6),
        ),
        errand(
            ["Kénitra", "القنيطرة"],
            ["Remise d’échantillons au laboratoire", "تسليم عينات إلى المختبر"],
            84,
            (4, 6),
        ),
        errand(
            ["Hay Salam", "حي السلام"],
            ["Campagne de désinfection", "حملة التعقيم"],
            14,
            (4, 6),
        ),
    ],
    [
        errand(
            ["Casablanca", "الدار البيضاء"],
            ["Achat de pièces de rechange", "اقتناء قطع الغيار"],
            182,
            (7, 9),
        ),
        errand(
            ["Kénitra", "القنيطرة"],
            ["Contrôle technique des véhicules", "الفحص التقني للمركبات"],
            84,
            (4, 6),
        ),
        errand(
            ["Annexe Plage", "ملحقة الشاطئ"],
            ["Transport de matériel", "نقل معدات"],
            26,
            (2, 4),
        ),
    ],
];

/// Days before today and after it: this month and the one before it can be compared.
const DAYS: (i64, i64) = (62, 13);
/// A car in so many leaves on a day of work, and today, so that there is always somebody out.
const LEAVE: usize = 8;
const LEAVE_TODAY: usize = 5;
const LEAST: usize = 2;
/// Somebody is sought so often.
const TRIES: usize = 60;
/// So many of a hundred told what the odometer showed.
const READ: i64 = 92;
/// So many of a hundred are of people who have a portrait.
const FACES: i64 = 45;
const DRIVER: &str = "Chauffeur";

/// The missions, in the order of their departures.
pub(super) fn plan(scene: &mut Scene<'_>, park: &Vehicles, work: &[Document]) -> Vec<Document> {
    let able: Vec<&Document> = scene.employees.iter().filter(|one| employee::is_able(one)).collect();
    let mut diary = Diary::of_work(work);
    let mut missions = Vec::new();
    for ahead in -DAYS.0..=DAYS.1 {
        let day = scene.today.saturating_add(ahead.days());
        let is_off = day.weekday().to_monday_one_offset() > 5 || is_holiday(day);
        if is_off && ahead != 0 {
            continue;
        }
        let share = if ahead == 0 { LEAVE_TODAY } else { LEAVE };
        let many = (park.cars.len() / share).max(LEAST);
        let mut of_day: Vec<Document> = (0..many)
            .filter_map(|_| order(scene, park, &able, &mut diary, day))
            .collect();
        of_day.sort_by_key(|one| one.get(mission::DEPART).map(|Instant(at)| at));
        missions.extend(of_day);
    }
    missions
}

/// Who and what is taken on which day.
struct Diary(HashSet<(String, Day)>);

impl Diary {
    /// With the days on which cars are in the workshop.
    fn of_work(work: &[Document]) -> Self {
        let day = |one: &Document| {
            let Date(day) = one.get(maintenance::DATE)?;
            Some((one.get(maintenance::CAR)?.0, day))
        };
        Diary(work.iter().filter_map(day).collect())
    }

    fn is_free(&self, one: &Document, day: Day) -> bool {
        !self.0.contains(&(one.id.clone(), day))
    }

    fn take(&mut self, one: &Document, day: Day) {
        self.0.insert((one.id.clone(), day));
    }
}

/// An order of that day, of a car and of people who are free; none where nobody was found.
fn order(scene: &mut Scene<'_>, park: &Vehicles, able: &[&Document], diary: &mut Diary, day: Day) -> Option<Document> {
    let rng = &mut *scene.rng;
    let find = |rng: &mut DemoRng, of: &[&Document], fits: &dyn Fn(&Document) -> bool| {
        let mut picks = (0..TRIES).map(|_| *rng.pick(of));
        picks.find(|one| diary.is_free(one, day) && fits(one)).cloned()
    };
    let cars: Vec<&Document> = park.cars.iter().collect();
    let car = find(rng, &cars, &|car| may_leave(park, car, day))?;
    let is_driver = |one: &Document| one.get(employee::FUNCTION).as_deref() == Some(DRIVER);
    let wants_face = rng.percent(FACES);
    let may_go = |one: &Document| !(is_driver(one) || wants_face && one.get(employee::PHOTO).is_none());
    let who = find(rng, able, &may_go)?;
    let driver = find(rng, able, &is_driver).filter(|_| rng.percent(70));
    let of_service = |unit: &Document| who.get(employee::SERVICE) == Some(id(unit));
    let service = scene.units.services.iter().position(of_service).unwrap_or(0);
    let errand = rng.pick(&ERRANDS[service]);
    let minutes = rng.range(0, 5) * 15;
    let departs = schema::instant_in_morocco(day.at(7, 30, 0, 0)) + SignedDuration::from_mins(minutes);
    let returns = departs + SignedDuration::from_hours(rng.range(errand.hours.0, errand.hours.1));
    let [place, place_ar] = errand.place.map(str::to_owned);
    let [object, object_ar] = errand.object.map(str::to_owned);
    let mut ordered = document(&MISSIONS, rng)
        .with(mission::EMPLOYEE, id(&who))
        .with(mission::CAR, id(&car))
        .with(mission::TRANSPORT, Transport::ServiceCar)
        .with(mission::DESTINATION, place)
        .with(mission::DESTINATION_AR, place_ar)
        .with(mission::OBJECT, object)
        .with(mission::OBJECT_AR, object_ar)
        .with(mission::DEPART, Instant(departs))
        .with(mission::RETURN, Instant(returns));
    ordered.set_or_clear(mission::DRIVER, driver.as_ref().map(id));
    for one in [Some(&car), Some(&who), driver.as_ref()].into_iter().flatten() {
        diary.take(one, day);
    }
    Some(ordered)
}

/// Whether it is one that people travel in, in service and bought, and insurance and inspection hold on that day, as far as they
/// are on file.
fn may_leave(park: &Vehicles, car: &Document, day: Day) -> bool {
    let is_for_people = car.get(car::VEHICLE) == Some(VehicleType::Car);
    let is_bought = car.get(car::COMMISSIONED).is_none_or(|since| since <= Date(day));
    if !is_for_people || !is_bought || car.get(car::STATUS).is_some_and(|status| status != Status::Active) {
        return false;
    }
    let ends = |kind: car_paper::Type| {
        let of_car = park
            .papers
            .iter()
            .filter(|paper| paper.get(car_paper::CAR) == Some(id(car)));
        let of_type = of_car.filter(|paper| paper.get(car_paper::TYPE) == Some(kind));
        of_type.filter_map(|paper| paper.get(car_paper::VALID_UNTIL)).max()
    };
    [car_paper::Type::Insurance, car_paper::Type::TechnicalInspection]
        .into_iter()
        .all(|kind| ends(kind).is_none_or(|until| until >= Date(day)))
}

/// The day of departure.
pub(super) fn day_of(mission: &Document) -> Day {
    let departs = mission
        .get(mission::DEPART)
        .map_or(Timestamp::UNIX_EPOCH, |Instant(at)| at);
    schema::day_in_morocco(departs)
}

/// What the odometer showed on a mission that is over: mostly it was told.
pub(super) fn read_odometer(rng: &mut DemoRng, mission: &mut Document, shown: &mut i64, now: Timestamp) {
    let place = mission.get(mission::DESTINATION).unwrap_or_default();
    let mut errands = ERRANDS.iter().flatten();
    let far = errands
        .find(|one| one.place[0] == place)
        .map_or(0, |one| one.kilometres);
    let out = *shown + rng.range(0, 20);
    let back = out + far + rng.range(0, far / 8 + 4);
    let Some(Instant(due)) = mission.get(mission::RETURN) else {
        return;
    };
    let returned = due + SignedDuration::from_mins(rng.range(-40, 25));
    if returned >= now || !rng.percent(READ) {
        return;
    }
    mission.set(mission::RETURNED, Instant(returned));
    mission.set(mission::ODOMETER_OUT, out);
    mission.set(mission::ODOMETER_IN, back);
    *shown = back;
}
