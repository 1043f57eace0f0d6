import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconDoorExit,
  IconEyeCheck,
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
import { type CandidateAct, openActs } from './candidate-steps'
import { useReview } from './review/use-review'
import { useOutcome } from './use-outcome'

const EliminateDialog = lazy(() => import('./eliminate-dialog'))
const HireDialogs = lazy(() => import('./hire-dialogs'))

const ICONS = {
  validate: IconCheck,
  eliminate: IconX,
  reopen: IconArrowBackUp,
  decline: IconDoorExit,
  hire: IconUserPlus,
} as const

/** The letters that answer to what the review does most. */
const KEYS: Partial<Record<CandidateAct, string>> = { validate: 'v', eliminate: 'r', reopen: 'u' }

/** What the secretariat decides of one candidate, by button or by letter. */
export default function CandidateActions({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const isStaff = holds(useRights(), 'recruitment-system', 'update')
  const [open, setOpen] = useState<CandidateAct>()
  const { validate, reopen, confirm } = useOutcome()
  const { data: review } = useReview(row.$id)
  const userId = useRights().userId
  if (!isStaff) return null
  const ids = [row.$id]
  const press: Record<CandidateAct, () => void> = {
    validate: () => validate.act(ids),
    reopen: () => reopen.act(ids),
    eliminate: () => setOpen('eliminate'),
    decline: () => setOpen('decline'),
    hire: () => setOpen('hire'),
  }
  const close = () => setOpen(undefined)
  const look = review?.secondLook
  const mayConfirm = look?.wanted && look.firstById && !look.byId && look.firstById !== userId
  return (
    <>
      {review?.nextId && (
        <ButtonLink
          {...linkTo(paths.candidate(review.nextId))}
          variant="default"
          aria-keyshortcuts="n"
          rightSection={<IconArrowRight size={17} className="flip" />}
        >
          {t('acts.next', { count: review.waiting })}
        </ButtonLink>
      )}
      {mayConfirm && (
        <Button
          variant="default"
          aria-keyshortcuts="c"
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
      <Suspense>
        {open === 'eliminate' && <EliminateDialog ids={ids} onClose={close} onDone={close} />}
        {(open === 'decline' || open === 'hire') && <HireDialogs row={row} open={open} onClose={close} />}
      </Suspense>
    </>
  )
}
