import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { LeaveRequests } from '@/api/schema.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { IssueDialog } from '@/platform/paper/issue-dialog'

interface PrintDialogProps {
  row: LeaveRequests
  onClose: () => void
}

/** The decision is ordered in a language. */
export default function PrintDialog({ row, onClose }: PrintDialogProps) {
  const { t } = useTranslation('leave')
  const { label } = useActMeta('leaveRequests', 'leaveRequests.print')
  return (
    <IssueDialog
      title={label}
      paper={t('papers.decision')}
      issue={(language) => act('leaveRequests.print', { id: row.$id, language })}
      onClose={onClose}
    />
  )
}
