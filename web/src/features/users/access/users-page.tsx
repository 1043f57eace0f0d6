import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { AddButton } from '@/engine/add-button'
import { DeleteButton } from '@/engine/delete-button'
import { ListHead } from '@/engine/resource-table/list-head'
import { ListScreen } from '@/engine/resource-table/list-screen'
import { ResourceTable } from '@/engine/resource-table/resource-table'
import { useList } from '@/engine/resource-table/use-list'
import { paths } from '@/paths/paths'
import { USER_LIST } from './list-config'
import { ListTabs } from './list-tabs'
import { PendingCount } from './pending-count'
import { StateBadges } from './state-badges'
import styles from './users.module.css'
import { RoleNames, UserCell, useUserColumns } from './users-columns'

export function UsersPage() {
  const { t } = useTranslation('users')
  const list = useList(USER_LIST, useUserColumns())
  const title = t('title')
  const filterLabels = {
    state: t('state'),
    'state.active': t('states.active'),
    'state.pending': t('states.pending'),
    'state.disabled': t('states.disabled'),
    'state.unverified': t('states.unverified'),
    'state.secondFactor': t('states.secondFactor'),
    'state.noEmployee': t('states.noEmployee'),
    'state.noAccount': t('states.noAccount'),
  }
  const invite = (
    <AddButton
      collection="users"
      to={paths.newUser()}
      label={t('invite.action')}
      verb="invite"
      icon={<IconUserPlus size={17} />}
    />
  )
  return (
    <ListScreen>
      <ListHead list={list} title={title} hint={t('hint')} filterLabels={filterLabels} add={invite}>
        <PendingCount />
      </ListHead>
      <ListTabs tab="users" />
      <ResourceTable
        list={list}
        label={t('tabs.users')}
        placeholder={t('placeholder.users')}
        filterLabels={filterLabels}
        pinnedFilters={['role', 'state']}
        address={(row) => paths.user(row.$id)}
        rowName={(row) => row.username}
        card={(row) => <UserCard row={row} />}
        empty={{ title: t('empty.users.title'), hint: t('empty.users.hint'), action: invite }}
        bulk={(ids, clear) => (
          <DeleteButton collection="users" ids={ids} loss={t('delete.loss')} onDone={clear} size="xs" />
        )}
      />
    </ListScreen>
  )
}

function UserCard({ row }: { row: Users }) {
  return (
    <div>
      <UserCell row={row} />
      <div className={styles.facts}>
        {row.roles.length > 0 && <RoleNames row={row} />}
        <StateBadges row={row} />
      </div>
    </div>
  )
}
