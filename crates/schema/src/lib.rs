//! The words: fields, documents, collections, access, queries, refusals. Pure, no IO.
