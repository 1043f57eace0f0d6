import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import type { InventoryReforms } from '@/api/schema.gen'
import { IssueDialog } from '@/platform/paper/issue-dialog'

/** Prints the minutes of a committee of reform. */
export default function MinutesDialog({ row, onClose }: { row: InventoryReforms; onClose: () => void }) {
  const { t } = useTranslation('inventory-acts')
  const issue = (language: PaperMode) => act('inventoryReforms.print', { id: row.$id, language })
  return (
    <IssueDialog
      title={t('minutes.title', { name: row.decisionRef })}
      paper={t('minutes.reform')}
      issue={issue}
      onClose={onClose}
    />
  )
}
