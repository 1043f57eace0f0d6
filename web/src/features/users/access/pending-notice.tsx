import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Users } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { Notice } from '@/ui/notice'
import { AcceptDialog } from './accept-dialog'

const ACTS: Acts<'users'> = {
  'users.accept': { Icon: IconUserCheck, isMain: () => true, RowDialog: AcceptDialog },
}

/** A sign-up that waits: accepting it is the first thing to do here. */
export function PendingNotice({ row }: { row: Users }) {
  const { t } = useTranslation('users')
  return (
    <Notice
      tone="warn"
      title={t('acts.pendingTitle')}
      action={<ActButtons collection="users" row={row} acts={ACTS} name={row.username} />}
    >
      {t('acts.pendingText')}
    </Notice>
  )
}
