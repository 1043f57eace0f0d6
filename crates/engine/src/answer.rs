//! What acts answer, as types: descriptions and the types of the web follow from them.

use schema::{Error, Result};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

/// What an act may answer: a value that says of itself how it is written.
pub trait Answer: Serialize + JsonSchema + Send + 'static {}

impl<T: Serialize + JsonSchema + Send + 'static> Answer for T {}

/// Writes an answer.
pub(crate) fn encode(answer: &impl Answer) -> Result<Json> {
    serde_json::to_value(answer).map_err(|error| Error::fault("writing an answer", error))
}

/// Declares types for documents of a collection inside an answer, written as their caller reads them ([`crate::Cx::answer`]).
#[macro_export]
macro_rules! answered_documents {
    ($($(#[doc = $about:literal])* $vis:vis struct $name:ident of $collection:expr;)+) => {$(
        $(#[doc = $about])*
        #[derive(Clone, Debug, serde::Serialize)]
        #[serde(transparent)]
        $vis struct $name(pub serde_json::Value);

        impl schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schema::document_schema(&$collection)
            }
        }
    )+};
}
