//! What the first screen shows of the park: which cars are there, and what it all costs by months.

use engine::{Cx, Extension, Part as Of};
use schema::{Choice as _, Collection, Document, FieldDef, Filter, Id, Label, Lang, Query, Result, Select, Tone};

use super::{CARS, STATUS, Status};
use crate::accident::{self, ACCIDENTS};
use crate::car_paper::{self, CAR_PAPERS};
use crate::fuel::{self, FUEL_LOGS};
use crate::maintenance::{self, MAINTENANCES};
use crate::mission::{self, MISSIONS};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Content, Figure, Measured, MonthSeries, Months, Part};
use platform::home::month::{DaySpan, last_twelve, so_far, sums};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&NOW, &AVAILABLE, &COSTS, &COST];

const LIST: &str = "/cars-management";
const COST_PAGE: &str = "/park-maintenance?tab=costs";

fn reads_cars(cx: &Cx<'_>) -> bool {
    cx.who().holds_permission(crate::READS)
}

const NOW: Panel = Panel {
    id: "cars.now",
    label: Label::new("الحظيرة الآن", "Le parc en ce moment", "The park right now"),
    place: Place::Grid,
    rank: 50,
    shown_to: reads_cars,
    content: now,
};

const AVAILABLE: Panel = Panel {
    id: "cars.available",
    label: Label::new("مركبات متاحة", "Véhicules disponibles", "Vehicles available"),
    place: Place::Figure,
    rank: 45,
    shown_to: reads_cars,
    content: available,
};

const COSTS: Panel = Panel {
    id: "cars.costs",
    label: Label::new(
        "كلفة الحظيرة خلال 12 شهرا",
        "Coût du parc sur 12 mois",
        "Cost of the park over 12 months",
    ),
    place: Place::Grid,
    rank: 30,
    shown_to: reads_cars,
    content: costs,
};

const AVAILABLE_RULE: Label = Label::new(
    "مركبات مستعملة ليست الآن في مهمة ولا في الورشة",
    "Véhicules en service qui ne sont en ce moment ni en mission ni à l’atelier",
    "Cars in service that are at this moment neither out nor in the workshop",
);
const COST_RULE: Label = Label::new(
    "المصاريف المسجلة من أول الشهر إلى اليوم، بجانب نفس الأيام من الشهر السابق",
    "Dépenses saisies du 1er du mois à ce jour, à côté des mêmes jours du mois précédent",
    "Costs entered since the first of the month, beside the same days of the month before",
);

const COST: Panel = Panel {
    id: "cars.costOfMonth",
    label: Label::new("كلفة الشهر", "Coût du mois", "Cost this month"),
    place: Place::Figure,
    rank: 40,
    shown_to: reads_cars,
    content: cost_of_month,
};

/// How many cars are there, out, in the workshop; what was written off is none of the park.
struct ParkNow {
    available: i64,
    out: i64,
    repair: i64,
}

fn park_now(cx: &Cx<'_>) -> Result<Option<ParkNow>> {
    let Some(groups) = cx.groups_readable(&CARS, [], STATUS.def, Of::Whole, None)? else {
        return Ok(None);
    };
    let of = |status: Status| {
        let found = groups
            .iter()
            .find(|group| group.by.first().and_then(schema::Value::text) == Some(status.word()));
        found.map_or(0, |group| i64::try_from(group.count).unwrap_or(i64::MAX))
    };
    let active = of(Status::Active);
    let out = cars_out(cx)?.min(active);
    Ok(Some(ParkNow {
        available: active - out,
        out,
        repair: of(Status::InRepair),
    }))
}

fn by_status(status: Status) -> String {
    format!("{LIST}?status={}", status.word())
}

fn now(cx: &Cx<'_>) -> Result<Option<Content>> {
    let Some(standing) = park_now(cx)? else {
        return Ok(None);
    };
    let part = |label: Label, value: i64, tone: Tone, link: String| Part {
        label: label.text(cx.lang()).to_owned(),
        value,
        tone: Some(tone),
        link: Some(link),
    };
    let (there, out) = (
        Label::new("متاحة", "Disponibles", "Available"),
        Label::new("في مهمة", "En mission", "On a mission"),
    );
    let repair = Label::new("قيد الإصلاح", "À l’atelier", "In the workshop");
    let out_link = format!("/order-mission?status={}", mission::Status::InProgress.word());
    let parts = vec![
        part(there, standing.available, Tone::Good, by_status(Status::Active)),
        part(out, standing.out, Tone::Info, out_link),
        part(repair, standing.repair, Tone::Warn, by_status(Status::InRepair)),
    ];
    Ok(Some(Content::Ring { parts }))
}

fn available(cx: &Cx<'_>) -> Result<Option<Content>> {
    let figure = |standing: ParkNow| {
        let all = standing.available + standing.out + standing.repair;
        let note = match cx.lang() {
            Lang::Fr => format!("sur {all} au parc"),
            Lang::Ar => format!("من أصل {all} بالحظيرة"),
            Lang::En => format!("of {all} in the park"),
        };
        Content::Figure(Figure {
            value: standing.available,
            note: Some(note),
            link: Some(by_status(Status::Active)),
            ..Figure::default().ruled(AVAILABLE_RULE, cx.lang())
        })
    };
    Ok(park_now(cx)?.map(figure))
}

/// How many cars in service are on a mission at this moment.
fn cars_out(cx: &Cx<'_>) -> Result<i64> {
    let moment = cx.moment();
    let under_way = [
        mission::DEPART.le(moment),
        mission::ENDS.gt(moment),
        mission::CANCELLED_AT.is_null(),
        mission::CAR.is_not_null(),
    ];
    let query = Query {
        filters: under_way.to_vec(),
        select: Select::only(&MISSIONS, &[mission::CAR.def]),
        ..Query::default()
    };
    let mut cars: Vec<String> = cx
        .all_of(&MISSIONS, query)?
        .iter()
        .filter_map(|mission: &Document| mission.get(mission::CAR))
        .map(|Id(id)| id)
        .collect();
    cars.sort();
    cars.dedup();
    let active = cx.many_readable(&CARS, &cars)?;
    let active = active.iter().filter(|car| car.get(STATUS) == Some(Status::Active));
    Ok(i64::try_from(active.count()).unwrap_or(i64::MAX))
}

/// What costs, and on which day: fuel, work that is done, repairs after accidents, papers.
struct Cost {
    label: Label,
    of: &'static Collection,
    day: FieldDef,
    sum: FieldDef,
    counts: fn() -> Vec<Filter>,
    within: fn(DaySpan) -> Filter,
}

static KINDS: &[Cost] = &[
    Cost {
        label: Label::new("الوقود", "Carburant", "Fuel"),
        of: &FUEL_LOGS,
        day: fuel::DATE.def,
        sum: fuel::COST.def,
        counts: Vec::new,
        within: |span| span.days(fuel::DATE),
    },
    Cost {
        label: Label::new("الصيانة", "Entretien", "Maintenance"),
        of: &MAINTENANCES,
        day: maintenance::DATE.def,
        sum: maintenance::TOTAL.def,
        counts: || vec![maintenance::STATUS.eq(maintenance::Status::Done)],
        within: |span| span.days(maintenance::DATE),
    },
    Cost {
        label: Label::new("الحوادث", "Accidents", "Accidents"),
        of: &ACCIDENTS,
        day: accident::DATE.def,
        sum: accident::REPAIR_COST.def,
        counts: || vec![accident::STATE.ne(accident::State::Cancelled)],
        within: |span| span.moments(accident::DATE),
    },
    Cost {
        label: Label::new("الوثائق", "Papiers", "Papers"),
        of: &CAR_PAPERS,
        day: car_paper::ISSUED_ON.def,
        sum: car_paper::COST.def,
        counts: Vec::new,
        within: |span| span.days(car_paper::ISSUED_ON),
    },
];

/// The last twelve months by what was paid for; what the caller may not read has no part in it.
fn costs(cx: &Cx<'_>) -> Result<Option<Content>> {
    let (months, first) = last_twelve(cx.today());
    let span = DaySpan {
        from: first,
        to: cx.today(),
    };
    let mut series = Vec::new();
    for kind in KINDS {
        let mut filters = (kind.counts)();
        filters.push((kind.within)(span));
        if let Some(values) = sums(cx, kind.of, filters, kind.day, kind.sum, &months)? {
            series.push(MonthSeries {
                label: kind.label.text(cx.lang()).to_owned(),
                values,
            });
        }
    }
    Ok((!series.is_empty()).then(|| {
        Content::Months(Months {
            months,
            series,
            of: Measured::Dirhams,
            link: Some(COST_PAGE.to_owned()),
        })
    }))
}

fn cost_of_month(cx: &Cx<'_>) -> Result<Option<Content>> {
    let (now, before) = so_far(cx.today());
    Ok(Some(Content::Figure(Figure {
        value: cost(cx, now)?,
        of: Measured::Dirhams,
        before: Some(cost(cx, before)?),
        more_is: Some(Tone::Bad),
        link: Some(COST_PAGE.to_owned()),
        ..Figure::default().ruled(COST_RULE, cx.lang())
    })))
}

/// What all of it came to in those days, in hundredths.
fn cost(cx: &Cx<'_>, span: DaySpan) -> Result<i64> {
    let mut total = 0;
    for kind in KINDS {
        let mut filters = (kind.counts)();
        filters.push((kind.within)(span));
        let groups = cx.groups_readable(kind.of, filters, kind.day, Of::Year, Some(kind.sum))?;
        let sums = groups.iter().flatten();
        total += sums
            .filter_map(|group| group.measures.first().copied().flatten())
            .sum::<i64>();
    }
    Ok(total)
}
