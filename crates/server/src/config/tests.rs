//! Settings are read from the file and the environment, and a wrong one is named.

use engine::notify::Security;

use super::*;

#[test]
fn the_file_and_the_environment_are_read_in_that_order() {
    let mut config = Config::default();
    config
        .read_file("session_days = 3\nallowed_hosts = [\"A.example\", \"b.example\"]\nrate_limits = false\n")
        .unwrap();
    assert_eq!((config.session_days, config.rate_limits), (3, false));
    assert_eq!(config.allowed_hosts, ["a.example", "b.example"]);
    let environment = [
        ("DIWAN_SESSION_DAYS", "5"),
        ("DIWAN_TEST_POSTGRES", "x"),
        ("DIWAN_BIN", "y"),
    ];
    config
        .read_environment(&environment.map(|(name, value)| (name.to_owned(), value.to_owned())))
        .unwrap();
    assert_eq!(config.session_days, 5);
}

#[test]
fn nightly_backups_are_turned_off_by_keeping_none() {
    let mut config = Config::default();
    config.read_file("[backups]\nkept = 0\n").unwrap();
    assert_eq!(config.backups_kept, 0);
    assert!(config.set("backups.kept", "backups.kept", "-1").is_err());
}

#[test]
fn an_unknown_or_wrong_setting_is_named() {
    let mut config = Config::default();
    assert_eq!(
        config.read_file("sesion_days = 3").unwrap_err(),
        "unknown setting sesion_days"
    );
    let wrong = config
        .read_environment(&[("DIWAN_NOPE".to_owned(), String::new())])
        .unwrap_err();
    assert_eq!(wrong, "unknown setting DIWAN_NOPE");
    for (key, text) in [
        ("session_days", "0"),
        ("session_idle_hours", "-1"),
        ("rate_limits", "maybe"),
        ("trusted_proxies", "nowhere"),
        ("public_url", "diwan"),
        ("log", "loud"),
        ("log_format", "xml"),
        ("otlp_endpoint", "collector"),
        ("otlp_headers", "key"),
        ("otlp_headers", "a b=c"),
    ] {
        let wrong = config.set(key, key, text).unwrap_err();
        assert!(wrong.starts_with(key), "{wrong}");
    }
}

const MAIL: &str = r#"
[smtp]
host = "mail.commune.example"
port = 2525
security = "tls"
username = "diwan"
password = "hush hush"
from = "Commune <diwan@commune.example>"

[sms]
url = "https://gateway.example/send"
token = "hush token"
from = "COMMUNE"

[oidc.idarati]
issuer = "https://id.example"
client_id = "diwan"
client_secret = "hush client"
scopes = ["openid", "email"]
"#;

fn set(config: &mut Config, variables: &[(&str, &str)]) -> Result<(), String> {
    let variables: Vec<_> = variables
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    config.read_environment(&variables)
}

#[test]
fn tables_of_the_file_and_the_environment_name_the_same_settings() {
    let mut config = Config::default();
    config.read_file(MAIL).unwrap();
    let variables = [
        ("DIWAN_SMTP_SECURITY", "none"),
        ("DIWAN_OIDC_IDARATI_NAME", "Idarati"),
        ("DIWAN_OIDC_MY_CLIENT_CLIENT_ID", "x"),
        ("DIWAN_OIDC_MY_CLIENT_ISSUER", "https://x.example"),
    ];
    set(&mut config, &variables).unwrap();
    config.check().unwrap();
    assert_eq!((config.smtp.port, config.smtp.security), (Some(2525), Security::None));
    assert_eq!(config.smtp.password.reveal(), "hush hush");
    assert_eq!(config.sms.from, "COMMUNE");
    let idarati = &config.oidc["idarati"];
    assert_eq!(
        (idarati.name.as_str(), idarati.client_id.as_str()),
        ("Idarati", "diwan")
    );
    assert_eq!(idarati.scopes, ["openid", "email"]);
    assert_eq!(config.oidc["my_client"].scopes, ["openid", "email", "profile"]);
}

#[test]
fn an_unknown_or_missing_setting_of_a_table_is_named() {
    let said = |text: &str| {
        let mut config = Config::default();
        config.read_file(text).and_then(|()| config.check()).unwrap_err()
    };
    assert_eq!(said("[smtp]\nhots = 'x'"), "unknown setting smtp.hots");
    assert_eq!(said("[smtp]\nhost = 'x'"), "smtp.from is missing: smtp.host needs it");
    assert!(said("[smtp]\nhost = 'x'\nfrom = 'nobody'").starts_with("smtp.from: 'nobody' is no address"));
    assert_eq!(
        said("[smtp]\nsecurity = 'ssl'"),
        "smtp.security: 'ssl' is none of none, starttls, tls"
    );
    assert_eq!(said("[sms]\nurl = 'gateway'"), "sms.url: no http or https address");
    assert_eq!(
        said("[oidc.a]\nissuer = 'https://a.example'"),
        "oidc.a.client_id is missing"
    );
    assert_eq!(said("[oidc.a]\ncolour = 'x'"), "unknown setting oidc.a.colour");
    assert_eq!(said("oidc = 'x'"), "unknown setting oidc");
    let wrong = set(&mut Config::default(), &[("DIWAN_OIDC_A_COLOUR", "x")]).unwrap_err();
    assert_eq!(wrong, "unknown setting DIWAN_OIDC_A_COLOUR");
}

#[test]
fn the_collector_is_also_known_by_its_standard_names() {
    let mut config = Config::default();
    let standard = [
        ("OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector.example:4318/"),
        (
            "OTEL_EXPORTER_OTLP_HEADERS",
            "Authorization=Bearer x=y, X-Scope = commune",
        ),
    ];
    set(&mut config, &standard).unwrap();
    assert_eq!(
        config.otlp_endpoint.as_deref(),
        Some("http://collector.example:4318"),
        "/v1/traces follows"
    );
    let headers: Vec<_> = config
        .otlp_headers
        .iter()
        .map(|(name, value)| (&**name, value.reveal()))
        .collect();
    assert_eq!(headers, [("authorization", "Bearer x=y"), ("x-scope", "commune")]);
    let ours = [("DIWAN_OTLP_ENDPOINT", "https://ours.example"), standard[0]];
    set(&mut config, &ours).unwrap();
    assert_eq!(config.otlp_endpoint.as_deref(), Some("https://ours.example"));
    let wrong = set(&mut config, &[("OTEL_EXPORTER_OTLP_ENDPOINT", "nowhere")]).unwrap_err();
    assert!(wrong.starts_with("OTEL_EXPORTER_OTLP_ENDPOINT: "), "{wrong}");
}

#[test]
fn no_secret_is_printed() {
    let mut config = Config::default();
    config.read_file(MAIL).unwrap();
    config
        .set("otlp_headers", "otlp_headers", "authorization=hush bearer")
        .unwrap();
    let printed = format!("{config:?} {:?}", config.post());
    assert!(
        printed.contains("mail.commune.example") && !printed.contains("hush"),
        "{printed}"
    );
}

#[test]
fn push_services_write_to_who_is_named_or_to_the_house() {
    let contact = |text: &str| {
        let mut config = Config::default();
        config.read_file(text).unwrap();
        let post = config.post().unwrap();
        post.push_contact().map(str::to_owned)
    };
    assert_eq!(contact(""), None, "nobody to write to: nothing is pushed");
    assert_eq!(contact("public_url = 'http://diwan.example'"), None);
    let home = "public_url = 'https://diwan.example'\n";
    assert_eq!(contact(home).unwrap(), "https://diwan.example");
    assert_eq!(contact(MAIL).unwrap(), "mailto:diwan@commune.example");
    let named = format!("{home}[push]\ncontact = 'mailto:it@commune.example'");
    assert_eq!(contact(&named).unwrap(), "mailto:it@commune.example");
    let mut wrong = Config::default();
    wrong.read_file("push.contact = 'it@commune.example'").unwrap();
    assert_eq!(wrong.check().unwrap_err(), "push.contact: no mailto: or https: address");
}

#[test]
fn files_that_only_one_node_has_are_refused_unless_there_is_only_one() {
    let checked = |text: &str| {
        let mut config = Config::default();
        config.read_file(text).unwrap();
        config.check_nodes()
    };
    let postgres = "database_url = 'postgres://db.example/diwan'";
    let refused = checked(postgres).unwrap_err();
    assert!(
        refused.contains("files") && refused.contains("nodes = 1") && !refused.contains('\n'),
        "{refused}"
    );
    assert!(checked(&format!("{postgres}\nnodes = 2")).is_err());
    for fine in ["nodes = 1", "files = 's3://bucket'", "nodes = 3\nfiles = '/srv/files'"] {
        assert_eq!(checked(&format!("{postgres}\n{fine}")), Ok(()), "{fine}");
    }
    assert_eq!(checked(""), Ok(()), "SQLite has one node");
}
