import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LegalClock } from '@/api/actions.gen'
import { formatDay } from '@/i18n/format'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { utc } from './clock'

/** Which time zone data hold, and on which days something says otherwise. */
export function ZoneDataSection({ clock }: { clock: LegalClock }) {
  const { t } = useTranslation('administration')
  const now = t('clock.now', { utc: utc(clock.ahead) })
  return (
    <Section title={t('clock.data.title')} hint={now}>
      {(['program', 'machine'] as const).map((place) => (
        <Group key={place} gap="sm">
          <Text fw={500}>{t(`clock.data.${place}`)}</Text>
          <Text>
            {place === 'machine' && !clock.hasMachine
              ? t('clock.data.none')
              : t('clock.data.release', { release: clock[place] ?? t('clock.data.unknown') })}
          </Text>
          {clock.holds === place && <StatusBadge tone="good">{t('clock.data.holds')}</StatusBadge>}
        </Group>
      ))}
      {clock.isOld && <Notice tone="warn">{t('clock.data.old')}</Notice>}
      <Days days={clock.differing} text={t('clock.data.differing')} tone="info" />
      <Days days={clock.listDiffering} text={t('clock.data.listDiffering')} tone="warn" />
      {clock.isListOpen && <Notice tone="warn">{t('clock.data.listOpen')}</Notice>}
    </Section>
  )
}

interface DaysProps {
  days: readonly string[]
  text: string
  tone: 'info' | 'warn'
}

function Days({ days, text, tone }: DaysProps) {
  const language = useLanguage()
  if (days.length === 0) return null
  return (
    <Notice tone={tone}>
      {text} {days.map((day) => formatDay(day, language)).join(' · ')}
    </Notice>
  )
}
