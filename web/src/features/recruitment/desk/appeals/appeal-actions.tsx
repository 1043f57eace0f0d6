import { Button, Text } from '@mantine/core'
import { IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appeals } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { useOpenActs } from '@/engine/acts/use-open-acts'
import { useLanguage } from '@/ui/use-language'

const DecideDialog = lazy(() => import('./decide-dialog'))
const CarryOutDialog = lazy(() => import('./carry-out-dialog'))

const ACTS: Acts<'appeals'> = {
  'appeals.carryOut': { Icon: IconPlayerPlay, isMain: () => true, RowDialog: CarryOutDialog },
}

/** The act that an appeal waits for: of one that is settled nothing is explained. */
function awaitedAct({ state, carriedOutAt }: Appeals) {
  if (state === 'filed') return 'appeals.decide'
  return state === 'accepted' && !carriedOutAt ? 'appeals.carryOut' : undefined
}

/** An appeal is accepted or refused, and one that was accepted carried out; whoever may not is told why. */
export default function AppealActions({ row }: { row: Appeals }) {
  const { t } = useTranslation('exams')
  const language = useLanguage()
  const state = useOpenActs('appeals', row.$id)
  const [decision, setDecision] = useState<'accepted' | 'refused'>()
  if (!state) return null
  const awaited = awaitedAct(row)
  const refusal = awaited && state.refused[awaited]
  return (
    <>
      {refusal && (
        <Text size="sm" c="dimmed">
          {refusal.message}
        </Text>
      )}
      {state.open.includes('appeals.decide') && (
        <>
          <Button
            variant="default"
            color="red"
            leftSection={<IconX size={17} />}
            onClick={() => setDecision('refused')}
          >
            {t('appeals.decide.refuse')}
          </Button>
          <Button leftSection={<IconCheck size={17} />} onClick={() => setDecision('accepted')}>
            {t('appeals.decide.accept')}
          </Button>
        </>
      )}
      <ActButtons collection="appeals" row={row} acts={ACTS} state={state} name={titleOf(row.candidate, language)} />
      <Suspense>
        {decision && <DecideDialog row={row} decision={decision} onClose={() => setDecision(undefined)} />}
      </Suspense>
    </>
  )
}
