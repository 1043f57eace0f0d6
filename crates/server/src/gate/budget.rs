//! How much of the bodies of all calls is held at one time: in all, by one caller, and by guests.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Bytes that may be held.
#[derive(Clone, Copy, Debug)]
pub struct BudgetLimits {
    /// Of all calls.
    pub all: usize,
    /// Of one signed-in account or key; the largest form fits.
    pub of_one: usize,
    /// Of all guests.
    pub of_guests: usize,
    /// Of the guests of one network: a town hall shares an address.
    pub of_network: usize,
}

const BOUNDS: BudgetLimits = BudgetLimits {
    all: 256 << 20,
    of_one: 96 << 20,
    of_guests: 32 << 20,
    of_network: 4 << 20,
};

/// Of forms of guests that bring files, which are written aside as they come: an application in one goes through, and two of
/// one network at a time. Others hear when to come again; the page sends its files one by one.
const FORMS_OF_GUESTS: BudgetLimits = BudgetLimits {
    all: 160 << 20,
    of_one: 0,
    of_guests: 160 << 20,
    of_network: 52 << 20,
};

/// Of small calls at accounts, such as a sign-in: whatever else guests send, nobody is kept from signing in. To fill it takes more
/// connections than the server has.
const SMALL_AT_ACCOUNTS: BudgetLimits = BudgetLimits {
    all: 128 << 20,
    of_one: 128 << 20,
    of_guests: 128 << 20,
    of_network: 8 << 20,
};

/// What is held now.
#[derive(Debug)]
pub struct Budget {
    bounds: BudgetLimits,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    all: usize,
    guests: usize,
    by: HashMap<Holder, usize>,
}

/// Whose bytes are held.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// Guests of a network.
    Guest(String),
    /// An account or a key.
    Known(String),
}

impl Default for Budget {
    fn default() -> Self {
        Budget::new(BOUNDS)
    }
}

impl Budget {
    /// Nothing held yet.
    pub fn new(bounds: BudgetLimits) -> Budget {
        Budget {
            bounds,
            held: Mutex::default(),
        }
    }

    /// Nothing held yet of forms that guests send.
    pub fn of_guest_forms() -> Budget {
        Budget::new(FORMS_OF_GUESTS)
    }

    /// Nothing held yet of small calls at accounts.
    pub fn of_sign_in() -> Budget {
        Budget::new(SMALL_AT_ACCOUNTS)
    }

    /// Holds so many bytes more, if they fit.
    pub fn try_reserve(&self, holder: &Holder, bytes: usize) -> bool {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let own = held.by.get(holder).copied().unwrap_or_default();
        let fits = match holder {
            Holder::Guest(_) => held.guests + bytes <= self.bounds.of_guests && own + bytes <= self.bounds.of_network,
            Holder::Known(_) => own + bytes <= self.bounds.of_one,
        };
        if !fits || held.all + bytes > self.bounds.all {
            return false;
        }
        held.all += bytes;
        if matches!(holder, Holder::Guest(_)) {
            held.guests += bytes;
        }
        held.by.insert(holder.clone(), own + bytes);
        true
    }

    /// Holds so many bytes less.
    pub fn give_back(&self, holder: &Holder, bytes: usize) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.all -= bytes;
        if matches!(holder, Holder::Guest(_)) {
            held.guests -= bytes;
        }
        if let Some(own) = held.by.get_mut(holder) {
            *own -= bytes;
            if *own == 0 {
                held.by.remove(holder);
            }
        }
    }

    /// How many bytes are held.
    pub fn reserved_bytes(&self) -> usize {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_holds_more_than_a_share_and_guests_never_take_what_is_for_others() {
        let budget = Budget::new(BudgetLimits {
            all: 100,
            of_one: 60,
            of_guests: 30,
            of_network: 20,
        });
        let known = |name: &str| Holder::Known(name.to_owned());
        let guest = |name: &str| Holder::Guest(name.to_owned());
        assert!(budget.try_reserve(&guest("a"), 20) && !budget.try_reserve(&guest("a"), 1));
        assert!(budget.try_reserve(&guest("b"), 10) && !budget.try_reserve(&guest("c"), 1));
        assert!(budget.try_reserve(&known("a"), 60) && !budget.try_reserve(&known("a"), 1));
        assert!(
            budget.try_reserve(&known("b"), 10) && !budget.try_reserve(&known("b"), 1),
            "that is all"
        );
        budget.give_back(&guest("a"), 20);
        assert!(budget.try_reserve(&known("b"), 20));
        for (holder, bytes) in [(guest("b"), 10), (known("a"), 60), (known("b"), 30)] {
            budget.give_back(&holder, bytes);
        }
        assert_eq!(budget.reserved_bytes(), 0);
        assert!(budget.held.lock().unwrap().by.is_empty());
    }
}
