//! Increment and decrement: one number, atomically, within bounds.

use schema::{Collection, Decimal, Document, FieldDef, Kind, Rejection, Result, Value, error_codes, expected};
use serde_json::Value as Json;

use crate::write::{row_fields, update, visible};
use crate::{Engine, RequestContext, encode, unauthorized};

/// By how much, and how far.
#[derive(Clone, Debug)]
pub struct Increment {
    /// Added or taken away; not 0.
    pub by: Json,
    /// The greatest (increment) or smallest (decrement) value allowed.
    pub bound: Option<Json>,
    /// Up or down.
    pub is_up: bool,
}

impl Engine {
    /// Adds to a number of a document.
    pub async fn increment(
        &self,
        ctx: &RequestContext,
        of: &'static Collection,
        id: &str,
        attribute: &str,
        step: Increment,
    ) -> Result<Vec<u8>> {
        let (asked, view) = (ctx.clone(), ctx.rights.view(of));
        if view.is_empty() {
            return Err(unauthorized(&ctx.rights));
        }
        let (id, unknown) = (
            id.to_owned(),
            error_codes::ATTRIBUTE_NOT_FOUND.rejection().field(attribute),
        );
        let at = of.position(attribute).filter(|at| view.fields().has(*at));
        let at = at.ok_or_else(|| unknown.clone())?;
        let field = &of.fields()[at];
        self.transact(ctx, "increment", move |cx| {
            let before = visible(cx, &view, &id)?;
            if !asked.rights.may(of, "update") {
                return Err(error_codes::UNAUTHORIZED.into());
            }
            // What is granted of the own row is not granted of all.
            if !row_fields(cx, &view, &id)?.has(at) {
                return Err(unknown.clone().into());
            }
            let mut after = before.clone();
            after.set_value(field.name, Value::Int(incremented_value(field, &before, &step)?));
            let document = update(cx, before, after)?;
            encode::encode_written(cx, &view, document, &asked)
        })
        .await
    }
}

fn incremented_value(field: &FieldDef, document: &Document, step: &Increment) -> Result<i64> {
    if !matches!(field.kind, Kind::Integer | Kind::Decimal) || !field.is_input() {
        return Err(error_codes::NOT_A_NUMBER.rejection().about(field).into());
    }
    let by = number(field, "value", &step.by)?;
    if by == 0 {
        return Err(Rejection::argument("value", expected::NOT_ZERO).into());
    }
    let exceeded = || error_codes::LIMIT_EXCEEDED.rejection().about(field);
    let now = document.value(field.name).int().unwrap_or(0);
    let next = if step.is_up {
        now.checked_add(by)
    } else {
        now.checked_sub(by)
    }
    .ok_or_else(exceeded)?;
    let bound = step
        .bound
        .as_ref()
        .map(|json| number(field, if step.is_up { "max" } else { "min" }, json))
        .transpose()?;
    let is_past = bound.is_some_and(|bound| if step.is_up { next > bound } else { next < bound });
    let (least, most) = field.range.unwrap_or((-(1 << 53) + 1, (1 << 53) - 1));
    if is_past || next < least || next > most {
        return Err(exceeded().into());
    }
    Ok(next)
}

fn number(field: &FieldDef, name: &'static str, json: &Json) -> Result<i64> {
    let read = match (field.kind, json) {
        (Kind::Decimal, Json::Number(number)) => {
            Decimal::parse(&number.to_string()).map(|Decimal(hundredths)| hundredths)
        }
        (_, Json::Number(number)) => number.as_i64(),
        _ => None,
    };
    let expected = match field.kind {
        Kind::Decimal => expected::HUNDREDTHS,
        _ => expected::WHOLE_NUMBER,
    };
    read.ok_or_else(|| Rejection::argument(name, expected).into())
}
