import { Chip, Group, Input, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotificationWishes } from '@/api/actions.gen'
import { formatWeekday } from '@/i18n/format'
import { Section } from '@/ui/section'
import { useLanguage } from '@/ui/use-language'
import { HourField } from './hour-field'
import styles from './notification-settings.module.css'
import { useSave } from './use-save'

const EVENING = '20:00'
const MORNING = '07:30'
const DAYS = [1, 2, 3, 4, 5, 6, 7]
/** A week without any other day would never be told of anything. */
const MAX_QUIET_DAYS = 6

/** When nothing may ring. */
export function QuietHours({ preferences }: { preferences: NotificationWishes }) {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const save = useSave()
  const [isSame, setSame] = useState(false)
  const { quietFrom, quietTo, quietDays } = preferences
  const isOn = Boolean(quietFrom && quietTo)
  const turn = (on: boolean) => save({ quietFrom: on ? EVENING : null, quietTo: on ? MORNING : null })
  const choose = (quietFrom: string, quietTo: string) => {
    setSame(quietFrom === quietTo)
    if (quietFrom !== quietTo) void save({ quietFrom, quietTo })
  }
  return (
    <Section title={t('quiet.title')} hint={t('quiet.hint')}>
      <Switch label={t('quiet.on')} checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
      {quietFrom && quietTo && (
        <div>
          <div className={styles.hours}>
            <HourField label={t('quiet.from')} value={quietFrom} onChange={(from) => choose(from, quietTo)} />
            <HourField label={t('quiet.to')} value={quietTo} onChange={(to) => choose(quietFrom, to)} />
          </div>
          {isSame && (
            <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert">
              {t('quiet.same')}
            </Text>
          )}
        </div>
      )}
      <Input.Wrapper label={t('quiet.days')} description={t('quiet.daysHint')} labelElement="div">
        <Chip.Group
          multiple
          value={quietDays.map(String)}
          onChange={(days) => save({ quietDays: days.map(Number).sort() })}
        >
          <Group gap={6} mt={8} role="group" aria-label={t('quiet.days')}>
            {DAYS.map((day) => (
              <Chip
                key={day}
                value={String(day)}
                size="sm"
                disabled={quietDays.length >= MAX_QUIET_DAYS && !quietDays.includes(day)}
              >
                {formatWeekday(day, language, 'long')}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </Section>
  )
}
