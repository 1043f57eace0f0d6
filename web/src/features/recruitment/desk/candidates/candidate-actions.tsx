import { Button, Switch } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconClockPause,
  IconDoorExit,
  IconEyeCheck,
  IconGavel,
  IconPencil,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Candidates } from '@/api/schema.gen'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { candidates } from '../acts'
import { type CandidateAct, mayAppeal, mayCorrect, mayWithdraw, openActs, REVIEW_KEYS } from './candidate-steps'
import { useGoesOn, useQueue } from './review/use-queue'
import { useReview } from './review/use-review'
import { useOutcome } from './use-outcome'

const EliminateDialog = lazy(() => import('./eliminate-dialog'))
const HireDialogs = lazy(() => import('./hire-dialogs'))
const PaperWithdrawalDialog = lazy(() => import('./paper-withdrawal-dialog'))
const PaperAppealDialog = lazy(() => import('../appeals/paper-appeal-dialog'))

const ICONS = {
  validate: IconCheck,
  eliminate: IconX,
  reopen: IconArrowBackUp,
  decline: IconDoorExit,
  hire: IconUserPlus,
} as const

const KEYS: Partial<Record<CandidateAct, string>> = REVIEW_KEYS

/** What the secretariat decides of one candidate, by button or by letter. */
export default function CandidateActions({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const { t: say } = useTranslation('exams')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [open, setOpen] = useState<CandidateAct>()
  const [paper, setPaper] = useState<'appeal' | 'withdrawal'>()
  const queue = useQueue(row, isStaff)
  const { goesOn, choose } = useGoesOn()
  const ids = [row.$id]
  // What was decided is taken back where it was decided, wherever the queue has led since.
  const undo = async () => {
    await candidates.reopen(ids)
    await queue.open(row.$id)
  }
  const { validate } = useOutcome((outcome) => goesOn && outcome.done.length > 0 && queue.goOn(), undo)
  const { reopen, confirm } = useOutcome()
  const { data: review } = useReview(row.$id)
  const userId = useRights().userId
  if (!isStaff) return null
  const press: Record<CandidateAct, () => void> = {
    validate: () => validate.act(ids),
    reopen: () => reopen.act(ids),
    eliminate: () => setOpen('eliminate'),
    decline: () => setOpen('decline'),
    hire: () => setOpen('hire'),
  }
  const close = () => setOpen(undefined)
  const eliminated = () => {
    close()
    if (goesOn) queue.goOn()
  }
  const look = review?.secondLook
  const mayConfirm = look?.wanted && look.firstById && !look.byId && look.firstById !== userId
  return (
    <>
      {row.status === 'submitted' && (
        <Switch
          size="xs"
          label={t('queue.goesOn')}
          checked={goesOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )}
      {review?.nextId && (
        <Button
          variant="default"
          aria-keyshortcuts={REVIEW_KEYS.next}
          loading={queue.busy}
          rightSection={<IconArrowRight size={17} className="flip" />}
          onClick={queue.goOn}
        >
          {t('acts.next', { count: review.waiting })}
        </Button>
      )}
      {review?.nextId && row.status === 'submitted' && (
        <Button
          variant="default"
          aria-keyshortcuts={REVIEW_KEYS.later}
          leftSection={<IconClockPause size={17} />}
          onClick={queue.putOff}
        >
          {t('acts.later')}
        </Button>
      )}
      {mayConfirm && (
        <Button
          variant="default"
          aria-keyshortcuts={REVIEW_KEYS.confirm}
          loading={confirm.busy}
          leftSection={<IconEyeCheck size={17} />}
          onClick={() => confirm.act(ids)}
        >
          {t('acts.confirm')}
        </Button>
      )}
      {openActs(row)
        .toReversed()
        .map((name) => {
          const Icon = ICONS[name]
          const isMain = name === 'validate' || name === 'hire'
          return (
            <Button
              key={name}
              variant={isMain ? 'filled' : 'default'}
              {...(name === 'eliminate' && { color: 'red' })}
              aria-keyshortcuts={KEYS[name]}
              loading={(name === 'validate' && validate.busy) || (name === 'reopen' && reopen.busy)}
              leftSection={<Icon size={17} className={name === 'reopen' ? 'flip' : undefined} />}
              onClick={press[name]}
            >
              {t(`acts.${name}`)}
            </Button>
          )
        })}
      {mayCorrect(row) && (
        <ButtonLink {...linkTo(paths.editCandidate(row.$id))} variant="default" leftSection={<IconPencil size={17} />}>
          {t('amendment.action')}
        </ButtonLink>
      )}
      {mayWithdraw(row) && (
        <Button variant="default" leftSection={<IconDoorExit size={17} />} onClick={() => setPaper('withdrawal')}>
          {t('withdrawal.action')}
        </Button>
      )}
      {mayAppeal(row) && (
        <Button variant="default" leftSection={<IconGavel size={17} />} onClick={() => setPaper('appeal')}>
          {say('appeals.paper.action')}
        </Button>
      )}
      <Suspense>
        {paper === 'appeal' && <PaperAppealDialog row={row} onClose={() => setPaper(undefined)} />}
        {paper === 'withdrawal' && <PaperWithdrawalDialog row={row} onClose={() => setPaper(undefined)} />}
        {open === 'eliminate' && <EliminateDialog ids={ids} onClose={close} onDone={eliminated} />}
        {(open === 'decline' || open === 'hire') && <HireDialogs row={row} open={open} onClose={close} />}
      </Suspense>
    </>
  )
}
