import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { RecordPicker } from '@/fields/record-picker'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { StepDialog } from '../step-dialog'

interface HireDialogProps {
  row: Candidates
  onClose: () => void
}

/** Somebody who is retained becomes an employee, or is one on file. */
export default function HireDialog({ row, onClose }: HireDialogProps) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const { label, title, done } = useActMeta('candidates', 'recruitments.hire')
  const [employee, setEmployee] = useState<string | null>(null)
  return (
    <StepDialog
      title={title}
      text={t('hire.text', { name: titleOf(row, language) })}
      action={label}
      run={() => act('recruitments.hire', { candidateId: row.$id, employeeId: employee ?? undefined })}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    >
      <RecordPicker collection="employees" label={t('hire.existing')} value={employee} onChange={setEmployee} />
    </StepDialog>
  )
}
