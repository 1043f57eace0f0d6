import {
  IconArchive,
  IconBeach,
  IconBox,
  IconBriefcase,
  IconBuilding,
  IconBuildingArch,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarExclamation,
  IconCalendarOff,
  IconCalendarStats,
  IconCar,
  IconChartBar,
  IconChartHistogram,
  IconCoins,
  IconDeviceDesktop,
  IconFileText,
  IconFingerprint,
  IconGavel,
  IconId,
  IconLayoutDashboard,
  IconMap2,
  IconMeat,
  IconPackage,
  IconPencilCheck,
  IconRouteAltLeft,
  IconScale,
  IconSchool,
  IconSitemap,
  IconTool,
  IconUserCog,
  IconUserDown,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { ParseKeys } from 'i18next'
import { opens, type Rights } from '@/api/rights'

type Label = ParseKeys<'shell'>

export interface MenuEntry {
  to: string
  label: Label
  Icon: typeof IconUsers
  /** Open to everybody who knows its address, and shown to whose it is by what they are. */
  isPlace?: true
}

export interface MenuGroup {
  label: Label
  Icon: typeof IconUsers
  /** A route of the group itself: open, it shows the group even when no child shows. */
  to?: string
  entries: MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

const HUMAN_RESOURCES: MenuEntry[] = [
  { to: '/rh-managements', label: 'menu.employees', Icon: IconUsers },
  { to: '/employee-portail', label: 'menu.portal', Icon: IconId },
  { to: '/employee-portail/leaves', label: 'menu.leaves', Icon: IconBeach },
  { to: '/absence-management', label: 'menu.absences', Icon: IconCalendarOff },
  { to: '/pointage', label: 'menu.attendance', Icon: IconFingerprint },
  { to: '/pointage/devices', label: 'menu.devices', Icon: IconDeviceDesktop },
  { to: '/assignments', label: 'menu.assignments', Icon: IconBriefcase },
  { to: '/rhDocuments', label: 'menu.hrDocuments', Icon: IconFileText },
  { to: '/rhDocuments/leaves', label: 'menu.leaveRequests', Icon: IconCalendarEvent },
  { to: '/rh-managements/leave-types', label: 'menu.leaveTypes', Icon: IconCalendarStats },
  { to: '/rh-managements/leave-recounts', label: 'menu.leaveRecounts', Icon: IconCalendarExclamation },
  { to: '/rh-managements/law', label: 'menu.law', Icon: IconScale },
  { to: '/rh-managements/approvals', label: 'menu.approvalRules', Icon: IconRouteAltLeft },
  { to: '/organisation-management', label: 'menu.organisation', Icon: IconSitemap },
]

const FLEET: MenuEntry[] = [
  { to: '/cars-management', label: 'menu.cars', Icon: IconCar },
  { to: '/order-mission', label: 'menu.missions', Icon: IconMap2 },
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
  { to: '/', label: 'menu.home', Icon: IconLayoutDashboard },
  { to: '/annexes', label: 'menu.annexes', Icon: IconBuildingArch },
  { to: '/recruitment-system', label: 'menu.recruitment', Icon: IconSchool },
  { to: '/recruitment-system/marking', label: 'menu.marking', Icon: IconPencilCheck, isPlace: true },
  { label: 'menu.humanResources', Icon: IconUsersGroup, entries: HUMAN_RESOURCES },
  { label: 'menu.fleet', Icon: IconCar, entries: FLEET },
  { to: '/users-management', label: 'menu.users', Icon: IconUserCog },
  { to: '/bureauEconomic', label: 'menu.economic', Icon: IconBuildingStore },
  { to: '/chef-bureau', label: 'menu.headBureau', Icon: IconBuilding },
  { to: '/chef-service', label: 'menu.headService', Icon: IconBuilding },
  { to: '/revenue-dashboard', label: 'menu.revenue', Icon: IconCoins },
  { to: '/redevables', label: 'menu.debtors', Icon: IconUserDown },
  { to: '/abbatoir', label: 'menu.slaughterhouse', Icon: IconMeat },
  { to: '/inventory-dashboard', label: 'menu.inventory', Icon: IconPackage },
  { to: '/archive', label: 'menu.archive', Icon: IconArchive },
  { to: '/statistics', label: 'menu.statistics', Icon: IconChartHistogram },
  { to: '/litiges', label: 'menu.litigation', Icon: IconScale, entries: LITIGATION },
]

export function isGroup(item: MenuItem): item is MenuGroup {
  return 'entries' in item
}

/** What of the menu this caller sees: routes that exist and are open; a group when a child shows or its own route is open. */
export function visibleMenu(rights: Rights, built: ReadonlySet<string>): MenuItem[] {
  const shows = (to: string) => built.has(to) && opens(rights, to)
  return MENU.flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return shows(item.to) && (!item.isPlace || rights.places?.includes(item.to)) ? [item] : []
    const entries = item.entries.filter((entry) => shows(entry.to))
    return entries.length > 0 || (item.to !== undefined && shows(item.to)) ? [{ ...item, entries }] : []
  })
}

/** Every entry that shows, without its group: what the home page links to. */
export function visibleEntries(rights: Rights, built: ReadonlySet<string>): MenuEntry[] {
  return visibleMenu(rights, built).flatMap((item) => (isGroup(item) ? item.entries : [item]))
}

/** All entries, of groups and without one. */
export const MENU_ENTRIES: readonly MenuEntry[] = MENU.flatMap((item) => (isGroup(item) ? item.entries : [item]))

/** Every entry that would be open to this caller, and is not built yet. */
export function comingEntries(rights: Rights, built: ReadonlySet<string>): MenuEntry[] {
  return MENU_ENTRIES.filter(({ to, isPlace }) => !isPlace && !built.has(to) && opens(rights, to))
}

/** What the menu calls a screen. */
export function menuLabel(path: string): Label | undefined {
  return MENU_ENTRIES.find(({ to }) => to === path)?.label
}

/** The entry to which a path belongs; where one stands below another, the nearest alone. */
export function entryAt(path: string, entries: readonly Pick<MenuEntry, 'to'>[] = MENU_ENTRIES): string | undefined {
  const above = entries.map(({ to }) => to).filter((to) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
  return above.sort((one, other) => other.length - one.length)[0]
}
