import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './table.module.css'
import type { Selection } from './use-selection'

interface SelectionBarProps {
  selection: Selection
  bulk?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined
}

export function SelectionBar({ selection, bulk }: SelectionBarProps) {
  const { t } = useTranslation('parts')
  if (selection.ids.size === 0) return null
  return (
    <Group className={styles.selection} gap="xs" role="region" aria-label={t('table.selection')}>
      <Text size="sm" fw={600}>
        {t('table.selected', { count: selection.ids.size })}
      </Text>
      {bulk?.([...selection.ids], selection.clear)}
      <Button size="xs" variant="subtle" color="gray" onClick={selection.clear}>
        {t('table.clearSelection')}
      </Button>
    </Group>
  )
}
