//! Previous ownerships (الملكية السابقة): to whom a car belonged before.

use engine::{Cx, Entity, Import};
use schema::{
    Access, Change, Collection, Date, Document, Id, Label, Result, date, error_codes, fields, link, long, text,
};

use super::car::CARS;
use super::exclusive_period::NoOverlap;

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    OWNER: String = text("owner").required() => "المالك السابق", "Propriétaire précédent", "Previous owner";
    FROM: Date = date("from") => "من", "Du", "From";
    TO: Date = date("to").not_before(FROM) => "إلى", "Au", "To";
    NOTES: String = long("notes") => "ملاحظات", "Notes", "Notes";
}

error_codes! {
    OVERLAPS = "car_ownership_overlaps", conflict => "كانت المركبة في ملكية {title} من {from} إلى {to}", "Le véhicule appartenait déjà à {title} du {from} au {to}", "The vehicle already belonged to {title} from {from} to {to}";
}
/// Previous ownerships of cars.
pub static CAR_OWNERSHIPS: Collection = Collection {
    one: Label::new("ملكية سابقة", "Propriété précédente", "Previous ownership"),
    many: Label::new("الملكيات السابقة", "Propriétés précédentes", "Previous ownerships"),
    access: Access::resource(super::RESOURCE),
    title: &[OWNER.def],
    ..Collection::new("carOwnerships", FIELDS)
};

/// One owner at a time.
pub static CAR_OWNERSHIP: Entity = Entity {
    before_write: &[one_owner_at_a_time],
    import: Some(&Import::by(&CAR_OWNERSHIPS, &[&[CAR.def, OWNER.def, FROM.def]])),
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&CAR_OWNERSHIPS)
};

/// The day of a sale is the last of the one and the first of the other. An end that nobody knows takes no days.
const TURNS: NoOverlap = NoOverlap {
    of: &CAR_OWNERSHIPS,
    car: CAR,
    from: FROM,
    to: TO,
    overlap: |one, other| {
        let known = days(one).zip(days(other));
        known.is_some_and(|((from, to), (begins, ends))| begins < to && from < ends)
    },
    otherwise: OVERLAPS,
};

fn one_owner_at_a_time(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    TURNS.check(cx, &change.after)
}

/// From the first to the last day that are known.
fn days(row: &Document) -> Option<(Date, Date)> {
    let (from, to) = (row.get(FROM), row.get(TO));
    from.or(to).zip(to.or(from))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{TestApp, code};

    async fn two_cars() -> TestApp {
        let app = crate::testing::new_app();
        for (id, number) in [("c", "11111"), ("d", "22222")] {
            let plate = json!({"$id": id, "vehicleType": "car", "registrationNumber": number, "brand": "x"});
            app.make(&CARS, plate).await;
        }
        app
    }

    #[tokio::test]
    async fn a_car_has_one_owner_at_a_time() {
        let app = two_cars().await;
        let owned = async |car: &str, from: Option<&str>, to: Option<&str>| {
            let row = json!({"carId": car, "owner": "Alaoui", "from": from, "to": to});
            app.create(&TestApp::full_rights(), &CAR_OWNERSHIPS, row).await
        };
        let first = owned("c", Some("2015-03-01"), Some("2018-06-30")).await.unwrap();
        let within = [
            ("2018-06-29", "2020-01-01"),
            ("2010-01-01", "2015-03-02"),
            ("2010-01-01", "2020-01-01"),
        ];
        for (from, to) in within {
            let refused = owned("c", Some(from), Some(to)).await;
            assert_eq!(code(refused), "car_ownership_overlaps", "{from} {to}");
        }
        let refused = owned("c", Some("2016-05-05"), None).await.unwrap_err();
        let said = refused.rejection().unwrap().text(schema::Lang::Fr);
        assert_eq!(
            said,
            "Le véhicule appartenait déjà à Alaoui du 01/03/2015 au 30/06/2018"
        );
        for (car, from, to) in [
            ("c", Some("2018-06-30"), Some("2020-01-01")),
            ("c", None, Some("2015-03-01")),
            ("c", None, None),
            ("c", Some("2020-01-01"), None),
            ("d", Some("2016-01-01"), Some("2017-01-01")),
        ] {
            owned(car, from, to).await.unwrap();
        }
        let id = first["$id"].as_str().unwrap();
        let longer = json!({"to": "2018-07-01"});
        let refused = app.update(&TestApp::full_rights(), &CAR_OWNERSHIPS, id, longer).await;
        assert_eq!(code(refused), "car_ownership_overlaps");
        app.change(&CAR_OWNERSHIPS, id, json!({"owner": "Bennani"})).await;
    }
}
