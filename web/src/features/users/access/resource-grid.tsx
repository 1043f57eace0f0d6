import { Group, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ACTIONS, RESOURCE_GROUPS, type Resource, type ResourceGroup } from '@/api/resources'
import { actionLabel } from './action-label'
import styles from './matrix.module.css'
import type { MatrixProps } from './matrix-props'
import { PermissionBox } from './permission-box'
import { ALL, actionsOf } from './permissions'

/** The columns that every resource has; its own actions stand together in the last. */
const COLUMNS = [ALL, ...ACTIONS]

/** The matrix as a table, where there is room for one. */
export function ResourceTable(props: MatrixProps) {
  const { t } = useTranslation('users')
  return (
    <div className={styles.frame}>
      <Table verticalSpacing={6} className={styles.table} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('matrix.resource')}</Table.Th>
            {COLUMNS.map((action) => (
              <Table.Th key={action} scope="col" className={styles.center}>
                {actionLabel(action, t)}
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('matrix.named')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {RESOURCE_GROUPS.map((group) => (
          <GroupRows key={group.resources[0]?.id} group={group} {...props} />
        ))}
      </Table>
    </div>
  )
}

function GroupRows({ group, ...props }: MatrixProps & { group: ResourceGroup }) {
  const { t } = useTranslation('shell')
  return (
    <Table.Tbody>
      {group.label && (
        <Table.Tr className={styles.group}>
          <Table.Th scope="rowgroup" colSpan={COLUMNS.length + 2}>
            {t(group.label)}
          </Table.Th>
        </Table.Tr>
      )}
      {group.resources.map((resource) => (
        <ResourceRow key={resource.id} resource={resource} within={group.label !== undefined} {...props} />
      ))}
    </Table.Tbody>
  )
}

function ResourceRow({ resource, within, ...props }: MatrixProps & { resource: Resource; within: boolean }) {
  const { t } = useTranslation('shell')
  const named = actionsOf(resource, props.value).filter((action) => !ACTIONS.some((known) => known === action))
  return (
    <Table.Tr>
      <Table.Th scope="row" className={styles.resource} data-within={within || undefined}>
        {t(resource.label)}
      </Table.Th>
      {COLUMNS.map((action) => (
        <Table.Td key={action} className={styles.center}>
          <PermissionBox resource={resource} action={action} {...props} />
        </Table.Td>
      ))}
      <Table.Td>
        <Group gap="sm">
          {named.map((action) => (
            <PermissionBox key={action} resource={resource} action={action} labelled {...props} />
          ))}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
