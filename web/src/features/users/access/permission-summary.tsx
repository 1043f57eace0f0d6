import { Badge, Group, Text } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MISSION_ADMIN } from '@/api/resources'
import { Detail, Details } from '@/ui/details'
import { StatusBadge } from '@/ui/status-badge'
import { actionLabel } from './action-label'
import { groupByResource, isEverything, unknownPermissions } from './permissions'

/** What some permissions allow, in words; *no permissions* when there is none. */
export function PermissionSummary({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation(['users', 'shell'])
  if (permissions.length === 0) return <NoPermissions />
  if (isEverything(permissions)) {
    return (
      <Group gap={8} wrap="nowrap">
        <IconShieldCheck size={18} aria-hidden="true" />
        <Text size="sm">{t('users:matrix.administrator')}</Text>
      </Group>
    )
  }
  return (
    <Details>
      {groupByResource(permissions).map(({ resource, actions }) => (
        <Detail key={resource.id} label={t(`shell:${resource.label}`)}>
          <BadgeList words={actions.map((action) => actionLabel(action, t))} />
        </Detail>
      ))}
      {permissions.includes(MISSION_ADMIN) && (
        <Detail label={t('shell:menu.missions')}>
          <BadgeList words={[t('users:words.missionAdmin')]} />
        </Detail>
      )}
      {unknownPermissions(permissions).length > 0 && (
        <Detail label={t('users:matrix.others')}>
          <BadgeList words={unknownPermissions(permissions)} />
        </Detail>
      )}
    </Details>
  )
}

export function NoPermissions() {
  const { t } = useTranslation('users')
  return (
    <Text component="span" c="dimmed" fs="italic" inherit>
      {t('noPermissions')}
    </Text>
  )
}

function BadgeList({ words }: { words: readonly string[] }) {
  return (
    <Group gap={4}>
      {words.map((word) => (
        <Badge key={word} variant="default" tt="none" fw={500}>
          {word}
        </Badge>
      ))}
    </Group>
  )
}

/** The same in a line, for a row of a list: how many modules, or the word for all. */
export function PermissionCount({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation('users')
  if (permissions.length === 0) return <NoPermissions />
  if (isEverything(permissions)) return <StatusBadge tone="info">{t('administrator')}</StatusBadge>
  const others = unknownPermissions(permissions).length + (permissions.includes(MISSION_ADMIN) ? 1 : 0)
  return <span className="tabular">{t('modules', { count: groupByResource(permissions).length + others })}</span>
}
