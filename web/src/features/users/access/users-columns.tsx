import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import type { Column } from '@/engine/resource-table/column'
import { fieldColumn } from '@/engine/resource-table/field-column'
import { MomentCell } from '@/fields/moment-cell'
import { RecordName } from '@/fields/record-name'
import { EMPTY } from '@/i18n/format'
import { nameOf } from '@/i18n/names'
import { PersonPhoto } from '@/ui/person-photo'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { accessLabel } from './access'
import { PermissionCount } from './permission-summary'
import { AccountStatusBadge, UnverifiedBadge } from './state-badges'
import styles from './users.module.css'

export function UserCell({ row }: { row: Users }) {
  return (
    <Group gap={10} wrap="nowrap" className={styles.user}>
      <PersonPhoto name={row.username} />
      <div className={styles.names}>
        <span className="name">{row.username}</span>
        <Text component="span" size="xs" c="dimmed" className="ltr" data-second>
          {row.email}
        </Text>
      </div>
    </Group>
  )
}

/** The roles of a user by name; how many there are when their names may not be seen. */
export function RoleNames({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  if (row.roles.length === 0) return EMPTY
  const names = (row.roleDocs ?? []).map((role) => nameOf(role, language)).filter((name) => name !== '')
  return (
    <span className="name">{names.length ? names.join(t('comma')) : t('roleCount', { count: row.roles.length })}</span>
  )
}

export function AccessSummary({ row }: { row: Users }) {
  const { t } = useTranslation(['users', 'shell'])
  if (row.auth.length === 0) return EMPTY
  return <span className="name">{row.auth.map((entry) => accessLabel(entry, t)).join(t('users:comma'))}</span>
}

export function useUserColumns(): Column<'users'>[] {
  const { t } = useTranslation('users')
  const meta = useMeta('users')
  return useMemo(
    () => [
      fieldColumn(meta, 'username', {
        fields: ['username', 'email'],
        sort: 'username',
        fixed: true,
        render: (row) => <UserCell row={row} />,
      }),
      fieldColumn(meta, 'persoActif', { render: (row) => <RecordName document={row.employee} /> }),
      fieldColumn(meta, 'roles', { render: (row) => <RoleNames row={row} /> }),
      fieldColumn(meta, 'auth', { render: (row) => <AccessSummary row={row} /> }),
      fieldColumn(meta, 'permissions', { render: (row) => <PermissionCount permissions={row.permissions} /> }),
      {
        key: 'state',
        label: t('state'),
        fields: ['pending', 'disabled', 'unverified', 'secondFactor'],
        render: (row) => (
          <Group gap={4} wrap="nowrap">
            <AccountStatusBadge row={row} />
            <UnverifiedBadge row={row} />
            {row.secondFactor && <StatusBadge tone="info">{t('states.secondFactor')}</StatusBadge>}
          </Group>
        ),
      },
      fieldColumn(meta, 'lastSeenAt', {
        sort: 'lastSeenAt',
        render: (row) => <MomentCell at={row.lastSeenAt} />,
      }),
    ],
    [t, meta],
  )
}
