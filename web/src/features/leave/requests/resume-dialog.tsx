import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { LeaveRequests } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'

interface ResumeDialogProps {
  row: LeaveRequests
  onClose: () => void
}

/** Somebody is back. Why it is recorded late is asked of a day that is past alone; the days since the planned end are days of absence. */
export default function ResumeDialog({ row, onClose }: ResumeDialogProps) {
  const { t } = useTranslation('leave')
  const { label, title = label, text, done } = useActMeta('leaveRequests', 'leaveRequests.resume')
  return (
    <ActionDialog
      collection="leaveRequests"
      title={title}
      text={text}
      action={label}
      fields={['resumedOn', 'resumedHalf', 'resumedReason']}
      required={['resumedOn']}
      isVisible={(field, { resumedOn }) => field !== 'resumedReason' || String(resumedOn ?? '') < today()}
      initial={{ resumedOn: today() }}
      run={({ resumedOn, resumedHalf, resumedReason }) =>
        act('leaveRequests.resume', {
          id: row.$id,
          resumedOn: resumedOn ?? '',
          resumedHalf: resumedHalf ?? false,
          reason: resumedReason ?? undefined,
        })
      }
      onDone={({ lateDays }) => {
        toast.done(lateDays > 0 ? t('resume.late', { count: lateDays }) : done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
