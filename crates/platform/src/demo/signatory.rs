//! Who signs the papers of the commune: its president, and by delegation the head of the services.

use schema::Document;
use serde_json::json;

use super::people::{Headship, Staff};
use super::rng::DemoRng;
use super::unit::document;
use crate::organisation::direction::DIRECTIONS;
use crate::papers::PaperKind;
use crate::people::employee;
use crate::people::employee::paper;
use crate::people::person::{self, Sex};
use crate::settings::signatory::{PRESIDENT, SIGNATORIES};
use crate::settings::{self, SETTINGS};

const PRESIDENT_NAME: [&str; 2] = ["Mohammed Chraïbi", "محمد الشرايبي"];
const HEAD: [&str; 2] = ["Le Directeur général des services", "المدير العام للمصالح"];
const HEAD_WOMAN: [&str; 2] = ["La Directrice générale des services", "المديرة العامة للمصالح"];

/// The number of the decision by which the president delegates.
const ACT: &str = "12";

/// The setting; papers about employees, and those that wait for an electronic signature, are those that the head of the services
/// signs.
pub(super) fn setting(
    rng: &mut DemoRng,
    heads: &[Headship],
    staff: &Staff,
    from: jiff::civil::Date,
    awaited: &[&'static str],
) -> Document {
    let mut all = vec![json!({
        "nameFr": PRESIDENT_NAME[0], "nameAr": PRESIDENT_NAME[1], "qualityFr": PRESIDENT[0], "qualityAr": PRESIDENT[1],
        "kinds": [], "mode": "own", "sex": "male",
        "from": from.to_string(),
    })];
    let head = heads.iter().find(|(of, ..)| *of == &DIRECTIONS);
    let head = head.and_then(|(.., id)| staff.employees.iter().find(|one| &one.id == id));
    if let Some(head) = head {
        let of = head.get(employee::PERSON);
        let person = staff
            .persons
            .iter()
            .find(|one| of.as_ref().is_some_and(|id| id.0 == one.id));
        let is_woman = person.and_then(|one| one.get(person::SEX)) == Some(Sex::Female);
        let quality = if is_woman { HEAD_WOMAN } else { HEAD };
        let kinds = kinds_of_head(awaited);
        all.push(json!({
            "employeeId": head.id, "nameFr": head.get(employee::NAME_FR), "nameAr": head.get(employee::NAME_AR),
            "qualityFr": quality[0], "qualityAr": quality[1], "kinds": kinds, "mode": "delegation",
            "from": from.to_string(), "actNumber": ACT, "actDate": from.to_string(),
        }));
    }
    document(&SETTINGS, rng)
        .with(settings::KEY, SIGNATORIES.to_owned())
        .with(settings::VALUE, json!(all))
}

/// What the head of the services signs: papers about employees, and what waits for an electronic signature.
fn kinds_of_head(awaited: &[&'static str]) -> Vec<&'static str> {
    let about_people = paper::KINDS
        .iter()
        .filter_map(|kind| Some(kind.downcast_ref::<PaperKind>()?.id));
    let mut kinds: Vec<&str> = about_people.collect();
    for &kind in awaited {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}
