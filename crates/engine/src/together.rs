//! Many reads in few statements.

use schema::Result;

use crate::Cx;

impl Cx<'_> {
    /// What a closure answers that reads many things, in few statements: as many as its reads follow from one another. It is run
    /// several times, at first as if there were nothing where it looks, so it must do nothing but read; what it answers in the
    /// end is what it would have answered alone.
    ///
    /// # Errors
    /// What the closure refuses, and what cannot be read.
    pub fn together<T>(&self, read: impl Fn(&Self) -> Result<T>) -> Result<T> {
        let is_outermost = self.tx.borrow_mut().begin_together()?;
        let mut answer = read(self);
        while is_outermost && self.tx.borrow_mut().ask_together()? {
            answer = read(self);
        }
        answer
    }
}
