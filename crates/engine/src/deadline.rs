//! What falls due: days of documents that people want to be told of before they come.

use jiff::ToSpan;
use jiff::civil::Date;
use schema::{Collection, Condition, Document, Field, FieldSet, Filter, Form, Label, Order, Path, Query, Result, View};

use crate::find_all::{ALL_AT_MOST, matching};
use crate::months_later::MonthsLater;
use crate::{Cx, Rights, every};

/// A day of a noun that people are told of beforehand: of the papers of a car, of the end of a posting.
pub struct Deadline {
    /// `department.what`.
    pub id: &'static str,
    /// What falls due.
    pub label: Label,
    /// The day, or the day that it is counted from.
    pub date: Field<schema::Date>,
    /// So many months after the field, as is decided today; none when the field is the day itself.
    pub later: fn(&Cx<'_>) -> Result<MonthsLater>,
    /// Which documents: all of these hold, as in a report.
    pub only: &'static [Condition],
    /// So many days before, from the longest to the shortest: each is told once.
    pub lead: &'static [i64],
    /// Whether a document still matters, where its fields alone do not say so: what was renewed does not.
    pub holds: fn(&Cx<'_>, &Document) -> Result<bool>,
    /// So many days it stays due after its day, and is told of once more; over at once when 0.
    pub stays: i64,
    /// After so many days it is told again, until it is acknowledged or over.
    pub repeat_days: Option<i64>,
    /// Whether what falls due is for nobody else's eyes: outside the house only that something waits is said.
    pub is_discreet: bool,
    /// Who is told: users.
    pub who: Recipients,
    /// What a delegation must name, if it names anything, for its delegate to see it; the resource of the collection alone
    /// when this is empty.
    pub resources: &'static [&'static str],
    /// Others who are told, and where they find the document, where that is elsewhere.
    pub also: &'static [(Recipients, &'static str)],
    /// What the document is called, in French and in Arabic.
    pub name: fn(&Cx<'_>, &Document) -> Result<(String, String)>,
    /// The same in its parts, where one of them is drawn as its form is written.
    pub marked_name: Option<fn(&Cx<'_>, &Document) -> Result<MarkedName>>,
    /// Where it leads in the application, as [`path_of`] reads it.
    pub link: &'static str,
}

/// What a document is called by: words, and a text that is drawn as its form is written.
pub struct MarkedName {
    /// The words.
    pub words: Label,
    /// The form of the text.
    pub form: &'static Form,
    /// The text.
    pub text: String,
}

/// Who is told of a document: users, by their ids.
pub type Recipients = fn(&Cx<'_>, &Document) -> Result<Vec<String>>;

/// How a day that falls due is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// So many days before, at most.
    Before(i64),
    /// The day has passed.
    Passed,
}

impl Deadline {
    /// A day of a noun, told of 60, 30 and 7 days before; over once it has passed.
    pub const fn on(
        id: &'static str,
        label: Label,
        date: Field<schema::Date>,
        who: Recipients,
        link: &'static str,
    ) -> Self {
        Deadline {
            id,
            label,
            date,
            later: |_| Ok(MonthsLater::default()),
            only: &[],
            lead: &[60, 30, 7],
            holds: |_, _| Ok(true),
            stays: 0,
            repeat_days: None,
            is_discreet: false,
            who,
            resources: &[],
            also: &[],
            name: |_, document| Ok(document.title()),
            marked_name: None,
            link,
        }
    }

    /// The day on which the document falls due, where that is so many months later.
    fn day(&self, later: &MonthsLater, document: &Document) -> Option<Date> {
        let schema::Date(day) = document.get(self.date)?;
        later.day(day)
    }

    /// Of what is to be told when so many days are left: the nearest lead that has come, whatever was missed before.
    pub fn stage(&self, days: i64) -> Option<Stage> {
        if days < 0 {
            return (days >= -self.stays).then_some(Stage::Passed);
        }
        let come = self.lead.iter().copied().filter(|lead| days <= *lead);
        come.min().map(Stage::Before)
    }

    /// The days that are near or stay due, as seen from a day.
    pub fn span(&self, today: Date) -> (Date, Date) {
        let longest = self.lead.iter().copied().max().unwrap_or(0);
        (
            today.saturating_sub(self.stays.days()),
            today.saturating_add(longest.days()),
        )
    }

    /// Where the document is found in the application.
    pub fn path(&self, document: &Document) -> String {
        path_of(self.link, document)
    }

    /// The query for documents whose day lies between these, soonest first.
    fn query(&self, of: &'static Collection, later: &MonthsLater, from: Date, to: Date) -> Result<Query> {
        // Roughly where the field lies: the day itself is compared when the rows are read.
        let near = later.stretches(from, to).into_iter();
        let near = near.map(|(from, to)| self.date.between(from, to)).collect();
        let only = self.only.iter().copied().map(Filter::from);
        Ok(Query {
            orders: vec![Order::ascending(Path::own(of.need(self.date)?))],
            ..matching(of, only.chain([Filter::Any(near)]))
        })
    }
}

/// Where a link leads for a document: `{id}` is its id, the name of a field between braces what that field holds.
pub fn path_of(link: &str, document: &Document) -> String {
    let path = link.replace("{id}", &document.id);
    let named = document.of.fields().iter().zip(&document.values);
    named.fold(path, |path, (field, value)| {
        path.replace(&format!("{{{}}}", field.name), value.text().unwrap_or_default())
    })
}

impl Cx<'_> {
    /// The documents whose day lies between these, with the day, soonest first, as far as who asks may read the day and
    /// what chooses them. Nothing when that is hidden.
    pub fn falling_due(
        &self,
        of: &'static Collection,
        deadline: &Deadline,
        span: (Date, Date),
    ) -> Result<Vec<(Date, Document)>> {
        self.falling_due_to(&self.ctx.rights, of, deadline, span)
    }

    /// The same, as far as somebody else may read it.
    pub fn falling_due_to(
        &self,
        rights: &Rights,
        of: &'static Collection,
        deadline: &Deadline,
        span: (Date, Date),
    ) -> Result<Vec<(Date, Document)>> {
        let view = rights.view(of);
        let (from, to) = span;
        let later = (deadline.later)(self)?;
        let query = deadline.query(of, &later, from, to)?;
        let Some(query) = readable(&view, query) else {
            return Ok(Vec::new());
        };
        let dated = self
            .all_in(&view, query, ALL_AT_MOST)?
            .into_iter()
            .filter_map(|row| Some((deadline.day(&later, &row.document)?, row.document)));
        let dated: Vec<(Date, Document)> = dated.filter(|(day, _)| (from..=to).contains(day)).collect();
        let holds = every(dated.iter().map(|(_, document)| (deadline.holds)(self, document)))?;
        let mut due: Vec<(Date, Document)> = Vec::new();
        due.extend(
            dated
                .into_iter()
                .zip(holds)
                .filter(|(_, holds)| *holds)
                .map(|(one, _)| one),
        );
        due.sort_by_key(|(day, _)| *day);
        Ok(due)
    }

    /// The day on which a document falls due.
    pub fn due_day(&self, deadline: &Deadline, document: &Document) -> Result<Option<Date>> {
        Ok(deadline.day(&(deadline.later)(self)?, document))
    }

    /// The entity of every deadline, with it.
    pub fn deadlines(&self) -> impl Iterator<Item = (&'static Collection, &'static Deadline)> + use<> {
        let entities = self.inner.entities;
        entities
            .iter()
            .flat_map(|entity| entity.deadlines.iter().map(|deadline| (entity.of, deadline)))
    }
}

/// The query; none when who asks may not read what it names.
fn readable(view: &View, query: Query) -> Option<Query> {
    let title = view.of.title.iter().filter_map(|field| view.of.position(field.name));
    let named = title.fold(query.named, FieldSet::with);
    // Whoever may not read what a document is called is not told of its day either.
    view.covering(named).next()?;
    Some(Query { named, ..query })
}

#[cfg(test)]
mod tests {
    use super::*;

    schema::fields! {
        CAR: schema::Id = schema::link("car", || &THINGS) => "ا", "c", "car";
        END: schema::Date = schema::date("end") => "ا", "e", "end";
    }
    static THINGS: Collection = Collection::new("things", FIELDS);

    #[test]
    fn a_link_leads_to_the_document_or_to_what_it_names() {
        let mut document = Document::new(&THINGS).with(CAR, schema::Id("c1".to_owned()));
        document.id = "d1".to_owned();
        assert_eq!(deadline(0).path(&document), "/test?doc=d1");
        assert_eq!(path_of("/cars/{car}?tab=papers", &document), "/cars/c1?tab=papers");
        assert_eq!(path_of("/cars/{end}", &document), "/cars/");
    }

    fn deadline(stays: i64) -> Deadline {
        Deadline {
            stays,
            ..Deadline::on(
                "test.end",
                Label::new("", "", ""),
                END,
                |_, _| Ok(Vec::new()),
                "/test?doc={id}",
            )
        }
    }

    #[test]
    fn the_nearest_lead_that_has_come_is_told() {
        let deadline = deadline(0);
        for (days, stage) in [
            (61, None),
            (60, Some(Stage::Before(60))),
            (31, Some(Stage::Before(60))),
            (30, Some(Stage::Before(30))),
            (8, Some(Stage::Before(30))),
            (7, Some(Stage::Before(7))),
            (0, Some(Stage::Before(7))),
            (-1, None),
        ] {
            assert_eq!(deadline.stage(days), stage, "{days}");
        }
        assert_eq!(super::tests::deadline(60).stage(-61), None);
        assert_eq!(super::tests::deadline(60).stage(-60), Some(Stage::Passed));
    }
}
