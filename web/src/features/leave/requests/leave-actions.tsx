import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarX,
  IconDoorEnter,
  IconPaperclip,
  IconPencil,
  IconPrinter,
  IconStethoscope,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useRights } from '@/api/hooks'
import { leaveTypesQuery } from '@/api/leave-types'
import type { Issued } from '@/api/papers'
import { holds } from '@/api/rights'
import type { LeaveRequests } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { useConfirm } from '@/ui/confirm'
import { ButtonLink } from '@/ui/links'
import { toast } from '@/ui/toast'
import { actsOf, type LeaveAct } from '../state'

const dialogs = () => import('./leave-dialogs')
const CancelDialog = lazy(() => dialogs().then((all) => ({ default: all.CancelDialog })))
const ResumeDialog = lazy(() => dialogs().then((all) => ({ default: all.ResumeDialog })))
const CertificateDialog = lazy(() => dialogs().then((all) => ({ default: all.CertificateDialog })))
const VisitDialog = lazy(() => dialogs().then((all) => ({ default: all.VisitDialog })))
const IssueDialog = lazy(() => import('@/platform/paper/issue-dialog').then((all) => ({ default: all.IssueDialog })))

interface LeaveActionsProps {
  row: LeaveRequests
  remove: ReactNode
}

const BUTTONS = [
  ['attach', IconPaperclip],
  ['resume', IconDoorEnter],
  ['visit', IconStethoscope],
  ['print', IconPrinter],
  ['cancel', IconCalendarX],
] as const

/** What its reader may do with a leave from where it stands. */
export default function LeaveActions({ row, remove }: LeaveActionsProps) {
  const { t } = useTranslation('leave')
  const rights = useRights()
  const ask = useConfirm()
  const [open, setOpen] = useState<LeaveAct>()
  const close = () => setOpen(undefined)
  const isOwn = rights.employeeId !== '' && rights.employeeId === row.employeeId
  const { data: types } = useQuery(leaveTypesQuery)
  const reader = { isOwn, isHr: holds(rights, 'rh-managements', 'approve'), heads: rights.heads }
  const nature = types?.find(({ $id }) => $id === row.typeId)
  const acts = actsOf(row, reader, nature)
  const withdrawal = useAction({
    run: () => act('leaveRequests.withdraw', { id: row.$id }),
    touches: ['leaveRequests', 'leaveRecords', 'approvals'],
    done: () => toast.done(t('withdraw.done')),
  })
  const withdraw = async () => {
    const isSure = await ask({ title: t('withdraw.title'), text: t('withdraw.text'), action: t('acts.withdraw') })
    if (isSure) withdrawal.act()
  }
  return (
    <>
      {remove}
      {acts.includes('withdraw') && (
        <Button
          variant="default"
          loading={withdrawal.busy}
          leftSection={<IconArrowBackUp size={17} className="flip" />}
          onClick={withdraw}
        >
          {t('acts.withdraw')}
        </Button>
      )}
      {BUTTONS.filter(([name]) => acts.includes(name)).map(([name, Icon]) => (
        <Button key={name} variant="default" leftSection={<Icon size={17} />} onClick={() => setOpen(name)}>
          {t(`acts.${name}`)}
        </Button>
      ))}
      {acts.includes('correct') && (
        <ButtonLink {...linkTo(paths.correctLeave(row.$id))} leftSection={<IconPencil size={17} />}>
          {t('acts.correct')}
        </ButtonLink>
      )}
      <Suspense>
        {open === 'cancel' && <CancelDialog row={row} onClose={close} />}
        {open === 'resume' && <ResumeDialog row={row} onClose={close} />}
        {open === 'attach' && <CertificateDialog row={row} onClose={close} />}
        {open === 'visit' && <VisitDialog row={row} onClose={close} />}
        {open === 'print' && (
          <IssueDialog
            title={t('acts.print')}
            paper={t('papers.decision')}
            issue={(language): Promise<Issued> => act('leaveRequests.print', { id: row.$id, language })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
