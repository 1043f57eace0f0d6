//! What a code leads to: the label of an item is the address of its page, of whatever host, for domains change and labels stay; a
//! typed one is its number, or its id.

use engine::Cx;
use schema::Result;

use crate::item::rules::number_key;
use crate::item::{INVENTORY_ITEMS, NUMBER_KEY};

/// The page below which items have theirs.
const PAGE: &str = "inventory-dashboard";
/// Below it, the pages of offices: the sheet behind a door, which is no item.
const OFFICES: &str = "bureaux";
/// The longest number that is compared.
const LONGEST: usize = 60;

/// What a code says by itself.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Code<'a> {
    /// The address of an item’s page.
    Item(&'a str),
    /// The address of an office’s page.
    Office(&'a str),
    /// An id or a number.
    Text(&'a str),
}

/// Reads a code.
pub(crate) fn read(code: &str) -> Code<'_> {
    let code = code.trim();
    if !is_address(code) {
        return Code::Text(code);
    }
    let path = code.split(['?', '#']).next().unwrap_or_default();
    let mut segments = path.split('/').filter(|segment| !segment.is_empty());
    if !segments.any(|segment| segment == PAGE) {
        return Code::Text(code);
    }
    match (segments.next(), segments.next()) {
        (Some(OFFICES), Some(office)) => Code::Office(office),
        (Some(item), None) if item != OFFICES => Code::Item(item),
        _ => Code::Text(code),
    }
}

/// Whether a code is an address, and no number.
pub(crate) fn is_address(code: &str) -> bool {
    code.contains("://") || code.trim_start().starts_with('/')
}

/// A code as numbers are compared; none of an address, nor of what no number is as long as.
pub(crate) fn number_of(code: &str) -> Option<String> {
    let key = number_key(code).filter(|_| !is_address(code));
    key.filter(|key| key.chars().count() <= LONGEST)
}

/// The item that a code leads to.
///
/// # Errors
/// When the store cannot be read.
pub(crate) fn item_of(cx: &Cx<'_>, code: &str) -> Result<Option<String>> {
    let by_id = match read(code) {
        Code::Office(_) => return Ok(None),
        Code::Item(id) | Code::Text(id) => id,
    };
    if schema::is_id(by_id) && cx.get(&INVENTORY_ITEMS, by_id)?.is_some() {
        return Ok(Some(by_id.to_owned()));
    }
    let Some(key) = number_of(code) else {
        return Ok(None);
    };
    let item = cx.first(&INVENTORY_ITEMS, [NUMBER_KEY.eq(key)])?;
    Ok(item.map(|item| item.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_leads_to_its_item_from_any_host() {
        for code in [
            "https://diwan.tiznit.ma/inventory-dashboard/abc123",
            " http://10.0.0.5:8080/inventory-dashboard/abc123?tab=x#y ",
            "/inventory-dashboard/abc123",
            "https://old.example/app/inventory-dashboard/abc123/",
        ] {
            assert_eq!(read(code), Code::Item("abc123"), "{code}");
        }
        assert_eq!(read("https://x.ma/inventory-dashboard/bureaux/b1"), Code::Office("b1"));
        assert_eq!(read(" 2024-001 "), Code::Text("2024-001"));
        for other in [
            "https://maker.com/p/1",
            "https://x.ma/inventory-dashboard",
            "https://x.ma/inventory-dashboard/bureaux",
        ] {
            assert_eq!(read(other), Code::Text(other));
        }
    }

    #[test]
    fn a_number_is_compared_folded_and_an_address_is_none() {
        assert_eq!(number_of("A-12 ٣").as_deref(), Some("a123"));
        assert_eq!(number_of("https://maker.com/p/1"), None);
        assert_eq!(number_of("--"), None);
        assert_eq!(number_of(&"9".repeat(61)), None);
    }
}
