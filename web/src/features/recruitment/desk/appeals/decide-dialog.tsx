import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { AppealSubject } from '@/api/actions.gen'
import { withSigning } from '@/api/signing'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { toast } from '@/ui/toast'
import { StepDialog } from '../step-dialog'

interface DecideDialogProps {
  row: { $id: string; about: AppealSubject | null }
  decision: 'accepted' | 'refused'
  onClose: () => void
}

/** The decision of an appeal, with its reason; of a mark also the one that stands in its place. */
export default function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('exams')
  const { title, text, done } = useActMeta('appeals', 'appeals.decide')
  const [mark, setMark] = useState<number | string>('')
  const asksMark = decision === 'accepted' && row.about === 'mark'
  return (
    <StepDialog
      title={title}
      text={text}
      action={t(decision === 'accepted' ? 'appeals.decide.accept' : 'appeals.decide.refuse')}
      destructive={decision === 'refused'}
      reason={t('appeals.carryOut.reason')}
      needsReason
      run={(reason) =>
        withSigning(() =>
          act('appeals.decide', {
            id: row.$id,
            decision,
            reason,
            ...(asksMark && mark !== '' && { mark: Number(mark) }),
          }),
        )
      }
      onDone={() => {
        toast.done(done)
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
