//! Who you are: credentials and sessions.
