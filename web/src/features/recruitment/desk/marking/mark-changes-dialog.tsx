import { act } from '@/api/actions'
import type { ExamTests } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { useLanguage } from '@/ui/use-language'

interface MarkChangesDialogProps {
  row: ExamTests
  onClose: () => void
}

/** Prints the marks of a test that appeals changed, as they were and as they are. */
export default function MarkChangesDialog({ row, onClose }: MarkChangesDialogProps) {
  const { title } = useActMeta('examTests', 'appeals.printChanges')
  return (
    <IssueDialog
      title={`${title} — ${titleOf(row, useLanguage())}`}
      paper={title}
      issue={(language) => act('appeals.printChanges', { examTestId: row.$id, language })}
      onClose={onClose}
    />
  )
}
