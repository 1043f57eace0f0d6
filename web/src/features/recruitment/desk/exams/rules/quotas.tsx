import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { EMPTY } from '@/i18n/format'
import { readQuotas } from './rules'

/** Reserved posts, one ground a line. */
export default function Quotas({ value }: { value: unknown }) {
  const { t } = useTranslation('exams')
  const meta = useMeta('candidates')
  const quotas = readQuotas(value)
  if (quotas.length === 0) return EMPTY
  return quotas.map((quota) => {
    const posts = Object.values(quota.posts ?? {}).reduce((sum, count) => sum + count, 0)
    const ground = optionLabel(meta, 'ground', quota.ground)
    return (
      <div key={quota.ground}>
        {t('quota.line', { ground, percent: quota.percent })}
        {quota.posts && ` — ${t('quota.reserved', { posts })}`}
      </div>
    )
  })
}
