import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { rightsQuery, sessionQuery } from '@/api/session'
import { OpenLink } from '@/fields/open-link'
import { Photo } from '@/fields/photo-field/photo'
import { EMPTY } from '@/i18n/format'
import { inLanguage, inOther, nameOf } from '@/i18n/names'
import { paths } from '@/paths/paths'
import { Detail, Details } from '@/ui/details'
import { AnchorLink } from '@/ui/links'
import { MailAddress } from '@/ui/mail-address'
import { PersonPhoto } from '@/ui/person-photo'
import { useLanguage } from '@/ui/use-language'

const LINKS = ['annexeDoc', 'bureau', 'service', 'jobTitle']
/** One's own page stands without the server too. */
const KEPT = { kept: true }

/** Entries of access, as the permissions that they come to: `/annexes` opens all of its screens. */
function permissionsOf(auth: readonly string[]): string[] {
  return auth.map((entry) => (entry.startsWith('/') ? `${entry.slice(1)}:*` : entry))
}

interface ProfilePageProps {
  /** Shows what permissions allow, in words. */
  Permissions: ComponentType<{ permissions: readonly string[] }>
}

export function ProfilePage({ Permissions }: ProfilePageProps) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const rights = useSuspenseQuery(rightsQuery).data
  const session = useQuery(sessionQuery).data
  const email = session?.email ?? rights.profile.email
  const hasFile = rights.employeeId !== ''
  const own = useQuery({ ...oneQuery('employees', rights.employeeId, LINKS), enabled: hasFile, meta: KEPT }).data
  const account = useQuery({ ...oneQuery('users', rights.profile.$id, ['roleDocs']), meta: KEPT }).data
  const name = own ? inLanguage(own.fullNameFr, own.fullNameAr, language) : rights.profile.username
  const unit = own && (nameOf(own.bureau, language) || nameOf(own.service, language) || nameOf(own.annexeDoc, language))
  const roles = account?.roleDocs ?? []
  return (
    <Stack maw={1040}>
      <Group wrap="nowrap">
        {own?.photoId ? (
          <Photo name={name} file={{ bucket: 'employee-photos', id: own.photoId }} />
        ) : (
          <PersonPhoto name={name} size={72} />
        )}
        <div>
          <Title order={1} size="h2" className="name">
            {name}
          </Title>
          <Text c="dimmed" className="name">
            {own ? inOther(own.fullNameFr, own.fullNameAr, language) : rights.profile.email}
          </Text>
        </div>
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel title={t('profile.account')}>
          <Details>
            <Detail label={t('profile.username')}>{rights.profile.username}</Detail>
            <Detail label={t('profile.email')}>{email && <MailAddress>{email}</MailAddress>}</Detail>
          </Details>
          <AnchorLink to="/settings/account" size="sm" mt="sm" display="inline-block">
            {t('settings.account')}
          </AnchorLink>
        </Panel>
        <Panel title={t('profile.employee')}>
          {own ? (
            <Details>
              <Detail label={t('profile.employee')}>
                <OpenLink address={paths.employee(own.$id)}>
                  <span className="name">{name}</span>
                </OpenLink>
              </Detail>
              <Detail label={t('profile.function')}>{nameOf(own.jobTitle, language) || own.FONCTION || EMPTY}</Detail>
              <Detail label={t('profile.unit')}>{unit || EMPTY}</Detail>
            </Details>
          ) : (
            <Text c="dimmed">{hasFile ? EMPTY : t('profile.noEmployee')}</Text>
          )}
        </Panel>
        <Panel title={t('profile.roles')}>
          <BadgeList
            words={roles.map((role) => nameOf(role, language) || (role.name ?? ''))}
            none={t('profile.noRoles')}
          />
        </Panel>
        <Panel title={t('profile.permissions')}>
          <Permissions
            permissions={
              rights.admin
                ? ['*']
                : [...new Set([...rights.permissions, ...rights.rolePermissions, ...permissionsOf(rights.auth)])]
            }
          />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  )
}

function BadgeList({ words, none }: { words: string[]; none: string }) {
  if (words.length === 0) return <Text c="dimmed">{none}</Text>
  return (
    <Group gap={6}>
      {words.map((word) => (
        <Badge key={word} variant="default" tt="none" fw={500} size="lg">
          <span className="name">{word}</span>
        </Badge>
      ))}
    </Group>
  )
}
