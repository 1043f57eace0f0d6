import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { inOther } from '@/i18n/names'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { History } from '@/parts/history'
import { HeadPhoto } from '@/parts/photo-field/head-photo'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { Panels } from '@/ui/panels'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { EMPLOYEE_TABS, type EmployeeTab } from './address'
import { employeeAddress, employeeName } from './columns'
import { fieldsOf, type GroupName } from './groups'
import { RegistrationBadge } from './registration-badge'
import { EMPLOYEE_LINKS } from './spec'

const PapersTab = lazy(() => import('./papers/papers-tab'))

export function EmployeePage({ id, tab }: { id: string; tab: EmployeeTab }) {
  const { t } = useTranslation('employees')
  const navigate = useNavigate()
  const { data: row } = useSuspenseQuery(oneQuery('employees', id, EMPLOYEE_LINKS))
  const seesPapers = can(useRights(), 'read', 'authenticDocuments')
  const tabs = EMPLOYEE_TABS.filter((name) => seesPapers || name !== 'papers')
  return (
    <>
      <Head row={row} />
      <Tabs
        value={tab}
        onChange={(next) =>
          navigate({ to: '.', search: { tab: next === 'identity' ? undefined : next } as never, replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="identity">
          <Groups row={row} groups={['identity', 'contact', 'job', 'pay', 'notes']} />
        </Tabs.Panel>
        <Tabs.Panel value="place">
          <Groups row={row} groups={['place']} />
        </Tabs.Panel>
        <Tabs.Panel value="registration">
          <Groups row={row} groups={['registration']} />
        </Tabs.Panel>
        <Tabs.Panel value="papers">
          <Suspense fallback={<Skeleton height={160} />}>
            <PapersTab row={row} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <History collection="employees" id={id} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function Groups({ row, groups }: { row: Employees; groups: readonly GroupName[] }) {
  const { t } = useTranslation('employees')
  return (
    <Panels>
      {groups.map((group) => (
        <RecordDetails
          key={group}
          collection="employees"
          record={row}
          title={t(`groups.${group}`)}
          // The photo stands at the head.
          fields={fieldsOf(group).filter((field) => field !== 'photoId')}
        />
      ))}
    </Panels>
  )
}

function Head({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <RecordHead
      title={employeeName(row, language)}
      other={inOther(row.fullNameFr, row.fullNameAr, language)}
      photo={
        <HeadPhoto
          collection="employees"
          row={row}
          name={employeeName(row, language)}
          initialsOf={row.fullNameFr || row.fullNameAr}
        />
      }
      badges={<Badges row={row} />}
      actions={
        <>
          <DeleteButton
            collection="employees"
            ids={[row.$id]}
            onDone={() => navigate({ to: '/rh-managements', search: {} })}
          />
          <Can verb="update" collection="employees">
            <Button component={Link} to={`${employeeAddress(row)}/edit`} leftSection={<IconPencil size={17} />}>
              {t('edit')}
            </Button>
          </Can>
        </>
      }
    />
  )
}

function Badges({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  return (
    <>
      {row.FONCTION && <StatusBadge tone="info">{row.FONCTION}</StatusBadge>}
      {'active' in row && (
        <StatusBadge tone={row.active ? 'good' : 'quiet'}>{t(row.active ? 'active.yes' : 'active.no')}</StatusBadge>
      )}
      {'registrationStatus' in row && <RegistrationBadge row={row} />}
    </>
  )
}
