//! Where costs and readings of odometers stand: one query for each, however many cars there are.

use std::collections::{HashMap, HashSet};

use engine::{Cx, Measure};
use schema::{Collection, Date, Document, Field, Filter, Id, Result};

use super::Costs;
use crate::accident::{self, ACCIDENTS};
use crate::car::meter::Meters;
use crate::car_paper::{self, CAR_PAPERS};
use crate::fuel::{self, FUEL_LOGS};
use crate::maintenance::{self, MAINTENANCES};
use crate::mission::{self, MISSIONS};
use crate::odometer;
use crate::period::Period;

/// What is known of cars, by their ids.
#[derive(Default)]
pub(super) struct Ledger {
    costs: HashMap<String, Costs>,
    readings: HashMap<String, Vec<i64>>,
}

/// What is asked: of one car or of all.
struct LedgerQuery<'a, 't> {
    cx: &'a Cx<'t>,
    car: Option<Id>,
    period: Period,
}

/// The measures of each car.
type ByCar = Vec<(String, Vec<Option<i64>>)>;

impl LedgerQuery<'_, '_> {
    fn by_car(
        &self,
        of: &'static Collection,
        car: Field<Id>,
        mut filters: Vec<Filter>,
        measures: Vec<Measure>,
    ) -> Result<ByCar> {
        filters.extend(self.car.clone().map(|id| car.eq(id)));
        let groups = self.cx.groups(of, filters, of.need(car)?, measures)?;
        let named = groups.into_iter().filter_map(|group| {
            let car = group.by.first()?.text()?.to_owned();
            Some((car, group.measures))
        });
        Ok(named.collect())
    }
}

impl Ledger {
    /// What stands there of a period, for these cars: one, or all.
    pub fn load(cx: &Cx<'_>, cars: &[Document], car: Option<Id>, period: Period) -> Result<Self> {
        let asked = LedgerQuery { cx, car, period };
        let mut ledger = Ledger::default();
        ledger.fuel(&asked)?;
        ledger.work(&asked)?;
        ledger.missions(&asked)?;
        ledger.accidents(&asked)?;
        ledger.papers(&asked)?;
        for car in cars.iter().filter(|car| !Meters::of(car).is_one()) {
            ledger.go_on(&asked, car)?;
        }
        Ok(ledger)
    }

    /// A car whose odometer was replaced went on: its kilometres count in all, whichever showed them.
    fn go_on(&mut self, asked: &LedgerQuery<'_, '_>, car: &Document) -> Result<()> {
        let meters = Meters::of(car);
        let totals = odometer::totals(asked.cx, car, asked.period)?;
        self.readings.insert(car.id.clone(), totals);
        let mut logs = asked.period.days(fuel::DATE);
        logs.push(fuel::CAR.eq(car.id.as_str()));
        let logs = asked.cx.all(&FUEL_LOGS, logs)?;
        let read = |log: &Document| {
            let Date(day) = log.get(fuel::DATE)?;
            Some((meters.total(day, log.get(fuel::ODOMETER)?), log.get(fuel::LITRES)?.0))
        };
        let Some(costs) = self.costs.get_mut(&car.id) else {
            return Ok(());
        };
        (costs.burnt, costs.between) = (0, 0);
        let read: Vec<(i64, i64)> = logs.iter().filter_map(read).collect();
        let (least, most) = (read.iter().min(), read.iter().max());
        if let Some((least, most)) = least.zip(most).filter(|(least, most)| least.0 < most.0) {
            let of_first: i64 = read.iter().filter(|one| one.0 == least.0).map(|one| one.1).sum();
            (costs.burnt, costs.between) = (costs.litres - of_first, most.0 - least.0);
        }
        Ok(())
    }

    /// What a car cost; how far it went, if it was seen to move.
    pub fn costs(&self, car: &str) -> Costs {
        let readings = self.readings.get(car).map_or(&[][..], Vec::as_slice);
        let span = readings.iter().max().zip(readings.iter().min());
        Costs {
            distance: span.map(|(most, least)| most - least).filter(|far| *far > 0),
            ..self.costs.get(car).copied().unwrap_or_default()
        }
    }

    fn add_costs(&mut self, found: ByCar, costs: fn(&[i64]) -> Costs) {
        for (car, sums) in found {
            let sums: Vec<i64> = sums.into_iter().map(Option::unwrap_or_default).collect();
            let all = self.costs.entry(car).or_default();
            *all = all.plus(costs(&sums));
        }
    }

    fn read(&mut self, found: ByCar) {
        for (car, readings) in found {
            self.readings
                .entry(car)
                .or_default()
                .extend(readings.into_iter().flatten());
        }
    }

    fn fuel(&mut self, asked: &LedgerQuery<'_, '_>) -> Result<()> {
        let of = &FUEL_LOGS;
        let days = || asked.period.days(fuel::DATE);
        let sums = vec![sum(of, fuel::LITRES)?, sum(of, fuel::COST)?];
        self.add_costs(asked.by_car(of, fuel::CAR, days(), sums)?, |sums| Costs {
            litres: sums[0],
            fuel: sums[1],
            ..Costs::default()
        });
        let spans = asked.by_car(of, fuel::CAR, days(), span(of, fuel::ODOMETER)?)?;
        self.add_consumption(asked, &spans)?;
        self.read(spans);
        Ok(())
    }

    /// What a car burns is measured between its fillings: the first says where that begins, its litres were burnt before.
    fn add_consumption(&mut self, asked: &LedgerQuery<'_, '_>, spans: &ByCar) -> Result<()> {
        let of = &FUEL_LOGS;
        let first: HashMap<&str, i64> = spans
            .iter()
            .filter_map(|(car, span)| {
                let (least, most) = (span[0]?, span[1]?);
                let costs = self.costs.get_mut(car).filter(|_| least < most)?;
                (costs.burnt, costs.between) = (costs.litres, most - least);
                Some((car.as_str(), least))
            })
            .collect();
        let shown: HashSet<i64> = first.values().copied().collect();
        if shown.is_empty() {
            return Ok(());
        }
        let mut filters = asked.period.days(fuel::DATE);
        filters.push(fuel::ODOMETER.any_of(shown));
        filters.extend(asked.car.clone().map(|id| fuel::CAR.eq(id)));
        for log in asked.cx.all(of, filters)? {
            let car = log.need(fuel::CAR)?;
            let is_first = first.get(car.as_str()).copied() == log.get(fuel::ODOMETER);
            if let Some(costs) = self.costs.get_mut(car.as_str()).filter(|_| is_first) {
                costs.burnt -= log.need(fuel::LITRES)?.0;
            }
        }
        Ok(())
    }

    /// Work that is done has its cost; a reading counts however far the work is.
    fn work(&mut self, asked: &LedgerQuery<'_, '_>) -> Result<()> {
        let of = &MAINTENANCES;
        let days = || asked.period.days(maintenance::DATE);
        let mut done = days();
        done.push(maintenance::STATUS.eq(maintenance::Status::Done));
        let found = asked.by_car(of, maintenance::CAR, done, vec![sum(of, maintenance::TOTAL)?])?;
        self.add_costs(found, |sums| Costs {
            maintenance: sums[0],
            ..Costs::default()
        });
        self.read(asked.by_car(of, maintenance::CAR, days(), span(of, maintenance::ODOMETER)?)?);
        Ok(())
    }

    /// Missions cost nothing by themselves: their fuel stands in its logs.
    fn missions(&mut self, asked: &LedgerQuery<'_, '_>) -> Result<()> {
        let of = &MISSIONS;
        for (reading, at) in [
            (mission::ODOMETER_OUT, mission::DEPART),
            (mission::ODOMETER_IN, mission::ENDS),
        ] {
            let mut counted = asked.period.moments(at);
            counted.extend(odometer::counting_missions(reading));
            self.read(asked.by_car(of, mission::CAR, counted, span(of, reading)?)?);
        }
        Ok(())
    }

    fn accidents(&mut self, asked: &LedgerQuery<'_, '_>) -> Result<()> {
        let of = &ACCIDENTS;
        let mut stand = asked.period.moments(accident::DATE);
        stand.push(accident::STATE.ne(accident::State::Cancelled));
        let found = asked.by_car(of, accident::CAR, stand, vec![sum(of, accident::REPAIR_COST)?])?;
        self.add_costs(found, |sums| Costs {
            accidents: sums[0],
            ..Costs::default()
        });
        Ok(())
    }

    /// Papers cost on the day of their issue; where nobody said it, with the beginning of their year.
    fn papers(&mut self, asked: &LedgerQuery<'_, '_>) -> Result<()> {
        let of = &CAR_PAPERS;
        let mut undated = asked.period.new_years(car_paper::YEAR);
        undated.push(car_paper::ISSUED_ON.is_null());
        let mut dated = asked.period.days(car_paper::ISSUED_ON);
        dated.push(car_paper::ISSUED_ON.is_not_null());
        let either = vec![Filter::Any(vec![Filter::All(dated), Filter::All(undated)])];
        let found = asked.by_car(of, car_paper::CAR, either, vec![sum(of, car_paper::COST)?])?;
        self.add_costs(found, |sums| Costs {
            papers: sums[0],
            ..Costs::default()
        });
        Ok(())
    }
}

fn sum<T>(of: &'static Collection, key: Field<T>) -> Result<Measure> {
    Ok(Measure::Sum(of.need(key)?))
}

/// The smallest and the greatest.
fn span(of: &'static Collection, key: Field<i64>) -> Result<Vec<Measure>> {
    let field = of.need(key)?;
    Ok(vec![Measure::Least(field), Measure::Greatest(field)])
}
