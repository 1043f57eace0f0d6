import { IconPencil } from '@tabler/icons-react'
import type { LeaveRequests } from '@/api/schema.gen'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { ButtonLink } from '@/ui/links'

/** A request that was sent back is corrected in the form that it was asked for with. */
export function CorrectLink({ row }: { row: LeaveRequests }) {
  const isOpen = useIsOpen('leaveRequests', row.$id)
  const { label } = useActMeta('leaveRequests', 'leaveRequests.submit')
  if (!isOpen('leaveRequests.submit')) return null
  return (
    <ButtonLink {...linkTo(paths.correctLeave(row.$id))} leftSection={<IconPencil size={17} />}>
      {label}
    </ButtonLink>
  )
}
