//! Types of leave (أنواع الرخص): what each is founded on, what it gives, and what is asked of whoever takes it.
//!
//! A type is known by its code. It may stand in several versions, each from a day on: the one in force on the first day of a
//! leave decides. A version that was used is not changed any more, a new one is made.

use engine::{Entity, Finder, Import};
use schema::{
    Access, Collection, Date, Decimal, Fields, Form, Grant, Label, Rows, Unique, Who, choice, choices, date, decimal,
    fields, flag, integer, text,
};

pub mod first;
mod law;
mod rules;
mod version;

pub(crate) use rules::is_used;
pub use version::Versions;

use crate::permission::HR_RESOURCE;

choices! {
    /// In what days it is counted.
    DayUnit {
        Working = "working": "أيام العمل", "Jours ouvrables", "Working days";
        Calendar = "calendar": "أيام متتالية", "Jours calendaires", "Calendar days";
    }
    /// Who may take it, where not everybody may.
    TakenBy {
        Female = "female": "النساء", "Femmes", "Women";
        Male = "male": "الرجال", "Hommes", "Men";
    }
}

/// A day of every year, `06-30`.
static MONTH_AND_DAY: Form = Form {
    name: "monthAndDay",
    spelling: |text| text.trim().to_owned(),
    // A day that every year has: of 2001, which is no leap year.
    is_right: |text| text.len() == 5 && format!("2001-{text}").parse::<jiff::civil::Date>().is_ok(),
    pattern: r"^\s*(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])\s*$",
    expects: Label::new(
        "شهر ويوم مثل \u{2066}06-30\u{2069}",
        "un mois et un jour, par exemple 06-30",
        "a month and a day, for example 06-30",
    ),
    otherwise: None,
    sought: None,
};

/// No leave gives more days than these in a year, in hundredths.
const MOST_DAYS: Decimal = Decimal(366 * 100);
/// All of the pay, in hundredths of a percent.
const WHOLE_PAY: Decimal = Decimal(100 * 100);
/// Ten years, for whatever is counted in days.
const LONGEST: i64 = 3_660;
/// A career, in months.
const CAREER: i64 = 12 * 50;

fields! {
    CODE: String = text("code").max(32).required().searched() => "الرمز", "Code", "Code";
    VALID_FROM: Date = date("validFrom").required() => "يسري من", "Valable du", "Valid from";
    NAME_FR: String = text("nameFr").required().searched().printable() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required().searched().printable() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    UNIT: DayUnit = choice("unit").default(DayUnit::Working.wire()).required() => "وحدة الحساب", "Décompte", "Counted in";
    /// Days of a year of service; a type without them has no balance.
    ENTITLEMENT: Decimal = decimal("entitlement").within(Decimal(0), MOST_DAYS) => "الأيام المستحقة في السنة", "Droit annuel (jours)", "Days a year";
    PAID_SHARE: Decimal = decimal("paidShare").within(Decimal(0), WHOLE_PAY) => "نسبة الأجرة المؤداة", "Part du traitement maintenue (%)", "Share of pay kept (%)";
    /// The months for which that share is kept; for good where nothing is said.
    PAID_MONTHS: i64 = integer("paidShareMonths").within(1, CAREER) => "مدة هذه النسبة بالأشهر", "Durée de cette part (mois)", "Months at that share";
    /// The share that is kept after them.
    PAID_AFTER: Decimal = decimal("paidShareAfter").within(Decimal(0), WHOLE_PAY) => "نسبة الأجرة بعد ذلك", "Part maintenue ensuite (%)", "Share of pay after that (%)";
    /// No more days than these are taken in so many months.
    CEILING_DAYS: i64 = integer("ceilingDays").within(1, LONGEST) => "السقف بالأيام", "Plafond (jours)", "Ceiling (days)";
    CEILING_MONTHS: i64 = integer("ceilingMonths").within(1, CAREER) => "مدة احتساب السقف بالأشهر", "Période du plafond (mois)", "Period of the ceiling (months)";
    /// Where women or men have a ceiling of their own.
    CEILING_WOMEN: i64 = integer("ceilingDaysWomen").within(1, LONGEST) => "السقف بالأيام للنساء", "Plafond pour les femmes (jours)", "Ceiling for women (days)";
    CEILING_MEN: i64 = integer("ceilingDaysMen").within(1, LONGEST) => "السقف بالأيام للرجال", "Plafond pour les hommes (jours)", "Ceiling for men (days)";
    /// One leave lasts no longer, by the calendar.
    MOST_MONTHS: i64 = integer("mostMonths").within(1, CAREER) => "أقصى مدة بالأشهر", "Durée maximale (mois)", "Longest (months)";
    /// It is taken once in so many months, and in one stretch.
    ONCE_IN_MONTHS: i64 = integer("onceInMonths").within(1, CAREER) => "مرة واحدة كل (أشهر)", "Une fois tous les (mois)", "Once in (months)";
    /// Its days are those that follow an event, a birth or an order, as many as the ceiling gives.
    FROM_EVENT: bool = flag("fromEvent") => "ابتداء من واقعة (ولادة أو أمر بالكفالة)", "À compter d’un événement (naissance, ordonnance)", "From an event (birth, order)";
    CERTIFICATE: bool = flag("certificate") => "تطلب شهادة", "Certificat exigé", "Certificate required";
    /// Working days after the first day within which the certificate comes.
    PROOF_DAYS: i64 = integer("proofDays").within(0, LONGEST) => "أجل الشهادة بأيام العمل", "Délai du certificat (jours ouvrables)", "Certificate due (working days)";
    /// The same where the annexe is in the country.
    PROOF_DAYS_RURAL: i64 = integer("proofDaysRural").within(0, LONGEST) => "أجل الشهادة بالوسط القروي", "Délai du certificat en milieu rural", "Certificate due in rural posts";
    HALF_DAYS: bool = flag("halfDays") => "تقبل أنصاف الأيام", "Demi-journées admises", "Half days allowed";
    /// The most days that go over to the next year.
    CARRY_OVER: Decimal = decimal("carryOver").within(Decimal(0), MOST_DAYS) => "الأيام القابلة للتأجيل", "Report (jours au plus)", "Carried over (days at most)";
    /// The last day of a year on which what was carried over into it may be taken.
    EXPIRES_ON: String = text("expiresOn").form(&MONTH_AND_DAY).max(5) => "آخر أجل للأيام المؤجلة", "Échéance du report", "Carried days expire on";
    MINIMUM_MONTHS: i64 = integer("minimumMonths").within(0, CAREER) => "الأقدمية المطلوبة بالأشهر", "Ancienneté exigée (mois)", "Minimum service (months)";
    /// Days before its first day within which it is asked for.
    NOTICE_DAYS: i64 = integer("noticeDays").within(0, LONGEST) => "أجل تقديم الطلب بالأيام", "Préavis (jours)", "Notice (days)";
    /// Days after its first day within which it may still be asked for.
    PAST_DAYS: i64 = integer("pastDays").within(0, LONGEST) => "أجل الطلب بعد الشروع بالأيام", "Demande rétroactive (jours au plus)", "Asked for afterwards (days at most)";
    ALLOWS_NEGATIVE: bool = flag("allowsNegative") => "يقبل رصيدا سالبا", "Solde négatif admis", "Balance may go below zero";
    /// What it is stays between the person and human resources (decision 16).
    IS_MEDICAL: bool = flag("isMedical") => "طبيعة صحية", "Nature médicale", "Medical nature";
    SEX: TakenBy = choice("sex") => "المعنيون", "Réservé à", "Taken by";
    /// The law it stands on, with its date.
    SOURCE: String = text("source").max(500).required() => "السند القانوني", "Fondement", "Legal basis";
}

/// Read by every signed-in user, kept by human resources.
pub static LEAVE_TYPES: Collection = Collection {
    one: Label::new("نوع الرخصة", "Type de congé", "Type of leave"),
    many: Label::new("أنواع الرخص", "Types de congé", "Types of leave"),
    unique: &[Unique::on(&[CODE.def, VALID_FROM.def])],
    access: Access::resource(HR_RESOURCE).grants(&[Grant::new(Who::Users, Rows::All, Fields::All)]),
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/rh-managements/leave-types/{id}",
    ..Collection::new("leaveTypes", FIELDS)
};

/// What was used stands as it was; the codes of the statute never go. What the law has otherwise is taken from a list.
pub static LEAVE_TYPE: Entity = Entity {
    before_write: &[
        rules::what_was_used_stays,
        rules::codes_are_plain_words,
        rules::ceilings_have_both_parts,
        rules::shares_have_both_parts,
    ],
    before_delete: &[rules::what_was_used_stays, rules::codes_of_the_statute_stand],
    import: Some(&Import::by(&LEAVE_TYPES, &[&[CODE.def, VALID_FROM.def]])),
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def, CODE.def],
        details: &[VALID_FROM.def],
    }),
    actions: &[&law::LIST, &law::TAKE],
    error_codes: &[rules::ERROR_CODES, law::ERROR_CODES],
    extensions: &[first::DECLARED],
    ..Entity::plain(&LEAVE_TYPES)
};
