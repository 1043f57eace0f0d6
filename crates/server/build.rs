//! Collects the built web app (`web/dist`) into one table that is compiled into the binary.
//!
//! Texts are stored compressed only: as gzip, which every browser takes, and as brotli where the build of the web left it beside
//! them (`app.js.br`). Images and fonts stand as they are, and so does `index.html` (its nonce changes with each answer).
//! Without a built app the table is empty and the server says so.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const BROTLI: &str = "br";
const TEXTS: &[&str] = &["js", "mjs", "css", "svg", "json", "txt", "webmanifest", "map", "xml"];

fn main() -> io::Result<()> {
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?);
    let web = home.join("../../web");
    let dist = web.join("dist");
    // Watching a path that is missing would run this at every build; its folder stands in for it.
    println!(
        "cargo::rerun-if-changed={}",
        if dist.exists() { &dist } else { &web }.display()
    );
    println!("cargo::rerun-if-changed=build.rs");
    pack_addresses();

    let mut files = Vec::new();
    if dist.is_dir() {
        collect(&dist, &mut files)?;
    }
    files.sort();
    fs::write(out.join("web.rs"), table(&files, &dist, &out)?)
}

/// The files as a table in Rust, each beside its bytes as they are kept.
fn table(files: &[PathBuf], dist: &Path, out: &Path) -> io::Result<String> {
    let mut table = String::from("&[\n");
    for (number, path) in files.iter().enumerate() {
        let name = path
            .strip_prefix(dist)
            .map_err(io::Error::other)?
            .to_string_lossy()
            .replace('\\', "/");
        let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let is_packed = TEXTS.contains(&extension.as_str());
        let kept = out.join(format!("web-{number}"));
        let bytes = fs::read(path)?;
        fs::write(&kept, if is_packed { pack(&bytes)? } else { bytes })?;
        let kept = kept.display().to_string();
        let brotli = brotli_of(path).map_or_else(
            || "None".to_owned(),
            |beside| format!("Some(include_bytes!({:?}))", beside.display().to_string()),
        );
        let _ = writeln!(
            table,
            "    File {{ path: {name:?}, is_packed: {is_packed}, bytes: include_bytes!({kept:?}), brotli: {brotli} }},"
        );
    }
    table.push_str("]\n");
    Ok(table)
}

/// The addresses to set at start take 24 bytes each, a tenth of the program; packed they take next to nothing. Wants glibc
/// 2.36 or musl; a linker that does not know the word passes over it.
fn pack_addresses() {
    if env::var_os("CARGO_CFG_TARGET_OS").is_some_and(|os| os == "linux") {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// The same text as brotli, when the build of the web left it.
fn brotli_of(path: &Path) -> Option<PathBuf> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".");
    beside.push(BROTLI);
    let beside = fs::canonicalize(PathBuf::from(beside)).ok()?;
    beside.is_file().then_some(beside)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if !path.components().any(|part| part.as_os_str() == ".vite")
            && path.extension().is_none_or(|end| end != BROTLI)
        {
            files.push(path);
        }
    }
    Ok(())
}

fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
