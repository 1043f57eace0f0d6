import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import type { InventoryCampaigns } from '@/api/schema.gen'
import { IssueDialog } from '@/platform/paper/issue-dialog'

/** Prints the minutes of a count, with its differences. */
export default function MinutesDialog({ row, onClose }: { row: InventoryCampaigns; onClose: () => void }) {
  const { t } = useTranslation('inventory-acts')
  const issue = (language: PaperMode) => act('inventoryCampaigns.print', { id: row.$id, language })
  return (
    <IssueDialog
      title={t('minutes.title', { name: row.name })}
      paper={t('minutes.count')}
      issue={issue}
      onClose={onClose}
    />
  )
}
