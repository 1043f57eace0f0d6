import {
  IconAddressBook,
  IconArchive,
  IconBarcode,
  IconBox,
  IconBriefcase,
  IconBuildingArch,
  IconBuildingCommunity,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarExclamation,
  IconCalendarOff,
  IconCalendarStats,
  IconCar,
  IconChartBar,
  IconChartHistogram,
  IconClock,
  IconCoins,
  IconDeviceDesktop,
  IconFileText,
  IconFingerprint,
  IconGavel,
  IconHome,
  IconInbox,
  IconMap2,
  IconMeat,
  IconPackage,
  IconPencilCheck,
  IconRouteAltLeft,
  IconScale,
  IconSchool,
  IconSettings,
  IconSignature,
  IconSitemap,
  IconTool,
  IconUser,
  IconUserCog,
  IconUserDown,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import { opens, type Rights } from '@/api/rights'
import type { CollectionId } from '@/api/schema.gen'
import type { BuiltScreens } from './built'

type Label = ParseKeys<'shell'>

export interface MenuEntry {
  to: string
  label: Label
  Icon: typeof IconUsers
  /** Shown to whoever may make one of these, or finds one. */
  holds?: CollectionId
  /** Not shown beside that one, which says as much. */
  unless?: string
}

/** Entries below a title; those without one are everybody's, and stand open. */
export interface MenuGroup {
  label?: Label
  Icon?: typeof IconUsers
  /** A route of the group itself: open, it shows the group even when no child shows. */
  to?: string
  entries: MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

/** What is their own, first and for everybody: what they are, not what they hold, shows most of it. */
const OWN: MenuEntry[] = [
  { to: '/', label: 'menu.home', Icon: IconHome },
  { to: '/employee-portail/approvals', label: 'menu.approvals', Icon: IconSignature },
  { to: '/employee-portail', label: 'menu.portal', Icon: IconUser },
  { to: '/chef-service', label: 'menu.unit', Icon: IconBuildingCommunity },
  { to: '/chef-bureau', label: 'menu.unit', Icon: IconBuildingCommunity, unless: '/chef-service' },
  { to: '/recruitment-system/marking', label: 'menu.marking', Icon: IconPencilCheck },
  { to: '/inventory-dashboard/counting', label: 'menu.counting', Icon: IconBarcode },
]

const STAFF: MenuEntry[] = [
  { to: '/rh-managements', label: 'menu.employees', Icon: IconUsers },
  { to: '/assignments', label: 'menu.assignments', Icon: IconBriefcase },
  { to: '/organisation-management', label: 'menu.organisation', Icon: IconSitemap },
]

const WORKING_TIME: MenuEntry[] = [
  { to: '/pointage', label: 'menu.attendance', Icon: IconFingerprint },
  { to: '/absence-management', label: 'menu.absences', Icon: IconCalendarOff },
  { to: '/rhDocuments/leaves', label: 'menu.leaveRequests', Icon: IconCalendarEvent },
  {
    to: '/rh-managements/leave-recounts',
    label: 'menu.leaveRecounts',
    Icon: IconCalendarExclamation,
    holds: 'leaveRecounts',
  },
]

const REQUESTS: MenuEntry[] = [
  { to: '/rhDocuments', label: 'menu.hrDocuments', Icon: IconFileText },
  { to: '/rhDocuments/contacts', label: 'crumbs.contacts', Icon: IconAddressBook },
]

/** What human resources set once and read seldom. */
const STAFF_SETTINGS: MenuEntry[] = [
  { to: '/rh-managements/leave-types', label: 'menu.leaveTypes', Icon: IconCalendarStats },
  { to: '/rh-managements/approvals', label: 'menu.approvalRules', Icon: IconRouteAltLeft },
  { to: '/pointage/devices', label: 'menu.devices', Icon: IconDeviceDesktop },
  { to: '/rh-managements/law', label: 'menu.law', Icon: IconScale },
]

const FLEET: MenuEntry[] = [
  { to: '/cars-management', label: 'menu.cars', Icon: IconCar },
  { to: '/order-mission', label: 'menu.missions', Icon: IconMap2, holds: 'missions' },
  { to: '/park-inventaire', label: 'menu.spareParts', Icon: IconBox },
  { to: '/park-maintenance', label: 'menu.maintenance', Icon: IconTool },
]

const LITIGATION: MenuEntry[] = [
  { to: '/litiges/PreRecours', label: 'menu.preRecourse', Icon: IconFileText },
  { to: '/litiges/Recours', label: 'menu.courtFiles', Icon: IconGavel },
  { to: '/litiges/Avocats', label: 'menu.lawyers', Icon: IconUsers },
  { to: '/litiges/Statistiques', label: 'menu.litigationStatistics', Icon: IconChartBar },
]

/** The whole product, in the order of the menu. */
export const MENU: MenuItem[] = [
  { entries: OWN },
  { to: '/annexes', label: 'menu.annexes', Icon: IconBuildingArch },
  { to: '/recruitment-system', label: 'menu.recruitment', Icon: IconSchool },
  { label: 'menu.staff', Icon: IconUsersGroup, entries: STAFF },
  { label: 'menu.workingTime', Icon: IconClock, entries: WORKING_TIME },
  { label: 'menu.requests', Icon: IconInbox, entries: REQUESTS },
  { label: 'menu.fleet', Icon: IconCar, entries: FLEET },
  { to: '/bureauEconomic', label: 'menu.economic', Icon: IconBuildingStore },
  { to: '/revenue-dashboard', label: 'menu.revenue', Icon: IconCoins },
  { to: '/redevables', label: 'menu.debtors', Icon: IconUserDown },
  { to: '/abbatoir', label: 'menu.slaughterhouse', Icon: IconMeat },
  { to: '/inventory-dashboard', label: 'menu.inventory', Icon: IconPackage },
  { to: '/archive', label: 'menu.archive', Icon: IconArchive },
  { to: '/statistics', label: 'menu.statistics', Icon: IconChartHistogram },
  { to: '/litiges', label: 'menu.litigation', Icon: IconScale, entries: LITIGATION },
  { label: 'menu.staffSettings', Icon: IconSettings, entries: STAFF_SETTINGS },
  { to: '/users-management', label: 'menu.users', Icon: IconUserCog },
]

export function isGroup(item: MenuItem): item is MenuGroup {
  return 'entries' in item
}

/** All entries, of groups and without one. */
export const MENU_ENTRIES: readonly MenuEntry[] = entriesOf(MENU)

export function entriesOf(menu: readonly MenuItem[]): MenuEntry[] {
  return menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
}

/** The menu with those entries that show: a group of a single one is that one, and one of none shows by its own route. */
export function menuOf(shows: (to: string) => boolean): MenuItem[] {
  const isThere = ({ to, unless }: MenuEntry) => shows(to) && !(unless && shows(unless))
  return MENU.flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return isThere(item) ? [item] : []
    const entries = item.entries.filter(isThere)
    const [only] = entries
    if (only && entries.length === 1 && item.label && !item.to) return [only]
    return entries.length > 0 || (item.to !== undefined && shows(item.to)) ? [{ ...item, entries }] : []
  })
}

/** Every entry that would be open to this caller, and is not built yet. */
export function comingEntries(rights: Rights, built: BuiltScreens): MenuEntry[] {
  return MENU_ENTRIES.filter(({ to }) => !built.has(to) && opens(rights, to))
}

/** What the menu calls a screen. */
export function menuLabel(path: string): Label | undefined {
  return MENU_ENTRIES.find(({ to }) => to === path)?.label
}

/** The entry to which a page belongs: the nearest above it, or the one that stands for its tab. */
export function entryAt(
  path: string,
  tab?: unknown,
  entries: readonly Pick<MenuEntry, 'to'>[] = MENU_ENTRIES,
): string | undefined {
  const ofTab = entries.find(({ to }) => to === `${path}/${tab}`)
  if (ofTab) return ofTab.to
  const above = entries.map(({ to }) => to).filter((to) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  return above.sort((one, other) => other.length - one.length)[0]
}
