import { act } from '@/api/actions'
import type { Candidates } from '@/api/schema.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { IssueDialog } from '@/platform/paper/issue-dialog'

interface RefusalNoticeDialogProps {
  row: Candidates
  onClose: () => void
}

/** What was published of a candidate, on paper. */
export default function RefusalNoticeDialog({ row, onClose }: RefusalNoticeDialogProps) {
  const { title } = useActMeta('candidates', 'candidates.refusalNotice')
  return (
    <IssueDialog
      title={title}
      paper={title}
      issue={(language) => act('candidates.refusalNotice', { id: row.$id, language })}
      onClose={onClose}
    />
  )
}
