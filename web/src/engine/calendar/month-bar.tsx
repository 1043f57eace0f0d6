import { ActionIcon, Button, Group, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMonth, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { monthAfter } from './month'

interface MonthBarProps {
  month: string
  onChange: (month: string) => void
  /** What else narrows what is shown. */
  children?: ReactNode
}

/** Which month is shown, and the way to the one before, the one after, and this one. */
export function MonthBar({ month, onChange, children }: MonthBarProps) {
  const { t } = useTranslation(['calendar', 'parts'])
  const language = useLanguage()
  const now = today().slice(0, 7)
  const step = (by: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => onChange(monthAfter(month, by))}>
      <Icon size={18} className="flip" />
    </ActionIcon>
  )
  return (
    <Group justify="space-between" gap="sm" mb="md">
      <Group gap={8}>
        {step(-1, t('parts:date.previousMonth'), IconChevronLeft)}
        {step(1, t('parts:date.nextMonth'), IconChevronRight)}
        <Button variant="default" disabled={month === now} onClick={() => onChange(now)}>
          {t('now')}
        </Button>
        <Title order={2} size="h4" ms={8} aria-live="polite">
          {formatMonth(month, language)}
        </Title>
      </Group>
      {children}
    </Group>
  )
}
