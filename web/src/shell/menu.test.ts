import { describe, expect, it } from 'vitest'
import { RESOURCES } from '@/api/resources'
import type { Rights } from '@/api/rights'
import { entryAt, isGroup, MENU, visibleEntries, visibleMenu } from './menu'

const nobody: Rights = {
  userId: 'u',
  profile: { $id: 'p', username: 'n', email: 'n@example.ma' },
  employeeId: '',
  admin: false,
  auth: [],
  permissions: [],
  rolePermissions: [],
  heads: false,
  places: [],
  units: [],
  collections: {},
}
const built = new Set(['/', '/rh-managements', '/annexes'])

describe('the menu', () => {
  it('shows only what is built, even to an administrator', () => {
    const shown = visibleEntries({ ...nobody, admin: true }, built).map((entry) => entry.to)
    expect(shown).toEqual(['/', '/annexes', '/rh-managements'])
  })

  it('shows only what is open', () => {
    expect(visibleEntries(nobody, built).map((entry) => entry.to)).toEqual(['/'])
    expect(visibleMenu(nobody, built).some(isGroup)).toBe(false)
  })

  it('shows a group with the children that show', () => {
    const groups = visibleMenu({ ...nobody, permissions: ['rh-managements:read'] }, built).filter(isGroup)
    expect(groups.map((group) => [group.label, group.entries.length])).toEqual([['menu.humanResources', 1]])
  })

  it('shows a group whose own route is open', () => {
    const rights = { ...nobody, auth: ['/litiges'] }
    expect(visibleMenu(rights, new Set(['/litiges'])).filter(isGroup)).toHaveLength(1)
    expect(visibleMenu(rights, new Set(['/'])).filter(isGroup)).toHaveLength(0)
  })

  it('shows the page of marking to members of committees alone', () => {
    const marking = '/recruitment-system/marking'
    const shown = (rights: Rights) => visibleEntries(rights, new Set([marking])).map((entry) => entry.to)
    expect(shown({ ...nobody, places: [marking] })).toEqual([marking])
    expect(shown(nobody)).toEqual([])
    expect(shown({ ...nobody, admin: true })).toEqual([])
  })

  it('leads to the resources that permissions name, in the same order', () => {
    const routes = MENU.flatMap((item) => (isGroup(item) ? [item, ...item.entries] : [item])).flatMap(
      ({ to }) => to ?? [],
    )
    const first = [...new Set(routes.map((route) => route.split('/')[1] ?? ''))].filter((segment) => segment !== '')
    expect(RESOURCES.map((resource) => resource.id)).toEqual(first)
  })

  it('marks one entry alone: the nearest above the page', () => {
    const entries = [{ to: '/' }, { to: '/cars-management' }, { to: '/cars-management/accidents' }]
    expect(entryAt('/cars-management/c1/edit', entries)).toBe('/cars-management')
    expect(entryAt('/cars-management/accidents/t1', entries)).toBe('/cars-management/accidents')
    expect(entryAt('/cars-management-old', entries)).toBeUndefined()
    expect(entryAt('/', entries)).toBe('/')
    expect(entryAt('/park-maintenance/new')).toBe('/park-maintenance')
  })
})
