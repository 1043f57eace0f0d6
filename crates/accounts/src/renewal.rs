//! Another house key in the place of one that is lost: whatever followed from the lost one ends first, so that nothing stands that
//! nobody can open.

use engine::{Cx, Engine, RequestContext, Rights};
use schema::{Collection, Result, To};

use crate::mfa::AUTHENTICATORS;
use crate::seal;
use crate::token::TOKENS;

/// What follows from the house key by the id of its row.
const FOLLOW: &[To] = &[|| &TOKENS, || &AUTHENTICATORS];

/// So many rows are looked up at a time.
const AT_ONCE: u64 = 500;

/// Ends what followed from the lost key: second factors by app and recovery codes, codes and links under way; the seal under it
/// becomes a former one, whose papers still show. The engine has the new key already. How many rows went.
pub async fn end_what_followed(engine: &Engine) -> Result<usize> {
    let ctx = RequestContext::new(Rights::whole("cli"));
    let end = engine.transact(&ctx, "another house key", |cx| {
        seal::retire(cx)?;
        FOLLOW.iter().try_fold(0, |ended, of| Ok(ended + erase(cx, of())?))
    });
    end.await
}

fn erase(cx: &mut Cx<'_>, of: &'static Collection) -> Result<usize> {
    let mut erased = 0;
    loop {
        let rows = cx.find(of, [], AT_ONCE)?;
        if rows.is_empty() {
            return Ok(erased);
        }
        for row in rows {
            cx.delete(of, &row.id)?;
            erased += 1;
        }
    }
}
