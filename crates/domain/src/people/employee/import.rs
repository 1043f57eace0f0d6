//! `employees.import`: a workbook or CSV file, its report as the answer.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Action, Allowed, Ask, Desk, Engine, Input, Long, Run};
use schema::{Error, Lang, Refusal, Result, refusal};
use serde_json::Value as Json;

use super::EMPLOYEES;
use crate::import::{self, Import, Order, Plan};

/// Whoever may create employees and import them.
pub(super) const IMPORT: Action = Action {
    id: "employees.import",
    allowed: Allowed::Holders(&["rh-managements:create", "rh-managements:import"]),
    prepare: read,
    run: Run::Long(run),
};

fn read(desk: &Desk, mut input: Input) -> Result<Input> {
    let order = order(&mut input)?;
    let today = schema::day_in_morocco(desk.clock.now());
    let plan = Plan::read(staff()?, &order, &desk.ask.rights, today)?;
    input.made = Some(Arc::new(std::sync::Mutex::new(Some(plan))));
    Ok(input)
}

fn staff() -> Result<&'static Import> {
    import::find(EMPLOYEES.id).ok_or_else(|| Error::Fault("employees have no import".to_owned()))
}

/// The order that a form describes.
fn order(input: &mut Input) -> Result<Order> {
    let missing = || {
        Refusal::new(refusal::ARGUMENT_MISSING)
            .field("file")
            .arg("param", "file")
    };
    let at = input
        .files
        .iter()
        .position(|file| file.field == "file")
        .ok_or_else(missing)?;
    let file = input.files.swap_remove(at);
    let mapping: BTreeMap<String, Option<String>> = match input.data.get("mapping") {
        None | Some(Json::Null) => BTreeMap::new(),
        Some(Json::String(text)) if text.trim().is_empty() => BTreeMap::new(),
        Some(Json::String(text)) => serde_json::from_str(text).map_err(|_| bad_mapping())?,
        Some(json) => serde_json::from_value(json.clone()).map_err(|_| bad_mapping())?,
    };
    Ok(Order {
        name: file.name,
        bytes: file.bytes,
        is_rehearsal: input.is("dryRun"),
        makes_units: input.is("createUnits"),
        sheet: input.text("sheet").map(str::to_owned),
        mapping: mapping
            .into_iter()
            .map(|(title, field)| (title, field.unwrap_or_default()))
            .collect(),
        lang: input.text("language").and_then(Lang::read).unwrap_or(input.lang),
    })
}

fn bad_mapping() -> Refusal {
    let refused = Refusal::new(refusal::ARGUMENT_INVALID).field("mapping");
    refused
        .arg("param", "mapping")
        .arg("reason", "an object of column titles and fields is expected")
}

fn run(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let plan = input
            .made
            .as_ref()
            .and_then(|made| made.downcast_ref::<std::sync::Mutex<Option<Plan>>>());
        let plan = plan.and_then(|plan| plan.lock().ok()?.take());
        let plan = plan.ok_or_else(|| Error::Fault("an import was run without its plan".to_owned()))?;
        Ok(import::execute(&engine, &ask, plan).await?.json())
    })
}
