//! Files that are read by processes of their own: the same as read here, and what goes wrong there ends nothing else.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use engine::child::{ChildFailure, ChildLimits, ChildTask, join};
use papers::content::Content;
use papers::picture::{Picture, encode};

use super::{Sending, bucket, picture};
use crate::rig::Rig;

/// The program itself.
const PROGRAM: &str = env!("CARGO_BIN_EXE_diwan");
/// How long is waited before it is said that a process does not end.
const PATIENCE: Duration = Duration::from_secs(10);

/// A server whose files are read by processes.
fn rig() -> Rig {
    let rig = Rig::new();
    drop(rig.app.engine.clone().with_child_program(PROGRAM.into()));
    rig
}

/// The task that writes a picture anew, within other limits.
fn rewriting(limits: ChildLimits) -> ChildTask {
    let task = engine::files::CHILD_TASKS.iter().find(|task| task.name == "picture");
    ChildTask {
        limits,
        ..*task.unwrap()
    }
}

/// What the task is given: a picture of one colour, of few bytes and many pixels.
fn wide(content: Content) -> Vec<u8> {
    join(&content, &picture((7000, 7000), content)).unwrap()
}

/// A photo that no packing makes small: its kept bytes are more than are previewed by the server itself.
fn grainy() -> Vec<u8> {
    let (mut seed, mut picture) = (1_u32, Picture::new_rgb8(1800, 1500));
    for byte in picture.as_mut_rgb8().unwrap().iter_mut() {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *byte = seed.to_be_bytes()[0];
    }
    encode(&picture, Content::Jpeg, 90).unwrap()
}

#[tokio::test]
async fn a_photo_and_its_previews_are_the_same_wherever_they_are_drawn() {
    let photo = grainy();
    let mut seen = Vec::new();
    for rig in [rig(), Rig::new()] {
        let admin = rig.admin().await;
        let sending = Sending::new("p", "a.jpg", &photo);
        let kept = sending.by(&rig, &admin, "images").await.must(201);
        assert!(kept["sizeActual"].as_u64().unwrap() > 1 << 20, "{kept}");
        let mut all = Vec::new();
        for asked in [
            "view",
            "preview?width=300",
            "preview?width=200",
            "preview",
            "preview?width=900&output=png",
        ] {
            let reply = rig.get(&admin, &format!("{}/p/{asked}", bucket("images"))).await;
            assert_eq!(reply.status.as_u16(), 200, "{asked}");
            all.push(reply.bytes);
        }
        seen.push(all);
    }
    assert!(seen[0] == seen[1]);
}

#[tokio::test]
async fn what_is_no_whole_picture_is_told_as_ever() {
    let rig = rig();
    let admin = rig.admin().await;
    let whole = picture((400, 300), Content::Png);
    let cut = &whole[..whole.len() / 2];
    let sent = Sending::new("p", "a.png", cut).by(&rig, &admin, "images").await;
    sent.refused(400, "storage_file_type_unsupported");
    assert_eq!(rig.objects(), 0);
}

/// As many addresses as the program itself needs, and some more.
const LITTLE: ChildLimits = ChildLimits {
    memory: 256 << 20,
    ..ChildLimits::FILE
};

#[tokio::test]
async fn what_takes_too_much_ends_its_process_alone() {
    let rig = rig();
    let engine = &rig.app.engine;
    let limits = ChildLimits::FILE;
    let second = Duration::from_secs(1);
    let time = second / 10;
    // Its pixels are worked out one by one, and written so.
    let costly = wide(Content::Jpeg);
    let bombs = [
        ("memory", LITTLE),
        (
            "processor",
            ChildLimits {
                processor: second,
                ..limits
            },
        ),
        ("time", ChildLimits { time, ..limits }),
        ("answer", ChildLimits { answer: 1000, ..limits }),
    ];
    for (what, limits) in bombs {
        let failed = engine.run_child(&rewriting(limits), costly.clone()).await;
        let Err(ChildFailure::Ended(how)) = failed else {
            panic!("{what}: {:?}", failed.map(|answer| answer.len()));
        };
        println!("{what}: {how}");
    }
    // It is read within the limits that there are.
    let done = engine.run_child(&rewriting(limits), wide(Content::Png)).await;
    assert!(done.is_ok(), "{done:?}");
}

#[tokio::test]
async fn a_clerk_is_served_beside_ten_that_take_too_much() {
    let rig = rig();
    let admin = rig.admin().await;
    let (task, given) = (rewriting(LITTLE), wide(Content::Png));
    let ten = (0..10).map(|_| rig.app.engine.run_child(&task, given.clone()));
    let photo = picture((800, 600), Content::Jpeg);
    let clerk = async {
        let sending = Sending::new("p", "a.jpg", &photo);
        sending.by(&rig, &admin, "images").await.must(201);
    };
    let (ended, ()) = tokio::join!(futures_util::future::join_all(ten), clerk);
    assert!(ended.iter().all(Result::is_err));
}

#[tokio::test]
async fn a_task_that_nobody_knows_is_none() {
    let rig = rig();
    let unknown = ChildTask {
        name: "unknown",
        ..rewriting(ChildLimits::FILE)
    };
    let failed = rig.app.engine.run_child(&unknown, Vec::new()).await;
    assert!(matches!(failed, Err(ChildFailure::Ended(_))), "{failed:?}");
}

fn is_running(pid: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    status
        .rsplit(") ")
        .next()
        .is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
}

fn limits_of(pid: &str) -> String {
    std::fs::read_to_string(format!("/proc/{pid}/limits")).unwrap_or_default()
}

fn wait_until(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_process_is_bound_and_ends_with_whoever_started_it() {
    let script = "exec 3<&0; \"$0\" child picture --memory=2147483648 --processor=20 --parent=$$ <&3 & echo $!; wait";
    let mut parent = Command::new("sh")
        .args(["-c", script, PROGRAM])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pid = String::new();
    let mut told = BufReader::new(parent.stdout.take().unwrap());
    told.read_line(&mut pid).unwrap();
    let pid = pid.trim();
    wait_until(|| limits_of(pid).contains("2147483648"));
    let limits = limits_of(pid);
    let line = |name: &str| {
        let line = limits.lines().find(|line| line.starts_with(name)).unwrap();
        line[name.len()..]
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(line("Max address space")[..2], ["2147483648", "2147483648"]);
    assert_eq!(line("Max cpu time")[..2], ["20", "20"]);
    assert_eq!(line("Max core file size")[..2], ["0", "0"]);
    assert!(is_running(pid), "it waits for what it is given");
    parent.kill().unwrap();
    let killed = Instant::now();
    wait_until(|| !is_running(pid));
    println!("ended {:?} after its parent", killed.elapsed());
    parent.wait().unwrap();
}

#[test]
fn a_process_whose_parent_is_gone_already_does_nothing() {
    let ended = Command::new(PROGRAM)
        .args([
            "child",
            "picture",
            "--memory=2147483648",
            "--processor=20",
            "--parent=1",
        ])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(!ended.status.success());
    let told = String::from_utf8_lossy(&ended.stderr);
    assert!(told.contains("whoever asked is gone"), "{told}");
}
