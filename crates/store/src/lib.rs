//! Rows: queries to SQL in two dialects, transactions, schema sync, change log.
