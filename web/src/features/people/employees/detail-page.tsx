import { Button, Group, Tabs, Text, Title } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery, remove } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useRefresh } from '@/api/hooks'
import type { Employees } from '@/api/schema.gen'
import { inOther } from '@/i18n/names'
import { Can } from '@/parts/can'
import { History } from '@/parts/history'
import { RecordDetails } from '@/parts/record-details'
import { useConfirm } from '@/ui/confirm'
import { PersonPhoto } from '@/ui/person-photo'
import { StatusBadge } from '@/ui/status-badge'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { employeeAddress, employeeName } from './columns'
import styles from './employees.module.css'
import { fieldsOf, type GroupName } from './groups'
import { RegistrationBadge } from './registration-badge'
import { EMPLOYEE_LINKS, EMPLOYEE_TABS, type EmployeeTab } from './spec'

export function EmployeePage({ id, tab }: { id: string; tab: EmployeeTab }) {
  const { t } = useTranslation('employees')
  const navigate = useNavigate()
  const { data: row } = useSuspenseQuery(oneQuery('employees', id, EMPLOYEE_LINKS))
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
          {EMPLOYEE_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="identity">
          <Panels row={row} groups={['identity', 'contact', 'job', 'pay', 'notes']} />
        </Tabs.Panel>
        <Tabs.Panel value="place">
          <Panels row={row} groups={['place']} />
        </Tabs.Panel>
        <Tabs.Panel value="registration">
          <Panels row={row} groups={['registration']} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <History collection="employees" id={id} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function Panels({ row, groups }: { row: Employees; groups: readonly GroupName[] }) {
  const { t } = useTranslation('employees')
  return (
    <div className={styles.panels}>
      {groups.map((group) => (
        <RecordDetails
          key={group}
          collection="employees"
          record={row}
          title={t(`groups.${group}`)}
          fields={fieldsOf(group)}
        />
      ))}
    </div>
  )
}

function Head({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  return (
    <Group justify="space-between" align="flex-start" mb="lg">
      <Group wrap="nowrap" className={styles.head}>
        <PersonPhoto name={row.fullNameFr || row.fullNameAr} size={72} />
        <div className={styles.headWords}>
          <Title order={1} size="h2" className="name">
            {employeeName(row, language)}
          </Title>
          <Text c="dimmed" className="name">
            {inOther(row.fullNameFr, row.fullNameAr, language)}
          </Text>
          <Group gap={6} mt={6}>
            {row.FONCTION && <StatusBadge tone="info">{row.FONCTION}</StatusBadge>}
            {'active' in row && (
              <StatusBadge tone={row.active ? 'good' : 'quiet'}>
                {t(row.active ? 'active.yes' : 'active.no')}
              </StatusBadge>
            )}
            {'registrationStatus' in row && <RegistrationBadge row={row} />}
          </Group>
        </div>
      </Group>
      <Actions row={row} />
    </Group>
  )
}

function Actions({ row }: { row: Employees }) {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const ask = useConfirm()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const name = employeeName(row, language)
  const discard = async () => {
    const title = t('delete.title', { ns: 'parts', name })
    if (!(await ask({ title, text: t('delete.text'), action: t('remove'), destructive: true }))) return
    try {
      await remove('employees', row.$id)
      toast.done(t('delete.done', { name }))
      await navigate({ to: '/rh-managements', search: {} })
      await refresh('employees')
    } catch (error) {
      toast.failed(messageOf(error))
    }
  }
  return (
    <Group gap="xs">
      <Can verb="delete" collection="employees">
        <Button variant="default" leftSection={<IconTrash size={17} />} onClick={discard}>
          {t('remove')}
        </Button>
      </Can>
      <Can verb="update" collection="employees">
        <Button component={Link} to={`${employeeAddress(row)}/edit`} leftSection={<IconPencil size={17} />}>
          {t('edit')}
        </Button>
      </Can>
    </Group>
  )
}
