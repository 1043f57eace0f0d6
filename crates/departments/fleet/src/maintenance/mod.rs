//! Maintenances (الصيانة): work orders, what they used and cost, and when the next is due.

use engine::{Cx, Effect, Entity, Finder, Import, ReportDef};
use schema::{
    Access, Change, Collection, Date, Flow, Id, Label, Money, Result, Step, choice, choices, date, fields, flag,
    integer, json, link, long, money, text,
};

use super::car::CARS;
use super::odometer;
use crate::spare_movement::SPARE_MOVEMENTS;
use platform::notice::NOTIFICATIONS;

pub mod due;
mod finish;
pub mod rules;
#[cfg(test)]
mod tests;
pub(crate) mod unavailable;
mod wording;

choices! {
    /// What is done.
    Kind {
        Preventive = "preventive": "صيانة وقائية", "Préventif", "Preventive";
        Corrective = "corrective": "إصلاح", "Réparation", "Repair";
        Inspection = "inspection": "فحص", "Contrôle", "Inspection";
        Tyres = "tyres": "الإطارات", "Pneus", "Tyres";
        Oil = "oil": "تغيير الزيت", "Vidange", "Oil change";
        Other = "other": "غير ذلك", "Autre", "Other";
    }
    /// How far the work is.
    Status {
        Planned = "planned" as Info: "مبرمجة", "Planifié", "Planned";
        InProgress = "in_progress" as Warn: "جارية", "En cours", "In progress";
        Done = "done" as Good: "منجزة", "Terminé", "Done";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulé", "Cancelled";
    }
}

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    KIND: Kind = choice("kind").required() => "النوع", "Nature", "Kind";
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    GARAGE: String = text("garage").suggested() => "المرآب", "Garage", "Garage";
    DESCRIPTION: String = long("description") => "الوصف", "Description", "Description";
    ODOMETER: i64 = integer("odometer").within(0, 9_999_999) => "عدد الكيلومترات", "Kilométrage", "Odometer";
    CHECKED: bool = flag("odometerChecked") => "قراءة العداد متحقق منها رغم الفارق الكبير", "Relevé vérifié malgré un grand écart", "Reading checked in spite of a large gap";
    LABOUR: Money = money("labourCost").within(Money::ZERO, Money::of_centimes(1_000_000_000)) => "كلفة اليد العاملة (درهم)", "Main d’œuvre (MAD)", "Labour (MAD)";
    /// `[{partId, quantity, unitCost}]`.
    PARTS: serde_json::Value = json("parts").bytes(32_768) => "قطع الغيار", "Pièces", "Parts";
    TOTAL: Money = money("totalCost").computed() => "الكلفة الإجمالية (درهم)", "Coût total (MAD)", "Total cost (MAD)";
    STATUS: Status = choice("status").default(Status::Planned.wire()) => "الحالة", "Statut", "Status";
    NEXT_DATE: Date = date("nextDueDate") => "تاريخ الصيانة المقبلة", "Prochaine échéance", "Next due on";
    NEXT_ODOMETER: i64 = integer("nextDueOdometer").within(0, 9_999_999) => "الصيانة المقبلة (كلم)", "Prochaine échéance (km)", "Next due at (km)";
}

/// What is not over yet.
const OPEN: &[&str] = &[Status::Planned.wire(), Status::InProgress.wire()];

/// Work orders of cars.
pub static MAINTENANCES: Collection = Collection {
    one: Label::new("صيانة", "Entretien", "Maintenance"),
    many: Label::new("الصيانة", "Entretiens", "Maintenances"),
    flow: Some(Flow {
        field: STATUS.def,
        steps: &[
            Step::new(
                "start",
                Label::new("بدء الأشغال", "Commencer", "Start"),
                &[Status::Planned.wire()],
                Status::InProgress.wire(),
            ),
            Step::new(
                "finish",
                Label::new("إنهاء الأشغال", "Terminer", "Finish"),
                OPEN,
                Status::Done.wire(),
            ),
            Step::new(
                "cancel",
                Label::new("إلغاء الأمر", "Annuler l’ordre", "Cancel the order"),
                OPEN,
                Status::Cancelled.wire(),
            ),
        ],
    }),
    indexes: &[&[CAR.def, DATE.def, ODOMETER.def], &[STATUS.def, DATE.def]],
    access: Access::resource("park-maintenance"),
    title: &[KIND.def],
    page: "/park-maintenance/{id}",
    ..Collection::new("maintenances", FIELDS)
};

/// Who stands on the cars that work keeps: told of each write of a work order.
pub struct WorkFollower(pub fn(&mut Cx<'_>, &Change) -> Result<()>);

/// Finishing one takes its parts out of the stock, in the same transaction.
pub static MAINTENANCE: Entity = Entity {
    before_write: &[
        rules::parts_are_known,
        rules::what_is_finished_stays,
        rules::what_is_done_has_happened,
        odometer::goes_forward,
    ],
    after_write: &[
        Effect {
            touches: &[|| &SPARE_MOVEMENTS],
            run: finish::parts_leave_the_stock,
        },
        Effect {
            touches: &[|| &CARS],
            run: odometer::cars_follow,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: |cx, change| {
                cx.extensions::<WorkFollower>()
                    .try_for_each(|follower| (follower.0)(cx, change))
            },
        },
    ],
    after_delete: &[Effect {
        touches: &[|| &CARS],
        run: odometer::recompute_after_delete,
    }],
    actions: &[&finish::FINISH, &due::PLAN_OF_WORK],
    deadlines: &[due::NEXT],
    finder: Some(Finder {
        by: &[KIND.def, GARAGE.def, DESCRIPTION.def],
        details: &[CAR.def, GARAGE.def, DATE.def],
    }),
    reports: &[
        ReportDef {
            name: "maintenanceCostByCar",
            only: &[STATUS.is(Status::Done.wire())],
            by: &[CAR.def],
            sum: Some(TOTAL.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "maintenancesByStatus",
            only: &[],
            by: &[STATUS.def],
            sum: Some(TOTAL.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "maintenancesByGarage",
            only: &[STATUS.is(Status::Done.wire())],
            by: &[GARAGE.def],
            sum: Some(TOTAL.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "garages",
            only: &[],
            by: &[GARAGE.def],
            sum: None,
            ..ReportDef::WHOLE
        },
    ],
    import: Some(&Import::by(&MAINTENANCES, &[&[CAR.def, KIND.def, DATE.def]])),
    error_codes: &[rules::ERROR_CODES, unavailable::ERROR_CODES],
    extensions: &[due::NOTICES, unavailable::DECLARED, due::PANELS],
    ..Entity::plain(&MAINTENANCES)
};
