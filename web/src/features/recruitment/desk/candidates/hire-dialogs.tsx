import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Candidates } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { RecordPicker } from '@/fields/record-picker'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { candidates } from '../acts'
import { StepDialog } from '../step-dialog'

interface HireDialogsProps {
  row: Candidates
  open: 'decline' | 'hire'
  onClose: () => void
}

/** Somebody who is retained becomes an employee, or gives the post up to the next of the waiting list. */
export default function HireDialogs({ row, open, onClose }: HireDialogsProps) {
  const { t } = useTranslation('candidates')
  const language = useLanguage()
  const [employee, setEmployee] = useState<string | null>(null)
  const done = (next: Candidates | null | undefined) => {
    toast.done(next ? t('decline.next', { name: titleOf(next, language) }) : t(`${open}.done`))
    onClose()
  }
  return (
    <StepDialog
      title={t(`acts.${open}`)}
      text={t(`${open}.text`, { name: titleOf(row, language) })}
      action={t(`acts.${open}`)}
      destructive={open === 'decline'}
      {...(open === 'decline' && { reason: t('decline.reason') })}
      run={(reason) => (open === 'hire' ? hire(row, employee) : candidates.decline(row.$id, reason))}
      touches={['candidates', 'employees', 'persons']}
      onDone={({ next }) => done(next)}
      onClose={onClose}
    >
      {open === 'hire' && (
        <RecordPicker collection="employees" label={t('hire.existing')} value={employee} onChange={setEmployee} />
      )}
    </StepDialog>
  )
}

async function hire(row: Candidates, employee: string | null): Promise<{ next: Candidates | null }> {
  await candidates.hire(row.$id, employee ?? undefined)
  return { next: null }
}
