import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Accidents } from '@/api/schema.gen'
import { IssueButton } from '@/platform/paper/issue-button'
import { accidentName } from './cells'

/** Orders the statement of an accident. */
export default function StatementButton({ row }: { row: Accidents }) {
  const { t } = useTranslation('accidents')
  const title = t('statement.title', { name: accidentName(row, useMeta('accidents')) })
  const texts = { label: t('statement.action'), title, paper: t('statement.paper') }
  return <IssueButton permission="cars-management:print" action="accidents.statement" id={row.$id} {...texts} />
}
