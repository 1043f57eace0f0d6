//! What stands in the store, counted for whoever watches the house.

use std::collections::BTreeMap;

use schema::{Collection, FieldDef, FieldSet, Filter, Result, View};
use store::{By, Cost, Group, Measure, Part, Report};

use crate::files::FILES;
use crate::{Engine, JOBS};

/// The files of a bucket.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BucketUsage {
    /// How many files.
    pub count: u64,
    /// Their bytes, as they are kept.
    pub bytes: u64,
}

impl Engine {
    /// How many jobs stand in each state.
    pub async fn jobs_by_state(&self) -> Result<Vec<(String, u64)>> {
        let groups = self.group_counts(&JOBS, "state", None, Vec::new()).await?;
        Ok(groups.iter().map(|group| (group_name(group), group.count)).collect())
    }

    /// The kinds of the jobs that those filters find.
    pub(crate) async fn job_kinds(&self, filters: Vec<Filter>) -> Result<Vec<String>> {
        let groups = self.group_counts(&JOBS, "kind", None, filters).await?;
        Ok(groups.iter().map(group_name).collect())
    }

    /// The files of each bucket; empty buckets are left out.
    pub async fn files_by_bucket(&self) -> Result<BTreeMap<String, BucketUsage>> {
        let groups = self
            .group_counts(&FILES, "bucketId", Some("sizeActual"), Vec::new())
            .await?;
        let kept = |group: &Group| {
            let bytes = group.measures.first().copied().flatten();
            let bytes = bytes.and_then(|bytes| u64::try_from(bytes).ok()).unwrap_or_default();
            let count = group.count;
            (group_name(group), BucketUsage { count, bytes })
        };
        Ok(groups.iter().map(kept).collect())
    }

    async fn group_counts(
        &self,
        of: &'static Collection,
        by: &'static str,
        sum: Option<&'static str>,
        filters: Vec<Filter>,
    ) -> Result<Vec<Group>> {
        let whole = |field: &'static FieldDef| By {
            field,
            part: Part::Whole,
        };
        let report = Report {
            filters,
            named: FieldSet::NONE,
            by: of.field(by).map(whole).into_iter().collect(),
            measures: sum
                .and_then(|name| of.field(name))
                .map(Measure::Sum)
                .into_iter()
                .collect(),
            having: None,
            top: None,
        };
        let read = move |reader: &mut store::Reader<'_>| reader.group(&View::whole(of), &report);
        self.store().read(Cost::Scan, self.terms().await?, read).await
    }
}

fn group_name(group: &Group) -> String {
    let name = group.by.first().and_then(schema::Value::text);
    name.unwrap_or_default().to_owned()
}
