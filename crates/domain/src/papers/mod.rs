//! Papers: what the house has issued, and how anybody may tell that it did.

pub mod authentic_document;
