import { Alert, Badge, Card, Group, Stack, Switch, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { MEDIUM } from '@/ui/breakpoints'
import { Notice } from '@/ui/notice'
import type { MatrixProps } from './matrix-props'
import { MissionAdmin } from './mission-admin'
import { EVERYTHING, isEverything, unknownPermissions, withEverything } from './permissions'
import { mayGive } from './reach'
import { ResourceCards } from './resource-cards'
import { ResourceTable } from './resource-grid'

interface WholeProps extends Omit<MatrixProps, 'may'> {
  error?: string | undefined
}

/** Permissions as a matrix of resources and actions, in the groups of the menu. */
export function Matrix({ value, onChange, error }: WholeProps) {
  const rights = useRights()
  const props: MatrixProps = { value, onChange, may: (permission) => mayGive(rights, permission) }
  const { t } = useTranslation('users')
  const small = useMediaQuery(MEDIUM, false, { getInitialValueInEffect: false })
  const everything = isEverything(value)
  return (
    <Stack gap="md" role="group" aria-label={t('matrix.label')}>
      {props.may(EVERYTHING) && (
        <Card withBorder padding="sm">
          <Switch
            label={t('matrix.everything')}
            description={t('matrix.everythingHint')}
            checked={everything}
            onChange={(event) => onChange(withEverything(value, event.currentTarget.checked))}
          />
        </Card>
      )}
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {everything ? (
        <Notice tone="info" icon={<IconShieldCheck size={18} aria-hidden="true" />}>
          {t('matrix.administrator')}
        </Notice>
      ) : (
        <>
          {small ? <ResourceCards {...props} /> : <ResourceTable {...props} />}
          <MissionAdmin {...props} />
        </>
      )}
      <Others permissions={unknownPermissions(value)} />
    </Stack>
  )
}

function Others({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation('users')
  if (permissions.length === 0) return null
  return (
    <div>
      <Text size="sm" c="dimmed" mb={6}>
        {t('matrix.others')}
      </Text>
      <Group gap={6}>
        {permissions.map((permission) => (
          <Badge key={permission} variant="default" tt="none" fw={500} size="lg">
            <span className="ltr">{permission}</span>
          </Badge>
        ))}
      </Group>
    </div>
  )
}
