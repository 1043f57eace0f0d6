import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import type { InventoryMovements } from '@/api/schema.gen'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { HandoverPaper } from './handover-paper'

interface PrintDialogProps {
  row: InventoryMovements
  onClose: () => void
}

/** The paper of a hand-over. */
export function HandoverDialog({ row, onClose }: PrintDialogProps) {
  return <HandoverPaper movement={row.$id} onClose={onClose} />
}

/** The report of a loss or theft. */
export function LossPaperDialog({ row, onClose }: PrintDialogProps) {
  const { t } = useTranslation('inventory-acts')
  const issue = (language: PaperMode) => act('inventoryMovements.printLoss', { id: row.$id, language })
  return <IssueDialog title={t('loss.print')} paper={t('loss.paper')} issue={issue} onClose={onClose} />
}
