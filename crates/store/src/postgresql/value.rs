//! Values as PostgreSQL takes and gives them.

use std::borrow::Cow;
use std::error::Error;

use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use crate::connection::Cells;
use crate::sql::Bind;

impl ToSql for Bind {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Bind::Null => Ok(IsNull::Yes),
            Bind::Int(number) if *ty == Type::INT4 => i32::try_from(*number)?.to_sql(ty, out),
            Bind::Int(number) if *ty == Type::INT8 => number.to_sql(ty, out),
            // A number beside a text: what it was prepared for is a text.
            Bind::Int(number) => number.to_string().to_sql(ty, out),
            Bind::Text(text) => text.to_sql(ty, out),
            Bind::Texts(texts) => texts.to_sql(ty, out),
            Bind::Ints(numbers) => numbers.to_sql(ty, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

pub(super) struct Row<'r>(pub &'r tokio_postgres::Row);

impl Cells for Row<'_> {
    fn int(&self, at: usize) -> Option<i64> {
        match self.0.columns().get(at)?.type_() {
            &Type::INT4 => self.0.try_get::<_, Option<i32>>(at).ok()?.map(i64::from),
            _ => self.0.try_get::<_, Option<i64>>(at).ok()?,
        }
    }
    fn text(&self, at: usize) -> Option<Cow<'_, str>> {
        self.0.try_get::<_, Option<&str>>(at).ok()?.map(Cow::Borrowed)
    }
}
