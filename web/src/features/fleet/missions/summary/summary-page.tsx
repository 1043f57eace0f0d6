import { SimpleGrid, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isMonth } from '@/engine/calendar/month'
import { MonthBar } from '@/engine/calendar/month-bar'
import { today } from '@/i18n/format'
import { PageHead } from '@/ui/page-head'
import { SummaryTable } from './summary-table'

/** What the missions of a month came to: where they went, for whom, in what. */
export default function SummaryPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('missions')
  const { month: asked }: Record<string, string> = useSearch({ strict: false })
  const month = isMonth(asked) ? asked : today().slice(0, 7)
  const navigate = useNavigate()
  const show = (next: string) =>
    navigate({ to: '.', search: { tab: 'summary', month: next }, replace: true, resetScroll: false })
  return (
    <>
      <PageHead title={t('title')} hint={t('summary.hint')} />
      {tabs}
      <MonthBar month={month} onChange={show} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <SummaryTable
            report="missionsByDestination"
            by="destination"
            month={month}
            title={t('summary.byDestination')}
          />
          <SummaryTable report="missionsByService" by="serviceId" month={month} title={t('summary.byService')} />
        </Stack>
        <SummaryTable report="missionsByCar" by="carId" month={month} title={t('summary.byCar')} />
      </SimpleGrid>
    </>
  )
}
