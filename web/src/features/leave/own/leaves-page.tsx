import { Button, Card, Group, Skeleton, Title } from '@mantine/core'
import { IconBeach, IconPlus, IconPrinter, IconUserQuestion } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { listQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import type { Issued } from '@/api/papers'
import type { LeaveRequests } from '@/api/schema.gen'
import { ErrorState } from '@/engine/resource-table/error-state'
import { TabBar } from '@/engine/tab-bar'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { AnchorLink, ButtonLink } from '@/ui/links'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { Days, Period, StateBadge, TypeName } from '../cells'
import { BalanceCards } from './balance-cards'
import styles from './leaves.module.css'
import { UnitCalendar } from './unit-calendar'

const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

/** So many are shown at first, and so many more each time. */
const AT_ONCE = 20

const TABS = ['requests', 'calendar'] as const

/** One's own leave: what is left, what was asked for, who of the unit is away. */
export function LeavesPage({ tab }: { tab?: string }) {
  const { t } = useTranslation('leave')
  const { employeeId } = useRights()
  const [isPrinting, setPrinting] = useState(false)
  if (!employeeId) {
    return (
      <>
        <PageHead title={t('own.title')} />
        <Message Icon={IconUserQuestion} title={t('own.noFile.title')} hint={t('own.noFile.hint')} />
      </>
    )
  }
  const shown = TABS.find((name) => name === tab) ?? 'requests'
  return (
    <>
      <PageHead
        title={t('own.title')}
        hint={t('own.hint')}
        actions={
          <>
            <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => setPrinting(true)}>
              {t('statement.print')}
            </Button>
            <ButtonLink to="/employee-portail/leaves/new" leftSection={<IconPlus size={17} />}>
              {t('own.ask')}
            </ButtonLink>
          </>
        }
      />
      <BalanceCards />
      <TabBar
        label={t('own.title')}
        tabs={TABS.map((name) => ({ name, label: t(`own.tabs.${name}`) }))}
        value={shown}
      />
      {shown === 'requests' ? <OwnRequests employee={employeeId} /> : <UnitCalendar />}
      <Suspense>
        {isPrinting && (
          <IssueDialog
            title={t('statement.print')}
            paper={t('statement.title')}
            issue={(language): Promise<Issued> => act('leaveRecords.print', { id: employeeId, language })}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function OwnRequests({ employee }: { employee: string }) {
  const { t } = useTranslation('leave')
  const [limit, setLimit] = useState(AT_ONCE)
  const own = [Query.equal('employeeId', employee), Query.orderDesc('startDate'), Query.limit(limit)]
  const { data, error, isPending, isFetching, refetch } = useQuery(listQuery('leaveRequests', own))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (isPending) return <Skeleton height={240} />
  const { documents, total } = data
  if (total === 0) return <Message Icon={IconBeach} title={t('own.none.title')} hint={t('own.none.hint')} />
  return (
    <>
      <ul className={styles.all} aria-label={t('own.tabs.requests')}>
        {documents.map((row) => (
          <OwnRequest key={row.$id} row={row} />
        ))}
      </ul>
      {documents.length < total && (
        <Group justify="center" mt="md">
          <Button variant="default" loading={isFetching} onClick={() => setLimit(limit + AT_ONCE)}>
            {t('own.more')}
          </Button>
        </Group>
      )}
    </>
  )
}

/** A request of one's own: what, when, how it stands; more of it at its own page. */
function OwnRequest({ row }: { row: LeaveRequests }) {
  return (
    <Card component="li" withBorder padding="md" className={styles.card}>
      <div className={styles.head}>
        <div className={styles.name}>
          <Title order={2} size="h5">
            <AnchorLink {...linkTo(paths.leave(row.$id))} inherit>
              <TypeName code={row.type} />
            </AnchorLink>
          </Title>
          <Period row={row} /> · <Days days={row.workingDays ?? 0} />
        </div>
        <StateBadge row={row} />
      </div>
    </Card>
  )
}
