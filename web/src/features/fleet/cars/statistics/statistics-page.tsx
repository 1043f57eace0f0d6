import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/paths/paths'
import { PageHead } from '@/ui/page-head'
import { CostCharts } from './cost-charts'
import { ReportChart } from './report-chart'

/** The park in figures: what it is made of, how it stands, what it costs. */
export default function StatisticsPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('cars')
  const filtered = (param: string) => (value: string) => paths.cars({ [param]: value })
  return (
    <>
      <PageHead title={t('title')} hint={t('statistics.hint')} />
      {tabs}
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} mb="md" style={{ alignItems: 'start' }}>
        <ReportChart report="carsByType" title={t('statistics.byType')} address={filtered('vehicle')} />
        <ReportChart report="carsByFuel" title={t('statistics.byFuel')} address={filtered('fuel')} />
        <ReportChart
          report="carsByStatus"
          state="status"
          title={t('statistics.byStatus')}
          address={filtered('status')}
        />
        <ReportChart
          report="carsByDocumentStatus"
          state="documentStatus"
          title={t('statistics.byPapers')}
          address={filtered('documents')}
        />
        <ReportChart
          report="carsByYear"
          title={t('statistics.byYear')}
          address={filtered('commissioned')}
          order="group"
        />
        <ReportChart report="carsByService" title={t('statistics.byService')} address={filtered('service')} />
      </SimpleGrid>
      <CostCharts />
    </>
  )
}
