import { ActionIcon, Button, Checkbox, Popover, Stack, Text } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import styles from './table.module.css'
import type { List } from './use-list'

/** Which columns show, and are in files; kept with the account. */
export function ColumnChooser<C extends CollectionId>({ list, small }: { list: List<C>; small: boolean }) {
  const { t } = useTranslation('parts')
  const shown = list.shown.map((column) => column.key)
  const toggle = (key: string) =>
    list.setColumns(shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key])
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        {small ? (
          <ActionIcon variant="default" size={36} aria-label={t('table.columns')} title={t('table.columns')}>
            <IconColumns3 size={17} />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconColumns3 size={17} />}>
            {t('table.columns')}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown className={styles.chooser}>
        <Stack gap={8}>
          <Text size="xs" c="dimmed" maw={240}>
            {t('table.columnsHint')}
          </Text>
          {list.columns.map((column) => (
            <Checkbox
              key={column.key}
              label={column.label}
              checked={shown.includes(column.key)}
              disabled={column.fixed}
              onChange={() => toggle(column.key)}
            />
          ))}
          <Button variant="subtle" size="xs" onClick={() => list.setColumns(undefined)}>
            {t('table.resetColumns')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
