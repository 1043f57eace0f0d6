//! What holds of the settings whose shape the product relies on.

use engine::Cx;
use schema::{Change, Label, Refusal, Reject, Result};
use serde_json::{Map, Value as Json};

use super::{KEY, VALUE};

/// The names and the logo of the commune.
pub const COMMUNE: &str = "public.commune";
/// The support card.
pub const SUPPORT: &str = "public.support";
/// Greatest length of the logo as a data URL.
const LOGO_LIMIT: usize = 65_536;

/// A setting whose value has not the shape that its key promises.
pub const SHAPE_WRONG: Reject = Reject::invalid(
    "setting_shape_wrong",
    Label::new(
        "قيمة الإعداد {key} غير صحيحة: {member}",
        "Valeur incorrecte du paramètre {key} : {member}",
        "Wrong value of the setting {key}: {member}",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[SHAPE_WRONG];

/// What guests read holds texts only, and a logo that is a small image.
pub(super) fn public_cards_hold_texts(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let key = change.after.need(KEY)?;
    if key != COMMUNE && key != SUPPORT {
        return Ok(());
    }
    let wrong = |member: &str| {
        Refusal::new(SHAPE_WRONG)
            .field(VALUE.def.name)
            .arg("key", &key)
            .arg("member", member)
    };
    let value = change.after.get(VALUE).unwrap_or_default();
    let members: &Map<String, Json> = value.as_object().ok_or_else(|| wrong("{}"))?;
    match members.iter().find(|(name, member)| !is_right(name, member)) {
        Some((name, _)) => Err(wrong(name).into()),
        None => Ok(()),
    }
}

fn is_right(name: &str, member: &Json) -> bool {
    let Some(text) = member.as_str() else { return false };
    if name != "logo" {
        return text.chars().count() <= 255;
    }
    let is_image = ["png", "jpeg", "webp", "svg+xml"]
        .iter()
        .any(|kind| text.starts_with(&format!("data:image/{kind};base64,")));
    text.is_empty() || (is_image && text.len() <= LOGO_LIMIT)
}
