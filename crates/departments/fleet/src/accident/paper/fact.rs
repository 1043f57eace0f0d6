//! What is so of an accident, by the names that its declaration uses.

use engine::Cx;
use engine::doc::{Line, Run, Words};
use engine::files::FILES;
use schema::{Date, Decimal, Document, FieldDef, Filter, Instant, Label, Result};

use super::super as accident;
use super::super::third_party;
use crate::car::{self, CARS};
use crate::car_paper::{self, CAR_PAPERS, Type as Paper};
use crate::mission::{self, MISSIONS};
use platform::papers::facts::moment;
use platform::papers::{Facts, Name, amount};
use platform::people::employee::rank::{FUNCTION_LIST, names_in_both};
use platform::people::employee::{self, EMPLOYEES};

const MAKE: Name = Name::new("car.make", Label::new("المركبة", "Véhicule", "Vehicle"));
const REPORTS: Name = Name::new(
    "accident.reports",
    Label::new("المرفقات", "Pièces jointes", "Attachments"),
);
const DRIVER_CIN: Name = Name::new("driver.cin", employee::CIN.def.label);
const DRIVER_FUNCTION: Name = Name::new("driver.function", employee::FUNCTION.def.label);
const ORDER: Name = Name::new(
    "accident.missionOrder",
    Label::new("الأمر بمهمة رقم", "Ordre de mission n°", "Mission order no."),
);
const PHOTO_COUNT: Name = Name::new(
    "accident.photoCount",
    Label::new("عدد الصور", "Nombre de photos", "Number of photos"),
);
const IN_WORDS: Name = Name::new(
    "accident.repairCostInWords",
    Label::new(
        "كلفة الإصلاح بالحروف",
        "Coût de réparation en lettres",
        "Repair cost in words",
    ),
);

/// The names of the facts about the other party, in their order.
const THIRD_PARTY: [&str; 5] = [
    "thirdParty.name",
    "thirdParty.phone",
    "thirdParty.plate",
    "thirdParty.insurer",
    "thirdParty.policy",
];

/// What the text of a declaration may name.
pub(super) const NAMES: &[Name] = &[
    MAKE,
    Name::of("car.plate", car::PLATE_TEXT.def),
    Name::of("car.chassis", car::CHASSIS.def),
    Name::of("car.insurer", car_paper::PROVIDER.def),
    Name::of("car.policy", car_paper::POLICY.def),
    Name::of("accident.driver", accident::EMPLOYEE.def),
    DRIVER_CIN,
    DRIVER_FUNCTION,
    ORDER,
    Name::of("accident.date", accident::DATE.def),
    Name::of("accident.location", accident::LOCATION.def),
    Name::of("accident.type", accident::TYPE.def),
    Name::of("accident.damages", accident::DAMAGES.def),
    Name::of("accident.remarks", accident::REMARKS.def),
    Name::of("accident.declareBy", accident::DECLARE_BY.def),
    Name::new(THIRD_PARTY[0], third_party::FACTS[0].label),
    Name::new(THIRD_PARTY[1], third_party::FACTS[1].label),
    Name::new(THIRD_PARTY[2], third_party::FACTS[2].label),
    Name::new(THIRD_PARTY[3], third_party::FACTS[3].label),
    Name::new(THIRD_PARTY[4], third_party::FACTS[4].label),
    REPORTS,
    PHOTO_COUNT,
    Name::of("accident.photos", accident::PHOTOS.def),
    Name::of("accident.repairCost", accident::REPAIR_COST.def),
    IN_WORDS,
];

/// Of an accident, its car, and who drove it.
pub(super) fn declaration_facts(cx: &Cx<'_>, accident: &Document) -> Result<Facts> {
    let mut facts = Facts::default();
    let Instant(at) = accident.need(accident::DATE)?;
    facts.moment("accident.date", at);
    facts.add_choice("accident.type", accident.need(accident::TYPE)?);
    for (name, key, in_arabic) in [
        ("accident.location", accident::LOCATION, accident::LOCATION_AR),
        ("accident.damages", accident::DAMAGES, accident::DAMAGES_AR),
        ("accident.remarks", accident::REMARKS, accident::REMARKS_AR),
    ] {
        let (text, arabic) = (accident.get(key).unwrap_or_default(), accident.get(in_arabic));
        facts.add_as_written(name, &in_both(&text, arabic.as_deref()));
    }
    if let Some(Date(last)) = accident.get(accident::DECLARE_BY) {
        facts.set("accident.declareBy", Words::any(Run::Day(last)));
    }
    if let Some(driver) = accident.get(accident::EMPLOYEE) {
        let driver = cx.need(&EMPLOYEES, driver.as_str())?;
        facts.about = [employee::NAME_FR, employee::NAME_AR].map(|key| driver.get(key).unwrap_or_default());
        facts.add_bilingual("accident.driver", &facts.about.clone());
        facts.code(DRIVER_CIN.name, &driver.get(employee::CIN).unwrap_or_default());
        facts.add_in_both(DRIVER_FUNCTION.name, &names_in_both(cx, &FUNCTION_LIST, &driver)?);
    }
    let car = cx.need(&CARS, accident.need(accident::CAR)?.as_str())?;
    facts.text(MAKE.name, &car::make(&car));
    facts.code("car.plate", &car.get(car::PLATE_TEXT).unwrap_or_default());
    facts.code("car.chassis", &car.get(car::CHASSIS).unwrap_or_default());
    order_fact(cx, &car, at, &mut facts)?;
    insurance_facts(cx, &car, schema::day_in_morocco(at), &mut facts)?;
    other_party(accident, &mut facts);
    attachment_facts(accident, &mut facts);
    photo_facts(cx, accident, &mut facts)?;
    Ok(facts)
}

/// What was written, and in Arabic: what nobody wrote there stands as it is. Either may be the only one.
fn in_both(text: &str, arabic: Option<&str>) -> [String; 2] {
    let arabic = arabic.unwrap_or(text);
    let text = if text.is_empty() { arabic } else { text };
    [text.to_owned(), arabic.to_owned()]
}

/// The order under which the car was out at that moment: the insurer asks whether it was on duty.
fn order_fact(cx: &Cx<'_>, car: &Document, at: jiff::Timestamp, facts: &mut Facts) -> Result<()> {
    let out = vec![
        mission::CAR.eq(&car.id),
        mission::DEPART.le(at),
        mission::ENDS.ge(at),
        mission::CANCELLED_AT.is_null(),
    ];
    if let Some(order) = cx.first(&MISSIONS, out)?
        && let (Some(num), Some(year)) = (order.get(mission::NUM), order.get(mission::YEAR))
    {
        facts.code(ORDER.name, &format!("{num}/{year}"));
    }
    Ok(())
}

/// Who insured the car on the day.
fn insurance_facts(cx: &Cx<'_>, car: &Document, day: jiff::civil::Date, facts: &mut Facts) -> Result<()> {
    let of = &CAR_PAPERS;
    let had_begun = Filter::Any(vec![car_paper::ISSUED_ON.is_null(), car_paper::ISSUED_ON.le(day)]);
    let held = vec![
        car_paper::CAR.eq(&car.id),
        car_paper::TYPE.eq(Paper::Insurance),
        had_begun,
        car_paper::VALID_UNTIL.ge(day),
    ];
    if let Some(policy) = cx.first(of, held)? {
        facts.text("car.insurer", &policy.get(car_paper::PROVIDER).unwrap_or_default());
        facts.code("car.policy", &policy.get(car_paper::POLICY).unwrap_or_default());
    }
    Ok(())
}

fn other_party(accident: &Document, facts: &mut Facts) {
    let told = accident.get(accident::THIRD_PARTY).unwrap_or_default();
    for (name, fact) in THIRD_PARTY.into_iter().zip(third_party::FACTS) {
        let text = told[fact.name].as_str().unwrap_or_default();
        if fact.is_code {
            facts.code(name, text);
        } else {
            let arabic = fact.arabic.and_then(|arabic| told[arabic].as_str());
            facts.add_as_written(name, &in_both(text, arabic));
        }
    }
}

/// The reports that go with it, and what the repair costs.
fn attachment_facts(accident: &Document, facts: &mut Facts) {
    let reports: [(_, FieldDef); 2] = [
        (accident.get(accident::POLICE_REPORT), accident::POLICE_REPORT.def),
        (accident.get(accident::AMICABLE_REPORT), accident::AMICABLE_REPORT.def),
    ];
    let labels = || {
        reports
            .iter()
            .filter(|(file, _)| file.is_some())
            .map(|(_, field)| field.label)
    };
    let [fr, ar] = [
        labels().map(|label| label.fr).collect::<Vec<_>>(),
        labels().map(|label| label.ar).collect(),
    ];
    facts.add_bilingual(REPORTS.name, &[fr.join(", "), ar.join("، ")]);
    if let Some(Decimal(cost)) = accident.get(accident::REPAIR_COST) {
        facts.amount("accident.repairCost", cost);
        facts.add_bilingual(IN_WORDS.name, &amount::in_words(cost));
    }
}

/// How many photos there are, and of each its name and when it came in, in their order.
fn photo_facts(cx: &Cx<'_>, accident: &Document, facts: &mut Facts) -> Result<()> {
    let ids: Vec<String> = accident
        .get(accident::PHOTOS)
        .unwrap_or_default()
        .into_iter()
        .map(|id| id.0)
        .collect();
    let mut photos = cx.many(&FILES, &ids)?;
    photos.sort_by_key(|photo| ids.iter().position(|id| *id == photo.id));
    if photos.is_empty() {
        return Ok(());
    }
    facts.text(PHOTO_COUNT.name, &photos.len().to_string());
    let mut listed = [Line::default(), Line::default()];
    for (at, photo) in photos.iter().enumerate() {
        let came = schema::read_instant(&photo.created_at).map(moment).unwrap_or_default();
        for (list, came) in listed.iter_mut().zip(came) {
            let end = if at == 0 { "" } else { "\n" };
            list.0.push(Run::Text(format!("{end}{}. ", at + 1)));
            list.0.push(Run::Ltr(photo.title().0));
            list.0.push(Run::Text(" — ".to_owned()));
            list.0.extend(came.0);
        }
    }
    let [fr, ar] = listed;
    facts.set("accident.photos", Words::new(fr, ar));
    Ok(())
}
