//! Mission orders (أوامر بمهمة): who goes where, when, with what, under a number of the year.
//!
//! An order is never deleted, only cancelled with a reason. Whose it is sees it; companions and the driver read it, and the heads
//! of the unit of its day; whoever reads cars reads those with one; mission administrators see and write all of them.

use engine::{Allowed, Effect, Entity, Finder, Import, ReportDef};
use schema::{
    Access, Actor, Collection, Date, Decimal, FieldDef, Fields, Flow, Grant, Id, Instant, Label, NOW, Rows, Series,
    Step, Unique, Unit, Who, case, choice, choices, date, decimal, fields, file, flag, instant, integer, json, link,
    links, long, text,
};

use super::car::CARS;
use super::fuel::FUEL_LOGS;
use super::odometer;
use platform::notice::NOTIFICATIONS;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::bureau::BUREAUX;
use platform::organisation::service::SERVICES;
use platform::papers::authentic_document::AUTHENTIC_DOCUMENTS;
use platform::people::employee::EMPLOYEES;
use platform::people::permission::MISSION_ADMIN;
use platform::people::user::USERS;
use platform::settings::clock::way_back::TypedInstants;
use platform::workday::STALE_DAYS;

mod act;
pub mod calendar;
mod completed;
mod conflict;
mod cover;
mod dates;
mod free_cars;
mod fuel_log;
mod notice;
pub mod overlap;
mod overriding;
mod panel;
pub mod paper;
pub mod rules;
#[cfg(test)]
mod tests;
mod unavailable;
mod wording;
mod workdays;

choices! {
    /// How they travel.
    Transport {
        ServiceCar = "service_car": "سيارة المصلحة", "Voiture de service", "Service car";
        OwnCar = "own_car": "سيارة خاصة", "Voiture personnelle", "Own car";
        Public = "public": "النقل العمومي", "Transport public", "Public transport";
        Other = "other": "وسيلة أخرى", "Autre moyen", "Other";
    }
    /// Where it stands, by the clock.
    Status {
        Upcoming = "upcoming" as Info: "مقبلة", "À venir", "Upcoming";
        InProgress = "in_progress" as Warn: "جارية", "En cours", "In progress";
        Completed = "completed" as Good: "منجزة", "Terminée", "Completed";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulée", "Cancelled";
    }
}

fields! {
    EMPLOYEE: Id = link("persoActifId", || &EMPLOYEES).expands("employee").required() => "الموظف(ة)", "Fonctionnaire", "Employee";
    /// That of the employee unless said.
    BUREAU: Id = link("bureau", || &BUREAUX).expands("bureauDoc") => "المكتب", "Bureau", "Office";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service").computed() => "المصلحة", "Service", "Service";
    DESTINATION: String = text("destination").suggested().required().searched().printable() => "الوجهة", "Destination", "Destination";
    CAR: Id = link("carId", || &CARS).expands("car") => "المركبة", "Véhicule", "Vehicle";
    DRIVER: Id = link("driverId", || &EMPLOYEES).expands("driver") => "السائق(ة)", "Conducteur", "Driver";
    CHASSIS: String = text("numSerie").computed().searched() => "رقم الهيكل", "N° de châssis", "Chassis number";
    OBJECT: String = long("mission").required().searched().printable() => "موضوع المهمة", "Objet de la mission", "Mission (object)";
    /// Both are said, or neither while they are to be set.
    DEPART: Instant = instant("departAt") => "تاريخ وساعة الذهاب", "Départ", "Departure";
    RETURN: Instant = instant("returnAt").not_before(DEPART) => "تاريخ وساعة الرجوع", "Retour", "Return";
    RETURNED: Instant = instant("returnedAt").not_before(DEPART) => "الرجوع الفعلي", "Retour effectif", "Actual return";
    TRANSPORT: Transport = choice("transport") => "وسيلة النقل", "Moyen de transport", "Means of transport";
    COMPANIONS: Vec<Id> = links("companions", || &EMPLOYEES).at_most(50) => "المرافقون", "Accompagné de", "Accompanied by";
    ODOMETER_OUT: i64 = integer("odometerOut").within(0, 9_999_999) => "الكيلومترات عند الذهاب", "Kilométrage au départ", "Odometer at departure";
    ODOMETER_IN: i64 = integer("odometerIn").within(0, 9_999_999) => "الكيلومترات عند الرجوع", "Kilométrage au retour", "Odometer at return";
    CHECKED: bool = flag("odometerChecked") => "قراءة العداد متحقق منها رغم الفارق الكبير", "Relevé vérifié malgré un grand écart", "Reading checked in spite of a large gap";
    DISTANCE: i64 = integer("distance").computed() => "المسافة (كلم)", "Distance (km)", "Distance (km)";
    FUEL: Decimal = decimal("fuelLitres").within(Decimal(0), Decimal(1_000_000)) => "الوقود (لتر)", "Carburant (litres)", "Fuel (litres)";
    FUEL_COST: Decimal = decimal("fuelCost").within(Decimal(0), Decimal(1_000_000_000)) => "مبلغ الوقود (درهم)", "Coût du carburant (MAD)", "Cost of the fuel (MAD)";
    OVERRIDE: String = long("overrideReason") => "سبب الاستثناء", "Motif de la dérogation", "Reason of the override";
    OVERRIDDEN_BY: Id = link("overriddenById", || &USERS).expands("overriddenBy").computed() => "صاحب(ة) قرار الاستثناء", "Dérogation par", "Overridden by";
    /// The conflicts that the reason was given for, as `missions.conflicts` tells them. A write may name those that its writer was shown.
    OVERRIDDEN: serde_json::Value = json("overridden") => "موضوع الاستثناء", "Objet de la dérogation", "What was overridden";
    YEAR: i64 = integer("year").computed() => "السنة", "Année", "Year";
    NUM: i64 = integer("num").computed() => "الرقم", "Numéro", "Number";
    /// The month of departure in Morocco, `2026-11`: what summaries are made by.
    MONTH: String = text("month").max(7).computed() => "الشهر", "Mois", "Month";
    STATUS: Status = case(
        "status",
        &[
            (CANCELLED_AT.is_set(), Status::Cancelled.wire()),
            (RETURNED.is_set(), Status::Completed.wire()),
            (DEPART.is_unset(), Status::Upcoming.wire()),
            (DEPART.after(NOW), Status::Upcoming.wire()),
            (RETURN.after(NOW), Status::InProgress.wire()),
        ],
        Status::Completed.wire(),
    ) => "الحالة", "Statut", "Status";
    CANCELLED_REASON: String = long("cancelledReason") => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    CANCELLED_AT: Instant = instant("cancelledAt").computed() => "تاريخ الإلغاء", "Annulée le", "Cancelled at";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    DOCUMENT: Id = file("documentId", platform::bucket::MISSION_DOCUMENTS).computed() => "الأمر بمهمة", "Ordre de mission", "Mission order";
    SIGNED: Id = file("signedDocumentId", platform::bucket::MISSION_DOCUMENTS).keep_history() => "النسخة الموقعة", "Copie signée", "Signed copy";
    /// Why it was changed after it was over.
    CHANGE_REASON: String = long("changeReason") => "سبب التعديل بعد الإنجاز", "Motif de la modification", "Reason of the change";
    /// The day after it was ordered without dates.
    DATES_DUE: Date = date("datesDueOn").computed() => "أجل تحديد المواعيد", "Dates à fixer avant le", "Dates to be set by";
    /// Who ordered it.
    AUTHOR: Id = link("authorId", || &USERS).weak().computed().hidden() => "محرر(ة) الأمر", "Auteur", "Author";
    /// That of the employee on the day.
    ANNEXE: Id = link("annexeId", || &ANNEXES).expands("annexe").computed() => "الملحقة الإدارية", "Annexe administrative", "Administrative annexe";
    /// For an order in Arabic; the destination itself may be written in either language.
    DESTINATION_AR: String = text("destinationAr").searched().printable() => "الوجهة بالعربية", "Destination en arabe", "Destination in Arabic";
    OBJECT_AR: String = long("missionAr").searched().printable() => "موضوع المهمة بالعربية", "Objet en arabe", "Object in Arabic";
    /// Until when car and people are away: the actual return, else the planned one.
    ENDS: Instant = instant("endsAt").computed().hidden() => "النهاية", "Fin", "End";
    /// Whole days that it takes, rounded up to a power of two: what is under way is found by it.
    LENGTH: i64 = integer("lengthHours").computed().hidden() => "المدة بالساعات", "Durée en heures", "Length in hours";
}

/// Whose it is, and whoever administers missions.
const WRITERS: &[Actor] = &[Actor::Person(&[EMPLOYEE.def]), Actor::Auth(MISSION_ADMIN)];

/// The states follow from the clock; these steps are made by people.
const FLOW: Flow = Flow {
    field: STATUS.def,
    steps: &[
        Step::new(
            "cancel",
            Label::new("إلغاء المهمة", "Annuler la mission", "Cancel the mission"),
            &[Status::Upcoming.wire(), Status::InProgress.wire()],
            Status::Cancelled.wire(),
        )
        .by(WRITERS)
        .requires(&[CANCELLED_REASON.def]),
        // It is over by the clock, and did not take place.
        Step::new(
            "discard",
            Label::new(
                "إلغاء مهمة لم تتم",
                "Annuler la mission non effectuée",
                "Cancel the mission that did not take place",
            ),
            &[Status::Completed.wire()],
            Status::Cancelled.wire(),
        )
        .by(&[Actor::Auth(MISSION_ADMIN)])
        .requires(&[CANCELLED_REASON.def]),
        Step::new(
            "close",
            Label::new("تسجيل الرجوع", "Enregistrer le retour", "Record the return"),
            &[Status::InProgress.wire()],
            Status::Completed.wire(),
        )
        .by(WRITERS)
        .requires(&[RETURNED.def]),
    ],
};

/// How people say which order they mean.
const PICKED_BY: &[FieldDef] = &[DESTINATION.def, OBJECT.def, NUM.def, YEAR.def];

/// What was overridden tells of other missions.
const OWN_FIELDS: Fields = Fields::Except(&[OVERRIDDEN.def]);

/// The order on paper is for those who go and for those who keep orders.
const SEEN_FIELDS: Fields = Fields::Except(&[OVERRIDDEN.def, DOC_ID.def, DOCUMENT.def, SIGNED.def]);

/// Numbered by year.
pub static MISSIONS: Collection = Collection {
    one: Label::new("أمر بمهمة", "Ordre de mission", "Mission order"),
    many: Label::new("الأوامر بمهمة", "Ordres de mission", "Mission orders"),
    unique: &[Unique::on(&[YEAR.def, NUM.def])],
    series: Some(Series::yearly(YEAR.def, NUM.def)),
    flow: Some(FLOW),
    indexes: &[
        &[CAR.def, ENDS.def, ODOMETER_IN.def],
        &[CAR.def, DEPART.def, ODOMETER_OUT.def],
        &[EMPLOYEE.def, ENDS.def],
        &[DRIVER.def, ENDS.def],
        &[ENDS.def],
        &[DEPART.def],
        &[LENGTH.def, DEPART.def],
        &[MONTH.def],
    ],
    access: Access::resource("order-mission")
        .only_grants()
        .never_deleted()
        .grants(&[
            Grant::new(Who::Auth(MISSION_ADMIN), Rows::All, Fields::All),
            Grant::new(
                Who::Employees,
                Rows::Own(&[EMPLOYEE.def, DRIVER.def, COMPANIONS.def]),
                OWN_FIELDS,
            ),
            Grant::new(
                Who::Heads,
                Rows::Unit(&[
                    (Unit::Bureau, &BUREAU.def),
                    (Unit::Service, &SERVICE.def),
                    (Unit::Annexe, &ANNEXE.def),
                ]),
                SEEN_FIELDS,
            ),
            Grant::new(Who::Holder(crate::READS), Rows::naming(&CAR.def), SEEN_FIELDS),
        ]),
    title: &[OBJECT.def],
    picked_by: PICKED_BY,
    page: "/order-mission/{id}",
    ..Collection::new("missions", FIELDS)
};

/// Nobody and no car is on two missions at once, unless a mission administrator says why.
pub static MISSION: Entity = Entity {
    before_write: &[
        rules::owner_or_admin,
        rules::what_is_cancelled_stays,
        completed::what_is_over_changes_with_a_reason,
        dates::departure_and_return_are_said_together,
        rules::everybody_goes_once,
        rules::fill_derived_fields,
        overriding::nobody_is_in_two_places,
        odometer::goes_forward,
    ],
    after_write: &[
        Effect {
            touches: &[|| &CARS],
            run: odometer::cars_follow,
        },
        Effect {
            touches: &[|| &FUEL_LOGS],
            run: fuel_log::log_follows,
        },
        Effect {
            touches: &[|| &AUTHENTIC_DOCUMENTS],
            run: paper::its_papers_follow,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::people_are_told,
        },
        Effect {
            touches: &[|| &STALE_DAYS],
            run: workdays::days_follow,
        },
    ],
    actions: &[
        &act::CANCEL,
        &act::CLOSE,
        &paper::PRINT,
        &act::CONFLICTS,
        &free_cars::CARS_AT_HOURS,
        &calendar::SUBSCRIBE,
        &calendar::UNSUBSCRIBE,
    ],
    deadlines: &[dates::TO_BE_SET],
    finder: Some(Finder {
        by: PICKED_BY,
        details: &[EMPLOYEE.def, DESTINATION.def, DEPART.def],
    }),
    reports: &[
        report("missionsByDestination", &[DESTINATION.def]),
        report("missionsByService", &[SERVICE.def]),
        report("missionsByCar", &[CAR.def]),
        report("missionsByMonth", &[MONTH.def]),
    ],
    // Whoever works here may order a mission for themselves; whole sheets are not theirs to enter.
    import: Some(&Import::by(&MISSIONS, &[&[EMPLOYEE.def, DEPART.def]]).for_callers(Allowed::Auth(MISSION_ADMIN))),
    error_codes: &[
        rules::ERROR_CODES,
        completed::ERROR_CODES,
        dates::ERROR_CODES,
        unavailable::ERROR_CODES,
        conflict::ERROR_CODES,
        paper::ERROR_CODES,
    ],
    extensions: &[
        &[&paper::ORDER, &rules::MOST_DAYS, &TYPED],
        calendar::FEEDS,
        unavailable::DECLARED,
        workdays::DECLARED,
        notice::NOTICES,
        cover::NOTICES,
        panel::PANELS,
        panel::TASKS,
    ],
    ..Entity::plain(&MISSIONS)
};

static TYPED: TypedInstants = TypedInstants {
    of: &MISSIONS,
    fields: &[DEPART, RETURN],
};

const NOT_CANCELLED: &[schema::Condition] = &[CANCELLED_AT.is_unset()];

/// How many missions, and how far they went; cancelled ones do not count.
const fn report(name: &'static str, by: &'static [schema::FieldDef]) -> ReportDef {
    ReportDef {
        name,
        only: NOT_CANCELLED,
        by,
        sum: Some(DISTANCE.def),
        ..ReportDef::WHOLE
    }
}
