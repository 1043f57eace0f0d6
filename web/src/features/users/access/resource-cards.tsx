import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RESOURCE_GROUPS, type Resource } from '@/api/resources'
import { actionLabel } from './action-label'
import styles from './matrix.module.css'
import type { MatrixProps } from './matrix-props'
import { PermissionBox } from './permission-box'
import { ALL, actionsOf, cellOf } from './permissions'

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
  const { t } = useTranslation(['users', 'shell'])
  const actions = [ALL, ...actionsOf(resource, props.value)]
  const on = actions.filter((action) => cellOf(props.value, resource.id, action) === 'on')
  const [open] = useState(on.length > 0)
  return (
    <details className={styles.card} open={open}>
      <summary className={styles.summary}>
        <span>{t(`shell:${resource.label}`)}</span>
        <Text component="span" size="xs" c="dimmed">
          {on.map((action) => actionLabel(action, t)).join(t('users:comma'))}
        </Text>
      </summary>
      <div className={styles.boxes}>
        {actions.map((action) => (
          <PermissionBox key={action} resource={resource} action={action} labelled {...props} />
        ))}
      </div>
    </details>
  )
}
