import { useTranslation } from 'react-i18next'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import { type Labels, marking } from '../acts'
import { StepDialog } from '../step-dialog'
import { savePdf } from './save-pdf'

interface DrawDialogsProps {
  exam: Recruitments
  open: 'draw' | 'labels' | 'lift'
  onClose: () => void
}

const TOUCHED: readonly CollectionId[] = ['examCopies', 'examLocks', 'candidates', 'recruitments']

/** The acts around anonymity, each of them signed: the draw, its labels, the lifting. */
export default function DrawDialogs({ exam, open, onClose }: DrawDialogsProps) {
  const { t } = useTranslation('exam-marking')
  const run = (reason: string): Promise<unknown> => {
    if (open === 'draw') return marking.draw(exam.$id)
    return open === 'lift' ? marking.lift(exam.$id) : marking.labels(exam.$id, reason || undefined)
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
        if (open === 'labels') savePdf((answer as Labels).pdf, t('labels.file'))
        toast.done(t(`${open}.done`))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
