//! The city: its nouns and their rules.
