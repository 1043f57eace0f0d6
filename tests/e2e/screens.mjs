// The addresses of all screens.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const TREE = join(import.meta.dirname, '../../web/src/routeTree.gen.ts')
/** What anybody opens. */
export const PUBLIC = [
  '/sign-in-2',
  '/login',
  '/sign-up',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/magic-link',
  '/401',
  '/404',
  '/500',
  '/503',
  '/server-offline',
  '/verify',
  '/verify/no-such-paper',
  '/apply',
  '/apply/no-such-exam',
  '/no-such-page',
]
/** What a public page shows when an address brings more than its path. */
export const PUBLIC_STEPS = [
  '/sign-in-2?step=code',
  '/sign-in-2?error=access_denied',
  '/reset-password?userId=a&secret=b',
  '/magic-link?userId=a&secret=b',
]
/** Fails on purpose; the stories of signing in open it. */
export const FAILING = '/settings/error-example'
// What stands for the parts of an address that change; a route that names another part has to say here what to open.
const EXAMPLES = {
  '/rh-managements/employee/$id': '/rh-managements/employee/amal',
  '/rh-managements/employee/$id/leave': '/rh-managements/employee/amal/leave',
  '/absence-management/$id': '/absence-management/away',
  '/absence-management/warnings/$id': '/absence-management/warnings/letter',
  '/absence-management/reports/$id': '/absence-management/reports/week',
  '/absence-management/deductions/$id': '/absence-management/deductions/{statement}',
  '/rhDocuments/$id': '/rhDocuments/{request}',
  '/rhDocuments/contacts/$id': '/rhDocuments/contacts/{contact}',
  '/employee-portail/leaves/$id': '/employee-portail/leaves/{leave}',
  '/rh-managements/leave-types/$id': '/rh-managements/leave-types/annual',
  '/rh-managements/leave/$id': '/rh-managements/leave/{entry}',
  '/rh-managements/approvals/$id': '/rh-managements/approvals/long',
  '/annexes/$id': '/annexes/centre',
  '/assignments/$id': '/assignments/arrival',
  '/order-mission/$id': '/order-mission/tour',
  '/pointage/devices/$id': '/pointage/devices/door',
  '/cars-management/$id': '/cars-management/duster',
  '/cars-management/accidents/$id': '/cars-management/accidents/crash',
  '/pointage/$id': '/pointage/{day}',
  '/pointage/exits/$id': '/pointage/exits/{slip}',
  '/pointage/duties/$id': '/pointage/duties/night',
  '/park-inventaire/$id': '/park-inventaire/filtre',
  '/park-maintenance/$id': '/park-maintenance/vidange',
  '/inventory-dashboard/$id': '/inventory-dashboard/desk',
  '/inventory-dashboard/counting/$id': '/inventory-dashboard/counting/yearly',
  '/inventory-dashboard/locations/$id': '/inventory-dashboard/locations/hall',
  '/inventory-dashboard/bureaux/$id': '/inventory-dashboard/bureaux/{office}',
  '/inventory-dashboard/movements/$id': '/inventory-dashboard/movements/{entryOfDesk}',
  '/inventory-dashboard/reforms/$id': '/inventory-dashboard/reforms/worn',
  '/inventory-dashboard/campaigns/$id': '/inventory-dashboard/campaigns/yearly',
  '/organisation-management/$id': '/organisation-management/travaux',
  '/users-management/$id': '/users-management/reader',
  '/settings/administration/$id': '/settings/administration/{letter}',
  '/settings/imports/$id': '/settings/imports/{import}',
  '/settings/time-limits/$id': '/settings/time-limits/reply',
  '/settings/retention/$id': '/settings/retention/applicants',
  '/settings/disposals/$id': '/settings/disposals/no-such-disposal',
  '/recruitment-system/recruitment-processes/$id': '/recruitment-system/recruitment-processes/{exam}',
  '/recruitment-system/positions/$id': '/recruitment-system/positions/{position}',
  '/recruitment-system/committees/$id': '/recruitment-system/committees/{committee}',
  '/recruitment-system/candidates/$id': '/recruitment-system/candidates/{candidate}',
  '/recruitment-system/candidates/$id/edit': '/recruitment-system/candidates/{candidate}/edit',
  '/recruitment-system/appeals/$id': '/recruitment-system/appeals/no-such-appeal',
  '/recruitment-system/elimination-reasons/$id': '/recruitment-system/elimination-reasons/{reason}',
  '/verify/$docId': '/verify/no-such-paper',
  '/apply/$recruitment': '/apply/no-such-exam',
  '/$': '/no-such-page',
}
// Screens that an address opens by more than its path.
const TABS = [
  '/pointage/devices?tab=codes',
  '/pointage/devices/door?tab=commands',
  '/rh-managements?q=wxqk',
  '/rh-managements?tab=departures',
  ...['absences', 'warnings'].map((tab) => `/rh-managements/employee/amal?tab=${tab}`),
  ...['reports', 'warnings', 'proposals', 'deductions'].map((tab) => `/absence-management?tab=${tab}`),
  ...['delays', 'contacts', 'leaves'].map((tab) => `/rhDocuments?tab=${tab}`),
  '/rh-managements/employee/amal?tab=place',
  '/rh-managements/employee/amal?tab=career',
  '/rh-managements/employee/amal?tab=career&record=new',
  '/rh-managements/employee/amal?tab=papers',
  '/rh-managements/employee/amal?tab=history',
  '/rh-managements/employee/amal?tab=attendance',
  '/rh-managements/employee/amal?tab=leave',
  '/rh-managements/employee/amal?tab=leaveLedger',
  '/employee-portail?tab=approvals',
  '/employee-portail/leaves?tab=calendar',
  '/pointage?tab=month&month=2026-01',
  '/pointage?tab=now',
  '/pointage?tab=week&week=2026-01-05',
  '/pointage?tab=exits',
  '/pointage?tab=duties',
  ...[
    'bureaux',
    'divisions',
    'directions',
    'buildings',
    'types',
    'grades',
    'functions',
    'posts',
    'persons',
    'holidays',
    'schedules',
  ].flatMap((tab) => [`/organisation-management?tab=${tab}`, `/organisation-management/new?tab=${tab}`]),
  '/order-mission?tab=calendar&month=2026-01',
  '/order-mission?tab=calendar&month=2026-01&view=people',
  '/order-mission?tab=summary&month=2026-01',
  ...['statistics', 'accidents'].map((tab) => `/cars-management?tab=${tab}`),
  ...['papers', 'missions', 'maintenance', 'fuel', 'accidents', 'holders', 'ownership', 'costs', 'history'].map(
    (tab) => `/cars-management/duster?tab=${tab}`,
  ),
  '/cars-management/duster?tab=papers&record=cover',
  '/cars-management/duster?tab=fuel&record=new',
  ...['plan', 'calendar', 'costs'].map((tab) => `/park-maintenance?tab=${tab}`),
  '/park-inventaire?tab=movements',
  ...['inventory', 'services', 'types', 'bureaux', 'emplacements', 'campaigns', 'reforms', 'movements', 'register'].map(
    (tab) => `/inventory-dashboard?tab=${tab}`,
  ),
  '/inventory-dashboard/new?tab=types',
  '/inventory-dashboard/chair?tab=types',
  ...['timeline', 'parts', 'history'].map((tab) => `/inventory-dashboard/desk?tab=${tab}`),
  ...['differences', 'file'].map((tab) => `/inventory-dashboard/campaigns/yearly?tab=${tab}`),
  '/inventory-dashboard/reforms/worn?tab=items',
  '/rh-managements/employee/amal?tab=property',
  ...['security', 'signature', 'sessions', 'identities', 'log'].map((tab) => `/settings/account?tab=${tab}`),
  ...['letterhead', 'signatories', 'templates', 'ages', 'clock', 'jobs', 'trash'].map(
    (tab) => `/settings/administration?tab=${tab}`,
  ),
  '/settings/notifications?tab=received',
  '/settings/notifications?tab=sent',
  ...[
    'positions',
    'candidates',
    'committees',
    'tests',
    'documents',
    'rooms',
    'written',
    'oral',
    'results',
    'appeals',
    'history',
  ].map((tab) => `/recruitment-system/recruitment-processes/{exam}?tab=${tab}`),
  '/recruitment-system/recruitment-processes/{exam}?tab=tests&record=new',
  '/recruitment-system/candidates/{candidate}?tab=results',
  ...['notices', 'minutes', 'corrigenda', 'reasons'].map((tab) => `/recruitment-system/documents?tab=${tab}`),
  '/users-management?tab=roles',
  '/users-management/new?tab=roles',
  '/users-management/auditor?tab=roles',
  '/users-management/auditor/edit?tab=roles',
]

/** The address of every route there is, with its tabs; what stands in braces is made by whoever opens them. */
export function screens() {
  const [, list] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(readFileSync(TREE, 'utf8'))
  const routes = [...list.matchAll(/'([^']+)':/g)].map(([, route]) =>
    route === '/' ? route : route.replace(/\/$/, ''),
  )
  const example = (route) =>
    EXAMPLES[route] ?? route.replace(/^(.*\$id)(\/edit)$/, (_, one, edit) => EXAMPLES[one] + edit)
  const addresses = [...new Set(routes)].map(example)
  assert.deepEqual(
    addresses.filter((one) => one.includes('$')),
    [],
    'EXAMPLES must say what to open',
  )
  return [...addresses, ...TABS]
}
