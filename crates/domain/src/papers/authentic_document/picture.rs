//! Pictures of papers, kept for ever under the hash of what they are: a record names them, and an emblem that changes does not
//! change what was issued.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Collection, Document, Result, fields, json};
use serde_json::Value as Json;

use crate::settings::letterhead;

fields! {
    /// The data URL.
    DATA: Json = json("data").required().bytes(131_072) => "الصورة", "Image", "Picture";
}

/// Pictures by the beginning of the SHA-256 of their data URL.
pub static PAPER_PICTURES: Collection = Collection {
    database: "system",
    logged: false,
    ..Collection::new("paperPictures", FIELDS)
};

/// Keeps a picture that is given as a data URL; its name. Nothing is no picture.
pub(super) fn kept(cx: &mut Cx<'_>, data: &str) -> Result<Option<String>> {
    if data.is_empty() {
        return Ok(None);
    }
    let mut name = accounts::content_hash(data);
    name.truncate(32);
    if cx.get(&PAPER_PICTURES, &name)?.is_none() {
        let mut row = Document::new(&PAPER_PICTURES).with(DATA, Json::from(data));
        row.id.clone_from(&name);
        cx.create(row)?;
    }
    Ok(Some(name))
}

/// The bytes of the pictures of these names, as far as there are such.
pub(super) fn bytes(cx: &Cx<'_>, names: &[String]) -> Result<BTreeMap<String, Vec<u8>>> {
    let rows = cx.many(&PAPER_PICTURES, names)?;
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            let bytes = letterhead::picture(row.get(DATA)?.as_str()?)?;
            Some((row.id, bytes))
        })
        .collect())
}
