import { Button } from '@mantine/core'
import { IconBan, IconCheck, IconPencil, IconPlayerPlay } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { update } from '@/api/documents'
import { messageOf } from '@/api/errors'
import { useRefresh } from '@/api/hooks'
import type { Maintenances, MaintenancesStatus } from '@/api/schema.gen'
import { Can } from '@/parts/can'
import { DeleteButton } from '@/parts/delete-button'
import { linkTo, recordAddress } from '@/parts/record-address'
import { useConfirm } from '@/ui/confirm'
import { toast } from '@/ui/toast'
import { isOver } from './state'

const FinishDialog = lazy(() => import('./finish-dialog'))

interface ActionsProps {
  row: Maintenances
  name: string
}

/** What can be done with a work order, as far as its state goes. */
export function MaintenanceActions({ row, name }: ActionsProps) {
  const { t } = useTranslation('maintenance')
  const navigate = useNavigate()
  return (
    <>
      <DeleteButton
        collection="maintenances"
        ids={[row.$id]}
        nameOf={() => name}
        onDone={() => navigate(linkTo('/park-maintenance'))}
      />
      <Can verb="update" collection="maintenances">
        <Button
          variant={isOver(row) ? 'filled' : 'default'}
          component={Link}
          {...linkTo(`${recordAddress('maintenances', row.$id)}/edit`)}
          leftSection={<IconPencil size={17} />}
        >
          {t('edit')}
        </Button>
        {!isOver(row) && <Steps row={row} name={name} />}
      </Can>
    </>
  )
}

function Steps({ row, name }: ActionsProps) {
  const { t } = useTranslation('maintenance')
  const ask = useConfirm()
  const { busy, step } = useStep(row)
  const [finishing, setFinishing] = useState(false)
  const cancel = async () => {
    const question = { title: t('act.cancelTitle', { name }), text: t('act.cancelText'), action: t('act.cancel') }
    if (await ask({ ...question, destructive: true })) await step('cancelled', t('act.cancelled'))
  }
  return (
    <>
      <Button variant="default" loading={busy} leftSection={<IconBan size={17} />} onClick={cancel}>
        {t('act.cancel')}
      </Button>
      {row.status === 'planned' && (
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconPlayerPlay size={17} />}
          onClick={() => step('in_progress', t('act.started'))}
        >
          {t('act.start')}
        </Button>
      )}
      <Button leftSection={<IconCheck size={17} />} onClick={() => setFinishing(true)}>
        {t('act.finish')}
      </Button>
      <Suspense>{finishing && <FinishDialog row={row} onClose={() => setFinishing(false)} />}</Suspense>
    </>
  )
}

/** Moves a work order on; what is refused is said. */
function useStep(row: Maintenances) {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const step = async (status: MaintenancesStatus, done: string) => {
    setBusy(true)
    try {
      await update('maintenances', row, { status })
      toast.done(done)
    } catch (error) {
      toast.failed(messageOf(error))
    }
    await refresh('maintenances')
    setBusy(false)
  }
  return { busy, step }
}
