import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { can } from '@/api/rights'
import type { Employees } from '@/api/schema.gen'
import { EMPTY } from '@/i18n/format'
import { ImportButton, mayImport } from '@/parts/import/import-button'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { PrintButton } from '@/parts/resource-table/print-button'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { BulkActions } from './bulk-actions'
import { employeeAddress, employeeName, PersonCell, PlaceCell, useEmployeeColumns } from './columns'
import styles from './employees.module.css'
import { RegistrationBadge } from './registration-badge'
import { EMPLOYEE_LIST } from './spec'

export function EmployeesPage() {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const rights = useRights()
  const columns = useEmployeeColumns()
  const list = useList(EMPLOYEE_LIST, columns)
  const mayCreate = can(rights, 'create', 'employees')
  const filterLabels = {
    unfit: t('filters.unfit'),
    active: t('filters.active'),
    registration: t('filters.registration'),
  }
  const addButton = mayCreate && (
    <Button component={Link} to="/rh-managements/new" leftSection={<IconPlus size={17} />}>
      {t('add')}
    </Button>
  )
  return (
    <ListScreen>
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={
          <>
            <PrintButton list={list} title={t('title')} filterLabels={filterLabels} />
            <ExportMenu list={list} />
            <ImportButton collection="employees" />
            {addButton}
          </>
        }
      />
      <ResourceTable
        list={list}
        label={t('title')}
        placeholder={t('placeholder')}
        filterLabels={filterLabels}
        inBar={['annexe', 'registration']}
        address={employeeAddress}
        rowName={(row) => employeeName(row, language)}
        card={(row) => <EmployeeCard row={row} />}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          action: mayImport(rights, 'employees', 'rh-managements') ? (
            <ImportButton collection="employees" />
          ) : (
            addButton || undefined
          ),
        }}
        bulk={(ids, clear) => <BulkActions list={list} ids={ids} clear={clear} />}
      />
    </ListScreen>
  )
}

function EmployeeCard({ row }: { row: Employees }) {
  return (
    <div className={styles.card}>
      <PersonCell row={row} />
      <div className={styles.facts}>
        <span>{row.FONCTION || EMPTY}</span>
        <PlaceCell row={row} />
      </div>
      <div>
        <RegistrationBadge row={row} />
      </div>
    </div>
  )
}
