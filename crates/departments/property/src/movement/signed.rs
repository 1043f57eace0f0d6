//! The paper of a hand-over or of a loss that was signed by hand comes back.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use schema::{Condition, Document, Id, Result, any, error_codes};

use super::undo::is_undone;
use super::{INVENTORY_MOVEMENTS, KIND, Kind, SIGNED_FILE, UNDOES, wording};
use crate::movement::undo::UNDONE_ALREADY;
use crate::permission::MOVES;

error_codes! {
    NOT_SIGNED = "inventory_not_signed", conflict => "لا يوقع إلا محضر التسليم أو الضياع", "Seules une décharge et une déclaration de perte se signent", "Only a hand-over or a report of loss is signed";
}

inputs! {
    /// A paper that was signed by hand.
    pub(super) struct SignedPaper {
        /// The copy, in `downloadable-documents`.
        file: Id = need_field("signedFileId", &INVENTORY_MOVEMENTS, &SIGNED_FILE),
    }
}

const IS_SIGNED: Condition = any(&[KIND.is(Kind::Handover.wire()), KIND.is(Kind::Loss.wire())]);

/// By those who move things. A hand-over that was signed by hand waits for nobody; another copy takes the place of the first.
pub(super) const ATTACH: Act<SignedPaper> = Act::on(
    "inventoryMovements.attachSigned",
    wording::ATTACH_SIGNED,
    Subject::new(
        || &INVENTORY_MOVEMENTS,
        &[
            Guard::While(IS_SIGNED, NOT_SIGNED),
            Guard::While(UNDOES.is_unset(), NOT_SIGNED),
            Guard::Check(Check {
                reads: &[KIND.def],
                check: |cx, row| {
                    if is_undone(cx, row)? {
                        Err(UNDONE_ALREADY.into())
                    } else {
                        Ok(())
                    }
                },
            }),
        ],
    ),
    Allowed::Holders(&[MOVES]),
    attach,
);

fn attach(cx: &mut Cx<'_>, row: Document, given: &SignedPaper) -> Result<Document> {
    cx.update(row.with(SIGNED_FILE, given.file.clone()))
}
