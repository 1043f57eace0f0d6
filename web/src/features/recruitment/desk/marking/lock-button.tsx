import { useTranslation } from 'react-i18next'
import { useActMeta } from '@/engine/acts/use-act-meta'
import type { Closing, Phase } from '../acts'
import { SignedAct } from './signed-act'

interface LockButtonProps {
  exam: string
  phase: Phase
}

/** One of the two signatures that close a phase. */
export function LockButton({ exam, phase }: LockButtonProps) {
  const { t } = useTranslation('exam-marking')
  return (
    <SignedAct<Closing>
      meta={useActMeta('recruitments', 'examLocks.close')}
      id={exam}
      input={{ phase }}
      title={t(`lock.titles.${phase}`)}
      touches={['examLocks', 'examCopies', 'candidates', 'recruitments']}
      said={({ waitsForSecond }) => t(waitsForSecond ? 'lock.second' : 'lock.closed')}
    />
  )
}
