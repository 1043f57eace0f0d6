import { Card, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { ErrorState } from '@/engine/resource-table/error-state'
import { ItemList } from '@/ui/item-list'
import { PageHead } from '@/ui/page-head'
import { AdministrationTabs } from './administration-tabs'
import { ClockLeap } from './clock-leap'
import { JobLine } from './job-line'
import { isRunning } from './jobs'

/** While something runs it is asked so often, in milliseconds. */
const WHILE_RUNNING = 1500

/** What the application does by itself: when it did it last, how it went, when it will do it again. */
export function JobsPage() {
  const { t } = useTranslation('administration')
  const { data, isPending, isError, error, refetch } = useQuery({
    ...readingQuery('jobRuns.jobs'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isRunning) ? WHILE_RUNNING : false),
  })
  return (
    <>
      <PageHead title={t('title')} hint={t('jobs.hint')} />
      <AdministrationTabs tab="jobs" />
      {isPending && <Skeleton height={240} />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <Stack gap="md">
          {!data.clock.isBelieved && <ClockLeap clock={data.clock} />}
          <Card withBorder padding={0}>
            <ItemList label={t('jobs.title')}>
              {data.jobs.map((job) => (
                <JobLine key={job.job} job={job} />
              ))}
            </ItemList>
          </Card>
        </Stack>
      )}
    </>
  )
}
