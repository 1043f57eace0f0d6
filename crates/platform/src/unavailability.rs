//! Who and what is away: people who left or are on a mission, cars in the workshop. A noun that takes somebody or something
//! away declares it among its `extensions`; whoever plans asks all of them at once, and nobody knows what takes people away
//! elsewhere.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Collection, Date, Document, Id, Instant, Rejection, Result};

/// What takes people or things away: of those that are wanted, each that it has, and why.
pub struct Unavailability(pub fn(&Cx<'_>, &Booking<'_>) -> Result<Vec<Unavailable>>);

/// Who and what is wanted, and when.
pub struct Booking<'b> {
    /// From this moment
    pub from: Instant,
    /// to this one, at which they are free again.
    pub to: Instant,
    /// Each by its collection and its id.
    pub wanted: &'b [(&'static Collection, Id)],
    /// The document that wants them: it keeps them from nobody.
    pub by: &'b Document,
}

/// Somebody or something that is away.
pub struct Unavailable {
    /// Its collection.
    pub of: &'static Collection,
    /// Its id.
    pub id: Id,
    /// Why, as far as the caller may know of it.
    pub why: Rejection,
}

impl Booking<'_> {
    /// Those of a collection that are wanted, each once.
    pub fn ids(&self, of: &'static Collection) -> Vec<Id> {
        let mut ids: Vec<Id> = Vec::new();
        for (_, id) in self.wanted.iter().filter(|(wanted, _)| *wanted == of) {
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        ids
    }

    /// The first and the last day in Morocco; back at midnight is back on the day before.
    pub fn days(&self) -> (Date, Date) {
        let Instant(from) = self.from;
        let last = self.to.0.saturating_sub(SignedDuration::from_nanos(1));
        let last = last.unwrap_or(self.to.0).max(from);
        let day = |at| Date(schema::day_in_morocco(at));
        (day(from), day(last))
    }

    /// Whether it is history: what is so of somebody today says nothing of it.
    pub fn is_over(&self, cx: &Cx<'_>) -> bool {
        self.to <= cx.moment()
    }
}

impl Unavailable {
    /// Away for a reason, which also names who or what is away: `taken`.
    pub fn new(of: &'static Collection, id: &Id, why: Rejection) -> Self {
        Unavailable {
            of,
            id: id.clone(),
            why: why.arg("taken", id.as_str()),
        }
    }
}

/// Everybody and everything of a booking that is away, for each reason there is.
pub fn unavailable(cx: &Cx<'_>, booking: &Booking<'_>) -> Result<Vec<Unavailable>> {
    let mut found = Vec::new();
    for Unavailability(find) in cx.extensions::<Unavailability>() {
        found.extend(find(cx, booking)?);
    }
    Ok(found)
}
