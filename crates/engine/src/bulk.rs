//! Bulk calls by key: at most 100 rows, one transaction, all or nothing.

use schema::{Collection, Document, Rejection, Result, View, WireQuery, error_codes, expected};
use serde_json::{Map, Value as Json};
use store::Row;

use crate::encode::DocumentEncoder;
use crate::noted_reads::select_of_written;
use crate::read::bind_query;
use crate::write::{New, create_given, delete, update_given, upsert_given};
use crate::{Cx, Engine, RequestContext};

/// Greatest number of rows of one bulk call.
const MOST: usize = 100;

error_codes! {
    BY_ACT = "bulk_field_by_act", 400 => "{field}: لا يغير على عدة وثائق دفعة واحدة إلا بالعملية {act}", "{field}\u{a0}: sur plusieurs documents à la fois, seule l’action {act} le change", "{field}: on several documents at once it is changed by the action {act} alone";
}

/// One document of a bulk create or upsert.
pub type Item = New;

/// A bulk call.
#[derive(Clone, Debug)]
pub enum Bulk {
    /// Creates all.
    Create(Vec<Item>),
    /// Creates or merges each.
    Upsert(Vec<Item>),
    /// Merges the data into all that match.
    Update(Map<String, Json>, Vec<WireQuery>),
    /// Deletes all that match.
    Delete(Vec<WireQuery>),
}

impl Engine {
    /// Runs a bulk call and answers the list of the documents written, or of those deleted.
    pub async fn bulk(&self, ctx: &RequestContext, of: &'static Collection, bulk: Bulk) -> Result<Vec<u8>> {
        if !ctx.rights.is_key {
            let missing = error_codes::MISSING_SCOPE
                .rejection()
                .arg("role", "users")
                .arg("scope", "documents.write");
            return Err(missing.into());
        }
        if let Bulk::Create(items) | Bulk::Upsert(items) = &bulk
            && !(1..=MOST).contains(&items.len())
        {
            return Err(Rejection::argument("documents", expected::documents(1, MOST)).into());
        }
        let asked = ctx.clone();
        self.transact(ctx, "bulk", move |cx| {
            let view = asked.rights.view(of);
            let documents = run(cx, of, &view, &bulk)?;
            let is_gone = matches!(bulk, Bulk::Delete(_));
            let documents = if is_gone { documents } else { read_again(cx, documents)? };
            let rows: Vec<Row> = documents
                .into_iter()
                .map(|document| Row { document, grant: 0 })
                .collect();
            let select = select_of_written(of);
            let written = DocumentEncoder::new(&asked, &view, &select).list(&rows, rows.len() as u64, &[]);
            if let Bulk::Create(_) = bulk {
                cx.answers(201, || String::from_utf8_lossy(&written).into_owned());
            }
            Ok(written)
        })
        .await
    }
}

/// What was written, with its derived attributes, in the order of the call.
fn read_again(cx: &Cx<'_>, written: Vec<Document>) -> Result<Vec<Document>> {
    let Some(of) = written.first().map(|document| document.of) else {
        return Ok(written);
    };
    let ids: Vec<String> = written.iter().map(|document| document.id.clone()).collect();
    let mut stored = cx.many(of, &ids)?;
    stored.sort_by_key(|document| ids.iter().position(|id| *id == document.id));
    Ok(stored)
}

fn run(cx: &mut Cx<'_>, of: &'static Collection, view: &View, bulk: &Bulk) -> Result<Vec<Document>> {
    match bulk {
        Bulk::Create(items) => items.iter().map(|item| create_given(cx, view, of, item)).collect(),
        Bulk::Upsert(items) => items.iter().map(|item| upsert_one(cx, view, of, item)).collect(),
        Bulk::Update(data, raws) => {
            if data.is_empty() {
                return Err(error_codes::MISSING_PAYLOAD.into());
            }
            no_act_is_passed_by(cx, of, data)?;
            let matching = matching(cx, of, raws)?;
            matching
                .into_iter()
                .map(|before| update_given(cx, view, before, data))
                .collect()
        }
        Bulk::Delete(raws) => {
            let matching = matching(cx, of, raws)?;
            for document in &matching {
                delete(cx, document.clone())?;
            }
            Ok(matching)
        }
    }
}

/// Refuses the fields that an act changes on many documents.
fn no_act_is_passed_by(cx: &Cx<'_>, of: &'static Collection, data: &Map<String, Json>) -> Result<()> {
    let acts = cx.inner.entity(of).map_or(&[][..], |entity| entity.bulk_acts);
    let named = acts.iter().filter(|(field, _)| data.contains_key(field.name));
    let refused = named.map(|(field, act)| Rejection::new(BY_ACT).about(field).arg("act", act));
    Rejection::several(refused.collect()).map_or(Ok(()), |refused| Err(refused.into()))
}

fn upsert_one(cx: &mut Cx<'_>, view: &View, of: &'static Collection, item: &Item) -> Result<Document> {
    match &item.id {
        Some(id) => upsert_given(cx, view, of, id, &item.data, None),
        None => create_given(cx, view, of, item),
    }
}

/// All that match; more than 100 is refused and changes nothing.
fn matching(cx: &Cx<'_>, of: &'static Collection, raws: &[WireQuery]) -> Result<Vec<Document>> {
    let (view, mut query) = bind_query(cx.ctx, of, raws)?;
    let limit = query.limit.unwrap_or(u64::MAX);
    query.limit = Some(limit.min(MOST as u64 + 1));
    query.is_counted = false;
    let ids: Vec<String> = {
        let page = cx.tx.borrow_mut().list(&view, &query)?;
        page.rows.into_iter().map(|row| row.document.id).collect()
    };
    if ids.len() > MOST {
        return Err(Rejection::argument("queries", expected::too_many_documents(MOST)).into());
    }
    ids.iter().map(|id| cx.need(of, id)).collect()
}
