//! What became of things: hand-overs, repairs, moves, a loss, a reform.

use std::collections::HashMap;

use engine::{Cx, RequestContext};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::demo::{DemoRng, DemoWriter, Scene, document, id};
use platform::people::employee;
use schema::{Date, Document, Id, Instant, Money, Result};
use serde_json::json;

use crate::item::{self, Quality};
use crate::movement::post::post;
use crate::movement::{self, INVENTORY_MOVEMENTS, Kind};
use crate::reform::{self, Fate, INVENTORY_REFORMS};

/// Of so many things that are carried one is handed to somebody.
const CARRIED: usize = 3;
/// So many leave by a reform.
const REFORMED: usize = 6;
const REPAIRERS: &[&str] = &["Atelier Froid Service", "Informatique Plus", "Ébénisterie El Amal"];
/// How a thing leaves its office.
const MOVED: &[&str] = &["Réaménagement des bureaux", "Besoin du service", "إعادة توزيع الأثاث"];

/// Movements in the order in which they happened, and the reform that some of them carry out.
pub(super) struct Life {
    movements: Vec<Document>,
    reforms: Vec<Document>,
}

impl Life {
    pub fn new(rng: &mut DemoRng, items: &[Document], signed_in: &[RequestContext], scene: &Scene<'_>) -> Self {
        let mut life = Life {
            movements: Vec::new(),
            reforms: Vec::new(),
        };
        let mut rest: Vec<&Document> = items.iter().filter(|one| one.get(item::BUREAU).is_some()).collect();
        life.reform(rng, &mut rest, scene.today);
        life.hand_over(rng, &mut rest, signed_in, scene);
        life.repair(rng, &mut rest, scene.today);
        life.lose(rng, &mut rest, scene.today);
        life.transfer(rng, &rest, scene);
        life.movements.sort_by_key(|one| one.get(movement::ON));
        life
    }

    /// In which office each thing stands when all this has happened; nothing of what is lost or reformed.
    pub fn places_at_the_end(&self, items: &[Document]) -> Vec<(Document, Id)> {
        let mut places: HashMap<&str, Option<Id>> = HashMap::new();
        for one in items {
            places.insert(&one.id, one.get(item::BUREAU));
        }
        for row in &self.movements {
            let is_gone = matches!(row.get(movement::KIND), Some(Kind::Loss | Kind::Reform));
            let Some(place) = row
                .value(movement::ITEM.def.name)
                .text()
                .and_then(|id| places.get_mut(id))
            else {
                continue;
            };
            if is_gone {
                *place = None;
            } else if let Some(to) = row.get(movement::TO_BUREAU) {
                *place = Some(to);
            }
        }
        let stands = |one: &Document| Some((one.clone(), places.get(one.id.as_str())?.clone()?));
        items.iter().filter_map(stands).collect()
    }

    /// Writes them, as acts do.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        stage.write(self.reforms).await?;
        let movements = self.movements;
        let post_all = move |cx: &mut Cx<'_>| movements.iter().try_for_each(|one| post(cx, one.clone()).map(drop));
        stage.transact(post_all).await
    }

    fn reform(&mut self, rng: &mut DemoRng, rest: &mut Vec<&Document>, today: Day) {
        let is_worn = |one: &&Document| {
            let bought = one.get(item::ACQUIRED_ON).map_or(today, |Date(day)| day);
            one.get(item::CONDITION) == Some(Quality::Poor) && bought < today.saturating_sub(4.years())
        };
        let worn: Vec<&Document> = rest.iter().copied().filter(is_worn).take(REFORMED).collect();
        if worn.is_empty() {
            return;
        }
        rest.retain(|one| !worn.iter().any(|gone| gone.id == one.id));
        let (decided, carried_out) = (today.saturating_sub(75.days()), today.saturating_sub(61.days()));
        let committee = json!([
            {"name": "Mernissi Hicham", "quality": "Président de la commission"},
            {"name": "Bensouda Yasmine", "quality": "Membre"}
        ]);
        let reform = document(&INVENTORY_REFORMS, rng)
            .with(reform::DECISION_REF, format!("12/{}", decided.year()))
            .with(reform::DECISION_DATE, Date(decided))
            .with(reform::MEMBERS, committee)
            .with(reform::ITEMS, worn.iter().map(|one| id(one)).collect::<Vec<_>>())
            .with(reform::FATE, Fate::Sold)
            .with(reform::SALE_AMOUNT, Money::of_centimes(480_000))
            .with(reform::BENEFICIARY, "Récupération du Centre".to_owned())
            .with(reform::STATE, reform::State::CarriedOut)
            .with(reform::DECIDED_ON, Date(decided));
        for one in worn {
            let row = movement_of(rng, one, Kind::Reform, carried_out)
                .with(movement::REFORM, id(&reform))
                .with(movement::DECISION_REF, format!("12/{}", decided.year()));
            self.movements.push(row);
        }
        self.reforms.push(reform);
    }

    /// What is carried is held by somebody; the last hand-over, to somebody who signs in, waits for a signature.
    fn hand_over(
        &mut self,
        rng: &mut DemoRng,
        rest: &mut Vec<&Document>,
        signed_in: &[RequestContext],
        scene: &Scene<'_>,
    ) {
        let carried = ["Ordinateur portable", "Téléphone IP"];
        let is_carried = |one: &Document| {
            one.get(item::DESIGNATION)
                .is_some_and(|name| carried.contains(&name.as_str()))
        };
        let (portable, others): (Vec<&Document>, Vec<&Document>) = rest.iter().partition(|one| is_carried(one));
        *rest = others;
        let able: Vec<&Document> = scene.employees.iter().filter(|one| employee::is_able(one)).collect();
        if able.is_empty() {
            return;
        }
        let handed: Vec<&Document> = portable.into_iter().step_by(CARRIED).collect();
        for (at, one) in handed.iter().enumerate() {
            let on = day_between(rng, one, scene.today.saturating_sub(9.days()));
            let row =
                movement_of(rng, one, Kind::Handover, on).with(movement::TO_EMPLOYEE, id(able[at * 5 % able.len()]));
            let signed = schema::instant_in_morocco(on.saturating_add(1.day()).at(9, 30, 0, 0));
            let mut row = row.with(movement::ACCEPTED_AT, Instant(signed));
            let waits_for = signed_in.last().and_then(|one| one.rights.employee.clone());
            if let Some(waits_for) = waits_for.filter(|_| at + 1 == handed.len()) {
                row.set(movement::ON, Date(scene.today.saturating_sub(2.days())));
                row.set(movement::TO_EMPLOYEE, Id(waits_for));
                row.clear(movement::ACCEPTED_AT);
            }
            let lot = row.id.clone();
            self.movements.push(row.with(movement::LOT, lot));
        }
    }

    /// Machines at the repairer’s, and one that is back.
    fn repair(&mut self, rng: &mut DemoRng, rest: &mut Vec<&Document>, today: Day) {
        let (machines, others): (Vec<&Document>, Vec<&Document>) =
            rest.iter().partition(|one| one.get(item::BRAND).is_some());
        let count = (machines.len() / 40).clamp(1, 8).min(machines.len());
        for (at, one) in machines.iter().take(count).enumerate() {
            let out = day_between(rng, one, today.saturating_sub(12.days())).max(today.saturating_sub(40.days()));
            let row = movement_of(rng, one, Kind::RepairOut, out)
                .with(movement::REPAIRER, (*rng.pick(REPAIRERS)).to_owned())
                .with(movement::REASON, "Panne".to_owned());
            self.movements.push(row);
            if at == 0 {
                let back = movement_of(rng, one, Kind::RepairIn, out.saturating_add(8.days()))
                    .with(movement::COST, Money::of_centimes(rng.range(200, 1_800) * 100));
                self.movements.push(back);
            }
        }
        *rest = machines.into_iter().skip(count).chain(others).collect();
    }

    fn lose(&mut self, rng: &mut DemoRng, rest: &mut Vec<&Document>, today: Day) {
        let Some(lost) = rest.pop() else { return };
        let on = today.saturating_sub(23.days());
        let row = movement_of(rng, lost, Kind::Loss, on)
            .with(movement::REASON, "Vol constaté à l’ouverture du bureau".to_owned())
            .with(movement::DECISION_REF, format!("PV 31/{}", on.year()));
        self.movements.push(row);
    }

    /// Moves between offices in the year, some of them this month.
    fn transfer(&mut self, rng: &mut DemoRng, rest: &[&Document], scene: &Scene<'_>) {
        let offices = &scene.units.bureaux;
        for (back, one) in [0_i64, 4, 8].into_iter().cycle().zip(rest.iter().step_by(31)) {
            let latest = scene.today.saturating_sub(back.days());
            let to = rng.pick(offices);
            if one.get(item::BUREAU).is_some_and(|Id(from)| from == to.id) {
                continue;
            }
            let on = day_between(rng, one, latest).max(latest.saturating_sub(200.days()));
            let row = movement_of(rng, one, Kind::Transfer, on)
                .with(movement::TO_BUREAU, id(to))
                .with(movement::REASON, (*rng.pick(MOVED)).to_owned());
            self.movements.push(row);
        }
    }
}

/// A movement of all that stands of a thing.
fn movement_of(rng: &mut DemoRng, one: &Document, kind: Kind, on: Day) -> Document {
    document(&INVENTORY_MOVEMENTS, rng)
        .with(movement::ITEM, id(one))
        .with(movement::KIND, kind)
        .with(movement::ON, Date(on))
        .with(movement::QUANTITY, one.get(item::QUANTITY).unwrap_or(1))
}

/// A day after the thing was bought, up to another.
fn day_between(rng: &mut DemoRng, one: &Document, latest: Day) -> Day {
    let bought = one.get(item::ACQUIRED_ON).map_or(latest, |Date(day)| day);
    let days = (latest - bought).get_days().max(0);
    bought.saturating_add(rng.range(0, i64::from(days)).days()).min(latest)
}
