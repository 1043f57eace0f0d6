import { useTranslation } from 'react-i18next'
import type { LockPhase } from '@/api/actions.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { SignedAct } from './signed-act'

/** What is closed of a whole exam: presence is, test by test. */
export type Phase = Exclude<LockPhase, 'presence'>

interface LockButtonProps {
  exam: string
  phase: Phase
}

/** One of the two signatures that close a phase. */
export function LockButton({ exam, phase }: LockButtonProps) {
  const { t } = useTranslation('exam-marking')
  return (
    <SignedAct<'examLocks.close'>
      meta={useActMeta('recruitments', 'examLocks.close')}
      id={exam}
      input={{ phase }}
      title={t(`lock.titles.${phase}`)}
      said={({ waitsForSecond }) => t(waitsForSecond ? 'lock.second' : 'lock.closed')}
    />
  )
}
