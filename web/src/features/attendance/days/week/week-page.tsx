import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { ErrorState } from '@/engine/resource-table/error-state'
import { addDays } from '@/i18n/clock'
import { formatDay, today } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { Legend } from '../legend'
import styles from '../month/month.module.css'
import { UnitPickers, type UnitSearch, unitInput } from '../unit-pickers'
import { mondayOf } from './week'
import { WeekGrid } from './week-grid'

/** The week of a unit: each day with when people came and went. */
export default function WeekPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const navigate = useNavigate()
  const { week: asked, annexe, service, bureau }: Record<string, string> = useSearch({ strict: false })
  const monday = mondayOf(asked, today())
  const units: UnitSearch = { annexe, service, bureau }
  const { data, isPending, error, refetch } = useQuery(
    readingQuery('pointages.week', { date: monday, ...unitInput(units) }),
  )
  const show = (next: { week?: string } & UnitSearch) =>
    navigate({ to: '.', search: { tab: 'week', week: monday, ...units, ...next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHead title={t('title')} hint={t('week.hint')} />
      {tabs}
      <WeekBar monday={monday} onChange={(week) => show({ week })}>
        <UnitPickers value={units} onChange={show} />
      </WeekBar>
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data?.people.length === 0 && <Text c="dimmed">{t('week.none')}</Text>}
      {data && data.people.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <section className={styles.scroll} tabIndex={0} aria-label={t('week.label')}>
            <WeekGrid data={data} language={language} />
          </section>
          <Legend />
        </>
      )}
    </>
  )
}

interface WeekBarProps {
  monday: string
  onChange: (monday: string) => void
  children: ReactNode
}

/** Which week is shown, and the way to the one before, the one after, and this one. */
function WeekBar({ monday, onChange, children }: WeekBarProps) {
  const { t } = useTranslation('attendance')
  const language = useLanguage()
  const now = mondayOf(undefined, today())
  const step = (days: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => onChange(addDays(monday, days))}>
      <Icon size={18} className="flip" />
    </ActionIcon>
  )
  const span = { from: formatDay(monday, language), to: formatDay(addDays(monday, 6), language) }
  return (
    <Group justify="space-between" gap="sm" mb="md">
      <Group gap={8}>
        {step(-7, t('week.previous'), IconChevronLeft)}
        {step(7, t('week.next'), IconChevronRight)}
        <Button variant="default" disabled={monday === now} onClick={() => onChange(now)}>
          {t('week.now')}
        </Button>
        <Title order={2} size="h4" ms={8} aria-live="polite">
          {t('week.span', span)}
        </Title>
      </Group>
      {children}
    </Group>
  )
}
