import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '@/engine/resource-table/error-state'
import { PageHead } from '@/ui/page-head'
import { AdministrationTabs } from '../administration-tabs'
import { ChangesForm } from './changes-form'
import { clockQuery } from './clock'
import { TypedHoursSection } from './typed-hours'
import { ZoneDataSection } from './zone-data'

/** Legal time: what hours are read by, the changes that the commune knows, and the way back for hours typed under another clock. */
export function ClockPage() {
  const { t } = useTranslation('administration')
  const { data, isPending, error, refetch } = useQuery(clockQuery)
  return (
    <>
      <PageHead title={t('title')} hint={t('clock.hint')} />
      <AdministrationTabs tab="clock" />
      {isPending && <Skeleton height={320} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          <ZoneDataSection clock={data.clock} />
          <TypedHoursSection />
          <ChangesForm documents={data.documents} />
        </>
      )}
    </>
  )
}
