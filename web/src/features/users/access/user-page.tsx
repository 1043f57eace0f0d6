import { SimpleGrid, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useRights } from '@/api/hooks'
import { can, type VerbOf } from '@/api/rights'
import type { Users } from '@/api/schema.gen'
import { Can } from '@/engine/can'
import { DeleteButton } from '@/engine/delete-button'
import { HistorySection } from '@/engine/record-page/history-section'
import { RecordDetails } from '@/engine/record-page/record-details'
import { RecordHead } from '@/engine/record-page/record-head'
import { TabBar } from '@/engine/tab-bar'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'
import { Notice } from '@/ui/notice'
import { PersonPhoto } from '@/ui/person-photo'
import { DeleteUserWarning } from './delete-user-warning'
import { GRANT_RENDERERS } from './grant-renderers'
import { PendingNotice } from './pending-notice'
import { withinReach } from './reach'
import { USER_LINKS, USER_TABS, type UserTab } from './search-params'
import { SignInLog } from './sign-in-log'
import { StateBadges } from './state-badges'
import { GrantSummary, UserAccess } from './user-access'
import { UserActionList } from './user-action-list'
import { UserSessions } from './user-sessions'

export function UserPage({ id, tab }: { id: string; tab: UserTab }) {
  const { t } = useTranslation('users')
  const { data: row } = useSuspenseQuery(oneQuery('users', id, USER_LINKS))
  const isMine = withinReach(useRights(), row)
  const tabs = useTabs(row)
  const shown = tabs.includes(tab) ? tab : 'profile'
  return (
    <>
      <RecordHead
        title={row.username}
        other={<span className="ltr">{row.email}</span>}
        photo={<PersonPhoto name={row.username} size={64} />}
        badges={<StateBadges row={row} />}
        actions={isMine && <HeadActions row={row} />}
      />
      <Stack>
        {row.pending && isMine && <PendingNotice row={row} />}
        {!isMine && <Notice tone="info">{t('beyond')}</Notice>}
        <TabBar
          label={row.username}
          tabs={tabs.map((name) => ({ name, label: t(`userTabs.${name}`) }))}
          value={shown}
        />
      </Stack>
      {shown === 'profile' && <Profile row={row} />}
      {shown === 'access' && <UserAccess row={row} />}
      {shown === 'sessions' && <UserSessions row={row} />}
      {shown === 'signIns' && <SignInLog row={row} />}
    </>
  )
}

/** The acts that some parts are read through. A profile without an account has nothing to show in them. */
const READ_BY: Partial<Record<UserTab, VerbOf<'users'>>> = { sessions: 'sessions', signIns: 'signInLog' }

function useTabs(row: Users): UserTab[] {
  const rights = useRights()
  return USER_TABS.filter((tab) => {
    const act = READ_BY[tab]
    return act === undefined || (row.userId && can(rights, act, 'users'))
  })
}

function Profile({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <RecordDetails
            collection="users"
            record={row}
            title={t('groups.account')}
            fields={['username', 'email', 'persoActif', 'secondFactor', 'acceptedUnverified', 'lastSeenAt']}
          />
          <GrantSummary row={row} />
        </Stack>
        <UserActionList row={row} />
      </SimpleGrid>
      <HistorySection collection="users" id={row.$id} values={GRANT_RENDERERS} />
    </Stack>
  )
}

function HeadActions({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  return (
    <>
      <DeleteButton
        collection="users"
        ids={[row.$id]}
        loss={<DeleteUserWarning row={row} />}
        onDone={() => navigate(linkTo(paths.users()))}
      />
      <Can verb="update" collection="users">
        <ButtonLink {...linkTo(paths.editUser(row.$id))} aria-keyshortcuts="e" leftSection={<IconPencil size={17} />}>
          {t('edit')}
        </ButtonLink>
      </Can>
    </>
  )
}
