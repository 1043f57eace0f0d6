import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allQuery } from '@/api/documents'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
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
  const language = useLanguage()
  const [labels, setLabels] = useState<AnonymityLabel[]>()
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', exam.$id)]))
  const run = (reason: string): Promise<unknown> => {
    if (open === 'draw') return marking.draw(exam.$id)
    return open === 'lift' ? marking.lift(exam.$id) : marking.labels(exam.$id, reason || undefined)
  }
  if (labels) {
    const names = new Map(tests.map((test) => [test.$id, titleOf(test, language)]))
    return (
      <Suspense>
        <LabelsSheet labels={labels} title={t('labels.file')} names={names} onDone={onClose} />
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
