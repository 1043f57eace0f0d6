import {
  IconBell,
  IconCalendar,
  IconChartBar,
  IconDeviceDesktop,
  IconLock,
  IconMail,
  IconPaint,
  IconSettings,
  IconTrash,
  IconUser,
  type IconUsers,
  IconWritingSign,
} from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import { can, opens, type Rights } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import { type Address, pathOf, withSearch } from '@/paths/address'
import { paths } from '@/paths/paths'
import { addressesOf } from '@/paths/record-address'

type Icon = typeof IconUsers

/** A page that the menu does not name, and what it is called. */
interface Page {
  to: Address
  label: ParseKeys<'shell'> | `palette:${ParseKeys<'palette'>}`
  Icon: Icon
}

const at = (path: string, tab?: string) => withSearch(path, { tab })

const PAGES: readonly Page[] = [
  { to: at('/profile'), label: 'crumbs.profile', Icon: IconUser },
  { to: at('/settings'), label: 'crumbs.settings', Icon: IconSettings },
  { to: at('/settings/account'), label: 'crumbs.account', Icon: IconLock },
  { to: at('/settings/appearance'), label: 'crumbs.appearance', Icon: IconPaint },
  { to: at('/settings/display'), label: 'crumbs.display', Icon: IconDeviceDesktop },
  { to: at('/settings/notifications'), label: 'crumbs.notifications', Icon: IconBell },
  { to: at('/order-mission', 'calendar'), label: 'palette:pages.calendar', Icon: IconCalendar },
  { to: at('/order-mission', 'summary'), label: 'palette:pages.summary', Icon: IconChartBar },
  { to: at('/cars-management/accidents'), label: 'crumbs.accidents', Icon: IconChartBar },
  { to: at('/settings/administration'), label: 'crumbs.administration', Icon: IconSettings },
  { to: at('/settings/administration', 'letterhead'), label: 'palette:pages.letterhead', Icon: IconSettings },
  { to: at('/settings/administration', 'signatories'), label: 'palette:pages.signatories', Icon: IconWritingSign },
  { to: at('/settings/administration', 'templates'), label: 'palette:pages.templates', Icon: IconSettings },
  { to: at('/settings/administration', 'outbox'), label: 'palette:pages.outbox', Icon: IconMail },
  { to: at('/settings/administration', 'jobs'), label: 'palette:pages.jobs', Icon: IconSettings },
  { to: at('/settings/administration', 'trash'), label: 'palette:pages.trash', Icon: IconTrash },
]

/** The pages beside those of the menu that exist and are open to this reader. */
export function openPages(rights: Rights, built: ReadonlySet<string>): Page[] {
  return PAGES.filter(({ to }) => built.has(pathOf(to)) && opens(rights, pathOf(to)))
}

/** What is made on a page of its own: where, and by whom if not by whoever may create it. */
const MADE = [
  'missions',
  'employees',
  'cars',
  'maintenances',
  'accidents',
  'spareParts',
  'annexes',
  'assignments',
  'services',
  'bureaux',
  'divisions',
  'directions',
  'delegations',
  'holidays',
  'users',
  'roles',
] as const satisfies readonly CollectionId[]

type Made = (typeof MADE)[number]

function formOf(collection: Made): Address {
  return addressesOf(collection, collection === 'employees' ? paths.employees() : undefined).make()
}

/** What this reader may make, and the form of each. */
export function openForms(rights: Rights, built: ReadonlySet<string>): { collection: Made; to: Address }[] {
  const verb = (collection: Made) => (collection === 'users' ? 'invite' : 'create')
  return MADE.map((collection) => ({ collection, to: formOf(collection) })).filter(
    ({ collection, to }) =>
      built.has(pathOf(to)) && opens(rights, pathOf(to)) && can(rights, verb(collection), collection),
  )
}
