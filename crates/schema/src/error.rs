//! One error type: a refusal that the caller caused and can mend, or a fault that we caused.

use std::fmt;

use crate::expected::Expected;
use crate::{Date, FieldDef, Instant, Label, Lang, moment_in_morocco};

/// A refusal as a constant: its code and status on the wire, and its text. `{name}` in a text is replaced by an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorCode {
    /// The `type` on the wire.
    pub code: &'static str,
    /// The HTTP status.
    pub status: u16,
    /// The message.
    pub says: Label,
}

impl ErrorCode {
    /// A refusal of bad input: 400.
    pub const fn invalid(code: &'static str, says: Label) -> Self {
        ErrorCode {
            code,
            status: 400,
            says,
        }
    }
    /// A conflict of state or uniqueness: 409.
    pub const fn conflict(code: &'static str, says: Label) -> Self {
        ErrorCode {
            code,
            status: 409,
            says,
        }
    }
    /// Any status.
    pub const fn with_status(code: &'static str, status: u16, says: Label) -> Self {
        ErrorCode { code, status, says }
    }
    /// A refusal with its arguments still to be given.
    pub fn rejection(self) -> Rejection {
        Rejection::new(self)
    }
}

/// A refusal as it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection {
    /// What kind.
    pub kind: ErrorCode,
    /// The field it is about.
    pub field: Option<String>,
    /// Arguments for the text.
    pub args: Vec<(&'static str, String)>,
    /// Days and moments as people write them, where an argument says them as programs do.
    pub written: Vec<(&'static str, String)>,
    /// Labels that stand for an argument in the reader's language.
    pub labels: Vec<(&'static str, Label)>,
    /// The document that stands against it, by its collection and id, where the caller may open it.
    pub named: Option<(&'static str, String)>,
    /// All wrong fields, when there are several.
    pub errors: Vec<Rejection>,
}

impl Rejection {
    /// A refusal without field or arguments.
    pub fn new(kind: ErrorCode) -> Self {
        Rejection {
            kind,
            field: None,
            args: Vec::new(),
            written: Vec::new(),
            labels: Vec::new(),
            named: None,
            errors: Vec::new(),
        }
    }
    /// An argument that is wrong, and what is expected of it.
    pub fn argument(param: impl fmt::Display, expected: Expected) -> Self {
        let mut rejection = Rejection::new(crate::error_codes::ARGUMENT_INVALID)
            .label("reason", expected.label)
            .arg("param", param);
        rejection.args.extend(expected.args);
        rejection
    }
    /// The field it is about, also `{field}` in the text.
    #[must_use]
    pub fn field(mut self, name: impl Into<String>) -> Self {
        self.field = Some(name.into());
        self
    }
    /// The field it is about, in the text by its label.
    #[must_use]
    pub fn about(self, field: &FieldDef) -> Self {
        self.field(field.name).label("field", field.label)
    }
    /// An argument of the text.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl fmt::Display) -> Self {
        self.args.push((name, value.to_string()));
        self
    }
    /// A day of the text.
    #[must_use]
    pub fn day(mut self, name: &'static str, Date(day): Date) -> Self {
        self.written.push((name, day.strftime("%d/%m/%Y").to_string()));
        self.arg(name, day)
    }
    /// A moment of the text, by the clock of Morocco.
    #[must_use]
    pub fn moment(mut self, name: &'static str, Instant(at): Instant) -> Self {
        let at = moment_in_morocco(at);
        self.written.push((name, at.strftime("%d/%m/%Y %H:%M").to_string()));
        self.arg(name, at.strftime("%Y-%m-%d %H:%M"))
    }
    /// An argument of the text that has a translation; several of one name are listed.
    #[must_use]
    pub fn label(mut self, name: &'static str, label: Label) -> Self {
        self.labels.push((name, label));
        self
    }
    /// The document that stands against it; for whoever may read it alone.
    #[must_use]
    pub fn names(mut self, document: &crate::Document) -> Self {
        self.named = Some((document.of.id, document.id.clone()));
        self
    }
    /// Several refusals as one: the first speaks, all are listed.
    pub fn several(errors: Vec<Rejection>) -> Option<Self> {
        let mut first = errors.first()?.clone();
        first.errors = errors;
        Some(first)
    }
    /// The text in a language.
    pub fn text(&self, lang: Lang) -> String {
        let mut text = self.kind.says.text(lang).to_owned();
        let comma = if lang == Lang::Ar { "، " } else { ", " };
        for (name, _) in &self.labels {
            let said = self.labels.iter().filter(|(one, _)| one == name);
            let said: Vec<&str> = said.map(|(_, label)| label.text(lang)).collect();
            text = text.replace(&format!("{{{name}}}"), &said.join(comma));
        }
        for (name, value) in self.written.iter().chain(&self.args) {
            text = text.replace(&format!("{{{name}}}"), value);
        }
        if let Some(field) = &self.field {
            text = text.replace("{field}", field);
        }
        text
    }
}

/// What can go wrong.
#[derive(Debug)]
pub enum Error {
    /// The caller's doing; answered with its code.
    Refused(Box<Rejection>),
    /// Ours: logged with an id that the client sees, never shown.
    Fault(String),
}

/// The one result of the house.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// A fault with what was being done and why it failed.
    pub fn fault(doing: &str, cause: impl fmt::Display) -> Self {
        Error::Fault(format!("{doing}: {cause}"))
    }
    /// The refusal, when it is one.
    pub fn rejection(&self) -> Option<&Rejection> {
        match self {
            Error::Refused(rejection) => Some(rejection),
            Error::Fault(_) => None,
        }
    }
    /// Whether it is this refusal.
    pub fn is(&self, kind: ErrorCode) -> bool {
        self.rejection()
            .is_some_and(|rejection| rejection.kind.code == kind.code)
    }
}

impl From<Rejection> for Error {
    fn from(rejection: Rejection) -> Self {
        Error::Refused(Box::new(rejection))
    }
}

impl From<ErrorCode> for Error {
    fn from(kind: ErrorCode) -> Self {
        Error::from(Rejection::new(kind))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(rejection) => write!(f, "{}: {}", rejection.kind.code, rejection.text(Lang::En)),
            Error::Fault(text) => write!(f, "{text}"),
        }
    }
}

impl std::error::Error for Error {}

/// Declares refusals, one a line, and `ERROR_CODES`, the list of them:
/// `KEY = "code_on_the_wire", conflict => "Arabic", "French", "English";`. In the place of `invalid` (400) and `conflict` (409)
/// the number of any other status may stand.
#[macro_export]
macro_rules! error_codes {
    ($($(#[$doc:meta])* $key:ident = $code:expr, $status:tt => $ar:literal, $fr:literal, $en:literal;)+) => {
        $(
            #[doc = $en]
            $(#[$doc])*
            pub const $key: $crate::ErrorCode =
                $crate::ErrorCode::with_status($code, $crate::error_status!($status), $crate::Label::new($ar, $fr, $en));
        )+
        /// The refusals declared here.
        pub const ERROR_CODES: &[$crate::ErrorCode] = &[$($key),+];
    };
}

/// The status behind a word of [`error_codes!`].
#[doc(hidden)]
#[macro_export]
macro_rules! error_status {
    (invalid) => {
        400
    };
    (conflict) => {
        409
    };
    ($status:literal) => {
        $status
    };
}
