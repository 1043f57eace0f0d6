import { Button, Group, Paper, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from './cells'
import { MOST_CELLS } from './cells'
import styles from './month.module.css'

const EntryDialog = lazy(() => import('./entry-dialog'))

interface EntryBarProps {
  chosen: Chosen
  /** What people are called. */
  nameOf: (employeeId: string) => string
  onDone: () => void
}

/** How many days were chosen, and what becomes of them. */
export function EntryBar({ chosen, nameOf, onDone }: EntryBarProps) {
  const { t } = useTranslation('attendance')
  const [open, setOpen] = useState(false)
  const tooMany = chosen.length > MOST_CELLS
  return (
    <Paper withBorder p="sm" className={styles.bar}>
      <Group justify="space-between">
        <Text size="sm" role="status" {...(tooMany && { c: 'red' })}>
          {tooMany
            ? t('month.entry.tooMany', { count: MOST_CELLS })
            : chosen.length > 0
              ? t('month.entry.chosen', { count: chosen.length })
              : t('month.entry.hint')}
        </Text>
        <Group gap="xs">
          <Button variant="default" onClick={onDone}>
            {t('month.entry.stop')}
          </Button>
          <Button disabled={chosen.length === 0 || tooMany} onClick={() => setOpen(true)}>
            {t('month.entry.next')}
          </Button>
        </Group>
      </Group>
      <Suspense>
        {open && <EntryDialog cells={chosen} nameOf={nameOf} onDone={onDone} onClose={() => setOpen(false)} />}
      </Suspense>
    </Paper>
  )
}
