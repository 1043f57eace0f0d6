//! Letters of attendance that were issued before drafts of them were written.

use attendance::warning::{self, WARNINGS};
use schema::Result;
use store::Writer;

use super::fill;

/// Whom a letter is about has read it.
pub(super) fn addressees(writer: &mut Writer<'_>) -> Result<()> {
    fill(writer, &WARNINGS, vec![warning::ADDRESSEE.is_null()], |letter| {
        letter.set(warning::ADDRESSEE, letter.need(warning::EMPLOYEE)?);
        Ok(())
    })
}
