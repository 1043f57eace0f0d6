//! What each route does. The routes themselves stand on one page: [`crate::router`].

pub mod absent;
pub mod account;
pub mod action;
pub mod avatar;
pub mod bulk;
pub mod catalogue;
pub mod document;
pub mod export;
pub mod file_token;
pub mod health;
pub mod identity;
pub mod journal;
pub mod locale;
pub mod look;
pub mod mfa;
pub mod oidc;
pub mod openapi;
pub mod qr;
pub mod recovery;
pub mod session;
pub mod sign_in_options;
pub mod storage;
pub mod target;
pub mod token;
pub mod user;
pub mod user_sign_in;
