//! Exact numbers between marks and what is printed of them.

use std::cmp::Ordering;

use super::Hundredths;

/// A fraction of hundredths, never below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// Above the line.
    pub numerator: i128,
    /// Below it, above zero.
    pub denominator: i128,
}

impl Fraction {
    /// The mean of whole numbers, of which there is one at least.
    #[must_use]
    pub fn mean(of: &[Hundredths]) -> Self {
        let sum: i128 = of.iter().copied().map(i128::from).sum();
        Self::reduced(sum, of.len().max(1) as i128)
    }

    /// A whole number.
    #[must_use]
    pub fn whole(number: Hundredths) -> Self {
        Self {
            numerator: i128::from(number),
            denominator: 1,
        }
    }

    /// In its lowest terms.
    #[must_use]
    pub fn reduced(numerator: i128, denominator: i128) -> Self {
        let divisor = greatest_common_divisor(numerator, denominator).max(1);
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// The mean of fractions by their weights; none where nothing weighs.
    #[must_use]
    pub fn weighted(of: &[(Hundredths, Fraction)]) -> Option<Self> {
        let mut sum = Self::whole(0);
        let mut weights = 0;
        for (weight, value) in of {
            sum = sum.plus(i128::from(*weight) * value.numerator, value.denominator);
            weights += i128::from(*weight);
        }
        (weights > 0).then(|| Self::reduced(sum.numerator, sum.denominator * weights))
    }

    fn plus(self, numerator: i128, denominator: i128) -> Self {
        let sum = self.numerator * denominator + numerator * self.denominator;
        Self::reduced(sum, self.denominator * denominator)
    }

    /// Rounded to a whole number, a half upwards.
    #[must_use]
    pub fn half_up(self) -> Hundredths {
        let doubled = (2 * self.numerator + self.denominator).div_euclid(2 * self.denominator);
        Hundredths::try_from(doubled).unwrap_or(Hundredths::MAX)
    }

    /// Which of two is more.
    #[must_use]
    pub fn compare(self, other: Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

fn greatest_common_divisor(left: i128, right: i128) -> i128 {
    if right == 0 {
        left
    } else {
        greatest_common_divisor(right, left % right)
    }
}
