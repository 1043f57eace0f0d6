//! `{collection}.import`: a workbook or CSV file, its report as the answer.

use std::collections::BTreeMap;

use engine::{Act, Allowed, AnyAct, BoxFuture, Engine, Entity, PrepareContext, RequestContext, Upload, inputs};
use schema::{Error, Label, Lang, Result, Wording};

use super::{Import, ImportOrder, Plan, Report, error_codes, execute, notice};

/// The entity with `{id}.import` before its own actions, where it says how it is imported.
pub(crate) fn importable(entity: &'static Entity) -> &'static Entity {
    let Some(import) = entity.import else {
        return entity;
    };
    // Made once, for as long as the program runs.
    let id = format!("{}.import", import.of.id).leak();
    let act: &'static dyn AnyAct = Box::leak(Box::new(import_act(id, allowed_callers(import))));
    let actions: Vec<&'static dyn AnyAct> = std::iter::once(act).chain(entity.actions.iter().copied()).collect();
    Box::leak(Box::new(Entity {
        actions: actions.leak(),
        ..*entity
    }))
}

const WORDING: Wording = Wording::new(
    Label::new("استيراد", "Importer", "Import"),
    Label::new("انتهى الاستيراد", "Importation terminée", "Import finished"),
);

const fn import_act(id: &'static str, who: Allowed) -> Act<ImportInput, Report, Plan> {
    Act::long(id, WORDING, who, run).prepare_with(read)
}

/// Whoever may create its documents and import them, unless it says otherwise.
fn allowed_callers(import: &Import) -> Allowed {
    if let Some(allowed) = import.allowed {
        return allowed;
    }
    let permission = |verb| -> &'static str { format!("{}:{verb}", import.of.access.resource).leak() };
    Allowed::Holders(vec![permission("create"), permission("import")].leak())
}

inputs! {
    /// A sheet, and how it is to be read.
    struct ImportInput {
        /// A workbook or a CSV file.
        file: Upload = file("file"),
        /// Whether nothing stays of it but the report.
        dry_run: bool = flag("dryRun"),
        /// Whether units that are missing are made, where the caller may.
        create_units: bool = flag("createUnits"),
        /// Missing units that are others under a second spelling: one spelling, and another of the file or the name of one that stands.
        same_units: Option<BTreeMap<String, String>> = may("sameUnits"),
        /// The name of the sheet; the first visible one with rows unless it is said.
        sheet: Option<String> = may("sheet"),
        /// Columns mapped by hand: title or letter, and the field; an empty field leaves the column out.
        mapping: Option<BTreeMap<String, String>> = may("mapping"),
        /// The encoding of a text file, where its letters may be those of two: `utf-8`, `windows-1252`, `windows-1256`, `macintosh`, `cp850`,
        /// `x-mac-arabic`, `cp720` or `utf-8-twice`.
        encoding: Option<String> = may("encoding"),
        /// Days of three numbers: `dmy` or `mdy`; day first unless it is said or a column is in doubt.
        day_order: Option<String> = may("dayOrder"),
        /// Whether rows and columns that are hidden or filtered in the sheet are left out.
        skip_hidden: bool = flag("skipHidden"),
        /// The language of the report: `fr`, `ar` or `en`; the caller's unless it is said.
        language: Option<String> = may("language"),
    }
}

/// Reads the file, outside any transaction.
fn read(desk: &PrepareContext, given: ImportInput) -> Result<Plan> {
    let encoding = given.encoding.as_deref().filter(|said| !said.is_empty());
    let day_order = given.day_order.as_deref().filter(|said| !said.is_empty());
    let order = ImportOrder {
        encoding: encoding.map(error_codes::encoding).transpose()?,
        day_order: day_order.map(error_codes::day_order).transpose()?,
        skips_hidden: given.skip_hidden,
        name: given.file.name.clone(),
        bytes: given.file.into_bytes()?,
        is_rehearsal: given.dry_run,
        makes_units: given.create_units,
        same: given.same_units.unwrap_or_default(),
        sheet: given.sheet,
        mapping: given.mapping.unwrap_or_default(),
        lang: given.language.as_deref().and_then(Lang::read).unwrap_or(desk.ctx.lang),
    };
    let today = schema::day_in_morocco(desk.clock.now());
    let import = desk.action.strip_suffix(".import");
    let import = import.and_then(|id| super::find(desk.entities, id));
    let import = import.ok_or_else(|| Error::Fault(format!("{} imports nothing", desk.action)))?;
    Plan::read(import, &order, &desk.ctx.rights, today)
}

/// Writes what was read.
fn run(engine: Engine, ctx: RequestContext, plan: Plan) -> BoxFuture<Report> {
    Box::pin(async move {
        let of = plan.import.of;
        let report = execute(&engine, &ctx, plan).await?;
        notice::notify_completion(&engine, &ctx, of, &report).await?;
        Ok(report)
    })
}
