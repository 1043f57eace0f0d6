//! What somebody without an account began with us, and follows: an application for an exam, a request at the economic office.
//!
//! A department that opens a door to strangers takes from here what every such door needs: a number that the stranger keeps
//! ([`tracking_number`]), codes that prove an address ([`mailed_code`]), where they are reached ([`reach`]), work that costs a
//! flood more than a person ([`work`]), and shares of a network past which work is asked and nobody is refused ([`share`]).

pub mod mailed_code;
pub mod reach;
pub mod share;
pub mod tracking_number;
pub mod work;
