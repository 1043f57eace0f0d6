//! Rows about a car that take turns: holders, owners.

use engine::Cx;
use schema::{Collection, Date, Document, ErrorCode, Field, Id, Rejection, Result};

/// One at a time.
pub(super) struct NoOverlap {
    pub of: &'static Collection,
    pub car: Field<Id>,
    pub from: Field<Date>,
    pub to: Field<Date>,
    /// Whether two rows stand for the same days.
    pub overlap: fn(&Document, &Document) -> bool,
    /// With `from` and `to` of the row that has these days already, and what it is called as `title`.
    pub otherwise: ErrorCode,
}

impl NoOverlap {
    /// Refuses a row whose days another of the same car has.
    pub fn check(&self, cx: &Cx<'_>, row: &Document) -> Result<()> {
        let of_car = vec![self.car.eq(row.need(self.car)?)];
        let others = cx.all(self.of, of_car)?;
        let clash = others
            .iter()
            .find(|other| other.id != row.id && (self.overlap)(row, other));
        let Some(other) = clash else { return Ok(()) };
        let refused = Rejection::new(self.otherwise)
            .field(self.from.def.name)
            .arg("title", other.title().0);
        let refused = [("from", self.from), ("to", self.to)]
            .into_iter()
            .fold(refused, |refused, (name, key)| match other.get(key) {
                Some(day) => refused.day(name, day),
                None => refused.arg(name, "…"),
            });
        Err(refused.into())
    }
}
