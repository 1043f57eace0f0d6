import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import type { Bureaux } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { useLanguage } from '@/ui/use-language'

/** Prints the sheet that hangs behind the door of an office. */
export default function SheetDialog({ row, onClose }: { row: Bureaux; onClose: () => void }) {
  const { t } = useTranslation('inventory-acts')
  const title = t('sheet.title', { name: titleOf(row, useLanguage()) })
  const issue = (language: PaperMode) => act('inventoryItems.printSheet', { bureauId: row.$id, language })
  return <IssueDialog title={title} paper={t('sheet.paper')} issue={issue} onClose={onClose} />
}
