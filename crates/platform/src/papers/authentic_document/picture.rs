//! Pictures of papers that are no files, kept for ever under the hash of what they are: a record names them, and an emblem that
//! changes does not change what was issued.

use std::collections::BTreeMap;

use engine::Cx;
use schema::{Collection, Document, Result, fields, json};
use serde_json::Value as Json;

use crate::settings::letterhead::{self, Emblem};

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

/// The name under which a record finds an emblem again: that of its file, or of the picture that is kept of it.
pub(super) fn store_emblem(cx: &mut Cx<'_>, emblem: &Emblem) -> Result<Option<String>> {
    let data = match emblem {
        Emblem::None => return Ok(None),
        Emblem::File(id) => return Ok(Some(id.clone())),
        Emblem::Card(data) => data,
    };
    store(cx, data).map(Some)
}

/// Keeps a picture that is given as a data URL. → the name under which papers find it.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn store(cx: &mut Cx<'_>, data: &str) -> Result<String> {
    let mut name = accounts::content_hash(data);
    name.truncate(32);
    if cx.get(&PAPER_PICTURES, &name)?.is_none() {
        let mut row = Document::new(&PAPER_PICTURES).with(DATA, Json::from(data));
        row.id.clone_from(&name);
        cx.create(row)?;
    }
    Ok(name)
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
