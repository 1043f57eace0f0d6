import {
  IconArrowsExchange,
  IconBell,
  IconCalendarDue,
  IconCar,
  IconFileText,
  IconMail,
  IconTransfer,
  IconUser,
  IconUserCog,
} from '@tabler/icons-react'
import type { Notification } from '@/api/notifications'

const OF_SUBJECT: Partial<Record<string, typeof IconBell>> = {
  users: IconUserCog,
  roles: IconUserCog,
  employees: IconUser,
  assignments: IconArrowsExchange,
  delegations: IconTransfer,
  authenticDocuments: IconFileText,
  outbox: IconMail,
  cars: IconCar,
}

/** A picture of what it is about, for those who look before they read. */
export function iconOf({ kind, subjectCollection }: Pick<Notification, 'kind' | 'subjectCollection'>) {
  if (/deadline|due/.test(kind)) return IconCalendarDue
  return OF_SUBJECT[subjectCollection ?? ''] ?? IconBell
}
