import { useTranslation } from 'react-i18next'
import { call } from '@/api/client'
import { useMeta } from '@/api/hooks'
import type { Issued, PaperMode } from '@/api/papers'
import type { Accidents } from '@/api/schema.gen'
import { IssueDialog } from '@/parts/paper/issue-dialog'
import { accidentName } from './cells'

interface StatementDialogProps {
  row: Accidents
  onClose: () => void
}

/** The declaration of an accident as a paper. */
export default function StatementDialog({ row, onClose }: StatementDialogProps) {
  const { t } = useTranslation('accidents')
  const meta = useMeta('accidents')
  const issue = (language: PaperMode) => call<Issued>('post', '/actions/accidents.statement', { id: row.$id, language })
  return (
    <IssueDialog
      title={t('statement.title', { name: accidentName(row, meta) })}
      paper={t('statement.paper')}
      issue={issue}
      onClose={onClose}
    />
  )
}
