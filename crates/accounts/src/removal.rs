//! An account goes with everything that is its own.

use engine::Cx;
use schema::{Collection, Op, Result, To, Value};

use crate::browser::KNOWN_BROWSERS;
use crate::identity::IDENTITIES;
use crate::mfa::AUTHENTICATORS;
use crate::target::TARGETS;
use crate::token::TOKENS;
use crate::{ACCOUNT_LOGS, ACCOUNTS, SESSIONS};

/// What belongs to an account, what refers to another of them first; the account itself last.
pub const OF_ACCOUNT: &[To] = &[
    || &TOKENS,
    || &AUTHENTICATORS,
    || &IDENTITIES,
    || &TARGETS,
    || &KNOWN_BROWSERS,
    || &ACCOUNT_LOGS,
    || &SESSIONS,
    || &ACCOUNTS,
];

/// Deletes an account, its sessions and whatever else is its own, in the caller's transaction; gone already is fine.
pub fn remove(cx: &mut Cx<'_>, account: &str) -> Result<()> {
    for of in OF_ACCOUNT {
        for filter in names_of_accounts(of()).map(|field| field.test(Op::Equal, vec![Value::from(account)])) {
            cx.write_each(of(), [filter], |cx, row| cx.delete(of(), &row.id))?;
        }
    }
    cx.delete(&ACCOUNTS, account)
}

/// The fields of a collection that name an account: links, and `userId` where a guest may have none.
fn names_of_accounts(of: &'static Collection) -> impl Iterator<Item = &'static schema::FieldDef> {
    of.fields()
        .iter()
        .filter(|field| field.name == "userId" || field.kind.target().is_some_and(|to| *to() == ACCOUNTS))
}

#[cfg(test)]
mod tests {
    use super::{OF_ACCOUNT, names_of_accounts};
    use crate::{ACCOUNTS, SYSTEM};

    #[test]
    fn everything_that_names_an_account_goes_with_it() {
        let named = SYSTEM.iter().filter(|of| names_of_accounts(of).next().is_some());
        for of in named {
            assert!(OF_ACCOUNT.iter().any(|to| to() == *of), "{} is left behind", of.id);
        }
        assert_eq!(OF_ACCOUNT.last().map(|to| to().id), Some(ACCOUNTS.id));
    }
}
