import { Button, Switch } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconClockPause,
  IconEyeCheck,
  IconGavel,
  IconPencil,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { useLanguage } from '@/ui/use-language'
import { type CandidateAct, CandidateButton } from './candidate-button'
import { useGoesOn, useQueue } from './review/use-queue'
import { useReview } from './review/use-review'
import { REVIEW_KEYS } from './review-keys'
import { useOutcome } from './use-outcome'

const EliminateDialog = lazy(() => import('./eliminate-dialog'))
const HireDialog = lazy(() => import('./hire-dialog'))
const PaperAppealDialog = lazy(() => import('./paper-appeal-dialog'))

interface CandidateActionsProps {
  row: Candidates
  /** The acts that are given no more than the candidate and some of its fields. */
  acts: ReactNode
}

/** What the secretariat decides of one candidate, by button or by letter. */
export default function CandidateActions({ row, acts }: CandidateActionsProps) {
  const { t } = useTranslation('candidates')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const isOpen = useIsOpen('candidates', row.$id)
  const amend = useActMeta('candidates', 'candidates.amend')
  const [asked, setAsked] = useState<'eliminate' | 'hire' | 'appeal'>()
  const isWaiting = isOpen('candidates.eliminate')
  const queue = useQueue(row.$id, isWaiting)
  const { goesOn, choose } = useGoesOn()
  const ids = [row.$id]
  const one = { ids, name: titleOf(row, useLanguage()) }
  // What was decided is taken back where it was decided, wherever the queue has led since.
  const undo = async () => {
    await act('candidates.reopen', { ids })
    await queue.open(row.$id)
  }
  const { validate } = useOutcome((outcome) => goesOn && outcome.done.length > 0 && queue.goOn(), undo)
  const { reopen, confirm } = useOutcome()
  const { data: review } = useReview(row.$id)
  const close = () => setAsked(undefined)
  const eliminated = () => {
    close()
    if (goesOn) queue.goOn()
  }
  const own: readonly CandidateAct[] = [
    { act: 'candidates.confirm', Icon: IconEyeCheck, loading: confirm.isPending, onPress: confirm.mutate },
    { act: 'candidates.eliminate', Icon: IconX, onPress: () => setAsked('eliminate') },
    {
      act: 'candidates.validate',
      Icon: IconCheck,
      variant: 'filled',
      loading: validate.isPending,
      onPress: validate.mutate,
    },
    {
      act: 'candidates.reopen',
      Icon: IconArrowBackUp,
      iconClass: 'flip',
      loading: reopen.isPending,
      onPress: reopen.mutate,
    },
    { act: 'recruitments.hire', Icon: IconUserPlus, variant: 'filled', onPress: () => setAsked('hire') },
  ]
  return (
    <>
      {isWaiting && (
        <Switch
          size="xs"
          label={t('queue.goesOn')}
          checked={goesOn}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      )}
      {isStaff && review?.nextId && (
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
      {isWaiting && review?.nextId && (
        <Button
          variant="default"
          aria-keyshortcuts={REVIEW_KEYS.later}
          leftSection={<IconClockPause size={17} />}
          onClick={queue.putOff}
        >
          {t('acts.later')}
        </Button>
      )}
      {own.map((button) => (
        <CandidateButton key={button.act} {...one} {...button} />
      ))}
      {isOpen('candidates.amend') && (
        <ButtonLink {...linkTo(paths.editCandidate(row.$id))} variant="default" leftSection={<IconPencil size={17} />}>
          {amend.label}
        </ButtonLink>
      )}
      {acts}
      <CandidateButton act="appeals.enter" {...one} Icon={IconGavel} onPress={() => setAsked('appeal')} />
      <Suspense>
        {asked === 'eliminate' && <EliminateDialog ids={ids} onClose={close} onDone={eliminated} />}
        {asked === 'hire' && <HireDialog row={row} onClose={close} />}
        {asked === 'appeal' && <PaperAppealDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
