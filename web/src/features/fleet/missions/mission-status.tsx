import { useTranslation } from 'react-i18next'
import type { Missions } from '@/api/schema.gen'
import { ChoiceBadge } from '@/fields/choice-badge'
import { StatusBadge } from '@/ui/status-badge'

/** How far a mission is, and that nobody has said yet when it is. */
export function MissionStatus({ row }: { row: Pick<Missions, 'status' | 'departAt'> }) {
  const { t } = useTranslation('missions')
  if (row.departAt === null && row.status === 'upcoming') {
    return <StatusBadge tone="warn">{t('undated')}</StatusBadge>
  }
  return <ChoiceBadge collection="missions" field="status" value={row.status} />
}
