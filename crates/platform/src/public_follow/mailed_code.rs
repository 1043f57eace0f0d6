//! Codes that are mailed to strangers: six digits, good for a quarter of an hour, five tries and one use, and for the purpose alone
//! that their letter names. They stand nowhere: a code follows from its row under the house key.

use accounts::master_key::MasterKey;
use engine::{Cx, Engine, RequestContext};
use jiff::SignedDuration;
use schema::{Collection, Document, Field, Id, Instant, Result, error_codes, fields, instant, integer, text};

error_codes! {
    WRONG_CODE = "user_invalid_token", 401 => "الرمز غير صحيح أو انتهت صلاحيته", "Code incorrect ou expiré", "This code is wrong or has expired";
    TOO_MANY_CODES = "applicant_codes_exhausted", 429 => "طلبتم رموزا كثيرة: المرجو المحاولة بعد مدة بالثواني: {seconds}", "Trop de codes demandés\u{a0}: réessayez dans {seconds}\u{a0}secondes", "Too many codes were asked for: try again in {seconds} seconds";
}

fields! {
    EXPIRES_AT: Instant = instant("expiresAt").required() => "تاريخ الانتهاء", "Expire le", "Expires at";
    TRIES: i64 = integer("tries") => "المحاولات", "Essais", "Tries";
    USED_AT: Instant = instant("usedAt") => "تاريخ الاستعمال", "Utilisé le", "Used at";
    /// What its letter says that it is for: it serves nothing else.
    PURPOSE: String = text("purpose").max(100) => "الغرض", "Objet", "Purpose";
}

/// How long a code is good for.
const LIFE: SignedDuration = SignedDuration::from_mins(15);
/// Wrong tries after which a code is worth nothing.
const MOST_TRIES: i64 = 5;
/// How many codes are sent for one owner within an hour.
const MOST_AN_HOUR: u64 = 5;
/// Within how long they are counted.
const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// The codes of a department: a collection of its own that has the fields of this page and a link to whose they are.
#[derive(Clone, Copy)]
pub struct MailedCodes {
    /// Where their rows are.
    pub rows: &'static Collection,
    /// Whose a code is.
    pub owner: Field<Id>,
}

impl MailedCodes {
    /// A new code for its owner and purpose: its row, of which the code follows.
    ///
    /// # Errors
    /// Too many were asked for within the hour.
    pub fn issue(self, cx: &mut Cx<'_>, owner: &str, purpose: &str) -> Result<Document> {
        let lately = [self.owner.eq(owner), EXPIRES_AT.gt(Instant(cx.now() + LIFE - HOUR))];
        if cx.count(self.rows, lately)? >= MOST_AN_HOUR {
            return Err(TOO_MANY_CODES.rejection().arg("seconds", HOUR.as_secs()).into());
        }
        let row = Document::new(self.rows)
            .with(self.owner, Id(owner.to_owned()))
            .with(PURPOSE, purpose.to_owned())
            .with(EXPIRES_AT, Instant(cx.now() + LIFE))
            .with(TRIES, 0);
        cx.create(row)
    }

    /// The row and its code, as its letter says it; none once it was used or its time is over.
    ///
    /// # Errors
    /// There is no house key.
    pub fn to_send(self, cx: &Cx<'_>, id: &str) -> Result<Option<(Document, String)>> {
        let row = cx.get(self.rows, id)?;
        let is_good = |row: &Document| {
            row.get(USED_AT).is_none() && row.get(EXPIRES_AT).is_some_and(|Instant(end)| end > cx.now())
        };
        let key = MasterKey::need(cx)?;
        Ok(row.filter(is_good).map(|row| {
            let code = key.code(&row.id);
            (row, code)
        }))
    }

    /// The code that is good now for that owner and purpose.
    fn live(self, cx: &Cx<'_>, owner: &str, purpose: &str) -> Result<Option<Document>> {
        let good = [
            self.owner.eq(owner),
            PURPOSE.eq(purpose),
            EXPIRES_AT.gt(cx.moment()),
            USED_AT.is_null(),
            TRIES.lt(MOST_TRIES),
        ];
        Ok(cx.newest(self.rows, good, 0, 1)?.pop())
    }

    /// Whether that is the code that is good now. A wrong one counts: the caller commits though it refuses.
    fn count_try(self, cx: &mut Cx<'_>, owner: &str, purpose: &str, typed: &str) -> Result<bool> {
        let Some(row) = self.live(cx, owner, purpose)? else {
            return Ok(false);
        };
        if is_right(cx, &row, typed)? {
            return Ok(true);
        }
        let tries = row.get(TRIES).unwrap_or(0) + 1;
        cx.update(row.with(TRIES, tries))?;
        Ok(false)
    }

    /// Checks a code of the owner and for the purpose that `find` finds, and counts a wrong one in a transaction of its own, so that
    /// a refusal undoes no try.
    ///
    /// # Errors
    /// Nobody is found, or the code is wrong.
    pub async fn check(
        self,
        engine: &Engine,
        ctx: &RequestContext,
        typed: String,
        find: impl Fn(&Cx<'_>) -> Result<(String, String)> + Send + 'static,
    ) -> Result<()> {
        let count = move |cx: &mut Cx<'_>| {
            let (owner, purpose) = find(cx)?;
            self.count_try(cx, &owner, &purpose, &typed)
        };
        let is_good = engine.transact(ctx, "try a code", count).await?;
        if is_good { Ok(()) } else { Err(WRONG_CODE.into()) }
    }

    /// Uses a code up, in the transaction of what it allows.
    ///
    /// # Errors
    /// It is wrong, was used, or was sent for something else.
    pub fn spend(self, cx: &mut Cx<'_>, owner: &str, purpose: &str, typed: &str) -> Result<()> {
        match self.live(cx, owner, purpose)? {
            Some(row) if is_right(cx, &row, typed)? => {
                let now = cx.moment();
                cx.update(row.with(USED_AT, now)).map(drop)
            }
            _ => Err(WRONG_CODE.into()),
        }
    }
}

fn is_right(cx: &Cx<'_>, row: &Document, typed: &str) -> Result<bool> {
    Ok(MasterKey::need(cx)?.code(&row.id) == digits(typed))
}

/// The digits of what somebody typed, as Arabic keyboards write them too.
fn digits(typed: &str) -> String {
    let digit = |sign: char| sign.to_digit(10).or_else(|| arabic_digit(sign));
    typed.chars().filter_map(digit).map(|digit| digit.to_string()).collect()
}

fn arabic_digit(sign: char) -> Option<u32> {
    let at = u32::from(sign);
    [0x660, 0x6f0]
        .into_iter()
        .find_map(|zero: u32| at.checked_sub(zero).filter(|digit| *digit < 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_any_keyboard_types_it() {
        assert_eq!(digits(" ٣۴5-6x7 8"), "345678");
    }
}
