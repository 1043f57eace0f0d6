//! Registration plates of Morocco: whatever way they are typed, one plate has one spelling.

use engine::MarkedName;
use schema::{Document, Form, Label, Lang, Rejection, Result, choices, error_codes, fold};

#[cfg(test)]
mod tests;

choices! {
    /// What a plate is like.
    PlateKind {
        Civil = "civil": "مدنية", "Civile", "Civil";
        Old = "old": "قديمة", "Ancienne", "Old";
        State = "state": "الدولة", "État", "State";
        Communal = "communal" | "commune": "الجماعة (ج)", "Communale (ج)", "Communal (ج)";
        Provisional = "provisional" | "ww" | "WW": "مؤقتة (WW)", "Provisoire (WW)", "Provisional (WW)";
    }
}

/// The letter of local authorities.
pub const COMMUNAL: &str = "ج";
/// What a provisional plate begins with.
pub const PROVISIONAL: &str = "WW";
/// The highest code of a prefecture.
const CODES: u32 = 89;

/// A plate as it hangs on the car, whatever the direction of the text around it: an isolate from left to right, with a mark on
/// each side of what separates, so that the Arabic letter does not turn the number after it around.
pub fn isolated_text(plate: &str) -> String {
    let parts: Vec<String> = plate
        .chars()
        .map(|letter| match letter {
            '-' | ' ' => format!("\u{200E}{letter}\u{200E}"),
            letter => letter.to_string(),
        })
        .collect();
    format!("\u{2066}{}\u{2069}", parts.concat())
}

/// What is said of a car: a word and its plate, in French and in Arabic.
pub fn label_with_plate(word: Label, car: &Document) -> (String, String) {
    let plate = isolated_text(&car.title().0);
    let said = |lang| format!("{} {plate}", word.text(lang));
    (said(Lang::Fr), said(Lang::Ar))
}

/// The same in its parts.
pub fn marked_name(words: Label, car: &Document) -> MarkedName {
    MarkedName {
        words,
        form: &PLATE,
        text: car.title().0,
    }
}

error_codes! {
    PLATE_WRONG = "plate_wrong", invalid => "رقم التسجيل غير صحيح. المطلوب: {expected}", "Immatriculation incorrecte, attendu\u{a0}: {expected}", "Wrong registration number, expected: {expected}";
}

/// A plate in its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plate {
    /// What it is like, as far as it says so itself.
    pub kind: Option<PlateKind>,
    /// Its digits; the series of a civil one.
    pub number: String,
    /// Its letter.
    pub letter: Option<String>,
    /// The code of the prefecture or region.
    pub code: Option<String>,
}

/// Any spelling of a plate becomes the one spelling; what is only a part of a plate becomes that part of it.
pub static PLATE: Form = Form {
    name: "plate",
    spelling: |text| Plate::read(text).map_or_else(|| part(text), |plate| plate.canonical()),
    is_right: |text| !text.is_empty(),
    pattern: r"^.*[0-9٠-٩].*$",
    expects: Label::new(
        "رقم تسجيل، مثلا \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
        "une immatriculation, par exemple \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
        "a registration plate, for example \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
    ),
    otherwise: None,
    sought: Some(|text| {
        let mut words = tokens(text);
        words.retain(|word| word != "M");
        words.join(" ")
    }),
};

impl Plate {
    /// Reads a plate as it was typed: any order of a civil one's parts, any mark between them, letters in either script,
    /// Arabic-Indic digits. None when there are no digits, or more parts than a plate has.
    pub fn read(text: &str) -> Option<Plate> {
        let parts = tokens(text);
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        if let [mark @ (PROVISIONAL | COMMUNAL | "M"), one, two] = parts.as_slice()
            && is_number(one)
            && is_number(two)
        {
            return Plate::read(&format!("{mark} {one}{two}"));
        }
        let plate = |kind, number: &str| Plate {
            kind,
            number: number.to_owned(),
            ..Plate::default()
        };
        Some(match parts.as_slice() {
            [number] if is_number(number) => plate(None, number),
            ["WW", number] | [number, "WW"] if is_number(number) => Plate {
                letter: Some(PROVISIONAL.to_owned()),
                ..plate(Some(PlateKind::Provisional), number)
            },
            [COMMUNAL, number] | [number, COMMUNAL] if is_number(number) => Plate {
                letter: Some(COMMUNAL.to_owned()),
                ..plate(Some(PlateKind::Communal), number)
            },
            ["M", number] | [number, "M"] if is_number(number) => plate(Some(PlateKind::State), number),
            [one, letter, other] if is_number(one) && !is_number(letter) && is_number(other) => {
                civil(one, letter, other)
            }
            [one, two, code] if is_number(one) && is_number(two) && is_number(code) => Plate {
                code: Some(without_leading_zeros(code)),
                ..plate(Some(PlateKind::Old), &format!("{one}{two}"))
            },
            [number, code] if is_number(number) && is_number(code) && code.len() <= 2 => Plate {
                code: Some(without_leading_zeros(code)),
                ..plate(Some(PlateKind::Old), number)
            },
            [one, two] if is_number(one) && is_number(two) => plate(None, &format!("{one}{two}")),
            _ => return None,
        })
    }

    /// The one spelling: `12345-أ-6`, `1234-5`, `ج 123456`, `WW123456`, `123456`.
    pub fn canonical(&self) -> String {
        let number = &self.number;
        match (self.kind, &self.letter, &self.code) {
            (Some(PlateKind::Provisional), ..) => format!("{PROVISIONAL}{number}"),
            (Some(PlateKind::Communal), ..) => format!("{COMMUNAL} {number}"),
            (Some(PlateKind::State), ..) | (None, None, None) => number.clone(),
            (Some(PlateKind::Old), _, Some(code)) | (None, None, Some(code)) => format!("{number}-{code}"),
            (_, Some(letter), Some(code)) => format!("{number}-{letter}-{code}"),
            (_, Some(letter), None) => format!("{number}-{letter}"),
            (_, None, code) => code
                .as_ref()
                .map_or_else(|| number.clone(), |code| format!("{number}-{code}")),
        }
    }

    /// The same plate, of the kind that its parts tell when none was said.
    #[must_use]
    pub fn with_inferred_kind(mut self) -> Plate {
        self.kind = self.kind.or(match (self.letter.as_deref(), &self.code) {
            (Some(PROVISIONAL), _) => Some(PlateKind::Provisional),
            (Some(COMMUNAL), None) => Some(PlateKind::Communal),
            (Some(_), Some(_)) => Some(PlateKind::Civil),
            (None, Some(_)) => Some(PlateKind::Old),
            _ => None,
        });
        self
    }

    /// The same plate with what its kind says of itself, if its digits are as many as that kind has.
    pub fn of_kind(mut self) -> Result<Plate, Rejection> {
        // The zeros before the numbers of the other kinds stand on the plate.
        if matches!(self.kind, Some(PlateKind::Civil | PlateKind::Old)) {
            self.number = without_leading_zeros(&self.number);
        }
        self.code = self.code.as_deref().map(without_leading_zeros);
        let digits = self.number.len();
        let code: Option<u32> = self.code.as_deref().and_then(|code| code.parse().ok());
        let is_code = code.is_some_and(|code| (1..=CODES).contains(&code));
        let expected = format_hint(self.kind);
        let has_letter = self.letter.as_deref().is_some_and(is_arabic_letter);
        let (is_right, wrong) = match self.kind {
            Some(PlateKind::Civil) if !has_letter => (false, "registrationLetter"),
            Some(PlateKind::Civil | PlateKind::Old) if !is_code => (false, "registrationCode"),
            Some(PlateKind::Civil) => ((1..=5).contains(&digits), NUMBER),
            Some(PlateKind::Old | PlateKind::Provisional) => ((1..=6).contains(&digits), NUMBER),
            Some(PlateKind::State) => (digits == 6, NUMBER),
            Some(PlateKind::Communal) => ((5..=6).contains(&digits), NUMBER),
            None => ((5..=20).contains(&digits), NUMBER),
        };
        if !is_right || !is_number(&self.number) {
            return Err(Rejection::new(PLATE_WRONG).field(wrong).label("expected", expected));
        }
        match self.kind {
            Some(PlateKind::Old) => self.letter = None,
            Some(PlateKind::State) => (self.letter, self.code) = (None, None),
            Some(PlateKind::Communal) => (self.letter, self.code) = (Some(COMMUNAL.to_owned()), None),
            Some(PlateKind::Provisional) => (self.letter, self.code) = (Some(PROVISIONAL.to_owned()), None),
            _ => {}
        }
        Ok(self)
    }
}

const NUMBER: &str = "registrationNumber";
const CIVIL: Label = Label::new(
    "من 1 إلى 5 أرقام وحرف عربي ورمز من 1 إلى 89، مثلا \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
    "1 à 5 chiffres, une lettre arabe et un code de 1 à 89, par exemple \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
    "1 to 5 digits, an Arabic letter and a code from 1 to 89, for example \u{2066}12345\u{200e}-\u{200e}أ\u{200e}-\u{200e}6\u{2069}",
);
const OLD: Label = Label::new(
    "من 1 إلى 6 أرقام ورمز، مثلا \u{2066}1234-5\u{2069}",
    "1 à 6 chiffres et un code, par exemple 1234-5",
    "1 to 6 digits and a code, for example 1234-5",
);
const STATE: Label = Label::new("6 أرقام", "6 chiffres", "6 digits");
const COMMUNE: Label = Label::new(
    "5 أو 6 أرقام وحرف ج، مثلا ج 123456",
    "5 ou 6 chiffres et la lettre ج, par exemple ج 123456",
    "5 or 6 digits and the letter ج, for example ج 123456",
);
const WW: Label = Label::new(
    "\u{200f}WW ومن 1 إلى 6 أرقام",
    "WW et 1 à 6 chiffres",
    "WW and 1 to 6 digits",
);
/// Where nothing is said of the kind.
pub const ANY: Label = Label::new("5 أرقام على الأقل", "au moins 5 chiffres", "at least 5 digits");

/// What a plate of that kind looks like.
pub const fn format_hint(kind: Option<PlateKind>) -> Label {
    match kind {
        Some(PlateKind::Civil) => CIVIL,
        Some(PlateKind::Old) => OLD,
        Some(PlateKind::State) => STATE,
        Some(PlateKind::Communal) => COMMUNE,
        Some(PlateKind::Provisional) => WW,
        None => ANY,
    }
}

/// A civil plate; typed from right to left, its code stands first.
fn civil(one: &str, letter: &str, other: &str) -> Plate {
    let (number, code) = if other.len() > 2 && one.len() <= 2 {
        (other, one)
    } else {
        (one, other)
    };
    Plate {
        kind: Some(PlateKind::Civil),
        number: number.to_owned(),
        letter: Some(letter.to_owned()),
        code: Some(without_leading_zeros(code)),
    }
}

/// The digits without the zeros before them.
fn without_leading_zeros(number: &str) -> String {
    let bare = number.trim_start_matches('0');
    if bare.is_empty() {
        number.to_owned()
    } else {
        bare.to_owned()
    }
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit())
}

fn is_arabic_letter(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|c| ('\u{621}'..='\u{64a}').contains(&c)) && letters.next().is_none()
}

/// The runs of digits and of letters, each in its one spelling; everything else only stands between them.
pub fn tokens(text: &str) -> Vec<String> {
    let mut runs: Vec<String> = Vec::new();
    let mut last = None;
    for c in fold(text).chars() {
        let kind = if c.is_ascii_digit() {
            Some(true)
        } else if c.is_alphabetic() {
            Some(false)
        } else {
            None
        };
        match (kind, runs.last_mut()) {
            (None, _) => {}
            (Some(_), Some(run)) if kind == last => run.push(c),
            _ => runs.push(c.to_string()),
        }
        last = kind;
    }
    runs.iter().map(|run| letter(run)).collect()
}

/// The letter that stands on the plate, from either script.
fn letter(run: &str) -> String {
    match run {
        "ا" | "a" => "أ",
        "b" => "ب",
        "d" => "د",
        "h" | "e" => "ه",
        "w" => "و",
        "t" => "ط",
        "j" => COMMUNAL,
        "ww" | "وو" => PROVISIONAL,
        "m" | "م" | "maroc" | "المغرب" => "M",
        other => other,
    }
    .to_owned()
}

/// A part of a plate as it stands in the whole.
fn part(text: &str) -> String {
    let parts = tokens(text);
    match parts.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [PROVISIONAL, rest @ ..] => format!("{PROVISIONAL}{}", rest.concat()),
        [COMMUNAL, rest @ ..] if !rest.is_empty() => format!("{COMMUNAL} {}", rest.concat()),
        parts => parts.join("-"),
    }
}
