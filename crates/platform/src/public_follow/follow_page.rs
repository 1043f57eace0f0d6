//! The page on which a stranger follows what they began: it opens to two words, one that others may know and a secret. Whatever is
//! wrong of them, the same is read.

use engine::Cx;
use schema::{Document, Field, Result, To};

use super::tracking_number;

/// What a department declares of things that strangers follow.
#[derive(Clone, Copy)]
pub struct FollowPage {
    /// What its secrets are good for, as nobody else says it: from one id another secret follows for each purpose, so that whoever may
    /// choose the id of one thing learns no secret of another.
    pub purpose: &'static str,
    /// The things.
    pub rows: To,
    /// The digest of its secret, by which a thing is found: a text of 64 signs that is `secret()`.
    pub secret_hash: Field<String>,
    /// The word that is told beside the secret: the number of a card, of a receipt.
    pub word: Field<String>,
    /// That word in the spelling that rows keep.
    pub spelling: fn(&str) -> String,
}

impl FollowPage {
    /// The secret of a thing: it follows from its id under the house key, and stands in no row, no journal and no backup. Another
    /// secret of the same thing, after one was lost, follows from its id with something behind it (`{id} 2`); the digest that is
    /// kept says which one opens.
    ///
    /// # Errors
    /// There is no house key.
    pub fn secret(&self, cx: &Cx<'_>, id: &str) -> Result<String> {
        tracking_number::of(cx, self.purpose, id)
    }

    /// What is kept of a secret.
    ///
    /// # Errors
    /// There is no house key.
    pub fn hash(&self, cx: &Cx<'_>, secret: &str) -> Result<String> {
        tracking_number::hash(cx, self.purpose, secret)
    }

    /// The thing of a word and a secret, however they are typed; none where either is wrong, after the same statement. Whoever reads
    /// more of it reads as much of nothing, and answers one refusal.
    ///
    /// # Errors
    /// There is no house key; the store cannot be read.
    pub fn find(&self, cx: &Cx<'_>, word: &str, secret: &str) -> Result<Option<Document>> {
        let secret = tracking_number::read(secret).unwrap_or_default();
        let found = cx.first((self.rows)(), [self.secret_hash.eq(self.hash(cx, &secret)?)])?;
        let word = (self.spelling)(word);
        Ok(found.filter(|row| row.get(self.word).as_ref() == Some(&word)))
    }
}
