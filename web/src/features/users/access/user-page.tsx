import { Anchor, Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { IconPencil, IconUserCheck } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { oneQuery, update } from '@/api/documents'
import { useWritable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { nameOf } from '@/i18n/names'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { HistorySection } from '@/parts/history-section'
import { linkTo } from '@/parts/record-address'
import { RecordDetails } from '@/parts/record-details'
import { RecordHead } from '@/parts/record-head'
import { Refusal } from '@/parts/refusal'
import { Detail, Details } from '@/ui/details'
import { Notice } from '@/ui/notice'
import { PersonPhoto } from '@/ui/person-photo'
import { useLanguage } from '@/ui/use-language'
import { PermissionSummary } from './permission-summary'
import { LIST, roleAddress, USER_LINKS } from './spec'
import { StateBadges } from './state-badges'
import { useAct } from './use-act'
import { UserActs } from './user-acts'
import { AuthWords } from './users-columns'

export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const { data: row } = useSuspenseQuery(oneQuery('users', id, USER_LINKS))
  return (
    <>
      <RecordHead
        title={row.username}
        other={<span className="ltr">{row.email}</span>}
        photo={<PersonPhoto name={row.username} size={64} />}
        badges={<StateBadges row={row} />}
        actions={<HeadActions row={row} />}
      />
      <Stack>
        {row.pending && <Pending row={row} />}
        <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
          <RecordDetails
            collection="users"
            record={row}
            title={t('groups.account')}
            fields={['username', 'email', 'persoActif', 'lastSeenAt']}
          />
          <UserActs row={row} />
          <Rights row={row} />
          <Card withBorder padding="md" component="section">
            <Title order={2} size="h4" mb="xs">
              {t('groups.direct')}
            </Title>
            <PermissionSummary permissions={row.permissions} />
          </Card>
        </SimpleGrid>
        <HistorySection collection="users" id={id} />
      </Stack>
    </>
  )
}

function HeadActions({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const navigate = useNavigate()
  return (
    <>
      <DeleteButton collection="users" ids={[row.$id]} loss={t('delete.loss')} onDone={() => navigate(linkTo(LIST))} />
      <Can verb="update" collection="users">
        <Button
          component={Link}
          {...linkTo(`${LIST}/${encodeURIComponent(row.$id)}/edit`)}
          leftSection={<IconPencil size={17} />}
        >
          {t('edit')}
        </Button>
      </Can>
    </>
  )
}

/** A sign-up that waits: accepting it is the first thing to do here. */
function Pending({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const writable = useWritable('users')
  const { act, busy, refused, forget } = useAct()
  const accept = () =>
    act('accept', () => update('users', row, { pending: false }), t('acts.accepted', { name: row.username }))
  return (
    <Notice
      tone="warn"
      title={t('acts.pendingTitle')}
      action={
        writable.has('pending') && (
          <Button leftSection={<IconUserCheck size={17} />} loading={busy === 'accept'} onClick={accept}>
            {t('acts.accept')}
          </Button>
        )
      }
    >
      {t('acts.pendingText')}
      <Refusal refused={refused} onClose={forget} />
    </Notice>
  )
}

function Rights({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  return (
    <Card withBorder padding="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t('groups.rights')}
      </Title>
      <Details>
        <Detail label={t('tabs.roles')}>
          {row.roles.length > 0 && (
            <Group gap={10}>
              {row.roles.map((id) => (
                <Anchor key={id} component={Link} {...linkTo(roleAddress(id))} size="sm" className="name">
                  {nameOf(
                    row.roleDocs?.find((role) => role.$id === id),
                    language,
                  ) || id}
                </Anchor>
              ))}
            </Group>
          )}
        </Detail>
        <Detail label={t('access.label')}>
          <AuthWords row={row} />
        </Detail>
      </Details>
    </Card>
  )
}
