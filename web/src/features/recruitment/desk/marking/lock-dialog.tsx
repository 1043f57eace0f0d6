import { useTranslation } from 'react-i18next'
import { toast } from '@/ui/toast'
import { marking, type Phase } from '../acts'
import { StepDialog } from '../step-dialog'

interface LockDialogProps {
  exam: string
  phase: Phase
  onClose: () => void
}

/** One of the two signatures that close a phase. */
export function LockDialog({ exam, phase, onClose }: LockDialogProps) {
  const { t } = useTranslation('exam-marking')
  return (
    <StepDialog
      title={t(`lock.titles.${phase}`)}
      text={t('lock.text')}
      action={t('lock.action')}
      run={() => marking.close(exam, phase)}
      touches={['examLocks', 'examCopies', 'candidates', 'recruitments']}
      onDone={({ waitsForSecond }) => {
        toast.done(t(waitsForSecond ? 'lock.second' : 'lock.closed'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
