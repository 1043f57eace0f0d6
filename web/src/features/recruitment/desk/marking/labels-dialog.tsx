import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { CopyLabel } from '@/api/actions.gen'
import { allQuery } from '@/api/documents'
import type { Recruitments } from '@/api/schema.gen'
import { withSigning } from '@/api/signing'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'

const LabelsSheet = lazy(() => import('./labels-sheet'))

interface LabelsDialogProps {
  row: Recruitments
  onClose: () => void
}

/** The labels of copies are signed for, and go to the printer at once: nobody sees them again without a reason. */
export default function LabelsDialog({ row, onClose }: LabelsDialogProps) {
  const { t } = useTranslation('exam-marking')
  const language = useLanguage()
  const { label, title, text, done } = useActMeta('recruitments', 'recruitments.labels')
  const [labels, setLabels] = useState<CopyLabel[]>()
  const { data: tests = [] } = useQuery(allQuery('examTests', [Query.equal('recruitmentId', row.$id)]))
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
      title={title}
      text={text}
      action={label}
      reason={t('labels.reason')}
      run={(reason) => withSigning(() => act('recruitments.labels', { id: row.$id, reason: reason || undefined }))}
      onDone={(answer) => {
        toast.done(done)
        setLabels(answer.labels)
      }}
      onClose={onClose}
    />
  )
}
