import { describe, expect, it } from 'vitest'
import { RESOURCES } from '@/api/resources'
import { entriesOf, entryAt, isGroup, MENU, menuOf } from './menu'
import { countsOf } from './use-menu'

const labels = (...shown: string[]) => menuOf((to) => shown.includes(to)).map((item) => item.label)

describe('the menu', () => {
  it('begins with what is everybody’s own, without a title', () => {
    const [own] = menuOf((to) => ['/', '/employee-portail', '/annexes'].includes(to))
    expect(own).toMatchObject({ entries: [{ to: '/' }, { to: '/employee-portail' }] })
    expect(own?.label).toBeUndefined()
  })

  it('shows a group with the children that show, and a single one by itself', () => {
    expect(labels('/rh-managements', '/assignments')).toEqual(['menu.staff'])
    expect(labels('/rh-managements', '/pointage')).toEqual(['menu.employees', 'menu.attendance'])
  })

  it('shows a group whose own route is open', () => {
    expect(labels('/litiges')).toEqual(['menu.litigation'])
    expect(labels('/')).not.toContain('menu.litigation')
  })

  it('has one entry for the unit of a head, whichever of its screens that is', () => {
    const units = (...shown: string[]) => entriesOf(menuOf((to) => shown.includes(to))).map(({ to }) => to)
    expect(units('/chef-service', '/chef-bureau')).toEqual(['/chef-service'])
    expect(units('/chef-bureau')).toEqual(['/chef-bureau'])
  })

  it('counts what waits where it is done', () => {
    const tasks = [
      { link: '/employee-portail?tab=approvals', count: 2 },
      { link: '/employee-portail?tab=approvals', count: 1 },
      { link: '/employee-portail?tab=absences', count: 4 },
      { link: '/rhDocuments?tab=contacts&status=pending', count: 5 },
      { link: '/cars-management?tab=accidents&status=reported', count: 6 },
      { link: '/settings/administration?tab=signatories', count: 7 },
      { link: 'https://elsewhere.example/annexes', count: 8 },
    ]
    expect(Object.fromEntries(countsOf(tasks))).toEqual({
      '/employee-portail/approvals': 3,
      '/employee-portail': 4,
      '/rhDocuments/contacts': 5,
      '/cars-management': 6,
    })
  })

  it('leads to the resources that permissions name', () => {
    const routes = MENU.flatMap((item) => (isGroup(item) ? [item, ...item.entries] : [item])).flatMap(
      ({ to }) => to ?? [],
    )
    const first = new Set(routes.map((route) => route.split('/')[1] ?? '').filter((segment) => segment !== ''))
    expect(RESOURCES.map((resource) => resource.id).toSorted()).toEqual([...first].toSorted())
  })

  it('marks one entry alone: the nearest above the page', () => {
    const entries = [{ to: '/' }, { to: '/cars-management' }, { to: '/cars-management/accidents' }]
    expect(entryAt('/cars-management/c1/edit', undefined, entries)).toBe('/cars-management')
    expect(entryAt('/cars-management/accidents/t1', undefined, entries)).toBe('/cars-management/accidents')
    expect(entryAt('/cars-management-old', undefined, entries)).toBeUndefined()
    expect(entryAt('/', undefined, entries)).toBe('/')
    expect(entryAt('/park-maintenance/new')).toBe('/park-maintenance')
    expect(entryAt('/rhDocuments', 'leaves')).toBe('/rhDocuments/leaves')
    expect(entryAt('/rhDocuments', 'delays')).toBe('/rhDocuments')
  })
})
