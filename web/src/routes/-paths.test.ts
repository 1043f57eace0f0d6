import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { FACTS } from '@/api/facts.gen'
import type { CollectionId } from '@/api/schema.gen'
import { type Address, addressOf, linkTo, pathOf, withSearch } from '@/paths/address'
import { paths } from '@/paths/paths'
import { addressesOf } from '@/paths/record-address'
import { routeTree } from '@/routeTree.gen'
import { parseSearch, stringifySearch } from './-search'

const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  context: { queryClient: new QueryClient() },
  history: createMemoryHistory(),
})

/** The route that opens at an address; what is nowhere falls to the one of lost addresses. */
const routeAt = (address: Address) => router.matchRoutes(pathOf(address), {}).at(-1)?.fullPath

it('writes an address with what is asked, and parts it again for the router', () => {
  const address = addressOf({ to: '/rh-managements/employee/$id', params: { id: 'a b' }, search: { tab: 'papers' } })
  expect(address).toBe('/rh-managements/employee/a%20b?tab=papers')
  expect(linkTo(address)).toEqual({ to: '/rh-managements/employee/a%20b', search: { tab: 'papers' } })
  expect(withSearch('/cars', { fuel: 'lpg', from: undefined, q: '' })).toBe('/cars?fuel=lpg')
  expect(linkTo(withSearch('/annexes/a1', {}))).toEqual({ to: '/annexes/a1', search: {} })
})

/** Every address that code names: of a list as narrowed as its links do, of one by an id that has to be written. */
const ALL: Record<keyof typeof paths, Address> = {
  annexes: paths.annexes(),
  assignments: paths.assignments({ annexe: 'a1' }),
  newAssignment: paths.newAssignment({ employee: 'amal' }),
  units: paths.units({ tab: 'bureaux', annexe: 'a1' }),
  employees: paths.employees({ service: 's1', active: 'off', unfit: 'off' }),
  newEmployee: paths.newEmployee(),
  employee: paths.employee('x y'),
  editEmployee: paths.editEmployee('x y'),
  newAbsence: paths.newAbsence({ employee: 'e1' }),
  warning: paths.warning('x y'),
  absence: paths.absence('a1'),
  day: paths.day('d1'),
  newWarning: paths.newWarning({ employee: 'e1' }),
  cars: paths.cars({ vehicle: 'truck' }),
  newCar: paths.newCar(),
  car: paths.car('x y', { tab: 'costs', year: 'all' }),
  editCar: paths.editCar('x y'),
  newAccident: paths.newAccident({ car: 'c1' }),
  missions: paths.missions({ month: '2026-11', cancelled: 'without' }),
  newMission: paths.newMission({ car: 'c1' }),
  mission: paths.mission('x y'),
  editMission: paths.editMission('x y'),
  maintenances: paths.maintenances({ status: 'done', from: '2026-01-01' }),
  maintenance: paths.maintenance('x y'),
  newMaintenance: paths.newMaintenance({ car: 'c1', kind: 'oil' }),
  sparePart: paths.sparePart('x y'),
  inventory: paths.inventory({ tab: 'types' }),
  items: paths.items({ bureau: 'b1' }),
  newItem: paths.newItem({ bureau: 'b1' }),
  item: paths.item('x y', { tab: 'timeline' }),
  inventoryOffice: paths.inventoryOffice('x y'),
  inventoryMovements: paths.inventoryMovements({ kind: 'loss' }),
  inventoryMovement: paths.inventoryMovement('x y'),
  newReform: paths.newReform({ itemIds: 'i1' }),
  inventoryCampaign: paths.inventoryCampaign('x y', { tab: 'differences' }),
  users: paths.users({ state: 'pending' }),
  newUser: paths.newUser(),
  user: paths.user('x y'),
  editUser: paths.editUser('x y'),
  roles: paths.roles(),
  newRole: paths.newRole(),
  role: paths.role('x y'),
  editRole: paths.editRole('x y'),
  message: paths.message('x y'),
  readings: paths.readings(),
  portal: paths.portal({ tab: 'letters', letter: 'x y' }),
  ownDocuments: paths.ownDocuments({ request: 'x y' }),
  leaves: paths.leaves({ tab: 'calendar' }),
  newLeave: paths.newLeave(),
  enterLeave: paths.enterLeave('e1'),
  leave: paths.leave('x y'),
  leaveDesk: paths.leaveDesk(),
  correctLeave: paths.correctLeave('x y'),
  recruitment: paths.recruitment(),
  exams: paths.exams({ status: 'open' }),
  newExam: paths.newExam(),
  exam: paths.exam('x y', { tab: 'written' }),
  newPosition: paths.newPosition({ recruitment: 'r1' }),
  newCommittee: paths.newCommittee({ recruitment: 'r1' }),
  candidates: paths.candidates({ status: 'submitted', recruitment: 'r1' }),
  newCandidate: paths.newCandidate({ recruitment: 'r1' }),
  editCandidate: paths.editCandidate('x y'),
  candidate: paths.candidate('x y'),
  appeals: paths.appeals({ state: 'filed' }),
  marking: paths.marking(),
  verify: paths.verify('x y'),
}

it('names every page as its visitors have it among their bookmarks', () => {
  expect(ALL).toMatchInlineSnapshot(`
    {
      "absence": "/absence-management/a1",
      "annexes": "/annexes",
      "appeals": "/recruitment-system/appeals?state=filed",
      "assignments": "/assignments?annexe=a1",
      "candidate": "/recruitment-system/candidates/x%20y",
      "candidates": "/recruitment-system/candidates?status=submitted&recruitment=r1",
      "car": "/cars-management/x%20y?tab=costs&year=all",
      "cars": "/cars-management?vehicle=truck",
      "correctLeave": "/employee-portail/leaves/x%20y/edit",
      "day": "/pointage/d1",
      "editCandidate": "/recruitment-system/candidates/x%20y/edit",
      "editCar": "/cars-management/x%20y/edit",
      "editEmployee": "/rh-managements/employee/x%20y/edit",
      "editMission": "/order-mission/x%20y/edit",
      "editRole": "/users-management/x%20y/edit?tab=roles",
      "editUser": "/users-management/x%20y/edit",
      "employee": "/rh-managements/employee/x%20y",
      "employees": "/rh-managements?service=s1&active=off&unfit=off",
      "enterLeave": "/rh-managements/employee/e1/leave",
      "exam": "/recruitment-system/recruitment-processes/x%20y?tab=written",
      "exams": "/recruitment-system/recruitment-processes?status=open",
      "inventory": "/inventory-dashboard?tab=types",
      "inventoryCampaign": "/inventory-dashboard/campaigns/x%20y?tab=differences",
      "inventoryMovement": "/inventory-dashboard/movements/x%20y",
      "inventoryMovements": "/inventory-dashboard?tab=movements&kind=loss",
      "inventoryOffice": "/inventory-dashboard/bureaux/x%20y",
      "item": "/inventory-dashboard/x%20y?tab=timeline",
      "items": "/inventory-dashboard?tab=inventory&bureau=b1",
      "leave": "/employee-portail/leaves/x%20y",
      "leaveDesk": "/rhDocuments?tab=leaves",
      "leaves": "/employee-portail/leaves?tab=calendar",
      "maintenance": "/park-maintenance/x%20y",
      "maintenances": "/park-maintenance?status=done&from=2026-01-01",
      "marking": "/recruitment-system/marking",
      "message": "/settings/administration/x%20y?tab=outbox",
      "mission": "/order-mission/x%20y",
      "missions": "/order-mission?month=2026-11&cancelled=without",
      "newAbsence": "/absence-management/new?employee=e1",
      "newAccident": "/cars-management/accidents/new?car=c1",
      "newAssignment": "/assignments/new?employee=amal",
      "newCandidate": "/recruitment-system/candidates/new?recruitment=r1",
      "newCar": "/cars-management/new",
      "newCommittee": "/recruitment-system/committees/new?recruitment=r1",
      "newEmployee": "/rh-managements/new",
      "newExam": "/recruitment-system/recruitment-processes/new",
      "newItem": "/inventory-dashboard/new?bureau=b1",
      "newLeave": "/employee-portail/leaves/new",
      "newMaintenance": "/park-maintenance/new?car=c1&kind=oil",
      "newMission": "/order-mission/new?car=c1",
      "newPosition": "/recruitment-system/positions/new?recruitment=r1",
      "newReform": "/inventory-dashboard/reforms/new?itemIds=i1",
      "newRole": "/users-management/new?tab=roles",
      "newUser": "/users-management/new",
      "newWarning": "/absence-management/warnings/new?employee=e1",
      "ownDocuments": "/employee-portail/documents?request=x+y",
      "portal": "/employee-portail?tab=letters&letter=x+y",
      "readings": "/settings/administration?tab=reads",
      "recruitment": "/recruitment-system",
      "role": "/users-management/x%20y?tab=roles",
      "roles": "/users-management?tab=roles",
      "sparePart": "/park-inventaire/x%20y",
      "units": "/organisation-management?tab=bureaux&annexe=a1",
      "user": "/users-management/x%20y",
      "users": "/users-management?state=pending",
      "verify": "/verify/x%20y",
      "warning": "/absence-management/warnings/x%20y",
    }
  `)
})

it('leads to a screen with every one of them', () => {
  expect(Object.values(ALL).filter((address) => routeAt(address) === '/$')).toEqual([])
  expect(routeAt(withSearch('/nowhere', {}))).toBe('/$')
})

it('has a list, a form and a page where a collection says that it has one', async () => {
  const named = (Object.keys(FACTS) as CollectionId[]).filter((collection) => FACTS[collection].page)
  const screens = named.map((collection) => {
    const at = addressesOf(collection)
    return [collection, [at.list(), at.make(), at.record('x'), at.edit('x')].map(routeAt)]
  })
  await expect(Object.fromEntries(screens)).toMatchFileSnapshot('./-screens.snap')
})
