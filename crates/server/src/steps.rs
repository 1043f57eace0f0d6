//! What databases of older programs are brought up by, beside additions.

use domain::fleet::car::rules::put_year;
use domain::fleet::car::{CARS, COMMISSIONED, COMMISSIONING_YEAR};
use schema::{Collection, Field, Filter, Op, Query, Result, View};
use store::{Step, What, Writer};

/// Oldest first; a number that was released stays as it is.
pub const STEPS: &[Step] = &[Step {
    number: 1,
    name: "cars know the year of their commissioning",
    what: What::Fill(years_of_cars),
}];

/// So many rows are read at once.
const AT_ONCE: u64 = 500;

/// The year follows from the date of those that were written before there was one.
fn years_of_cars(writer: &mut Writer<'_>) -> Result<()> {
    let view = View::whole(&CARS);
    let query = Query {
        filters: [
            is(&CARS, COMMISSIONED, Op::IsNotNull),
            is(&CARS, COMMISSIONING_YEAR, Op::IsNull),
        ]
        .into_iter()
        .flatten()
        .collect(),
        limit: Some(AT_ONCE),
        ..Query::default()
    };
    loop {
        let rows = writer.list(&view, &query)?.rows;
        if rows.is_empty() {
            return Ok(());
        }
        for row in rows {
            let mut car = row.document.clone();
            put_year(&mut car);
            writer.update(&row.document, car)?;
        }
    }
}

fn is<T>(of: &'static Collection, key: Field<T>, op: Op) -> Option<Filter> {
    Some(Filter::test(of.field(key.def.name)?, op, Vec::new()))
}
