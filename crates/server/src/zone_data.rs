//! The time zone data of the machine: which release they are of, and what its file of Morocco says.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use schema::{CASABLANCA, LegalTime, ZoneData, ZonePlace, ZoneRelease};

/// Where systems keep them.
const FOLDERS: [&str; 3] = ["/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo"];
/// What names the release in such a folder: the first line of the one, all of the other.
const NAMED_IN: [&str; 2] = ["tzdata.zi", "+VERSION"];
/// What is read of either.
const HEAD: u64 = 64;
/// No file of a time zone is longer.
const LONGEST: u64 = 1 << 20;

/// The data of the folder that `TZDIR` names, and of no other then; else of the first folder of this system that has any.
pub fn of_machine(named: Option<PathBuf>) -> Option<ZoneData> {
    match named {
        Some(folder) => of_folder(&folder),
        None => FOLDERS.iter().find_map(|folder| of_folder(Path::new(folder))),
    }
}

fn of_folder(folder: &Path) -> Option<ZoneData> {
    let zone = read(&folder.join(CASABLANCA), LONGEST)?;
    let names = NAMED_IN.iter().filter_map(|name| read(&folder.join(name), HEAD));
    let mut releases = names.filter_map(|head| read_release(&String::from_utf8_lossy(&head)));
    ZoneData::of_machine(&zone, releases.next())
}

/// `# version 2025b`, or the name alone.
fn read_release(head: &str) -> Option<ZoneRelease> {
    let line = head.lines().next()?;
    ZoneRelease::read(line.strip_prefix("# version ").unwrap_or(line))
}

fn read(path: &Path, most: u64) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(most).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// Says what hours are read by, and what stands against it.
pub fn say(time: &LegalTime) {
    let name = |release: Option<&ZoneRelease>| release.map_or_else(|| "unknown".to_owned(), ToString::to_string);
    let place = match time.holds {
        ZonePlace::Program => "this program",
        ZonePlace::Machine => "this machine",
    };
    tracing::info!(
        release = name(time.release()),
        "legal time is read by the data of {place}"
    );
    if !time.differing.is_empty() {
        tracing::warn!(
            machine = name(time.machine.as_ref()),
            program = name(time.program.as_ref()),
            "the time zone data of this machine and of this program differ about Morocco: the newer release holds"
        );
    }
    for day in &time.list_differing {
        tracing::warn!(%day, "the commune's list of changes of the clock and the time zone data differ: the list holds");
    }
    if time.is_list_open {
        tracing::warn!(
            "the commune's list of changes of the clock does not say how long its last entry holds: until a day, or for good"
        );
    }
}

#[cfg(test)]
mod tests {
    use schema::ClockList;

    use super::*;

    /// A file of a time zone without a change that is an hour ahead of UTC for ever, as older data foresaw November of 2026.
    fn hour_ahead() -> Vec<u8> {
        let mut file = Vec::new();
        for _ in 0..2 {
            file.extend(b"TZif2");
            file.extend([0; 15]);
            for count in [0u32, 0, 0, 0, 1, 4] {
                file.extend(count.to_be_bytes());
            }
            file.extend(3600i32.to_be_bytes());
            file.extend([0, 0]);
            file.extend(b"+01\0");
        }
        file.extend(b"\n<+01>-1\n");
        file
    }

    fn folder(names: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("Africa")).unwrap();
        std::fs::write(folder.path().join(CASABLANCA), hour_ahead()).unwrap();
        for (name, text) in names {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        folder
    }

    fn of(folder: &Path) -> LegalTime {
        LegalTime::of(of_machine(Some(folder.to_owned())), &ClockList::default())
    }

    #[test]
    fn a_machine_with_older_newer_nameless_and_no_data_reads_the_hours_of_the_newest_release_known() {
        let autumn = "2026-11-28T08:25:00Z".parse().unwrap();
        let rest = "# ddeps backzone zone.tab\n# This zic input file is in the public domain.\n";
        let name = |release: &str| format!("# version {release}\n{rest}");
        for (names, machine, ahead, holds) in [
            (vec![("tzdata.zi", name("2025b"))], Some("2025b"), 0, ZonePlace::Program),
            (
                vec![("+VERSION", "2025b\n".to_owned())],
                Some("2025b"),
                0,
                ZonePlace::Program,
            ),
            (
                vec![("tzdata.zi", name("2199a"))],
                Some("2199a"),
                60,
                ZonePlace::Machine,
            ),
            (vec![("tzdata.zi", name("unknown"))], None, 0, ZonePlace::Program),
            (vec![], None, 0, ZonePlace::Program),
        ] {
            let names: Vec<(&str, &str)> = names.iter().map(|(name, text)| (*name, text.as_str())).collect();
            let time = of(folder(&names).path());
            assert_eq!((time.ahead(autumn), time.holds), (ahead, holds), "{names:?}");
            assert_eq!(time.machine.as_ref().map(ToString::to_string).as_deref(), machine);
            assert!(time.has_machine && !time.differing.is_empty(), "{names:?}");
            assert_eq!(time.formerly_ahead(autumn), 60, "{names:?}");
        }
        let empty = tempfile::tempdir().unwrap();
        let time = of(empty.path());
        assert_eq!((time.ahead(autumn), time.has_machine), (0, false));
        assert!(time.differing.is_empty());
        std::fs::create_dir(empty.path().join("Africa")).unwrap();
        std::fs::write(empty.path().join(CASABLANCA), "version https://git-lfs").unwrap();
        assert!(!of(empty.path()).has_machine, "what is no file of a time zone is none");
    }
}
