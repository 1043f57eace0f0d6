use super::*;

/// The server of the test run, and the authority that signed its certificate, which is for `localhost`.
fn server() -> Option<(String, String)> {
    #[expect(clippy::disallowed_methods, reason = "the test command says where its PostgreSQL is")]
    let named = |name| std::env::var(name).ok();
    Some((named("DIWAN_TEST_POSTGRES")?, named("DIWAN_TEST_POSTGRES_CA")?))
}

/// Whether a connection to that address is encrypted, or why there is none.
fn is_encrypted(url: &str) -> Result<bool, String> {
    let mut db = Postgres::connect(url, Use::Read).map_err(|error| error.to_string())?;
    let mut answer = None;
    let sql = Sql::of(
        Dialect::Postgres,
        "SELECT ssl::int FROM pg_stat_ssl WHERE pid = pg_backend_pid()",
        [],
    );
    db.rows(&sql, &mut |cells| {
        answer = cells.int(0);
        Ok(())
    })
    .unwrap();
    Ok(answer == Some(1))
}

#[test]
fn a_connection_is_protected_as_its_address_says() {
    let Some((url, authority)) = server() else { return };
    let named = url.replace("127.0.0.1", "localhost");
    let at = |url: &str, mode: &str| is_encrypted(&format!("{url}?{mode}"));
    assert_eq!(at(&url, "sslmode=disable"), Ok(false));
    assert_eq!(is_encrypted(&url), Ok(true), "as it is offered");
    for mode in ["prefer", "require"] {
        assert_eq!(at(&url, &format!("sslmode={mode}")), Ok(true), "{mode}");
    }
    let under = |mode: &str| format!("sslmode={mode}&sslrootcert={authority}");
    assert_eq!(at(&url, &under("require")), Ok(true));
    assert_eq!(at(&url, &under("verify-ca")), Ok(true), "whatever the host is called");
    assert_eq!(at(&named, &under("verify-full")), Ok(true));
    let other_name = at(&url, &under("verify-full")).unwrap_err();
    assert!(other_name.contains("not valid for name"), "{other_name}");
    for mode in ["verify-ca", "verify-full"] {
        let stranger = at(&named, &format!("sslmode={mode}")).unwrap_err();
        assert!(stranger.contains("UnknownIssuer"), "{stranger}");
    }
    let no_file = at(&url, "sslmode=verify-ca&sslrootcert=/nowhere.pem").unwrap_err();
    assert!(no_file.contains("/nowhere.pem"), "{no_file}");
}
