//! Tracking numbers of applications, by which with their card applicants follow them.

use engine::Cx;
use platform::public_follow::follow_page::FollowPage;
pub(crate) use platform::public_follow::tracking_number::grouped;
use schema::Result;

use super::{CANDIDATES, CIN, TRACKING_HASH};

/// Applications, as their authors follow them.
pub(crate) const FOLLOWED_APPLICATIONS: FollowPage = FollowPage {
    purpose: "tracking number",
    rows: || &CANDIDATES,
    secret_hash: TRACKING_HASH,
    word: CIN,
    spelling: |card| schema::CIN.normal(card),
};

/// The number of an application.
pub(crate) fn of(cx: &Cx<'_>, candidate: &str) -> Result<String> {
    FOLLOWED_APPLICATIONS.secret(cx, candidate)
}

/// By what an application is found whose number is known.
pub(crate) fn hash(cx: &Cx<'_>, number: &str) -> Result<String> {
    FOLLOWED_APPLICATIONS.hash(cx, number)
}
