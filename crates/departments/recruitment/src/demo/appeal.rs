//! An appeal that waits, with what it contests, so that whoever decides of it finds one.

use platform::demo::{Scene, document, id};
use schema::{Instant, Result};

use super::exam::DemoExam;
use crate::appeal::{self, APPEALS, AppealSubject};
use crate::candidate::{self, CANDIDATES, CandidateStatus};
use crate::committee::CommitteeKind;
use crate::committee_member::{self, COMMITTEE_MEMBERS};
use crate::recruitment::ExamStatus;
use crate::recruitment::weight::{Phase, tests_of};

/// Against the written mark of somebody who failed, in the exam whose results are public.
pub(super) async fn open_one(scene: &mut Scene<'_>, exam: &DemoExam) -> Result<()> {
    let (ExamStatus::Completed, Some(marker)) = (exam.status, exam.member(CommitteeKind::Written, 1)) else {
        return Ok(());
    };
    let appeal = document(&APPEALS, scene.rng)
        .with(appeal::RECRUITMENT, id(&exam.exam))
        .with(appeal::ABOUT, AppealSubject::Mark)
        .with(
            appeal::TEXT,
            "La dernière page de ma copie, sur la passation des marchés, semble ne pas avoir été lue.".to_owned(),
        )
        .with(appeal::FILED_AT, Instant(scene.now));
    let of = exam.exam.id.clone();
    let write = move |cx: &mut engine::Cx<'_>| {
        let failed = [
            candidate::RECRUITMENT.eq(of.as_str()),
            candidate::STATUS.eq(CandidateStatus::FailedWritten),
            candidate::WRITTEN_GRADE.is_not_null(),
        ];
        let test = tests_of(cx, &of)?
            .into_iter()
            .find(|test| Phase::of_test(test) == Phase::Written);
        let (Some(appellant), Some(test)) = (cx.first(&CANDIDATES, failed)?, test) else {
            return Ok(());
        };
        let marked_by = cx.need(&COMMITTEE_MEMBERS, &marker.id)?.get(committee_member::USER);
        let appeal = (appeal.clone())
            .with(appeal::CANDIDATE, id(&appellant))
            .with(appeal::TEST, id(&test))
            .with(appeal::FIRST_DECIDED_BY, marked_by.into_iter().collect());
        cx.create(appeal).map(drop)
    };
    scene.stage.transact(write).await
}
