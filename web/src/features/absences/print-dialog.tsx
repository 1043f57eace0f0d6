import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { DeductionStatements, Warnings } from '@/api/schema.gen'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { letterName } from './warnings/cells'

interface PrintDialogProps {
  of: 'warnings' | 'deductionStatements'
  id: string
  /** What the paper is called. */
  title: string
  onClose: () => void
}

/** Orders the paper of a letter or a statement: the same while nothing that it says has changed. */
function PrintDialog({ of, id, title, onClose }: PrintDialogProps) {
  return (
    <IssueDialog
      title={title}
      paper={title}
      issue={(language) => act(`${of}.print`, { id, language })}
      onClose={onClose}
    />
  )
}

export function PrintLetter({ row, onClose }: { row: Warnings; onClose: () => void }) {
  const title = letterName(row, useMeta('warnings'))
  return <PrintDialog of="warnings" id={row.$id} title={title} onClose={onClose} />
}

export function PrintStatement({ row, onClose }: { row: DeductionStatements; onClose: () => void }) {
  const { one } = useMeta('deductionStatements')
  return <PrintDialog of="deductionStatements" id={row.$id} title={one} onClose={onClose} />
}
