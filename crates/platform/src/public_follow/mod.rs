//! What somebody without an account began with us, and follows: an application for an exam, a request at the economic office.
//!
//! A department that opens a door to strangers declares:
//!
//! 1. what is followed, and by which two words: a [`follow_page::FollowPage`] with a purpose of its own. It gives each row its secret,
//!    for the paper or the screen where its owner reads it once ([`tracking_number::grouped`]), and its digest, for the row; and finds
//!    the row again ([`follow_page::FollowPage::find`]). What is read besides is read of nothing where nothing is found;
//! 2. the page: an act for guests, `Act::read(…).counting_guesses("number", &FORM).with_secrets()`, so that failures of one word are
//!    counted and nothing of the answer is kept. It answers what is published, and one refusal for whatever is wrong;
//! 3. codes that prove an address before anything is changed: a collection of its own with the fields of [`mailed_code`] and a link to
//!    whose they are, and a `const` [`mailed_code::MailedCodes`]; the letter is a job that asks `to_send`, the act checks and spends;
//! 4. where its owner is reached: [`reach::Reach::of`] of the mail and the telephone that they gave;
//! 5. what costs the house something before it knows anybody: [`work::check`] under [`share::load`] of the network, where it is unique
//!    that a challenge was met.
//!
//! Whom it tells and in which words is the department's, as are the paper and the states it shows.

pub mod follow_page;
pub mod mailed_code;
pub mod reach;
pub mod share;
pub mod tracking_number;
pub mod work;
