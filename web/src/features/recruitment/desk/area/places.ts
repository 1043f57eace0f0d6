import {
  IconCalendarEvent,
  IconCertificate,
  IconChartBar,
  IconFiles,
  IconLayoutDashboard,
  IconPencilCheck,
  IconSchool,
  IconUsers,
} from '@tabler/icons-react'
import { opens, type Rights } from '@/api/rights'

export const ROOT = '/recruitment-system'

/** The pages of recruitment, in the order of their bar. */
export const PLACES = [
  { name: 'home', to: ROOT, Icon: IconLayoutDashboard },
  { name: 'exams', to: `${ROOT}/recruitment-processes`, Icon: IconSchool },
  { name: 'candidates', to: `${ROOT}/candidates`, Icon: IconUsers },
  { name: 'positions', to: `${ROOT}/positions`, Icon: IconCertificate },
  { name: 'documents', to: `${ROOT}/documents`, Icon: IconFiles },
  { name: 'calendar', to: `${ROOT}/calendar`, Icon: IconCalendarEvent },
  { name: 'statistics', to: `${ROOT}/statistics`, Icon: IconChartBar },
  { name: 'marking', to: `${ROOT}/marking`, Icon: IconPencilCheck },
] as const

export type PlaceName = (typeof PLACES)[number]['name']

/** What stands below a page without bearing its address. */
const BELOW: Readonly<Record<string, PlaceName>> = {
  categories: 'positions',
  committees: 'exams',
  appeals: 'exams',
  'elimination-reasons': 'documents',
}

/** Those that this reader may open. */
export function openPlaces(rights: Rights) {
  return PLACES.filter(({ to }) => opens(rights, to))
}

/** The page to which an address belongs. */
export function placeAt(path: string): PlaceName {
  const [, , first = ''] = path.split('/')
  const found = PLACES.find(({ to }) => to === `${ROOT}/${first}`)
  return found?.name ?? BELOW[first] ?? 'home'
}
