//! The life of a document: access, read, write, act, audit.
