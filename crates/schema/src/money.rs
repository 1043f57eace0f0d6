//! Money: dirhams to the centime, exact. It is kept and travels as a decimal does.

use std::fmt;

use crate::field::Countable;
use crate::{Decimal, Error, Field, FieldValue, Kind, Rejection, Result, Scalar, Value, error_codes};

/// An amount of dirhams, to the centime. Amounts are added, taken away, counted and shared out, never multiplied by one another;
/// an amount that is larger than can be kept is refused, and none ever turns round into another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Money(i64);

/// An amount of dirhams; negative where the other side is owed.
pub const fn money(name: &'static str) -> Field<Money> {
    Field::new(name, Kind::Decimal)
}

impl Field<Money> {
    /// Smallest and greatest amount taken.
    pub const fn within(mut self, least: Money, most: Money) -> Self {
        self.def.range = Some((least.0, most.0));
        self
    }
}

impl FieldValue for Money {
    fn read(value: &Value) -> Option<Self> {
        value.int().map(Money)
    }
    fn write(self) -> Value {
        Value::Int(self.0)
    }
}

impl Countable for Money {
    const SCALAR: Scalar = Scalar::Decimal;
}

/// As people and programs write it: `-1250.50`.
impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{whole}.{rest:02}")
    }
}

impl Money {
    /// No money.
    pub const ZERO: Money = Money(0);

    /// So many centimes.
    pub const fn of_centimes(centimes: i64) -> Money {
        Money(centimes)
    }

    /// In centimes.
    pub const fn centimes(self) -> i64 {
        self.0
    }

    /// Reads the text of an amount in dirhams; a third decimal is refused, never rounded.
    pub fn parse(text: &str) -> Option<Money> {
        Decimal::parse(text).map(|Decimal(centimes)| Money(centimes))
    }

    /// Both together.
    ///
    /// # Errors
    /// `amount_too_large`.
    pub fn plus(self, other: Money) -> Result<Money> {
        within_bounds(self.0.checked_add(other.0))
    }

    /// This less the other.
    ///
    /// # Errors
    /// `amount_too_large`.
    pub fn minus(self, other: Money) -> Result<Money> {
        within_bounds(self.0.checked_sub(other.0))
    }

    /// The same amount the other way.
    ///
    /// # Errors
    /// `amount_too_large`.
    pub fn opposite(self) -> Result<Money> {
        within_bounds(self.0.checked_neg())
    }

    /// So many times the amount: what so many pieces come to at this price.
    ///
    /// # Errors
    /// `amount_too_large`.
    pub fn times(self, count: i64) -> Result<Money> {
        within_bounds(self.0.checked_mul(count))
    }

    /// What amounts come to, in whichever order they stand.
    ///
    /// # Errors
    /// `amount_too_large`.
    pub fn total(amounts: impl IntoIterator<Item = Money>) -> Result<Money> {
        let sum: i128 = amounts.into_iter().map(|Money(centimes)| i128::from(centimes)).sum();
        within_bounds(i64::try_from(sum).ok())
    }

    /// A fraction of the amount, to the nearest centime; half a centime goes away from zero, so that what is owed and what is owed
    /// back round alike. What such parts of one amount come to may differ from it: where it has to be shared out, ask
    /// [`Money::shares`].
    ///
    /// # Errors
    /// `amount_too_large`; a denominator that is not above zero is a fault.
    pub fn part(self, numerator: i64, denominator: i64) -> Result<Money> {
        if denominator <= 0 {
            return Err(Error::fault(
                "taking a part of an amount",
                "the denominator is not above zero",
            ));
        }
        let denominator = i128::from(denominator);
        let exact = i128::from(self.0) * i128::from(numerator);
        let (whole, rest) = (exact / denominator, exact % denominator);
        let is_half = 2 * rest.abs() >= denominator;
        let rounded = whole + if is_half { rest.signum() } else { 0 };
        within_bounds(i64::try_from(rounded).ok())
    }

    /// The amount shared out by weights: the shares add up to it, to the centime, and each lies within a centime of its exact
    /// share. The centimes that are left go, one each, to the shares that lost most; of those that lost alike, to the first.
    ///
    /// # Errors
    /// A fault where all weights are zero, or there are none.
    pub fn shares(self, weights: &[u64]) -> Result<Vec<Money>> {
        let all: u128 = weights.iter().copied().map(u128::from).sum();
        if all == 0 {
            return Err(Error::fault("sharing out an amount", "nobody has a share"));
        }
        let amount = u128::from(self.0.unsigned_abs());
        let exact = weights.iter().map(|weight| amount * u128::from(*weight));
        let (mut shares, lost): (Vec<u128>, Vec<u128>) = exact.map(|exact| (exact / all, exact % all)).unzip();
        let left = amount - shares.iter().sum::<u128>();
        let mut order: Vec<usize> = (0..shares.len()).collect();
        // The sort keeps the order of those that are equal.
        order.sort_by_key(|at| std::cmp::Reverse(lost[*at]));
        for (at, _) in order.into_iter().zip(0..left) {
            shares[at] += 1;
        }
        let sign = i128::from(self.0.signum());
        let share = |share: u128| {
            within_bounds(
                i128::try_from(share)
                    .ok()
                    .and_then(|one| i64::try_from(sign * one).ok()),
            )
        };
        shares.into_iter().map(share).collect()
    }
}

fn within_bounds(centimes: Option<i64>) -> Result<Money> {
    centimes
        .map(Money)
        .ok_or_else(|| Rejection::new(error_codes::AMOUNT_TOO_LARGE).into())
}

#[cfg(test)]
mod tests;
