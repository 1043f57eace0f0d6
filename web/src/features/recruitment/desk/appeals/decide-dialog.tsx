import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Appeals } from '@/api/schema.gen'
import { toast } from '@/ui/toast'
import { appeals } from '../acts'
import { StepDialog } from '../step-dialog'

interface DecideDialogProps {
  row: Pick<Appeals, '$id' | 'about'>
  decision: 'accepted' | 'refused'
  onClose: () => void
}

/** The decision of an appeal, with its reason; of a mark also the one that stands in its place. */
export default function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('exams')
  const [mark, setMark] = useState<number | string>('')
  const asksMark = decision === 'accepted' && row.about === 'mark'
  return (
    <StepDialog
      title={t('appeals.decide.title')}
      text={t('appeals.decide.text')}
      action={t(decision === 'accepted' ? 'appeals.decide.accept' : 'appeals.decide.refuse')}
      destructive={decision === 'refused'}
      reason={t('appeals.carryOut.reason')}
      needsReason
      run={(reason) =>
        appeals.decide(row.$id, decision, { reason, ...(asksMark && mark !== '' && { mark: Number(mark) }) })
      }
      touches={['appeals', 'examLocks']}
      onDone={() => {
        toast.done(t('appeals.decide.done'))
        onClose()
      }}
      onClose={onClose}
    >
      {asksMark && (
        <NumberInput
          label={t('appeals.carryOut.mark')}
          value={mark}
          onChange={setMark}
          min={0}
          max={20}
          decimalScale={2}
          hideControls
          dir="ltr"
          required
        />
      )}
    </StepDialog>
  )
}
