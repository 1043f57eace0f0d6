import { Card, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { LeaveRequests } from '@/api/schema.gen'
import { TabBar } from '@/engine/tab-bar'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import own from '@/platform/own/own.module.css'
import { OwnList } from '@/platform/own/own-list'
import { AnchorLink, ButtonLink } from '@/ui/links'
import { PageHead } from '@/ui/page-head'
import { Days, Period, StateBadge, TypeName } from '../cells'
import { StatementButton } from '../ledger/statement-button'
import { BalanceCards } from './balance-cards'
import { NoFile } from './no-file'
import { TABS } from './tabs'
import { UnitCalendar } from './unit-calendar'

/** One's own leave: what is left, what was asked for, who of the unit is away. */
export function LeavesPage({ tab }: { tab?: string | undefined }) {
  const { t } = useTranslation('leave')
  const { employeeId } = useRights()
  if (!employeeId) return <NoFile title={t('own.title')} />
  const shown = TABS.find((name) => name === tab) ?? 'requests'
  return (
    <>
      <PageHead
        title={t('own.title')}
        hint={t('own.hint')}
        actions={
          <>
            <StatementButton employee={employeeId} />
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
    </>
  )
}

function OwnRequests({ employee }: { employee: string }) {
  const { t } = useTranslation('leave')
  return (
    <OwnList collection="leaveRequests" queries={[Query.equal('employeeId', employee)]} order="startDate">
      {(rows) => (
        <ul className={own.all} aria-label={t('own.tabs.requests')}>
          {rows.map((row) => (
            <OwnRequest key={row.$id} row={row} />
          ))}
        </ul>
      )}
    </OwnList>
  )
}

/** A request of one's own: what, when, how it stands; more of it at its own page. */
function OwnRequest({ row }: { row: LeaveRequests }) {
  return (
    <Card component="li" withBorder padding="md" className={own.card}>
      <div className={own.head}>
        <div className={own.name}>
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
