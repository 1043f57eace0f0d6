import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import type { ExitPermissions } from '@/api/schema.gen'

const dialogs = () => import('./exit-dialogs')
const ApproveDialog = lazy(() => dialogs().then((all) => ({ default: all.ApproveDialog })))
const RejectDialog = lazy(() => dialogs().then((all) => ({ default: all.RejectDialog })))

/** A slip is a step of a chain as long as it waits: it names those whose word it waits for. */
export function DecideButtons({ row }: { row: ExitPermissions }) {
  const { t } = useTranslation('attendance')
  const { profile } = useRights()
  const [open, setOpen] = useState<'approve' | 'reject'>()
  const close = () => setOpen(undefined)
  if (!row.actorIds?.includes(profile.$id)) return null
  return (
    <>
      <Button variant="default" leftSection={<IconX size={17} />} onClick={() => setOpen('reject')}>
        {t('exits.acts.reject.action')}
      </Button>
      <Button leftSection={<IconCheck size={17} />} onClick={() => setOpen('approve')}>
        {t('exits.acts.approve.action')}
      </Button>
      <Suspense>
        {open === 'approve' && <ApproveDialog row={row} onClose={close} />}
        {open === 'reject' && <RejectDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
