import { useTranslation } from 'react-i18next'
import type { CollectionId, Recruitments } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import { exams } from '../acts'
import { StepDialog } from '../step-dialog'
import type { ExamAct } from './exam-steps'

interface ExamStepDialogProps {
  row: Recruitments
  step: ExamAct | 'cancel'
  onClose: () => void
}

const TOUCHED: readonly CollectionId[] = ['recruitments', 'candidates', 'examLists']

/** A step of the exam, which says first what it freezes, ends or opens. */
export default function ExamStepDialog({ row, step, onClose }: ExamStepDialogProps) {
  const { t } = useTranslation('exams')
  const name = t(`acts.${step}`)
  return (
    <StepDialog
      title={name}
      text={step === 'cancel' ? t('acts.cancelText') : t(`acts.ask.${step}`)}
      action={name}
      destructive={step === 'cancel'}
      {...(step === 'cancel' && { reason: t('acts.reason'), needsReason: true })}
      {...(step === 'publishProvisional' && { reason: t('acts.withoutSecondLook') })}
      run={(reason) => take(step, row.$id, reason)}
      touches={TOUCHED}
      onDone={() => {
        toast.done(t('acts.done', { act: name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function take(step: ExamAct | 'cancel', id: string, reason: string): Promise<unknown> {
  if (step === 'publish') return exams.publish(id)
  if (step === 'publishProvisional') return exams.publishList(id, 'provisional', reason)
  if (step === 'publishDefinitive') return exams.publishList(id, 'definitive')
  return step === 'cancel' ? exams.cancel(id, reason) : exams.step(step, id)
}
