import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import type { PaperMode } from '@/api/papers'
import { IssueDialog } from '@/platform/paper/issue-dialog'

interface HandoverPaperProps {
  /** A movement of the hand-over: all that was handed over by the same act stands on one paper. */
  movement: string
  onClose: () => void
}

/** Prints the paper that whoever receives signs. */
export function HandoverPaper({ movement, onClose }: HandoverPaperProps) {
  const { t } = useTranslation('inventory-acts')
  const issue = (language: PaperMode) => act('inventoryMovements.printHandover', { id: movement, language })
  return <IssueDialog title={t('handOver.print')} paper={t('handOver.paper')} issue={issue} onClose={onClose} />
}
