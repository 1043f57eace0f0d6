import { Card, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { nameOf } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { Detail, Details } from '@/ui/details'
import { useLanguage } from '@/ui/use-language'
import { PermissionCount, PermissionSummary } from './permission-summary'
import { effectivePermissions } from './permissions'
import { AccessSummary } from './users-columns'

/** What a user may do: what was given, and what comes of it. */
export function UserAccess({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <div>
        <GrantSummary row={row} />
        <Section title={t('groups.direct')} below>
          <PermissionSummary permissions={row.permissions} />
        </Section>
      </div>
      <Section title={t('effective.title')}>
        <Effective row={row} />
      </Section>
    </SimpleGrid>
  )
}

function Section({ title, below, children }: { title: string; below?: boolean; children: ReactNode }) {
  return (
    <Card withBorder padding="md" component="section" mt={below ? 'md' : 0}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </Card>
  )
}

/** Roles, access and direct permissions in a few words. */
export function GrantSummary({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  return (
    <Section title={t('groups.rights')}>
      <Details>
        <Detail label={t('tabs.roles')}>{row.roles.length > 0 ? <RoleLinks row={row} /> : undefined}</Detail>
        <Detail label={t('access.label')}>
          <AccessSummary row={row} />
        </Detail>
        <Detail label={t('groups.direct')}>
          <PermissionCount permissions={row.permissions} />
        </Detail>
      </Details>
    </Section>
  )
}

function RoleLinks({ row }: { row: Users }) {
  const language = useLanguage()
  const named = (id: string) =>
    nameOf(
      row.roleDocs?.find((role) => role.$id === id),
      language,
    )
  return (
    <Group gap={10}>
      {row.roles.map((id) => (
        <OpenLink key={id} address={paths.role(id)}>
          <span className="name">{named(id) || id}</span>
        </OpenLink>
      ))}
    </Group>
  )
}

function Effective({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const none = row.pending ? t('effective.pending') : row.disabled ? t('effective.disabled') : undefined
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {none ?? t('effective.hint')}
      </Text>
      {row.roleDocs?.some((role) => role.requiresMfa) && (
        <Group gap={8} wrap="nowrap" mb="sm">
          <IconShieldLock size={18} aria-hidden="true" />
          <Text size="sm">{t('effective.factor')}</Text>
        </Group>
      )}
      <PermissionSummary permissions={effectivePermissions(row)} />
    </>
  )
}
