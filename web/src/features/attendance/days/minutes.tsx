import { useTranslation } from 'react-i18next'
import { EMPTY } from '@/i18n/format'
import { formatMinutes } from './marks'

/** Hours and minutes of work; nothing is said of nothing. */
export function Minutes({ value }: { value: number | null | undefined }) {
  const { t } = useTranslation('attendance')
  if (!value) return EMPTY
  return <span className="tabular">{formatMinutes(value, (h, m) => t('hours', { h, m }))}</span>
}
