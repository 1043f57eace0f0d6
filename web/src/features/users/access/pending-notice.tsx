import { Button } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWritable } from '@/api/hooks'
import type { Users } from '@/api/schema.gen'
import { Notice } from '@/ui/notice'
import { AcceptDialog } from './accept-dialog'

/** A sign-up that waits: accepting it is the first thing to do here. */
export function PendingNotice({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  const writable = useWritable('users')
  const [opened, setOpened] = useState(false)
  return (
    <Notice
      tone="warn"
      title={t('acts.pendingTitle')}
      action={
        writable.has('pending') && (
          <Button leftSection={<IconUserCheck size={17} />} onClick={() => setOpened(true)}>
            {t('acts.accept')}
          </Button>
        )
      }
    >
      {t('acts.pendingText')}
      {opened && <AcceptDialog row={row} onClose={() => setOpened(false)} />}
    </Notice>
  )
}
