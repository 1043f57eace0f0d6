//! A sheet that is closed while telephones still carry lists of it: their holders are named, the reason is given, and both signers sign
//! it. What these telephones know and send later is a proposal for minutes.

use schema::{Document, Rejection, Result, error_codes};
use serde_json::{Value as Json, json};

use crate::presence_list::row::name_of;

error_codes! {
    LISTS_OUT = "presence_lists_out", conflict => "لوائح لم تعد بعد: {names}. انتظروها أو أقفلوا بدونها مع بيان السبب", "Des listes ne sont pas rendues\u{a0}: {names}. Attendez-les, ou clôturez sans elles en indiquant le motif", "Lists are not handed in: {names}. Wait for them, or close without them and say why";
}

/// What a closing leaves out, and why.
#[derive(Clone)]
pub(super) struct LeftOut {
    ids: Vec<String>,
    names: Vec<String>,
    pub(super) reason: String,
}

impl LeftOut {
    /// These lists, for that reason.
    ///
    /// # Errors
    /// `presence_lists_out` where the reason says nothing.
    pub(super) fn of(lists: &[Document], reason: &str) -> Result<Self> {
        let reason = reason.trim();
        if !reason.contains(char::is_alphanumeric) {
            return Err(refusal(lists));
        }
        let mut ids: Vec<String> = lists.iter().map(|list| list.id.clone()).collect();
        ids.sort_unstable();
        Ok(LeftOut {
            ids,
            names: lists.iter().map(name_of).collect(),
            reason: reason.to_owned(),
        })
    }

    /// As it is signed.
    pub(super) fn signed_json(&self) -> Json {
        json!({ "lists": self.ids, "reason": self.reason })
    }

    /// The names of the holders, as a lock keeps them.
    pub(super) fn names(&self) -> Json {
        json!(self.names)
    }
}

/// Names the holders of the lists that are out.
pub(super) fn refusal(lists: &[Document]) -> schema::Error {
    let names: Vec<String> = lists.iter().map(name_of).collect();
    let refused = Rejection::new(LISTS_OUT).field("withoutReason");
    refused.arg("names", names.join(", ")).into()
}
