import { NativeSelect, Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { NotificationWishes } from '@/api/actions.gen'
import { formatWeekday } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { HourField } from './hour-field'
import styles from './notification-settings.module.css'
import { useSave } from './use-save'

type Frequency = NotificationWishes['digest']
const FREQUENCIES = ['none', 'daily', 'weekly'] as const satisfies Frequency[]
const MORNING = '08:00'
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** One letter that gathers what would have been many. */
export function Digest({ preferences }: { preferences: NotificationWishes }) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const save = useSave()
  const { digest } = preferences
  const digestAt = preferences.digestAt ?? MORNING
  const digestDay = preferences.digestDay ?? 1
  return (
    <Section title={t('digest.title')} hint={t('digest.hint')}>
      <Radio.Group
        aria-label={t('digest.how')}
        value={digest}
        onChange={(next) => save({ digest: next as Frequency, digestAt, digestDay })}
      >
        <Stack gap="xs">
          {FREQUENCIES.map((one) => (
            <Radio key={one} value={one} label={t(`digest.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {digest !== 'none' && (
        <div className={styles.hours}>
          {digest === 'weekly' && (
            <NativeSelect
              label={t('digest.day')}
              value={String(digestDay)}
              data={DAYS.map((day) => ({ value: String(day), label: formatWeekday(day, language, 'long') }))}
              onChange={(event) => save({ digestDay: Number(event.currentTarget.value) })}
            />
          )}
          <HourField label={t('digest.at')} value={digestAt} onChange={(at) => save({ digestAt: at })} />
        </div>
      )}
    </Section>
  )
}
