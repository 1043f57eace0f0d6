import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { titleOf } from '@/api/titles'
import { AddButton } from '@/engine/add-button'
import { DeleteButton } from '@/engine/delete-button'
import type { Column } from '@/engine/resource-table/column'
import { fieldColumn, namesColumn } from '@/engine/resource-table/field-column'
import { ListHead } from '@/engine/resource-table/list-head'
import { ListScreen } from '@/engine/resource-table/list-screen'
import { ResourceTable } from '@/engine/resource-table/resource-table'
import { useList } from '@/engine/resource-table/use-list'
import { NamesCell } from '@/fields/names-cell'
import { paths } from '@/paths/paths'
import { useLanguage } from '@/ui/use-language'
import { ROLE_LIST } from './list-config'
import { ListTabs } from './list-tabs'
import { PermissionCount } from './permission-summary'

function useRoleColumns(): Column<'roles'>[] {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const meta = useMeta('roles')
  return useMemo(
    () => [
      namesColumn(t('roleName'), language),
      fieldColumn(meta, 'name', { sort: 'name' }),
      fieldColumn(meta, 'permissions', { render: (row) => <PermissionCount permissions={row.permissions} /> }),
      fieldColumn(meta, 'requiresMfa'),
      fieldColumn(meta, 'grantable'),
    ],
    [t, language, meta],
  )
}

export function RolesPage() {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const list = useList(ROLE_LIST, useRoleColumns())
  const title = t('tabs.roles')
  const add = <AddButton collection="roles" to={paths.newRole()} label={t('addRole')} />
  return (
    <ListScreen>
      <ListHead list={list} title={t('title')} hint={t('rolesHint')} printed={title} add={add} />
      <ListTabs tab="roles" />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('placeholder.roles')}
        address={(row) => paths.role(row.$id)}
        rowName={(row) => titleOf(row, language)}
        card={(row) => (
          <NamesCell document={row}>
            <PermissionCount permissions={row.permissions} />
          </NamesCell>
        )}
        empty={{ title: t('empty.roles.title'), hint: t('empty.roles.hint'), action: add }}
        bulk={(ids, clear) => (
          <DeleteButton collection="roles" ids={ids} loss={t('delete.roleLoss')} onDone={clear} size="xs" />
        )}
      />
    </ListScreen>
  )
}
