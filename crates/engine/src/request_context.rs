//! What is known of a caller while one of their requests is answered.

use std::sync::{Arc, Mutex, PoisonError};

use schema::Lang;
use store::Footprint;

use crate::{IdempotencyKey, Rights};

/// Who asks, in which language, and how the answer is spelt.
#[derive(Clone)]
pub struct RequestContext {
    /// What the caller may do.
    pub rights: Arc<Rights>,
    /// The caller's language.
    pub lang: Lang,
    /// Documents or rows.
    pub spelling: Spelling,
    /// Whether the client is of the years when links were read as documents.
    pub embeds_links: bool,
    /// The idempotency key of the request: the first transaction of this question writes it down, or refuses because it is.
    pub idempotency_key: Option<Arc<IdempotencyKey>>,
    /// Whether it is a row of a sheet that is read in.
    pub is_import: bool,
    /// The session of a person who calls with its own token; tokens handed on, keys, jobs and the command line have none.
    pub session: Option<String>,
    /// The network that a call comes from, as limits count it; the house itself has none.
    pub network: Option<String>,
    /// Where its snapshots and transactions have been.
    pub footprint: SharedFootprint,
}

/// Where the parts of one request have been, all together.
#[derive(Clone, Default)]
pub struct SharedFootprint(Arc<Mutex<Footprint>>);

impl SharedFootprint {
    /// So far.
    pub fn get(&self) -> Footprint {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn extend(&self, part: &Footprint) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.extend(part.clone());
    }
}

/// The two spellings of one protocol (`docs/protocol.md` §5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spelling {
    /// `documents`, `$collectionId`.
    #[default]
    Documents,
    /// `rows`, `$tableId`.
    Rows,
}

impl RequestContext {
    /// A question in French, spelt in documents.
    pub fn new(rights: Rights) -> Self {
        RequestContext {
            rights: Arc::new(rights),
            lang: Lang::Fr,
            spelling: Spelling::Documents,
            embeds_links: false,
            idempotency_key: None,
            is_import: false,
            session: None,
            network: None,
            footprint: SharedFootprint::default(),
        }
    }
}
