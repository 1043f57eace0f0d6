//! What holds of the settings whose shape the product relies on.

use engine::Cx;
use schema::printable::{unprintable, unprintable_error};
use schema::{Change, Rejection, Result, error_codes};
use serde_json::{Map, Value as Json};

use super::clock;
use super::letterhead::{self, LETTERHEAD};
use super::signatory::{self, SIGNATORIES};
use super::{KEY, LOGO, VALUE};
use crate::people::employee::{EMPLOYEES, retirement};

/// The names and the logo of the commune.
pub const COMMUNE: &str = "public.commune";
/// The support card.
pub const SUPPORT: &str = "public.support";
/// Who decides where nobody else is left: the id of an employee.
pub const LAST_APPROVER: &str = "org.lastApprover";
/// Greatest length of the logo as a data URL.
const LOGO_LIMIT: usize = 65_536;

error_codes! {
    SHAPE_WRONG = "setting_shape_wrong", invalid => "قيمة الإعداد {key} غير صحيحة: {member}", "Valeur incorrecte du paramètre {key}\u{a0}: {member}", "Wrong value of the setting {key}: {member}";
}

/// The member of a value that has not the shape it should have.
pub(super) struct InvalidMember(String);

impl InvalidMember {
    pub(super) fn at(member: &str) -> InvalidMember {
        InvalidMember(member.to_owned())
    }
}

/// What the product relies on has its shape: the cards that guests read, the letterhead, the signatories.
pub(super) fn known_settings_have_their_shape(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let key = change.after.need(KEY)?;
    let value = change.after.get(VALUE).unwrap_or_default();
    let checked = match key.as_str() {
        other if other != LETTERHEAD && change.after.get(LOGO).is_some() => Err(InvalidMember::at(LOGO.def.name)),
        COMMUNE | SUPPORT => card(&value),
        LETTERHEAD => letterhead::check(&value),
        SIGNATORIES => signatory::check(cx, &value)?,
        clock::CLOCK_CHANGES => {
            let before = change.before.as_ref().and_then(|before| before.get(VALUE));
            clock::check(&value, before.as_ref())
        }
        retirement::AGES => retirement::wrong_member(&value).map_or(Ok(()), |member| Err(InvalidMember::at(&member))),
        LAST_APPROVER => last_approver(cx, &value)?,
        _ => Ok(()),
    };
    let wrong = |InvalidMember(member)| {
        let rejection = Rejection::new(SHAPE_WRONG).field(VALUE.def.name);
        rejection.arg("key", &key).arg("member", member)
    };
    checked.map_err(wrong)?;
    let on_paper = [COMMUNE, LETTERHEAD, SIGNATORIES].contains(&key.as_str());
    match first_unprintable(&value).filter(|_| on_paper) {
        Some((member, letter)) => Err(unprintable_error(letter)
            .field(format!("{}{member}", VALUE.def.name))
            .into()),
        None => Ok(()),
    }
}

/// The first character that no page can show, and the path to it: `.linesFr.2`, counted from one.
fn first_unprintable(value: &Json) -> Option<(String, char)> {
    let below = |name: String, inner| first_unprintable(inner).map(|(path, letter)| (format!(".{name}{path}"), letter));
    match value {
        Json::String(text) => unprintable(text).map(|letter| (String::new(), letter)),
        Json::Array(items) => (1..)
            .zip(items)
            .find_map(|(at, item): (usize, _)| below(at.to_string(), item)),
        Json::Object(members) => members.iter().find_map(|(name, member)| below(name.clone(), member)),
        _ => None,
    }
}

/// Who decides where nobody else is left is somebody who works here.
fn last_approver(cx: &Cx<'_>, value: &Json) -> Result<std::result::Result<(), InvalidMember>> {
    let employee = value.as_str().map(|id| cx.get(&EMPLOYEES, id)).transpose()?.flatten();
    Ok(employee.map(drop).ok_or_else(|| InvalidMember::at("employeeId")))
}

/// What guests read holds texts only, and a logo that is a small image.
fn card(value: &Json) -> std::result::Result<(), InvalidMember> {
    let members: &Map<String, Json> = value.as_object().ok_or_else(|| InvalidMember::at("{}"))?;
    let wrong = members.iter().find(|(name, member)| !is_right(name, member));
    wrong.map_or(Ok(()), |(name, _)| Err(InvalidMember::at(name)))
}

/// A text of at most so many characters, without control characters but line ends.
pub(super) fn is_text(member: &Json, longest: usize) -> bool {
    let is_plain = |text: &str| !text.chars().any(|one| one.is_control() && one != '\n');
    member
        .as_str()
        .is_some_and(|text| text.chars().count() <= longest && is_plain(text))
}

/// A text in one line.
pub(super) fn is_line(member: &Json, longest: usize) -> bool {
    is_text(member, longest) && member.as_str().is_some_and(|text| !text.contains('\n'))
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
