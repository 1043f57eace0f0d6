import { useTranslation } from 'react-i18next'
import { EMPTY } from '@/i18n/format'

/** One ground of a day, as the server keeps it. */
interface Ground {
  key: string
  of?: string
  minutes?: number
  tolerated?: number
}

const KNOWN = [
  'corrected',
  'holiday',
  'rest',
  'came_late',
  'came_on_time',
  'left_early',
  'no_exit',
  'no_punch',
  'not_registered',
  'not_over',
  'device_silent',
  'not_measured',
] as const
const AWAY = ['leave', 'mission', 'permission'] as const

/** What decided a day, in words. */
export function Why({ grounds }: { grounds: unknown }) {
  const { t } = useTranslation('attendance')
  const all = Array.isArray(grounds) ? (grounds as Ground[]) : []
  const words = all.flatMap(({ key, of, minutes, tolerated }) => {
    const known = KNOWN.find((one) => one === key)
    if (known) return [t(`why.${known}`, { minutes, tolerated })]
    const away = AWAY.find((one) => one === of)
    if (!away) return []
    return [t(key === 'away' ? `why.away.${away}` : `why.partlyAway.${away}`)]
  })
  return words.length > 0 ? words.join(' ') : EMPTY
}
