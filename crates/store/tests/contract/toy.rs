//! A toy catalogue with every kind of field, links in a circle, cases and tallies.

use schema::{
    Access, CIN, Collection, Condition, Date, Decimal, ErrorCode, Fields, Grant, Id, Instant, Label, NOW, Rows, TODAY,
    Unique, Who, all, any, case, choice, choices, count, date, days_from_today, decimal, fields, file, flag, instant,
    integer, integers, json, latest, link, links, long, sum, text, texts,
};

pub const NAME_TAKEN: ErrorCode = ErrorCode::conflict("unit_name_taken", Label::new("ا", "f", "taken: {field}"));
pub const IN_USE: ErrorCode = ErrorCode::conflict("unit_in_use", Label::new("ا", "f", "{count} of {collection}"));

choices! {
    Colour { Red = "red" | "rouge": "أحمر", "Rouge", "Red"; Blue = "blue": "أزرق", "Bleu", "Blue"; Green = "green": "أخضر", "Vert", "Green"; }
    State { Expired = "expired": "ا", "e", "expired"; Soon = "soon": "ا", "s", "soon"; Blank = "blank": "ا", "b", "blank"; Valid = "valid": "ا", "v", "valid"; }
}

pub mod unit {
    use super::*;
    fields! {
        NAME: String = text("name").required().searched() => "ا", "n", "name";
        CODE: String = text("code").form(&CIN) => "ا", "c", "code";
        HEAD: Id = link("head", || &PERSONS).expands("headDoc").weak() => "ا", "h", "head";
        PARENT: Id = link("parent", || &UNITS).expands("parentDoc") => "ا", "p", "parent";
        PEOPLE: i64 = count("people", || &PERSONS, person::UNIT) => "ا", "p", "people";
        WAGES: i64 = schema::count_distinct("wages", || &PERSONS, person::UNIT, person::SALARY) => "ا", "w", "wages";
        PAY: Decimal = sum("pay", || &PERSONS, person::UNIT, person::SALARY) => "ا", "p", "pay";
        LATEST: Date = latest("latest", || &PERSONS, person::UNIT, person::UNTIL).when(person::ACTIVE.holds()) => "ا", "l", "latest";
    }
    pub static UNITS: Collection = Collection {
        unique: &[Unique::on(&[NAME.def]).folded().otherwise(NAME_TAKEN)],
        title: &[NAME.def],
        many: Label::new("وحدات", "unités", "units"),
        rights_follow: &[HEAD.def, PARENT.def],
        ..Collection::new("units", FIELDS)
    };
}
pub use unit::UNITS;

pub mod person {
    use super::*;
    const ARMS: &[(Condition, &str)] = &[
        (UNTIL.before(TODAY), "expired"),
        (UNTIL.before(days_from_today("soon", 30)), "soon"),
        (
            any(&[UNTIL.is_unset(), all(&[ACTIVE.holds(), SEEN.after(NOW)])]),
            "blank",
        ),
        (all(&[NUMBER.at_most(AGE), COLOUR.is(Colour::Green.wire())]), "soon"),
    ];
    fields! {
        NAME: String = text("name").required().searched() => "ا", "n", "name";
        NOTES: String = long("notes").searched() => "ا", "n", "notes";
        JOB: String = text("job").preset("").searched() => "ا", "j", "job";
        NUMBER: i64 = integer("number") => "ا", "n", "number";
        AGE: i64 = integer("age") => "ا", "a", "age";
        SALARY: Decimal = decimal("salary") => "ا", "s", "salary";
        ACTIVE: bool = flag("active") => "ا", "a", "active";
        UNTIL: Date = date("until") => "ا", "u", "until";
        SEEN: Instant = instant("seen") => "ا", "s", "seen";
        COLOUR: Colour = choice("colour") => "ا", "c", "colour";
        UNIT: Id = link("unit", || &UNITS).expands("unitDoc").restricted(IN_USE) => "ا", "u", "unit";
        PHOTO: Id = file("photo", "photos") => "ا", "p", "photo";
        UNITS_HELD: Vec<Id> = links("unitsHeld", || &UNITS).expands("unitsHeldDoc") => "ا", "u", "units held";
        TAGS: Vec<String> = texts("tags") => "ا", "t", "tags";
        MARKS: Vec<i64> = integers("marks") => "ا", "m", "marks";
        EXTRA: serde_json::Value = json("extra") => "ا", "e", "extra";
        SECRET: String = text("secret").secret() => "ا", "s", "secret";
        STATE: State = case("state", ARMS, "valid") => "ا", "s", "state";
    }
    pub static PERSONS: Collection = Collection {
        unique: &[Unique::on(&[NUMBER.def])],
        title: &[NAME.def],
        access: Access::resource("persons").grants(&[Grant {
            to: Who::Users,
            rows: Rows::All,
            fields: Fields::Only(&[NAME.def, UNIT.def]),
        }]),
        ..Collection::new("persons", FIELDS)
    };
}
pub use person::PERSONS;

pub mod visit {
    use super::*;
    fields! {
        WHO: Id = link("who", || &PERSONS).expands("whoDoc").weak() => "ا", "w", "who";
        AT: Instant = instant("at") => "ا", "a", "at";
    }
    pub static VISITS: Collection = Collection {
        database: "attendance",
        logged: false,
        ..Collection::new("visits", FIELDS)
    };
}
pub use visit::VISITS;

pub static CATALOGUE: &[&Collection] = &[&UNITS, &PERSONS, &VISITS];
