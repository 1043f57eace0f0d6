//! Another house key in the place of one that is lost: whatever followed from the lost one ends first, so that nothing stands that
//! nobody can open.

use engine::{Engine, RequestContext, Rights};
use schema::{Result, To};

use crate::mfa::AUTHENTICATORS;
use crate::seal;
use crate::token::TOKENS;

/// What follows from the house key by the id of its row.
const FOLLOW: &[To] = &[|| &TOKENS, || &AUTHENTICATORS];

/// Ends what followed from the lost key: second factors by app and recovery codes, codes and links under way; the seal under it
/// becomes a former one, whose papers still show. The engine has the new key already. How many rows went.
pub async fn end_what_followed(engine: &Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("cli"));
    let end = engine.transact(&ctx, "another house key", |cx| {
        seal::retire(cx)?;
        FOLLOW.iter().try_fold(0, |ended, of| {
            Ok(ended + cx.write_each(of(), [], |cx, row| cx.delete(of(), &row.id))?)
        })
    });
    end.await
}
