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
  return quotas.map(({ ground, percent }) => (
    <div key={ground}>{t('quota.line', { ground: optionLabel(meta, 'ground', ground), percent })}</div>
  ))
}
