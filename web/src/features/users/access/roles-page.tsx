import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { titleOf } from '@/api/titles'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { NamesCell } from '@/parts/names-cell'
import { linkTo } from '@/parts/record-address'
import type { Column } from '@/parts/resource-table/column'
import { ExportMenu } from '@/parts/resource-table/export-menu'
import { fieldColumn, namesColumn } from '@/parts/resource-table/field-column'
import { PrintButton } from '@/parts/resource-table/print-button'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { PageHead } from '@/ui/page-head'
import { useLanguage } from '@/ui/use-language'
import { ListTabs } from './list-tabs'
import { PermissionCount } from './permission-summary'
import { LIST, ROLE_LIST, roleAddress } from './spec'

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
    ],
    [t, language, meta],
  )
}

export function RolesPage() {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const list = useList(ROLE_LIST, useRoleColumns())
  const title = t('tabs.roles')
  const add = (
    <Can verb="create" collection="roles">
      <Button component={Link} {...linkTo(`${LIST}/new?tab=roles`)} leftSection={<IconPlus size={17} />}>
        {t('addRole')}
      </Button>
    </Can>
  )
  return (
    <>
      <PageHead
        title={t('title')}
        hint={t('rolesHint')}
        actions={
          <>
            <PrintButton list={list} title={title} />
            <ExportMenu list={list} />
            {add}
          </>
        }
      />
      <ListTabs tab="roles" />
      <ResourceTable
        list={list}
        label={title}
        placeholder={t('placeholder.roles')}
        address={(row) => roleAddress(row.$id)}
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
    </>
  )
}
