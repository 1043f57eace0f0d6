//! Words people read, side by side in the three languages of the product.

/// A language of the interface, of messages and of papers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// Arabic, in Moroccan administrative usage.
    Ar,
    /// French, the default of the office.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// All languages, in the order of labels.
    pub const ALL: [Lang; 3] = [Lang::Ar, Lang::Fr, Lang::En];

    /// Reads `ar`, `ar-MA`, `fr_FR`, …; `None` for a language we do not speak.
    pub fn read(code: &str) -> Option<Lang> {
        match code.trim().get(..2)?.to_ascii_lowercase().as_str() {
            "ar" => Some(Lang::Ar),
            "fr" => Some(Lang::Fr),
            "en" => Some(Lang::En),
            _ => None,
        }
    }

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Ar => "ar",
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }
}

/// One text in three languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// Arabic.
    pub ar: &'static str,
    /// French.
    pub fr: &'static str,
    /// English.
    pub en: &'static str,
}

impl Label {
    /// The three texts, in the order of the declarations: Arabic, French, English.
    pub const fn new(ar: &'static str, fr: &'static str, en: &'static str) -> Self {
        Label { ar, fr, en }
    }

    /// The text in one language.
    pub const fn text(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Ar => self.ar,
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// One value of a choice: its spelling on the wire, other spellings taken on input and in filters, its labels.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// The stored spelling.
    pub wire: &'static str,
    /// Other accepted spellings.
    pub also: &'static [&'static str],
    /// What people read.
    pub label: Label,
    /// In which tone it is shown where it is a state.
    pub tone: Option<Tone>,
}

/// What a state means for who reads it; the colour is the application's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As it should be.
    Good,
    /// Asks for attention.
    Warn,
    /// Went wrong, or is no longer so.
    Bad,
    /// Under way, or to come.
    Info,
    /// Of no concern any more.
    Quiet,
}

impl Tone {
    /// Its spelling in the application.
    pub const fn wire(self) -> &'static str {
        match self {
            Tone::Good => "good",
            Tone::Warn => "warn",
            Tone::Bad => "bad",
            Tone::Info => "info",
            Tone::Quiet => "quiet",
        }
    }

    /// The tone that a word was declared with, if any; for [`choices!`](crate::choices).
    #[doc(hidden)]
    pub const fn declared(tones: &[Tone]) -> Option<Tone> {
        tones.first().copied()
    }
}

/// A closed list of words, made by [`choices!`](crate::choices).
pub trait Choice: Copy + Sized + Send + Sync + 'static {
    /// The words, in declaration order.
    const WORDS: &'static [Word];
    /// The values, in the same order.
    const ALL: &'static [Self];
    /// The stored spelling of this value.
    fn word(self) -> &'static str;
    /// What people read.
    fn label(self) -> Label {
        let word = Self::WORDS.iter().find(|word| word.wire == self.word());
        word.map(|word| word.label).unwrap_or_default()
    }
}

/// Declares a choice: an enum, its spellings, for a state its tone (`as Good`), and its labels (Arabic, French, English).
#[macro_export]
macro_rules! choices {
    ($($(#[$m:meta])* $name:ident { $($(#[$vm:meta])* $v:ident = $wire:literal $(| $also:literal)* $(as $tone:ident)? : $ar:literal, $fr:literal, $en:literal;)+ })+) => {$(
        $(#[$m])* #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $(#[doc = $en] $(#[$vm])* $v),+ }
        impl $name {
            /// The stored spelling, usable in constants.
            pub const fn wire(self) -> &'static str { match self { $($name::$v => $wire),+ } }
        }
        impl $crate::Choice for $name {
            const ALL: &'static [Self] = &[$($name::$v),+];
            const WORDS: &'static [$crate::Word] = &[$($crate::Word { wire: $wire, also: &[$($also),*], label: $crate::Label::new($ar, $fr, $en), tone: $crate::Tone::declared(&[$($crate::Tone::$tone)?]) }),+];
            fn word(self) -> &'static str { self.wire() }
        }
    )+};
}
