//! `{collection}.import`: a workbook or CSV file, its report as the answer.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use engine::{Action, Allowed, Ask, Desk, Engine, Entity, Input, Long, Run};
use schema::{Error, Lang, Refusal, Result, expected, refusal};
use serde_json::Value as Json;

use super::{Import, Order, Plan, execute, notice};

/// The entity with `{id}.import` before its own actions, where it says how it is imported.
pub(crate) fn importable(entity: &'static Entity) -> &'static Entity {
    let Some(import) = entity.import else {
        return entity;
    };
    let action = Action {
        id: format!("{}.import", import.of.id).leak(),
        allowed: allowed(import),
        prepare: read,
        run: Run::Long(run),
    };
    let actions: Vec<Action> = std::iter::once(action).chain(entity.actions.iter().copied()).collect();
    // Made once, for as long as the program runs.
    Box::leak(Box::new(Entity {
        actions: actions.leak(),
        ..*entity
    }))
}

/// Whoever may create its documents and import them, unless it says otherwise.
fn allowed(import: &Import) -> Allowed {
    if import.is_for_admins {
        return Allowed::Admins;
    }
    let permission = |verb| -> &'static str { format!("{}:{verb}", import.of.access.resource).leak() };
    Allowed::Holders(vec![permission("create"), permission("import")].leak())
}

/// Reads the file, outside any transaction.
fn read(desk: &Desk, mut input: Input) -> Result<Input> {
    let order = order(&mut input)?;
    let today = schema::day_in_morocco(desk.clock.now());
    let import = desk.action.strip_suffix(".import").and_then(super::find);
    let import = import.ok_or_else(|| Error::Fault(format!("{} imports nothing", desk.action)))?;
    let plan = Plan::read(import, &order, &desk.ask.rights, today)?;
    input.made = Some(Arc::new(Mutex::new(Some(plan))));
    Ok(input)
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
    Ok(Order {
        name: file.name.clone(),
        bytes: file.into_bytes()?,
        is_rehearsal: input.is("dryRun"),
        makes_units: input.is("createUnits"),
        same: object(input, "sameUnits")?,
        sheet: input.text("sheet").map(str::to_owned),
        mapping: object(input, "mapping")?,
        lang: input.text("language").and_then(Lang::read).unwrap_or(input.lang),
    })
}

/// An object of texts, as JSON or as the text of JSON that a form sends; empty when it is not given.
fn object(input: &Input, param: &'static str) -> Result<BTreeMap<String, String>> {
    let read: serde_json::Result<BTreeMap<String, Option<String>>> = match input.data.get(param) {
        None | Some(Json::Null) => return Ok(BTreeMap::new()),
        Some(Json::String(text)) if text.trim().is_empty() => return Ok(BTreeMap::new()),
        Some(Json::String(text)) => serde_json::from_str(text),
        Some(json) => serde_json::from_value(json.clone()),
    };
    let Ok(texts) = read else {
        return Err(Refusal::argument(param, expected::OBJECT_OF_TEXTS).field(param).into());
    };
    Ok(texts
        .into_iter()
        .map(|(name, text)| (name, text.unwrap_or_default()))
        .collect())
}

/// Writes what was read.
fn run(engine: Engine, ask: Ask, input: Input) -> Long {
    Box::pin(async move {
        let plan = input
            .made
            .as_ref()
            .and_then(|made| made.downcast_ref::<Mutex<Option<Plan>>>());
        let plan = plan.and_then(|plan| plan.lock().ok()?.take());
        let plan = plan.ok_or_else(|| Error::Fault("an import was run without its plan".to_owned()))?;
        let of = plan.import.of;
        let report = execute(&engine, &ask, plan).await?;
        notice::finished(&engine, &ask, of, &report).await?;
        Ok(report.json())
    })
}
