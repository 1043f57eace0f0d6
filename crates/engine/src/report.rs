//! Counts and sums by fields: what dashboards and statistics are made of. One query, through the caller's view.

use std::cmp::Reverse;
use std::collections::HashMap;

use schema::{Collection, Filter, Lang, Result, Value, WireQuery, bind, error_codes};
use serde_json::{Value as Json, json};
use store::{By, Cost, Figure, Group, Having, Measure, Part, Reader, Report, Top};

use crate::find_all::matching;
use crate::noted_reads::{self, Door, NotedReading};
use crate::{Engine, ReportDef, RequestContext, unauthorized};

impl Engine {
    /// The report of that name, over the documents that the filters among the queries leave.
    pub async fn report(&self, ctx: &RequestContext, name: &str, queries: &[WireQuery]) -> Result<Json> {
        let found = self.entities().iter().find_map(|entity| {
            let report = entity.reports.iter().find(|report| report.name == name)?;
            Some((entity.of, report))
        });
        let (of, def) = found.ok_or(error_codes::ROUTE_NOT_FOUND)?;
        let view = ctx.rights.view(of);
        if view.is_empty() {
            return Err(unauthorized(&ctx.rights));
        }
        let mut report = bind_report(ctx, of, def)?;
        let narrowed = bind(&view, ctx.rights.as_ref(), queries)?;
        report.named = report.named.or(narrowed.named);
        report.filters.extend(narrowed.filters);
        let noted = report.named.and(of.noted_values());
        let terms = self.terms_of(ctx).await?;
        let (asker, name) = (ctx.clone(), def.name);
        let read = move |reader: &mut Reader<'_>| {
            let groups = reader.group(&view, &report)?;
            let labels = labels(reader, &asker, &report, &groups)?;
            let told = |group: &Group| (figure(group, &report), line(group, &report, &labels, asker.lang));
            let mut lines: Vec<(i64, Json)> = groups.iter().map(told).collect();
            // The ids that group are random: people expect the largest first, then the alphabet.
            lines.sort_by_key(|(figure, line)| (Reverse(*figure), line["label"].to_string()));
            let lines: Vec<Json> = lines.into_iter().map(|(_, line)| line).collect();
            let total: u64 = groups.iter().map(|group| group.count).sum();
            let count = lines.len();
            Ok((json!({ "name": name, "groups": lines, "total": total }), count))
        };
        let (answer, count) = self.inner.store.read(Cost::Scan, terms, read).await?;
        if !noted.is_empty() {
            let filter = format!("{name} {}", noted_reads::filter_text(of, queries));
            self.note_reading(ctx, NotedReading::rows(of, noted, Door::Report, filter, count))
                .await?;
        }
        Ok(answer)
    }
}

/// The declaration bound to the caller's view; a field the caller may not read hides the whole report.
fn bind_report(ctx: &RequestContext, of: &'static Collection, def: &ReportDef) -> Result<Report> {
    let view = ctx.rights.view(of);
    let mut query = matching(of, def.only.iter().copied().map(Filter::from));
    if !view.fields().covers(query.named) {
        return Err(unauthorized(&ctx.rights));
    }
    let mut by = Vec::new();
    for field in def.by {
        let at = of.position(field.name).filter(|at| view.fields().has(*at));
        let at = at.ok_or_else(|| unauthorized(&ctx.rights))?;
        query.named = query.named.with(at);
        by.push(By {
            field: &of.fields()[at],
            part: Part::Whole,
        });
    }
    let sum = def.sum.and_then(|field| of.field(field.name)).map(Measure::Sum);
    let figure = sum.map_or(Figure::Count, Figure::Of);
    Ok(Report {
        filters: query.filters,
        named: query.named,
        by,
        measures: sum.into_iter().collect(),
        having: def.having.map(|is| Having { figure, is }),
        top: def.top.map(|limit| Top { figure, limit }),
    })
}

/// By what a group has its place: its count, or its sum where only the greatest sums are told.
fn figure(group: &Group, report: &Report) -> i64 {
    let sum = group.measures.first().copied().flatten();
    let count = || i64::try_from(group.count).unwrap_or(i64::MAX);
    sum.filter(|_| report.top.is_some()).unwrap_or_else(count)
}

type Labels = HashMap<String, (String, String)>;

/// The names of the linked documents that group, as far as the caller may read them: one query per link.
fn labels(reader: &mut Reader<'_>, ctx: &RequestContext, report: &Report, groups: &[Group]) -> Result<Labels> {
    let mut labels = Labels::new();
    for (at, by) in report.by.iter().enumerate() {
        let Some(target) = by.field.kind.target() else { continue };
        let view = ctx.rights.view(target());
        if view.is_empty() {
            continue;
        }
        let ids: Vec<String> = groups
            .iter()
            .filter_map(|group| group.by[at].text().map(str::to_owned))
            .collect();
        for row in reader.many(&view, &ids, view.fields())? {
            labels.insert(row.document.id.clone(), row.document.title());
        }
    }
    Ok(labels)
}

fn line(group: &Group, report: &Report, labels: &Labels, lang: Lang) -> Json {
    let values: Vec<Json> = group
        .by
        .iter()
        .zip(&report.by)
        .map(|(value, by)| schema::to_json(by.field, value))
        .collect();
    let shown = |value: &Value, by: &By| {
        let text = value.text().unwrap_or_default();
        if let Some(word) = by
            .field
            .kind
            .words()
            .and_then(|words| words.iter().find(|word| word.wire == text))
        {
            return word.label.text(lang).to_owned();
        }
        let title = labels
            .get(text)
            .map(|(fr, ar)| if lang == Lang::Ar { ar.clone() } else { fr.clone() });
        title.unwrap_or_else(|| text.to_owned())
    };
    let shown: Vec<String> = group
        .by
        .iter()
        .zip(&report.by)
        .map(|(value, by)| shown(value, by))
        .collect();
    json!({ "by": values, "label": shown, "count": group.count, "sum": sum(group, report) })
}

/// The sum as the wire has values of its field: dirhams, not their hundredths.
fn sum(group: &Group, report: &Report) -> Json {
    let sum = group.measures.first().copied().flatten().unwrap_or_default();
    match report.measures.first() {
        Some(Measure::Sum(field)) => schema::to_json(field, &Value::Int(sum)),
        _ => json!(sum),
    }
}
