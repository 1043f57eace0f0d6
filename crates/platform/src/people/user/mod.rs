//! Users: the profile of an account. A session's profile is the row whose `userId` is its account.

use engine::{AnyAct, Cx, Effect, Entity, Extension, Finder, Import, answered_documents};
use schema::{
    Access, Change, Collection, Fields, Grant, Id, Instant, Label, Result, Rows, Unique, Who, fields, flag, instant,
    link, links, text, texts,
};

mod accept;
mod account;
pub(crate) mod administrator;
mod invite;
mod lookup;
mod notice;
pub mod oneself;
mod sessions;
mod sign_up;
#[cfg(test)]
mod tests;
mod verification;
mod waiting;
mod wording;

pub use accept::ERROR_CODES;
pub use notice::NOTICES;
pub use sign_up::HOOKS;
pub(in crate::people) mod rules;

use super::employee::EMPLOYEES;
use super::person::PERSONS;
use super::role::ROLES;
use crate::calendar_feed::CALENDARS;
use crate::home::task::Task;
use crate::notice::NOTIFICATIONS;
use crate::notice::preference::PREFERENCES;
use crate::stale_actors::ACTORS_FOLLOW;

answered_documents! {
    /// A user, inside an answer.
    struct UserRow of USERS;
}

/// The resource of users and roles.
pub const RESOURCE: &str = "users-management";

fields! {
    USERNAME: String = text("username").required().searched() => "اسم المستعمل", "Nom d’utilisateur", "Username";
    EMAIL: String = text("email").form(&schema::EMAIL).required().searched() => "البريد الإلكتروني", "Courriel", "E-mail";
    ACCOUNT: String = text("userId") => "معرف الحساب", "Identifiant du compte", "Account id";
    AUTH: Vec<String> = texts("auth") => "الولوج", "Accès", "Access";
    PERMISSIONS: Vec<String> = texts("permissions") => "الصلاحيات المباشرة", "Autorisations directes", "Direct permissions";
    ROLES_HELD: Vec<Id> = links("roles", || &ROLES).expands("roleDocs").embedded() => "الأدوار", "Rôles", "Roles";
    PERSON: Id = link("personPublicDataID", || &PERSONS).expands("person") => "المعطيات الشخصية", "Données personnelles", "Personal data";
    EMPLOYEE: Id = link("persoActif", || &EMPLOYEES).expands("employee").embedded() => "الموظف(ة)", "Fonctionnaire", "Employee";
    PENDING: bool = flag("pending") => "في انتظار القبول", "En attente", "Pending";
    DISABLED: bool = flag("disabled") => "معطل", "Désactivé", "Disabled";
    /// That of the account.
    SECOND_FACTOR: bool = flag("secondFactor").computed() => "تحقق بخطوتين", "Second facteur", "Second factor";
    /// Nobody has proven that the address is that of whoever registered under it.
    UNVERIFIED: bool = flag("unverified").computed() => "عنوان غير مؤكد", "Adresse non confirmée", "Address not confirmed";
    /// Let in all the same, knowingly.
    ACCEPTED_UNVERIFIED: bool = flag("acceptedUnverified").computed() => "قبل دون تأكيد العنوان", "Accepté sans adresse confirmée", "Accepted without a confirmed address";
    LAST_SEEN: Instant = instant("lastSeenAt").computed() => "آخر ولوج", "Dernière connexion", "Last seen";
}

/// The own row is readable, not writable, by its user.
pub static USERS: Collection = Collection {
    one: Label::new("مستعمل(ة)", "Utilisateur", "User"),
    many: Label::new("المستعملون", "Utilisateurs", "Users"),
    unique: &[
        Unique::on(&[USERNAME.def]),
        Unique::on(&[EMAIL.def]),
        Unique::on(&[ACCOUNT.def]),
    ],
    access: Access::resource(RESOURCE).grants(&[Grant::new(Who::Users, Rows::Account(&ACCOUNT.def), Fields::All)]),
    title: &[USERNAME.def],
    picked_by: &[USERNAME.def, EMAIL.def],
    page: "/users-management/{id}",
    bookkeeping: &[LAST_SEEN.def],
    rights_follow: &[
        ACCOUNT.def,
        AUTH.def,
        PERMISSIONS.def,
        ROLES_HELD.def,
        EMPLOYEE.def,
        PENDING.def,
        DISABLED.def,
    ],
    ..Collection::new("users", FIELDS)
};

/// What follows where a profile or a role was written; declared by nouns that stand above people.
pub struct AccessFollower(pub fn(&mut Cx<'_>, &Change) -> Result<()>);

/// Of profiles and roles: whoever follows what they give is asked.
pub(in crate::people) const ACCESS_FOLLOWED: Effect = Effect {
    touches: &[|| &NOTIFICATIONS],
    run: |cx, change| {
        let followers: Vec<_> = cx.extensions::<AccessFollower>().map(|follower| follower.0).collect();
        followers.into_iter().try_for_each(|follow| follow(cx, change))
    },
};

/// The acts on users.
const ACTIONS: &[&dyn AnyAct] = &[
    &invite::INVITE,
    &accept::ACCEPT,
    &invite::RESET_PASSWORD,
    &sessions::SESSIONS,
    &sessions::END_SESSION,
    &sessions::END_SESSIONS,
    &sessions::RESET_SECOND_FACTOR,
    &sessions::SIGN_IN_LOG,
];

/// A profile and its account are enabled, disabled and addressed together, and the account goes with it; one administrator always remains.
pub static USER: Entity = Entity {
    before_write: &[
        waiting::a_new_profile_takes_the_waiting_account,
        rules::an_employee_is_one_user,
        rules::auth_is_known,
        rules::permissions_are_known,
        rules::person_is_the_employees,
        rules::what_is_shared_is_the_accounts,
        rules::nobody_gives_what_they_do_not_hold,
        rules::an_unproven_address_is_accepted_knowingly,
        rules::an_administrator_remains,
    ],
    before_delete: &[
        rules::nobody_gives_what_they_do_not_hold,
        rules::the_last_administrator_stays,
    ],
    before_create: &[Effect {
        touches: &[|| &USERS],
        run: waiting::makes_way,
    }],
    after_write: &[
        Effect {
            touches: &[
                || &accounts::ACCOUNTS,
                || &accounts::SESSIONS,
                || &accounts::token::TOKENS,
            ],
            run: account::follows_profile,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::no_longer_waits,
        },
        ACCESS_FOLLOWED,
        ACTORS_FOLLOW,
    ],
    after_delete: &[
        Effect {
            touches: accounts::OF_ACCOUNT,
            run: account::goes_with_profile,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::waits_for_nothing,
        },
        Effect {
            touches: &[|| &PREFERENCES],
            run: crate::notice::goes_with_user,
        },
    ],
    actions: ACTIONS,
    finder: Some(Finder {
        by: &[USERNAME.def, EMAIL.def],
        details: &[EMPLOYEE.def, EMAIL.def],
    }),
    import: Some(&Import::by(&USERS, &[&[EMAIL.def], &[USERNAME.def]])),
    error_codes: &[
        super::grant::ERROR_CODES,
        super::permission::ERROR_CODES,
        accept::ERROR_CODES,
        rules::ERROR_CODES,
    ],
    keeps: &[&CALENDARS],
    extensions: &[NOTICES, TASKS],
    ..Entity::plain(&USERS)
};

/// Sign-ups that wait for an answer, for whoever may give it.
static TASKS: &[Extension] = &[&Task {
    id: "users.waiting",
    label: Label::new("طلبات إنشاء حساب", "Inscriptions à accepter", "Sign-ups to accept"),
    tone: schema::Tone::Warn,
    link: "/users-management?state=pending",
    count: |cx| {
        if !cx.who().holds(RESOURCE, "update") {
            return Ok(0);
        }
        Ok(cx.count_readable(&USERS, [PENDING.eq(true)])?.unwrap_or(0))
    },
}];

/// The account of a profile: what happens to it happens to the profile, which outlives it.
pub static ACCOUNT_OF_USER: Entity = Entity {
    before_write: &[account::an_administrator_remains],
    after_write: &[Effect {
        touches: &[|| &USERS],
        run: account::profile_follows,
    }],
    after_delete: &[Effect {
        touches: &[|| &USERS],
        run: account::profile_loses_it,
    }],
    actions: &[&accounts::letter::TRIAL, &accounts::push::KEY],
    jobs: accounts::letter::JOBS,
    ..Entity::plain(&accounts::ACCOUNTS)
};

/// More users than one employee has.
const OF_ONE: u64 = 10;

/// The ids of the users who are that employee.
pub fn of_employee(cx: &Cx<'_>, employee: &str) -> Result<Vec<String>> {
    let same = vec![EMPLOYEE.eq(employee)];
    Ok(cx.find(&USERS, same, OF_ONE)?.into_iter().map(|user| user.id).collect())
}

/// The account of a user.
pub fn account_of(cx: &Cx<'_>, user: &str) -> Result<Option<String>> {
    Ok(cx.get(&USERS, user)?.and_then(|user| user.get(ACCOUNT)))
}

/// The row of `users` of the caller; keys and the command line have none.
pub fn caller(cx: &Cx<'_>) -> Result<Id> {
    let user = cx.who().user.clone();
    user.map(Id).ok_or_else(|| schema::error_codes::UNAUTHORIZED.into())
}
