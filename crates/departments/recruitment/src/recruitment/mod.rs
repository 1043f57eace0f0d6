//! Competitive exams (مباريات التوظيف): what decides an exam, its conditions, and how far it has come.
//!
//! Publishing freezes what applicants rely on; afterwards a corrigendum alone changes it (decision 8).

use engine::{Act, Effect, Entity, Finder, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::settings::clock::way_back::TypedInstants;
use schema::{
    Access, COUNTRY, Collection, Date, Decimal, Flow, Id, Instant, Label, Step, choice, choices, date, decimal, fields,
    file, instant, integer, json, link, long, text, texts,
};

pub(crate) mod age;
pub(crate) mod allotment;
pub(crate) mod applicant_mail;
pub(crate) mod closing;
pub(crate) mod conditions;
mod first;
pub(crate) mod frozen;
mod obstacle;
pub(crate) mod open;
mod panel;
mod paper;
mod public_row;
pub(crate) mod publish;
pub mod quota;
mod quota_proposal;
mod ready;
mod rules;
pub(crate) mod sat;
pub(crate) mod step;
pub(crate) mod subject;
#[cfg(test)]
pub(crate) mod tests;
pub mod tie;
pub mod weight;
mod word;
mod wording;

use crate::exam_document::EXAM_DOCUMENTS;
use crate::exam_test::EXAM_TESTS;
use crate::permission::{CLERKS, EXAMS};
use crate::ranking_run::RANKING_RUNS;

choices! {
    /// How far an exam has come.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    ExamStatus {
        Draft = "draft" as Quiet: "مسودة", "Brouillon", "Draft";
        Open = "open" as Good: "مفتوحة", "Ouvert", "Open";
        Closed = "closed" as Info: "مغلقة", "Clos", "Closed";
        GradingWritten = "grading_written" as Info: "تصحيح الاختبار الكتابي", "Correction de l’écrit", "Marking written";
        OralScheduled = "oral_scheduled" as Info: "برمجة الاختبار الشفوي", "Oral programmé", "Oral scheduled";
        Completed = "completed" as Good: "منتهية", "Terminé", "Completed";
        Cancelled = "cancelled" as Bad: "ملغاة", "Annulé", "Cancelled";
    }
    /// How a share of posts becomes a number of posts.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    QuotaRounding {
        Down = "down": "إلى الأدنى", "À l’entier inférieur", "Down";
        Nearest = "nearest": "إلى الأقرب", "Au plus proche", "Nearest";
        Up = "up": "إلى الأعلى", "À l’entier supérieur", "Up";
    }
    /// What becomes of somebody absent from a test (decision 26).
    AbsentRule {
        Eliminated = "eliminated": "إقصاء المتغيب(ة)", "Absent éliminé", "Eliminated";
        Zero = "zero": "نقطة صفر", "Note zéro", "Mark of zero";
    }
    /// Who fixes the minima (decision 8).
    ThresholdsBy {
        Notice = "notice": "الإعلان", "L’avis", "The notice";
        Committee = "committee": "اللجنة", "La commission", "The committee";
    }
    /// How the job of convocations stands.
    ConvocationState {
        Running = "running" as Info: "جارية", "En cours", "Under way";
        Stopped = "stopped" as Warn: "متوقفة", "Arrêtées", "Stopped";
        Done = "done" as Good: "منجزة", "Terminées", "Done";
    }
    /// How names stand on public lists.
    NameOnLists {
        Full = "full": "الاسم الكامل", "Nom complet", "Full name";
        Initials = "initials": "الأحرف الأولى", "Initiales", "Initials";
        Number = "number": "رقم المترشح(ة) فقط", "Numéro seul", "Number alone";
    }
}

/// Nobody is younger or older than these, in years.
pub(crate) const AGES: (i64, i64) = (15, 80);
/// The best mark, in hundredths.
pub(crate) const BEST_MARK: Decimal = Decimal(20 * 100);
/// No coefficient is greater, in hundredths.
pub(crate) const GREATEST_COEFFICIENT: Decimal = Decimal(100 * 100);
/// Conditions of an exam with hundreds of specialties, in bytes.
const MOST_CONDITIONS: u32 = 1 << 20;
/// The longest time in which one may appeal, in days.
const LONGEST_APPEAL: i64 = 60;
/// Days to appeal that a new exam begins with.
const FIRST_APPEAL: i64 = 5;

fields! {
    TITLE_FR: String = text("titleFr").max(300).required().searched().printable() => "العنوان بالفرنسية", "Intitulé en français", "Title in French";
    TITLE_AR: String = text("titleAr").max(300).required().searched().printable() => "العنوان بالعربية", "Intitulé en arabe", "Title in Arabic";
    DECISION_REF: String = text("decision_ref").max(100).required().searched() => "مرجع القرار", "Réf. de la décision", "Decision reference";
    DECISION_DATE: Date = date("decision_date") => "تاريخ القرار", "Date de la décision", "Date of the decision";
    EXAM_DATE: Date = date("exam_date") => "تاريخ المباراة", "Date du concours", "Date of the exam";
    EXAM_TIME: String = text("exam_time").form(&schema::TIME) => "ساعة المباراة", "Heure du concours", "Time of the exam";
    DEADLINE: Instant = instant("application_deadline").required() => "آخر أجل لإيداع الترشيحات", "Date limite de dépôt", "Application deadline";
    STATUS: ExamStatus = choice("status").default(ExamStatus::Draft.wire()).computed() => "الحالة", "Statut", "Status";
    MIN_AGE: i64 = integer("min_age").within(AGES.0, AGES.1) => "السن الأدنى", "Âge minimal", "Least age";
    MAX_AGE: i64 = integer("max_age").within(AGES.0, AGES.1) => "السن الأقصى", "Âge maximal", "Greatest age";
    /// Ages are counted on that day; that of the exam where none is given.
    AGE_ON: Date = date("age_reference_date") => "تاريخ احتساب السن", "Âge apprécié au", "Age counted on";
    /// Years of pensionable service raise the greatest age up to so much.
    AGE_EXTENSION: i64 = integer("ageExtension").within(AGES.0, AGES.1) => "السن الأقصى بعد التمديد", "Âge maximal après prorogation", "Greatest age with extension";
    SIGNED_ON: Date = date("decision_signature_date") => "تاريخ توقيع القرار", "Décision signée le", "Decision signed on";
    ADVERTISEMENT_REF: String = text("advertisement_ref").max(100) => "مرجع الإعلان", "Réf. de l’annonce", "Advertisement reference";
    PRESS_REF: String = text("press_announcement_ref").max(100) => "مرجع الإعلان في الجرائد", "Réf. de la publication presse", "Press announcement reference";
    /// The sum of the coefficients of the written tests that hold for all positions (decision 24).
    WRITTEN_WEIGHT: Decimal = decimal("written_weight").within(Decimal(0), GREATEST_COEFFICIENT) => "معامل الاختبارات الكتابية", "Coefficient de l’écrit", "Written weight";
    ORAL_WEIGHT: Decimal = decimal("oral_weight").within(Decimal(0), GREATEST_COEFFICIENT) => "معامل الاختبارات الشفوية", "Coefficient de l’oral", "Oral weight";
    MIN_WRITTEN: Decimal = decimal("min_written").within(Decimal(0), BEST_MARK) => "الحد الأدنى في الكتابي", "Minimum à l’écrit", "Written minimum";
    MIN_ORAL: Decimal = decimal("min_oral").within(Decimal(0), BEST_MARK) => "الحد الأدنى في الشفوي", "Minimum à l’oral", "Oral minimum";
    MIN_TOTAL: Decimal = decimal("min_total").within(Decimal(0), BEST_MARK) => "الحد الأدنى للمعدل العام", "Minimum de la moyenne générale", "Minimum of the final mark";
    NATIONALITY: String = text("nationality").form(&COUNTRY).max(100).preset("MA") => "الجنسية المطلوبة", "Nationalité exigée", "Nationality required";
    ROUNDING: QuotaRounding = choice("rounding").default(QuotaRounding::Down.wire()) => "جبر كسور الحصص", "Arrondi des quotas", "Rounding of quotas";
    ABSENT_RULE: AbsentRule = choice("absentRule").default(AbsentRule::Eliminated.wire()) => "حكم المتغيب(ة)", "Sort des absents", "Rule for absentees";
    /// In order; the digest of seed and number stands after them always (decision 25).
    TIE_RULES: serde_json::Value = json("tieRules") => "ترتيب المتساوين", "Départage des ex æquo", "Tie rules";
    /// Reserved posts: ground, percent, base, rounding, and posts by specialty where they are not counted in each.
    QUOTAS: serde_json::Value = json("quotas") => "الحصص المخصصة", "Quotas réservés", "Reserved quotas";
    THRESHOLDS_BY: ThresholdsBy = choice("thresholdsBy").default(ThresholdsBy::Notice.wire()) => "من يحدد الحد الأدنى", "Minima fixés par", "Minima fixed by";
    /// From the publication of a list, by the server’s clock.
    APPEAL_DAYS: i64 = integer("appealDays").within(0, LONGEST_APPEAL).preset(FIRST_APPEAL) => "أجل التظلم بالأيام", "Délai de recours (jours)", "Days to appeal";
    /// Printed in the notice where there are no days to appeal.
    NO_APPEAL_REASON: String = long("noAppealReason").printable() => "سبب عدم التنصيص على أجل للتظلم", "Motif de l’absence de délai de recours", "Reason for no days to appeal";
    WAITING_UNTIL: Date = date("waitingListUntil") => "صلاحية لائحة الانتظار", "Liste d’attente valable jusqu’au", "Waiting list until";
    NAME_ON_LISTS: NameOnLists = choice("nameOnLists").default(NameOnLists::Full.wire()) => "الاسم في اللوائح", "Nom sur les listes", "Names on lists";
    LISTS_DAYS: i64 = integer("listsDays").within(1, 3_660) => "مدة نشر اللوائح بالأيام", "Publication des listes (jours)", "Lists stay public (days)";
    INSTRUCTIONS_FR: String = long("instructionsFr").printable() => "تعليمات بالفرنسية", "Instructions en français", "Instructions in French";
    INSTRUCTIONS_AR: String = long("instructionsAr").printable() => "تعليمات بالعربية", "Instructions en arabe", "Instructions in Arabic";
    RESULTS_AT: Instant = instant("results_announced_at").computed() => "إعلان النتائج", "Résultats proclamés le", "Results announced at";
    QR_CODE: serde_json::Value = json("qr_code").computed() => "رمز الاستجابة", "Code QR", "QR code";
    NOTICE: Id = file("published_notice_id", DOWNLOADABLE_DOCUMENTS).computed() => "إعلان المباراة", "Avis de concours", "Notice";
    NOTICE_DOC: String = text("docId").computed() => "معرف الإعلان", "Identifiant de l’avis", "Document id of the notice";
    /// What seats, numbers and the last tie follow from; published with the notice.
    SEED: String = text("seed").computed() => "رقم القرعة العشوائي", "Nombre aléatoire du tirage", "Random number of the draw";
    /// Of what applicants rely on, as it was published.
    CONDITIONS_HASH: String = text("conditionsHash").computed() => "بصمة الشروط", "Empreinte des conditions", "Digest of the conditions";
    /// What was hashed for it, in one form.
    CONDITIONS: serde_json::Value = json("conditions").bytes(MOST_CONDITIONS).computed().hidden() => "نص الشروط", "Texte des conditions", "Text of the conditions";
    CURRENT_RUN: Id = link("currentRunId", || &RANKING_RUNS).expands("currentRun").weak().computed() => "الترتيب المعتمد", "Classement en vigueur", "Ranking in force";
    PUBLISHED_AT: Instant = instant("publishedAt").computed() => "تاريخ النشر", "Publié le", "Published at";
    CANCELLED_AT: Instant = instant("cancelledAt").computed() => "تاريخ الإلغاء", "Annulé le", "Cancelled at";
    CANCEL_REASON: String = long("cancelReason").computed().printable() => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    /// From it the seats follow; drawn on the day of the draw, so that nobody knows a seat before.
    SEAT_SEED: String = text("seatSeed").computed() => "الرقم العشوائي لتوزيع المقاعد", "Nombre aléatoire du placement", "Random number of the seats";
    /// Accounts of those who seated candidates or had their convocations made: none of them marks (decision 1).
    HANDLED_BY: Vec<String> = texts("handledByIds").computed().hidden() => "من تعامل مع المترشحين", "Ont eu affaire aux candidats", "Dealt with candidates";
    /// Which announcement is in force: the words of candidates under this name are what they are told.
    ANNOUNCEMENT: String = text("announcement").max(40).computed().hidden() => "الإعلان الساري", "Proclamation en vigueur", "Announcement in force";
    /// The draw that is numbering the copies; while there is one they are nobody's.
    COPIES_RUN: String = text("copiesRun").max(40).computed().hidden() => "القرعة الجارية", "Tirage en cours", "Draw under way";
    /// How the convocations of a phase stand.
    CONVOCATION_STATE: ConvocationState = choice("convocationState").computed() => "الاستدعاءات", "Convocations", "Convocations";
    /// What was erased of its applicants' data so far: `{at, candidates, files}`.
    ERASED: serde_json::Value = json("erased").computed() => "ما محي من معطيات المترشحين", "Données des candidats effacées", "Applicants' data erased";
    SEATED_AT: Instant = instant("seatedAt").computed() => "تاريخ توزيع المقاعد", "Places tirées le", "Seats drawn at";
}

/// States are moved by acts alone: publishing, and one for each of the other steps.
pub(crate) const FLOW: Flow = Flow {
    field: STATUS.def,
    steps: &[
        Step::new(
            "publish",
            Label::new("نشر الإعلان", "Publier l’avis", "Publish the notice"),
            &[ExamStatus::Draft.wire()],
            ExamStatus::Open.wire(),
        )
        .requires(&[PUBLISHED_AT.def]),
        Step::new(
            "close",
            Label::new("إغلاق باب الترشيح", "Clore les candidatures", "Close applications"),
            &[ExamStatus::Open.wire()],
            ExamStatus::Closed.wire(),
        ),
        Step::new(
            "startWritten",
            Label::new(
                "بدء تصحيح الكتابي",
                "Commencer la correction de l’écrit",
                "Start marking the written tests",
            ),
            &[ExamStatus::Closed.wire()],
            ExamStatus::GradingWritten.wire(),
        ),
        Step::new(
            "scheduleOral",
            Label::new("برمجة الاختبار الشفوي", "Programmer l’oral", "Schedule the oral"),
            &[ExamStatus::Closed.wire(), ExamStatus::GradingWritten.wire()],
            ExamStatus::OralScheduled.wire(),
        ),
        Step::new(
            "complete",
            Label::new("إنهاء المباراة", "Terminer le concours", "Complete the exam"),
            &[ExamStatus::GradingWritten.wire(), ExamStatus::OralScheduled.wire()],
            ExamStatus::Completed.wire(),
        )
        .requires(&[RESULTS_AT.def]),
        Step::new(
            "cancel",
            Label::new("إلغاء المباراة", "Annuler le concours", "Cancel the exam"),
            &[
                ExamStatus::Draft.wire(),
                ExamStatus::Open.wire(),
                ExamStatus::Closed.wire(),
                ExamStatus::GradingWritten.wire(),
                ExamStatus::OralScheduled.wire(),
            ],
            ExamStatus::Cancelled.wire(),
        )
        .requires(&[CANCELLED_AT.def, CANCEL_REASON.def]),
    ],
};

/// Kept by the secretariat; its states follow from acts.
pub static RECRUITMENTS: Collection = Collection {
    one: Label::new("مباراة التوظيف", "Concours de recrutement", "Competitive exam"),
    many: Label::new("مباريات التوظيف", "Concours de recrutement", "Competitive exams"),
    flow: Some(FLOW),
    indexes: &[&[STATUS.def, DEADLINE.def]],
    // Whoever comes by is handed the notice that was published; what the page of applicants shows besides, its own action tells.
    access: Access::resource(EXAMS).open_files(&[NOTICE.def]),
    title: &[TITLE_FR.def, TITLE_AR.def],
    page: "/recruitment-system/recruitment-processes/{id}",
    ..Collection::new("recruitments", FIELDS)
};

/// Its tests say its weights; what is published stands.
pub static RECRUITMENT: Entity = Entity {
    before_write: &[
        rules::dates_and_ages_agree,
        rules::quotas_and_ties_are_read,
        weight::weights_are_those_of_its_tests,
        frozen::what_is_published_is_frozen,
    ],
    before_delete: &[frozen::what_is_published_stays],
    after_write: &[
        Effect {
            touches: &[|| &EXAM_TESTS, || &EXAM_DOCUMENTS],
            run: first::tests_and_documents_stand,
        },
        Effect {
            touches: &[|| &EXAM_TESTS],
            run: weight::tests_follow,
        },
        Effect {
            touches: &[|| &EXAM_DOCUMENTS],
            run: first::proofs_are_asked_for,
        },
    ],
    after_delete: &[Effect {
        touches: &[|| &EXAM_TESTS, || &EXAM_DOCUMENTS],
        run: first::tests_and_documents_go,
    }],
    actions: &[
        &publish::PUBLISH,
        &Act::on(
            "recruitments.close",
            wording::CLOSE,
            closing::TO_CLOSE,
            CLERKS,
            |cx, exam, ()| step::go_on(cx, exam, ExamStatus::Closed),
        ),
        &Act::on(
            "recruitments.startWritten",
            wording::START_WRITTEN,
            step::TO_START_WRITTEN,
            CLERKS,
            |cx, exam, ()| step::go_on(cx, exam, ExamStatus::GradingWritten),
        ),
        &Act::on(
            "recruitments.scheduleOral",
            wording::SCHEDULE_ORAL,
            step::TO_SCHEDULE_ORAL,
            CLERKS,
            |cx, exam, ()| step::go_on(cx, exam, ExamStatus::OralScheduled),
        ),
        &Act::on(
            "recruitments.complete",
            wording::COMPLETE,
            step::TO_COMPLETE,
            CLERKS,
            |cx, exam, ()| step::go_on(cx, exam, ExamStatus::Completed),
        ),
        &Act::on(
            "recruitments.cancel",
            wording::CANCEL,
            step::TO_CANCEL,
            CLERKS,
            step::cancel,
        ),
        &obstacle::OBSTACLES,
        &obstacle::MISSING_SETTLERS,
        &open::OPEN,
        &quota_proposal::PROPOSE,
    ],
    jobs: &[&closing::JOB, &applicant_mail::MAIL, &applicant_mail::ALL],
    routines: &[&closing::ROUTINE],
    finder: Some(Finder {
        by: &[TITLE_FR.def, TITLE_AR.def, DECISION_REF.def],
        details: &[STATUS.def, DEADLINE.def],
    }),
    error_codes: &[
        crate::exam_paper::ERROR_CODES,
        rules::ERROR_CODES,
        age::ERROR_CODES,
        weight::ERROR_CODES,
        frozen::ERROR_CODES,
        ready::ERROR_CODES,
        allotment::ERROR_CODES,
        step::ERROR_CODES,
        closing::ERROR_CODES,
        crate::off_writer::ERROR_CODES,
    ],
    extensions: &[
        &[&quota::RESISTANTS, &quota::DISABILITY, &paper::NOTICE_KIND, &TYPED],
        panel::PANELS,
    ],
    import: Some(&Import::by(&RECRUITMENTS, &[&[DECISION_REF.def]])),
    ..Entity::plain(&RECRUITMENTS)
};

static TYPED: TypedInstants = TypedInstants {
    of: &RECRUITMENTS,
    fields: &[DEADLINE],
};
