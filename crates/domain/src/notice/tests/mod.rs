//! Stories of notifications.
