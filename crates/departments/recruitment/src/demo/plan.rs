//! The exams of the demonstration: invented, with the grades and the words of real notices.

use crate::recruitment::ExamStatus;

/// A position, with its specialties and their posts.
pub(super) struct PlannedPosition {
    pub code: &'static str,
    pub grade: [&'static str; 2],
    pub diploma: [&'static str; 2],
    pub specialties: &'static [([&'static str; 2], i64)],
}

/// An exam: its titles, how far it came, and how many days ago its applications closed (in how many, below zero).
pub(super) struct PlannedExam {
    pub title: [&'static str; 2],
    pub reference: &'static str,
    pub status: ExamStatus,
    pub closed_before: i64,
    pub positions: &'static [PlannedPosition],
}

const ADMINISTRATOR: PlannedPosition = PlannedPosition {
    code: "ADM2",
    grade: ["Administrateur de 2e grade", "متصرف من الدرجة الثانية"],
    diploma: ["Master ou diplôme équivalent", "الماستر أو ما يعادله"],
    specialties: &[
        (["Droit public", "القانون العام"], 3),
        (["Économie et gestion", "الاقتصاد والتدبير"], 2),
    ],
};
const ENGINEER: PlannedPosition = PlannedPosition {
    code: "ING1",
    grade: ["Ingénieur d’État de 1er grade", "مهندس دولة من الدرجة الأولى"],
    diploma: ["Diplôme d’ingénieur d’État", "دبلوم مهندس دولة"],
    specialties: &[
        (["Génie civil", "الهندسة المدنية"], 2),
        (["Informatique", "المعلوميات"], 1),
    ],
};
const TECHNICIAN: PlannedPosition = PlannedPosition {
    code: "TEC3",
    grade: ["Technicien de 3e grade", "تقني من الدرجة الثالثة"],
    diploma: ["Diplôme de technicien spécialisé", "دبلوم تقني متخصص"],
    specialties: &[
        (["Électricité du bâtiment", "كهرباء البناء"], 4),
        (["Espaces verts", "المساحات الخضراء"], 3),
        (["Réseaux informatiques", "الشبكات المعلوماتية"], 5),
    ],
};
const ASSISTANT: PlannedPosition = PlannedPosition {
    code: "ADJ3",
    grade: ["Adjoint administratif de 3e grade", "مساعد إداري من الدرجة الثالثة"],
    diploma: ["Diplôme de qualification professionnelle", "دبلوم التأهيل المهني"],
    specialties: &[(["Secrétariat", "الكتابة"], 6)],
};

/// One in each state.
pub(super) static EXAMS: &[PlannedExam] = &[
    PlannedExam {
        title: ["Recrutement de médecins communaux", "مباراة توظيف أطباء جماعيين"],
        reference: "21/2026",
        status: ExamStatus::Draft,
        closed_before: -45,
        positions: &[PlannedPosition {
            code: "MED1",
            grade: ["Médecin de 1er grade", "طبيب من الدرجة الأولى"],
            diploma: ["Doctorat en médecine", "الدكتوراه في الطب"],
            specialties: &[(["Médecine générale", "الطب العام"], 2)],
        }],
    },
    PlannedExam {
        title: [
            "Recrutement d’administrateurs et d’ingénieurs",
            "مباراة توظيف متصرفين ومهندسين",
        ],
        reference: "18/2026",
        status: ExamStatus::Open,
        closed_before: -14,
        positions: &[ADMINISTRATOR, ENGINEER],
    },
    PlannedExam {
        title: ["Recrutement d’adjoints administratifs", "مباراة توظيف مساعدين إداريين"],
        reference: "15/2026",
        status: ExamStatus::Closed,
        closed_before: 6,
        positions: &[ASSISTANT],
    },
    PlannedExam {
        title: ["Recrutement de techniciens", "مباراة توظيف تقنيين"],
        reference: "11/2026",
        status: ExamStatus::GradingWritten,
        closed_before: 40,
        positions: &[TECHNICIAN],
    },
    PlannedExam {
        title: ["Recrutement d’administrateurs", "مباراة توظيف متصرفين"],
        reference: "7/2026",
        status: ExamStatus::OralScheduled,
        closed_before: 75,
        positions: &[ADMINISTRATOR],
    },
    PlannedExam {
        title: ["Recrutement d’ingénieurs d’État", "مباراة توظيف مهندسي الدولة"],
        reference: "2/2026",
        status: ExamStatus::Completed,
        closed_before: 150,
        positions: &[ENGINEER],
    },
    PlannedExam {
        title: [
            "Recrutement de techniciens (espaces verts)",
            "مباراة توظيف تقنيين (المساحات الخضراء)",
        ],
        reference: "1/2026",
        status: ExamStatus::Cancelled,
        closed_before: 170,
        positions: &[TECHNICIAN],
    },
];
