//! Who takes part in the exam that is played, and what is sat in it: what the town is built of and the model reasons from.

/// The two clerks of the secretariat.
pub(super) const CLERKS: [&str; 2] = ["sanae", "rachid"];
/// An administrator, and somebody with an account and nothing else.
pub(super) const OUTSIDERS: [&str; 2] = ["karim", "dalal"];
/// The juror from outside who has no account, and the two who type the sheet.
pub(super) const EXTERNAL: &str = "external";
pub(super) const TYPISTS: [&str; 2] = ["tarik", "touria"];
/// Who makes employees.
pub(super) const HUMAN_RESOURCES: &str = "hajar";

/// A committee; the first of its members presides.
pub(super) struct Committee {
    pub(super) id: &'static str,
    pub(super) kind: &'static str,
    /// The position that it is of; none is all of them.
    pub(super) position: Option<&'static str>,
    pub(super) members: &'static [&'static str],
}

/// Committees of one position and general ones; files of the second position have none but the secretariat.
pub(super) const COMMITTEES: [Committee; 5] = [
    Committee {
        id: "select",
        kind: "selection",
        position: Some("tech"),
        members: &["salma", "said", "siham"],
    },
    Committee {
        id: "watch",
        kind: "supervision",
        position: None,
        members: &["omar", "dina", "driss"],
    },
    Committee {
        id: "marktech",
        kind: "written",
        position: Some("tech"),
        members: &["wafa", "mourad", "mina", "malik", "maha"],
    },
    Committee {
        id: "markadm",
        kind: "written",
        position: Some("adm"),
        members: &["walid", "warda", "widad", "wissal"],
    },
    Committee {
        id: "hear",
        kind: "oral",
        position: None,
        members: &["othman", "oumaima"],
    },
];

/// A specialty: its position, its posts, those reserved for the first and the second ground.
pub(super) struct Specialty {
    pub(super) id: &'static str,
    pub(super) position: &'static str,
    pub(super) posts: usize,
    pub(super) reserved: [usize; 2],
}

/// In the order of their ids, which is that of published lists.
pub(super) const SPECIALTIES: [Specialty; 4] = [
    Specialty {
        id: "civil",
        position: "adm",
        posts: 1,
        reserved: [0, 0],
    },
    Specialty {
        id: "eco",
        position: "tech",
        posts: 3,
        reserved: [1, 0],
    },
    Specialty {
        id: "it",
        position: "adm",
        posts: 3,
        reserved: [0, 1],
    },
    Specialty {
        id: "law",
        position: "tech",
        posts: 4,
        reserved: [1, 0],
    },
];

/// The grounds of reserved posts, with their share of all posts: a quarter of eleven is two, seven in a hundred is one.
pub(super) const GROUNDS: [(&str, i64, &str); 2] = [("resistant", 25, "down"), ("disability", 7, "nearest")];
pub(super) const POSITIONS: [&str; 2] = ["adm", "tech"];

/// A test. Marks and coefficients are hundredths.
pub(super) struct Test {
    pub(super) id: &'static str,
    pub(super) kind: &'static str,
    pub(super) position: Option<&'static str>,
    pub(super) markers: i64,
    pub(super) coefficient: i64,
    pub(super) minimum: Option<i64>,
    pub(super) max_gap: Option<i64>,
}

impl Test {
    pub(super) fn is_written(&self) -> bool {
        self.kind == "written"
    }

    /// Whether who applied for a specialty sits it.
    pub(super) fn is_of(&self, specialty: usize) -> bool {
        self.position.is_none_or(|own| own == SPECIALTIES[specialty].position)
    }
}

/// The essay of all, marked twice; the memo of one position; the talk before all jurors; the bench of the other position.
pub(super) const TESTS: [Test; 4] = [
    Test {
        id: "essay",
        kind: "written",
        position: None,
        markers: 2,
        coefficient: 200,
        minimum: Some(1_000),
        max_gap: Some(300),
    },
    Test {
        id: "memo",
        kind: "written",
        position: Some("adm"),
        markers: 1,
        coefficient: 100,
        minimum: Some(600),
        max_gap: None,
    },
    Test {
        id: "talk",
        kind: "oral",
        position: None,
        markers: 2,
        coefficient: 300,
        minimum: Some(800),
        max_gap: None,
    },
    Test {
        id: "bench",
        kind: "practical",
        position: Some("tech"),
        markers: 1,
        coefficient: 100,
        minimum: None,
        max_gap: None,
    },
];

/// The test of an id.
pub(super) fn test(id: &str) -> &'static Test {
    TESTS.iter().find(|one| one.id == id).unwrap()
}

/// The committee of an id.
pub(super) fn committee(id: &str) -> &'static Committee {
    COMMITTEES.iter().find(|one| one.id == id).unwrap()
}

/// Everybody who has an account before anybody is employed.
pub(super) fn everybody() -> Vec<&'static str> {
    let members = COMMITTEES.iter().flat_map(|one| one.members.iter().copied());
    members.chain(CLERKS).chain(OUTSIDERS).chain(TYPISTS).collect()
}
