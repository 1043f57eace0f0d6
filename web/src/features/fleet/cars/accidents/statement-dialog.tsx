import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { PaperMode } from '@/api/papers'
import type { Accidents } from '@/api/schema.gen'
import { IssueDialog } from '@/platform/paper/issue-dialog'
import { accidentName } from './cells'

/** Orders the statement of an accident. */
export default function StatementDialog({ row, onClose }: { row: Accidents; onClose: () => void }) {
  const { t } = useTranslation('accidents')
  const title = t('statement.title', { name: accidentName(row, useMeta('accidents')) })
  const issue = (language: PaperMode) => act('accidents.statement', { id: row.$id, language })
  return <IssueDialog title={title} paper={t('statement.paper')} issue={issue} onClose={onClose} />
}
