import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { AddButton } from '@/parts/add-button'
import { DeleteButton } from '@/parts/delete-button'
import { ListHead } from '@/parts/resource-table/list-head'
import { ResourceTable } from '@/parts/resource-table/resource-table'
import { useList } from '@/parts/resource-table/use-list'
import { ListTabs } from './list-tabs'
import { PendingCount } from './pending-count'
import { USER_LIST, userAddress } from './spec'
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
      to="/users-management/new"
      label={t('invite.action')}
      verb="invite"
      icon={<IconUserPlus size={17} />}
    />
  )
  return (
    <>
      <ListHead list={list} title={title} hint={t('hint')} filterLabels={filterLabels} add={invite}>
        <PendingCount />
      </ListHead>
      <ListTabs tab="users" />
      <ResourceTable
        list={list}
        label={t('tabs.users')}
        placeholder={t('placeholder.users')}
        filterLabels={filterLabels}
        inBar={['role', 'state']}
        address={(row) => userAddress(row.$id)}
        rowName={(row) => row.username}
        card={(row) => <UserCard row={row} />}
        empty={{ title: t('empty.users.title'), hint: t('empty.users.hint'), action: invite }}
        bulk={(ids, clear) => (
          <DeleteButton collection="users" ids={ids} loss={t('delete.loss')} onDone={clear} size="xs" />
        )}
      />
    </>
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
