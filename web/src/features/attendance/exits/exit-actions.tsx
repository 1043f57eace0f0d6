import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { ExitPermissions } from '@/api/schema.gen'
import { mayCancel, mayDecide, mayKeep } from './state'

const dialogs = () => import('./exit-dialogs')
const ApproveDialog = lazy(() => dialogs().then((all) => ({ default: all.ApproveDialog })))
const RejectDialog = lazy(() => dialogs().then((all) => ({ default: all.RejectDialog })))
const CancelDialog = lazy(() => dialogs().then((all) => ({ default: all.CancelDialog })))

/** What this caller may do about a slip: answer somebody else's, call off one's own or what was approved. */
export function ExitActions({ row }: { row: ExitPermissions }) {
  const { t } = useTranslation('attendance')
  const rights = useRights()
  const [open, setOpen] = useState<'approve' | 'reject' | 'cancel'>()
  const close = () => setOpen(undefined)
  const decides = mayDecide(rights, row)
  const isPending = row.status === 'pending'
  const isOwn = rights.employeeId === row.employeeId
  const cancels = isOwn ? mayCancel(row, new Date()) : mayKeep(rights, row) && (isPending || row.status === 'approved')
  return (
    <>
      {cancels && (
        <Button variant="default" leftSection={<IconArrowBackUp size={17} />} onClick={() => setOpen('cancel')}>
          {t('exits.acts.cancel.action')}
        </Button>
      )}
      {decides && isPending && (
        <>
          <Button variant="default" leftSection={<IconX size={17} />} onClick={() => setOpen('reject')}>
            {t('exits.acts.reject.action')}
          </Button>
          <Button leftSection={<IconCheck size={17} />} onClick={() => setOpen('approve')}>
            {t('exits.acts.approve.action')}
          </Button>
        </>
      )}
      <Suspense>
        {open === 'approve' && <ApproveDialog row={row} onClose={close} />}
        {open === 'reject' && <RejectDialog row={row} onClose={close} />}
        {open === 'cancel' && <CancelDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
