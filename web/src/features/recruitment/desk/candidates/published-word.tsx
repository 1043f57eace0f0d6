import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Candidates } from '@/api/schema.gen'
import { optionLabel } from '@/api/schema-meta'

/** What was published of somebody who did not come, which is no state (decision 26). */
const ABSENT = 'absent'

/** The word that was published of a candidate, as applicants read it. */
export default function PublishedWord({ row }: { row: Candidates }) {
  const { t } = useTranslation('candidates')
  const meta = useMeta('candidates')
  if (!row.publishedStatus) return null
  return row.publishedStatus === ABSENT ? t('absent') : optionLabel(meta, 'status', row.publishedStatus)
}
