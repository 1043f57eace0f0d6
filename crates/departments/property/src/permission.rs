//! What is asked of those who keep the property of the commune.

/// The resource.
pub(crate) const PROPERTY: &str = "inventory-dashboard";
/// Reads the inventory.
pub(crate) const READS: &str = "inventory-dashboard:read";
/// Enters things and sets right what is known of them.
pub(crate) const ENTERS: &str = "inventory-dashboard:create";
/// Says where things are and who has them.
pub(crate) const MOVES: &str = "inventory-dashboard:move";
/// Opens, leads and closes the counting of offices.
pub(crate) const COUNTS: &str = "inventory-dashboard:count";
/// Takes things out of the inventory.
pub(crate) const REFORMS: &str = "inventory-dashboard:reform";
/// Prints labels, sheets and the register.
pub(crate) const PRINTS: &str = "inventory-dashboard:print";
