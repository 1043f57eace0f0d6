import { SimpleGrid, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { today } from '@/i18n/format'
import { MonthBar } from '@/parts/calendar/month-bar'
import { PageHead } from '@/ui/page-head'
import { MissionTabs } from '../tabs'
import { SummaryTable } from './summary-table'

/** What the missions of a month came to: where they went, for whom, in what. */
export default function SummaryPage({ month = today().slice(0, 7) }: { month?: string }) {
  const { t } = useTranslation('missions')
  const navigate = useNavigate()
  const show = (next: string) =>
    navigate({ to: '.', search: { tab: 'summary', month: next } as never, replace: true, resetScroll: false })
  return (
    <>
      <PageHead title={t('title')} hint={t('summary.hint')} />
      <MissionTabs value="summary" />
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
