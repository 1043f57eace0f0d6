//! The grounds on which posts of an exam are reserved (المناصب المخصصة): candidates claim them, notices print them, documents prove
//! them.

use schema::choices;

choices! {
    /// On what ground a reserved post may be asked for.
    #[derive(serde::Serialize, schemars::JsonSchema)]
    #[serde(rename_all = "snake_case")]
    ReservedGround {
        None = "none": "لا شيء", "Aucun", "None";
        Resistant = "resistant": "مقاوم / مكفول الأمة / عسكري قديم أو محارب قديم", "Résistants, pupilles de la nation, anciens militaires", "Resistants, wards of the nation, ex-servicemen";
        Disability = "disability": "شخص في وضعية إعاقة", "Personne en situation de handicap", "Person with disability";
    }
}
