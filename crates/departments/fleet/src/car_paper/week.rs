//! Each Monday the heads of the park are told how many papers have ended, and how many end soon.

use std::collections::{HashMap, HashSet};

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, Extension, RequestContext, Rights, Routine};
use jiff::civil::{Date as Day, Weekday};
use schema::{Choice as _, Document, Label, Lang, Query, Result, Select};

use super::{CAR, CAR_PAPERS, STATUS, TYPE, Type, VALID_UNTIL, Validity};
use crate::HEADS_PARK;
use crate::car::{self, CARS};
use platform::deadline::recipients;
use platform::notice::plural::PluralForm::{Few, Many, One, Other, Two, Zero};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};

/// Tells on Monday morning.
pub static ROUTINE: Routine = Routine {
    id: "cars.papersOfTheWeek",
    label: Label::new(
        "ملخص وثائق المركبات كل اثنين",
        "Point du lundi sur les documents des véhicules",
        "Vehicle documents each Monday",
    ),
    every: Every::Week(Weekday::Monday, 7, 30),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, due| Box::pin(tell_week(engine, schema::day_in_morocco(due))),
};

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&WEEK];

/// How many papers have ended, and how many end soon.
pub static WEEK: NoticeKind = NoticeKind::new(
    "cars.papersOfTheWeek",
    Label::new(
        "وثائق المركبات: ملخص الأسبوع",
        "Documents des véhicules\u{a0}: point de la semaine",
        "Vehicle documents: the week",
    ),
    Text::new(
        "وثائق المركبات هذا الأسبوع",
        "Documents des véhicules cette semaine",
        "Vehicle documents this week",
    ),
    Text::new("{found}.", "{found}.", "{found}."),
)
.with_mail();

const EXPIRED: Text = Text::plural(
    &[
        (Zero, "لا وثيقة منتهية الصلاحية"),
        (One, "وثيقة واحدة منتهية الصلاحية"),
        (Two, "وثيقتان منتهيتا الصلاحية"),
        (Few, "{count} وثائق منتهية الصلاحية"),
        (Many, "{count} وثيقة منتهية الصلاحية"),
        (Other, "{count} وثيقة منتهية الصلاحية"),
    ],
    &[
        (One, "{count} document expiré"),
        (Many, "{count} de documents expirés"),
        (Other, "{count} documents expirés"),
    ],
    &[
        (One, "{count} document has expired"),
        (Other, "{count} documents have expired"),
    ],
);

const SOON: Text = Text::plural(
    &[
        (Zero, "لا وثيقة تشرف على الانتهاء"),
        (One, "وثيقة واحدة تشرف على الانتهاء"),
        (Two, "وثيقتان تشرفان على الانتهاء"),
        (Few, "{count} وثائق تشرف على الانتهاء"),
        (Many, "{count} وثيقة تشرف على الانتهاء"),
        (Other, "{count} وثيقة تشرف على الانتهاء"),
    ],
    &[
        (One, "{count} document expire bientôt"),
        (Many, "{count} de documents expirent bientôt"),
        (Other, "{count} documents expirent bientôt"),
    ],
    &[
        (One, "{count} document expires soon"),
        (Other, "{count} documents expire soon"),
    ],
);

async fn tell_week(engine: Engine, monday: Day) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let tell = move |cx: &mut Cx<'_>| {
        let counts = counts(cx)?;
        let found: Vec<(Text, u64)> = [EXPIRED, SOON]
            .into_iter()
            .zip(counts)
            .filter(|(_, n)| *n > 0)
            .collect();
        if !found.is_empty() {
            let params = Params::new().with_text("found", |lang| digest_text(&found, lang));
            let notice = Notice::new(&WEEK, recipients::holders(cx, HEADS_PARK)?, params);
            notify(
                cx,
                &notice
                    .link("/cars-management")
                    .once_per_user(format!("{} {monday}", WEEK.id)),
            )?;
        }
        Ok(counts.iter().sum())
    };
    engine.transact(&ctx, ROUTINE.id, tell).await
}

fn digest_text(found: &[(Text, u64)], lang: Lang) -> String {
    let one = |(text, count): &(Text, u64)| text.fill(lang, &Params::new().with_count(*count));
    let comma = if lang == Lang::Ar { "، " } else { ", " };
    found.iter().map(one).collect::<Vec<_>>().join(comma)
}

/// How many papers of cars in service have ended, and how many end soon: of each type the last of its car alone.
fn counts(cx: &Cx<'_>) -> Result<[u64; 2]> {
    let query = Query {
        select: Select::only(
            &CARS,
            &[car::STATUS.def, car::INSURED.def, car::TAXED.def, car::INSPECTED.def],
        ),
        ..Query::default()
    };
    let mut cars = cx.all_of(&CARS, query)?;
    cars.retain(|car| car.get(car::STATUS) != Some(car::Status::Reformed));
    let cars: HashMap<&str, &Document> = cars.iter().map(|car| (car.id.as_str(), car)).collect();
    let ending = STATUS.any_of([Validity::Expired, Validity::ExpiringSoon]);
    let mut papers = cx.all(&CAR_PAPERS, [ending])?;
    let mut seen = HashSet::new();
    papers.retain(|paper| {
        let car = paper.get(CAR).and_then(|car| cars.get(car.as_str()));
        let is_last = car.is_some_and(|car| is_last(car, paper));
        is_last && seen.insert((paper.get(CAR), paper.get(TYPE).map(Type::word)))
    });
    let is = |validity: Validity| {
        papers
            .iter()
            .filter(|paper| paper.get(STATUS) == Some(validity))
            .count() as u64
    };
    Ok([is(Validity::Expired), is(Validity::ExpiringSoon)])
}

fn is_last(car: &Document, paper: &Document) -> bool {
    let last = match paper.get(TYPE) {
        Some(Type::Insurance) => car.get(car::INSURED),
        Some(Type::RoadTax) => car.get(car::TAXED),
        Some(Type::TechnicalInspection) => car.get(car::INSPECTED),
        Some(Type::RegistrationCard) | None => None,
    };
    last.is_some() && last == paper.get(VALID_UNTIL)
}
