import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import type { Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { useLanguage } from '@/ui/use-language'

/** Prints that somebody holds nothing of the commune’s property. */
export default function QuitusDialog({ row, onClose }: { row: Employees; onClose: () => void }) {
  const { t } = useTranslation('inventory-acts')
  const title = t('quitus.title', { name: titleOf(row, useLanguage()) })
  const issue = (language: PaperMode) => act('inventoryItems.quitus', { employeeId: row.$id, language })
  return <IssueDialog title={title} paper={t('quitus.paper')} issue={issue} onClose={onClose} />
}
