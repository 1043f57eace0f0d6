//! A town for stories.
