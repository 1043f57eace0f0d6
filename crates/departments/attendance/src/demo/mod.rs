//! What the demonstration shows of attendance: terminals and punches, and three months that were lived through day by day, each at
//! its own hour: days, absences that people justify and human resources decide on, letters, reports of annexes, statements of
//! deductions. All of it comes about by the acts of every day.
//!
//! Chance of its own, so that the other departments show the same people and facts with it as without; what people did of a day
//! stands when leave and missions do, for nobody on leave punches.

mod absences;
mod letters;
mod reports;
mod slips;
mod statements;

use std::collections::{BTreeSet, HashMap, HashSet};

use engine::{Cx, Engine, Input, RequestContext};
use jiff::civil::Date as Day;
use jiff::{Timestamp, ToSpan};
use platform::approval::{self, Purpose};
use platform::demo::{DemoRng, HEADS, Scene, id};
use platform::people::employee;
use platform::workday::{AwayKind, away};
use schema::{Document, Id, Result};
use serde_json::Value as Json;

use crate::punch::demo::{AttendedDay, attended_days, fill_terminals, first_day, is_worked};
use crate::punch::{self, day_of};
use crate::recompute::compute_all;

/// What chance starts from here.
const SEED: u64 = 31;
/// The hour at which the days before are known, and the one at which human resources have opened.
const KNOWN: (i8, i8) = (7, 10);
const OPEN: (i8, i8) = (9, 40);

/// Writes the terminals, and draws who comes when: for a department's step of the demonstration.
pub(crate) async fn fill(mut scene: Scene<'_>) -> Result<()> {
    let punches = fill_terminals(&mut scene).await?;
    scene.drawn.extend(punches);
    Ok(())
}

/// Writes the punches, and lives through the days that follow from them: for a department's last step.
pub(crate) async fn live(scene: Scene<'_>) -> Result<()> {
    let drawn = std::mem::take(scene.drawn);
    let Some(keeper) = scene.stage.person("hr").await?.filter(|_| !drawn.is_empty()) else {
        return Ok(());
    };
    let punches = without_those_on_leave(&scene, drawn).await?;
    let attended = attended_days(&punches);
    scene.stage.write(punches).await?;
    // Whoever heads a unit or can sign in has another first screen than with letters of their own.
    let staff: HashSet<&str> = scene.employees.iter().skip(HEADS).map(|one| one.id.as_str()).collect();
    let attended: Vec<&AttendedDay> = attended
        .iter()
        .filter(|one| staff.contains(one.employee.as_str()))
        .collect();
    let mut rng = DemoRng::new(SEED);
    let written = slips::written_on(&mut rng, &attended, scene.today);
    let waiting = slips::waiting_exits(&mut rng, &attended, scene.today);
    let mut life = Life::new(&scene, rng, keeper).await?;
    life.go_through(&scene, written).await?;
    let send = move |cx: &mut Cx<'_>| {
        waiting
            .iter()
            .try_for_each(|slip| approval::submit(cx, slip.clone(), Purpose::Request).map(drop))
    };
    scene.stage.transact(send).await
}

/// These punches without those of people on leave, but for one day of one of them: what a finding is shown by.
async fn without_those_on_leave(scene: &Scene<'_>, mut punches: Vec<Document>) -> Result<Vec<Document>> {
    let people: Vec<Id> = scene.employees.iter().map(id).collect();
    let (first, today) = (first_day(scene.today), scene.today);
    let absent = scene
        .stage
        .engine()
        .read(move |cx| away(cx, &people, first, today))
        .await?;
    let mut on_leave: HashSet<(Id, Day)> = HashSet::new();
    for time in absent.into_iter().filter(|time| time.kind == AwayKind::Leave) {
        let Some(days) = time.days else { continue };
        let span = days
            .first
            .max(first)
            .series(1.day())
            .take_while(|day| *day <= days.last.min(today));
        on_leave.extend(span.map(|day| (time.employee.clone(), day)));
    }
    let of = |punch: &Document| punch.get(punch::EMPLOYEE).zip(day_of(punch));
    let mut times: HashMap<(Id, Day), u32> = HashMap::new();
    for key in punches.iter().filter_map(of).filter(|key| on_leave.contains(key)) {
        *times.entry(key).or_default() += 1;
    }
    let staff: BTreeSet<Id> = scene.employees.iter().skip(HEADS).map(id).collect();
    // The last one who came and went.
    let is_whole = |(key, times): &(&(Id, Day), &u32)| **times > 1 && key.1 < today && staff.contains(&key.0);
    let shown = times.iter().filter(is_whole).map(|(key, _)| key.clone());
    let shown = shown.max_by(|one, other| (one.1, &one.0.0).cmp(&(other.1, &other.0.0)));
    punches.retain(|punch| of(punch).is_none_or(|key| !on_leave.contains(&key) || Some(&key) == shown.as_ref()));
    Ok(punches)
}

/// Who acts on these days, and when it is.
struct Life {
    /// The house at the hour that is lived through.
    then: Engine,
    rng: DemoRng,
    today: Day,
    /// Human resources.
    keeper: RequestContext,
    /// Everybody who signs in and has a file.
    accounts: Vec<RequestContext>,
    /// Those who sign in and hold the rights to decide on absences.
    deciders: Vec<RequestContext>,
    absences: absences::Pile,
    letters: letters::Stories,
    reports: reports::Weeks,
    statements: statements::StatedMonths,
}

impl Life {
    async fn new(scene: &Scene<'_>, rng: DemoRng, keeper: RequestContext) -> Result<Life> {
        let accounts = scene.stage.signed_in().await?;
        let mut deciders = vec![keeper.clone()];
        deciders.extend(scene.stage.person("administrator").await?);
        let scan = scene.stage.by("hr");
        let head = scene.stage.person("head_of_annexe").await?;
        Ok(Life {
            then: scene.stage.engine().at(scene.now),
            rng,
            today: scene.today,
            keeper,
            accounts,
            deciders,
            absences: absences::Pile::default(),
            letters: letters::Stories::new(scene.today, fingers(scene)),
            // In a small commune whoever signs in as one heads none.
            reports: reports::Weeks::new(
                scene.today,
                head.zip(scene.units.annexe_of_login().map(id))
                    .filter(|(head, annexe)| reports::is_head_of(head, annexe)),
            ),
            statements: statements::StatedMonths::new(scene.today, statements::scan(scan).await?),
        })
    }

    /// Every day up to now: in the morning those before it are known, then human resources open.
    async fn go_through(&mut self, scene: &Scene<'_>, mut written: Vec<(Day, Document)>) -> Result<()> {
        let (first, today) = (first_day(self.today), self.today);
        let mut unknown = first;
        for day in first.series(1.day()).take_while(|day| *day <= today) {
            if !is_worked(day) || !self.is_reached(day, KNOWN, scene.now) {
                continue;
            }
            let from = unknown;
            if let Ok(last) = day.yesterday()
                && from <= last
            {
                compute_all(&self.then, from, last).await?;
                unknown = day;
            }
            if !self.is_reached(day, OPEN, scene.now) {
                continue;
            }
            let (of_day, later) = written.into_iter().partition(|(on, _)| *on <= day);
            written = later;
            let slips = of_day.into_iter().map(|(_, row)| row).collect();
            scene.stage.by("hr").at(&self.then).write(slips).await?;
            self.morning(day, from).await?;
        }
        compute_all(scene.stage.engine(), unknown, self.today).await
    }

    /// Sets the clock to an hour of a day, if that has come.
    fn is_reached(&self, day: Day, hour: (i8, i8), now: Timestamp) -> bool {
        let at = schema::instant_in_morocco(day.at(hour.0, hour.1, 0, 0));
        self.then.clock().set(at.min(now));
        at <= now
    }

    /// What the people of the town hall do about the days that have become known.
    async fn morning(&mut self, day: Day, from: Day) -> Result<()> {
        let taken = self.write_letters(day, from).await?;
        self.deal_with_absences(day, from, &taken).await?;
        self.make_reports(day).await?;
        self.make_statements(day).await
    }

    /// Runs an action as somebody, by the door of everybody.
    async fn act(&self, who: &RequestContext, action: &str, given: Json) -> Result<Json> {
        let data = given.as_object().cloned().unwrap_or_default();
        let input = Input {
            data,
            ..Input::default()
        };
        let done = self.then.act(who, action, input).await;
        // Nobody reads what a demonstration is refused but whoever mends it.
        done.map_err(|error| schema::Error::Fault(format!("{action} of the demonstration: {error}")))
    }
}

/// Of the staff those whose finger the terminals know.
fn fingers(scene: &Scene<'_>) -> HashSet<String> {
    let known = scene
        .employees
        .iter()
        .skip(HEADS)
        .filter(|file| file.get(employee::FINGERPRINT) == Some(true) && file.get(employee::EMP_CODE).is_some());
    known.map(|file| file.id.clone()).collect()
}
