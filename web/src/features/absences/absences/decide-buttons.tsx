import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Absences } from '@/api/schema.gen'
import { useOpenActsOfMany } from '@/engine/acts/use-open-acts'

const DecideDialog = lazy(() => import('./decide-dialog'))

const DECISIONS = [
  ['refused', IconX],
  ['accepted', IconCheck],
] as const

interface DecideButtonsProps {
  ids: readonly string[]
  /** How one alone stands: what it is already is not decided anew. */
  stands?: Absences['justification']
  size?: string
  onDone?: () => void
}

/** One act with two words: absences are accepted or refused, those of them to which a decision is open. */
export default function DecideButtons({ ids, stands, size = 'sm', onDone }: DecideButtonsProps) {
  const { t } = useTranslation('absences')
  const open = useOpenActsOfMany('absences', ids)('absences.decide')
  const [decision, setDecision] = useState<(typeof DECISIONS)[number][0]>()
  const close = () => setDecision(undefined)
  if (open.length === 0) return null
  return (
    <>
      {DECISIONS.filter(([one]) => one !== stands).map(([one, Icon]) => (
        <Button
          key={one}
          size={size}
          variant={stands && one === 'accepted' ? 'filled' : 'default'}
          leftSection={<Icon size={17} />}
          onClick={() => setDecision(one)}
        >
          {t(`decide.${one}.action`)}
        </Button>
      ))}
      <Suspense>
        {decision && <DecideDialog ids={open} decision={decision} onDone={onDone ?? close} onClose={close} />}
      </Suspense>
    </>
  )
}
