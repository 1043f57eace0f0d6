import { Button, Text } from '@mantine/core'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { ContactChanges } from '@/api/schema.gen'

const DecideDialog = lazy(() => import('./decide-dialog'))

interface DecideButtonProps {
  row: ContactChanges
  Icon: ComponentType<{ size: number }>
}

/** What human resources say to a correction that waits; never to their own. */
export default function DecideButton({ row, Icon }: DecideButtonProps) {
  const { t } = useTranslation('requests')
  const rights = useRights()
  const [open, setOpen] = useState(false)
  if (row.status !== 'pending' || !holds(rights, 'rh-managements', 'update')) return null
  if (rights.employeeId && rights.employeeId === row.employeeId) {
    return (
      <Text size="sm" c="dimmed">
        {t('own.notYours')}
      </Text>
    )
  }
  return (
    <>
      <Button leftSection={<Icon size={17} />} onClick={() => setOpen(true)}>
        {t('contacts.decide.open')}
      </Button>
      <Suspense>{open && <DecideDialog row={row} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
