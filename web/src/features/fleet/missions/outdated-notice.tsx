import { useTranslation } from 'react-i18next'
import type { Missions } from '@/api/schema.gen'
import type { FormValues } from '@/fields/values'
import { Notice } from '@/ui/notice'

/** What a printed order says. */
const SAID = [
  'persoActifId',
  'destination',
  'mission',
  'departAt',
  'returnAt',
  'transport',
  'carId',
  'driverId',
  'companions',
] as const

/** Whether a printed order would say something else than what is typed. */
export function outdates(record: Missions, values: FormValues): boolean {
  const text = (value: unknown) => (Array.isArray(value) ? value.join() : String(value ?? ''))
  const isOther = (name: (typeof SAID)[number]) => {
    const [typed, stored] = [text(values[name]), text(record[name])]
    if (typed === stored) return false
    // One moment is written in more than one way.
    return !name.endsWith('At') || Date.parse(typed) !== Date.parse(stored)
  }
  return record.docId !== null && SAID.some((name) => name in values && isOther(name))
}

/** That the order which was printed will not hold any more, while it is changed. */
export default function OutdatedNotice({ record, values }: { record: Missions; values: FormValues }) {
  const { t } = useTranslation('missions')
  return (
    <div role="status">
      {outdates(record, values) && (
        <Notice tone="warn" title={t('outdated.title')}>
          {t('outdated.text')}
        </Notice>
      )}
    </div>
  )
}
