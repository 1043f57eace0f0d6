import { useTranslation } from 'react-i18next'
import type { Employees } from '@/api/schema.gen'
import { EMPTY } from '@/i18n/format'
import { AddButton } from '@/parts/add-button'
import { ImportButton } from '@/parts/import/import-button'
import { ListHead } from '@/parts/resource-table/list-head'
import { ListScreen } from '@/parts/resource-table/list-screen'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { useLanguage } from '@/ui/use-language'
import { BulkActions } from './bulk-actions'
import { employeeAddress, employeeName, PersonCell, PlaceCell, useEmployeeColumns } from './columns'
import styles from './employees.module.css'
import { RegistrationBadge } from './registration-badge'
import { EMPLOYEE_LIST } from './spec'

export function EmployeesPage() {
  const { t } = useTranslation('employees')
  const language = useLanguage()
  const columns = useEmployeeColumns()
  const list = useList(EMPLOYEE_LIST, columns)
  const filterLabels = {
    unfit: t('filters.unfit'),
    active: t('filters.active'),
    registration: t('filters.registration'),
  }
  const add = <AddButton collection="employees" to="/rh-managements/new" label={t('add')} />
  return (
    <ListScreen>
      <ListHead list={list} title={t('title')} hint={t('hint')} filterLabels={filterLabels} imports add={add} />
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
          action: <ImportButton collection="employees" otherwise={add} />,
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
