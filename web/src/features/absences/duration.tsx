import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/i18n/format'
import type { Language } from '@/i18n/language'
import { useLanguage } from '@/ui/use-language'

const HOUR = 60

/** Hours and minutes of so many minutes; what is taken away stands with its sign before the hours. */
export function hoursOf(minutes: number): { sign: string; hours: number; rest: number } {
  const all = Math.abs(minutes)
  return { sign: minutes < 0 ? '−' : '', hours: Math.floor(all / HOUR), rest: all % HOUR }
}

/** A time in hours and minutes, as people say it. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('absences')
  const language: Language = useLanguage()
  return (minutes) => {
    const { sign, hours, rest } = hoursOf(minutes)
    const values = { hours: formatNumber(hours, language), minutes: String(rest).padStart(2, '0') }
    return sign + (hours === 0 ? t('minutesOnly', { minutes: rest }) : t('hoursAndMinutes', values))
  }
}

export function Duration({ minutes }: { minutes: number }) {
  const say = useDuration()
  return <span className="tabular">{say(minutes)}</span>
}
