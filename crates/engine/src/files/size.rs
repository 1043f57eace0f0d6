//! How much lies in each bucket.

use std::collections::HashMap;

use schema::{FieldSet, Result};
use store::{By, Cost, Part, Reader, Report};

use super::row::{BUCKET, FILES, KEPT_SIZE};
use crate::Engine;

impl Engine {
    /// The sizes of the whole files of each bucket, summed, in bytes; empty buckets are left out.
    pub async fn bucket_sizes(&self) -> Result<HashMap<String, i64>> {
        let sized = |reader: &mut Reader<'_>| {
            let by = FILES.field(BUCKET.def.name).map(|field| By {
                field,
                part: Part::Whole,
            });
            let report = Report {
                filters: Vec::new(),
                named: FieldSet::NONE,
                by: by.into_iter().collect(),
                sum: FILES.field(KEPT_SIZE.def.name),
            };
            let groups = reader.group(&schema::View::whole(&FILES), &report)?;
            let named = groups
                .into_iter()
                .filter_map(|group| Some((group.by.first()?.text()?.to_owned(), group.sum)));
            Ok(named.collect())
        };
        self.hall.store.read(Cost::Scan, self.terms().await?, sized).await
    }
}
