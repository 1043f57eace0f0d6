//! HTTP, command line, configuration and the embedded web app.
