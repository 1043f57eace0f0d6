import { act } from '@/api/actions'
import type { DocumentRequests } from '@/api/schema.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { IssueDialog } from '@/platform/paper/issue-dialog'

/** The refusal of a request on paper, with its reason: for whoever asked, and for the desk. */
export default function RefusalDialog({ row, onClose }: { row: DocumentRequests; onClose: () => void }) {
  const { label, title = label } = useActMeta('documentRequests', 'documentRequests.printRefusal')
  return (
    <IssueDialog
      title={label}
      paper={title}
      issue={(language) => act('documentRequests.printRefusal', { id: row.$id, language })}
      onClose={onClose}
    />
  )
}
