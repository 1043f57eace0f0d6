import { Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RESOURCE_GROUPS, type Resource } from '@/api/resources'
import type { MatrixProps } from './matrix'
import styles from './matrix.module.css'
import { PermissionBox } from './permission-box'
import { ALL, actionsOf } from './permissions'

/** The matrix on a phone: a resource after the other, each with its boxes. */
export function ResourceCards(props: MatrixProps) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.frame}>
      {RESOURCE_GROUPS.map((group) => (
        <section key={group.resources[0]?.id}>
          {group.label && <div className={styles.groupName}>{t(group.label)}</div>}
          {group.resources.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} {...props} />
          ))}
        </section>
      ))}
    </div>
  )
}

function ResourceCard({ resource, ...props }: MatrixProps & { resource: Resource }) {
  const { t } = useTranslation('shell')
  return (
    <fieldset className={styles.card}>
      <Text component="legend" size="sm" fw={600} p={0}>
        {t(resource.label)}
      </Text>
      <Group gap="sm" mt={6}>
        {[ALL, ...actionsOf(resource, props.value)].map((action) => (
          <PermissionBox key={action} resource={resource} action={action} labelled {...props} />
        ))}
      </Group>
    </fieldset>
  )
}
