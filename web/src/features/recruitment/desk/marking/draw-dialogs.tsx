import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import { type AnonymityLabel, marking } from '../acts'
import { StepDialog } from '../step-dialog'

const LabelsSheet = lazy(() => import('./labels-sheet'))

interface DrawDialogsProps {
  exam: Recruitments
  open: 'draw' | 'labels' | 'lift'
  onClose: () => void
}

const TOUCHED: readonly CollectionId[] = ['examCopies', 'examLocks', 'candidates', 'recruitments']

/** The acts around anonymity, each of them signed: the draw, its labels, the lifting. */
export default function DrawDialogs({ exam, open, onClose }: DrawDialogsProps) {
  const { t } = useTranslation('exam-marking')
  const [labels, setLabels] = useState<AnonymityLabel[]>()
  const run = (reason: string): Promise<unknown> => {
    if (open === 'draw') return marking.draw(exam.$id)
    return open === 'lift' ? marking.lift(exam.$id) : marking.labels(exam.$id, reason || undefined)
  }
  if (labels) {
    return (
      <Suspense>
        <LabelsSheet labels={labels} title={t('labels.file')} onDone={onClose} />
      </Suspense>
    )
  }
  return (
    <StepDialog
      title={t(`${open}.action`)}
      text={t(`${open}.text`)}
      action={t(`${open}.action`)}
      {...(open === 'labels' && { reason: t('labels.reason') })}
      run={run}
      touches={TOUCHED}
      onDone={(answer) => {
        toast.done(t(`${open}.done`))
        if (open === 'labels') setLabels((answer as { labels: AnonymityLabel[] }).labels)
        else onClose()
      }}
      onClose={onClose}
    />
  )
}
