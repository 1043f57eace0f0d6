//! Amounts: exact, in whatever order they are added, and no centime lost where they are shared out.

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::{read, to_json};

/// No revenue of a commune comes near it, nor does a number with two decimals on the wire lose a centime below it.
const MOST: i64 = 10_i64.pow(15) - 1;

fn amount() -> impl Strategy<Value = Money> {
    prop_oneof![-MOST..=MOST, -300_i64..=300].prop_map(Money)
}

fn is_too_large(told: Result<Money>) -> bool {
    told.unwrap_err().is(error_codes::AMOUNT_TOO_LARGE)
}

proptest! {
    #[test]
    fn sums_do_not_follow_from_the_order(amounts in vec(amount(), 0..20), turn in any::<prop::sample::Index>()) {
        let total = Money::total(amounts.clone()).unwrap();
        let one_by_one = amounts.iter().try_fold(Money::ZERO, |sum, one| sum.plus(*one)).unwrap();
        prop_assert_eq!(one_by_one, total);
        let mut turned = amounts.clone();
        if !turned.is_empty() {
            turned.rotate_left(turn.index(amounts.len()));
        }
        prop_assert_eq!(Money::total(turned).unwrap(), total);
    }

    #[test]
    fn what_was_added_is_taken_away_again(one in amount(), other in amount()) {
        prop_assert_eq!(one.plus(other).unwrap().minus(other).unwrap(), one);
        prop_assert_eq!(one.plus(one.opposite().unwrap()).unwrap(), Money::ZERO);
        prop_assert_eq!(one.times(3).unwrap(), one.plus(one).unwrap().plus(one).unwrap());
    }

    #[test]
    fn shares_add_up_to_the_whole(whole in amount(), weights in vec(0_u64..=10_000, 1..12)) {
        prop_assume!(weights.iter().any(|weight| *weight > 0));
        let shares = whole.shares(&weights).unwrap();
        prop_assert_eq!(Money::total(shares.clone()).unwrap(), whole);
        let all: i128 = weights.iter().copied().map(i128::from).sum();
        for (share, weight) in shares.iter().zip(&weights) {
            let off = i128::from(share.0) * all - i128::from(whole.0) * i128::from(*weight);
            prop_assert!(off.abs() < all, "{} of {} by {}", share, whole, weight);
        }
    }

    #[test]
    fn a_part_is_off_by_half_a_centime_at_most(
        whole in amount(),
        numerator in -1_000_i64..=1_000,
        denominator in 1_i64..=10_000,
    ) {
        let part = whole.part(numerator, denominator).unwrap();
        let off = i128::from(part.0) * i128::from(denominator) - i128::from(whole.0) * i128::from(numerator);
        prop_assert!(2 * off.abs() <= i128::from(denominator));
        prop_assert_eq!(whole.opposite().unwrap().part(numerator, denominator).unwrap(), part.opposite().unwrap());
    }

    #[test]
    fn an_amount_comes_back_from_its_text_and_from_the_wire(whole in amount()) {
        prop_assert_eq!(Money::parse(&whole.to_string()), Some(whole));
        let field = money("amount").def;
        let wire = to_json(&field, &whole.write());
        let back = read(&field, &wire).unwrap();
        prop_assert_eq!(Money::read(&back), Some(whole));
    }
}

#[test]
fn half_a_centime_goes_away_from_zero() {
    for (centimes, numerator, denominator, part) in [
        (1, 1, 2, 1),
        (-1, 1, 2, -1),
        (3, 1, 2, 2),
        (100, 1, 3, 33),
        (200, 1, 3, 67),
        (10_000, 5, 1_000, 50),
    ] {
        let told = Money(centimes).part(numerator, denominator).unwrap();
        assert_eq!(told, Money(part), "{centimes} × {numerator} / {denominator}");
    }
    assert!(Money(1).part(1, 0).unwrap_err().rejection().is_none());
}

#[test]
fn the_centimes_that_are_left_go_to_who_lost_most() {
    let shares = |centimes: i64, weights: &[u64]| {
        let shares = Money(centimes).shares(weights).unwrap();
        shares.into_iter().map(Money::centimes).collect::<Vec<_>>()
    };
    assert_eq!(shares(100, &[1, 1, 1]), [34, 33, 33]);
    assert_eq!(shares(-100, &[1, 1, 1]), [-34, -33, -33]);
    assert_eq!(shares(1, &[1, 2]), [0, 1]);
    assert_eq!(shares(0, &[0, 7]), [0, 0]);
    assert_eq!(shares(i64::MIN, &[u64::MAX]), [i64::MIN]);
    assert!(Money(1).shares(&[]).is_err());
    assert!(Money(1).shares(&[0, 0]).is_err());
}

#[test]
fn what_is_too_large_is_refused_and_never_turns_round() {
    let (most, least) = (Money(i64::MAX), Money(i64::MIN));
    assert!(is_too_large(most.plus(Money(1))));
    assert!(is_too_large(least.minus(Money(1))));
    assert!(is_too_large(least.opposite()));
    assert!(is_too_large(most.times(2)));
    assert!(is_too_large(most.part(3, 2)));
    assert!(is_too_large(Money::total([most, Money(1)])));
    // What passes the bound on its way does not, where the end lies within it.
    assert_eq!(Money::total([most, most, least, least]).unwrap(), Money(-2));
}

#[test]
fn an_amount_is_written_with_two_decimals() {
    for (centimes, text) in [
        (0, "0.00"),
        (5, "0.05"),
        (-5, "-0.05"),
        (1_250, "12.50"),
        (-100, "-1.00"),
    ] {
        assert_eq!(Money(centimes).to_string(), text);
    }
    for text in ["1.001", "1e3", "", "12,50"] {
        assert_eq!(Money::parse(text), None, "{text}");
    }
}
