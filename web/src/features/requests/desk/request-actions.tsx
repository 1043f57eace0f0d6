import { Button, Text } from '@mantine/core'
import { IconFileCheck, IconHandGrab, IconPackageExport, IconPencil, IconSignature, IconX } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { DocumentRequests } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { useOpenActs } from '@/platform/use-open-acts'
import { toast } from '@/ui/toast'
import { PrintRefusal } from '../print-refusal'
import { useGenerate } from './use-generate'

const dialogs = () => import('./request-dialogs')
const RejectDialog = lazy(() => dialogs().then((all) => ({ default: all.RejectDialog })))
const EditDialog = lazy(() => dialogs().then((all) => ({ default: all.EditDialog })))
const SignDialog = lazy(() => import('./sign-dialog'))
const DeliverDialog = lazy(() => dialogs().then((all) => ({ default: all.DeliverDialog })))

interface RequestActionsProps {
  row: DocumentRequests
  remove: ReactNode
}

/** What the desk does with a request from where it stands: the next step is the filled button. */
export default function RequestActions({ row, remove }: RequestActionsProps) {
  const { t } = useTranslation('requests')
  const rights = useRights()
  if (!holds(rights, 'rhDocuments', 'update')) return remove
  if (rights.employeeId && rights.employeeId === row.employeeId) {
    return (
      <Text size="sm" c="dimmed">
        {t('own.notYours')}
      </Text>
    )
  }
  return <Buttons row={row} remove={remove} />
}

function Buttons({ row, remove }: RequestActionsProps) {
  const { t } = useTranslation('requests')
  const [open, setOpen] = useState<'reject' | 'edit' | 'sign' | 'deliver'>()
  const close = () => setOpen(undefined)
  const isOpen = useOpenActs('documentRequests', row.$id)
  const isMade = row.step === 'generated'
  const process = useAction({
    run: () => act('documentRequests.process', { id: row.$id }),
    touches: 'documentRequests',
    done: () => toast.done(t('process.done')),
  })
  const generate = useGenerate()
  return (
    <>
      {isOpen('documentRequests.reject') && (
        <Button variant="default" color="red" leftSection={<IconX size={17} />} onClick={() => setOpen('reject')}>
          {t('reject.action')}
        </Button>
      )}
      {isOpen('documentRequests.process') && (
        <Button
          variant="default"
          loading={process.busy}
          leftSection={<IconHandGrab size={17} />}
          onClick={() => process.act()}
        >
          {t('process.action')}
        </Button>
      )}
      {isOpen('documentRequests.edit') && (
        <Button variant="default" leftSection={<IconPencil size={17} />} onClick={() => setOpen('edit')}>
          {t('edit.action')}
        </Button>
      )}
      {isOpen('documentRequests.generate') && (
        <Button
          variant={isMade ? 'default' : 'filled'}
          loading={generate.busy}
          leftSection={<IconFileCheck size={17} />}
          onClick={() => generate.act(row.$id)}
        >
          {t(isMade ? 'generate.again' : 'generate.action')}
        </Button>
      )}
      {isOpen('documentRequests.deliver') && (
        <Button
          variant={row.step === 'signed' ? 'filled' : 'default'}
          leftSection={<IconPackageExport size={17} />}
          onClick={() => setOpen('deliver')}
        >
          {t('deliver.action')}
        </Button>
      )}
      {isOpen('documentRequests.sign') && (
        <Button leftSection={<IconSignature size={17} />} onClick={() => setOpen('sign')}>
          {t('sign.action')}
        </Button>
      )}
      <PrintRefusal row={row} />
      {remove}
      <Suspense>
        {open === 'sign' && <SignDialog ids={[row.$id]} onClose={close} />}
        {open === 'reject' && <RejectDialog row={row} onClose={close} />}
        {open === 'edit' && <EditDialog row={row} onClose={close} />}
        {open === 'deliver' && <DeliverDialog row={row} onClose={close} />}
      </Suspense>
    </>
  )
}
