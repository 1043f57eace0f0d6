import { describe, expect, it } from 'vitest'
import { RESOURCES, type Resource } from '@/api/resources'
import {
  actionsOf,
  cellOf,
  effectivePermissions,
  groupByResource,
  isEverything,
  toggleAction,
  togglePermission,
  unknownPermissions,
  withEverything,
} from './permissions'

const hr: Resource = { id: 'rh-managements', label: 'menu.employees', actions: ['import', 'print'] }
const cars: Resource = { id: 'cars-management', label: 'menu.cars' }

describe('a cell', () => {
  it('is held by its own permission, with or without a leading slash', () => {
    expect(cellOf(['rh-managements:read'], hr.id, 'read')).toBe('on')
    expect(cellOf(['/rh-managements:read'], hr.id, 'read')).toBe('on')
    expect(cellOf(['rh-managements:read'], hr.id, 'update')).toBe('off')
    expect(cellOf(['rh-managements:read'], hr.id, '*')).toBe('off')
    expect(cellOf(['rh-managements-x:read'], hr.id, 'read')).toBe('off')
  })

  it('is implied by all actions on its resource, and by everything', () => {
    expect(cellOf(['rh-managements:*'], hr.id, 'read')).toBe('implied')
    expect(cellOf(['rh-managements:*'], hr.id, '*')).toBe('on')
    expect(cellOf(['rh-managements:*'], cars.id, 'read')).toBe('off')
    for (const all of ['*', 'admin']) {
      expect(cellOf([all], hr.id, 'read')).toBe('implied')
      expect(cellOf([all], hr.id, '*')).toBe('implied')
    }
  })

  it('is not held by a word or by nonsense', () => {
    for (const permission of ['rh-managements', 'rh-managements:', ':read', 'rh-managements:read:x', '*:read', '']) {
      expect([permission, cellOf([permission], hr.id, 'read')]).toEqual([permission, 'off'])
    }
  })
})

describe('a click', () => {
  it('adds what was not held and takes what was', () => {
    expect(toggleAction([], hr, 'read')).toEqual(['rh-managements:read'])
    expect(toggleAction(['cars-management:read', 'rh-managements:read'], hr, 'read')).toEqual(['cars-management:read'])
    expect(toggleAction(['/rh-managements:read'], hr, 'read')).toEqual([])
  })

  it('on all takes the place of the single ones', () => {
    const before = ['rh-managements:read', 'cars-management:*', 'rh-managements:import']
    expect(toggleAction(before, hr, '*')).toEqual(['rh-managements:*', 'cars-management:*'])
    expect(toggleAction(['cars-management:*', 'rh-managements:*'], hr, '*')).toEqual(['cars-management:*'])
  })

  it('on one of all leaves the others, named ones included, in the place of all', () => {
    expect(toggleAction(['rh-managements:*', 'cars-management:*'], hr, 'delete')).toEqual([
      'rh-managements:read',
      'rh-managements:create',
      'rh-managements:update',
      'rh-managements:import',
      'rh-managements:print',
      'cars-management:*',
    ])
  })

  it('does not collapse four actions into all, which is more', () => {
    let permissions: string[] = []
    for (const action of ['read', 'create', 'update', 'delete']) permissions = toggleAction(permissions, cars, action)
    expect(cellOf(permissions, cars.id, '*')).toBe('off')
    expect(permissions).toHaveLength(4)
  })

  it('changes nothing under everything', () => {
    expect(toggleAction(['*', 'rh-managements:read'], hr, 'read')).toEqual(['*', 'rh-managements:read'])
  })

  it('twice leaves what was', () => {
    const start = ['statistics:read', 'rh-managements:read', 'odd:thing']
    for (const resource of RESOURCES) {
      for (const action of actionsOf(resource, start)) {
        const twice = toggleAction(toggleAction(start, resource, action), resource, action)
        expect(new Set(twice)).toEqual(new Set(start))
      }
    }
  })
})

describe('everything', () => {
  it('goes over the single permissions and comes off them again', () => {
    const single = ['rh-managements:read']
    const all = withEverything(single, true)
    expect(isEverything(all)).toBe(true)
    expect(withEverything(all, false)).toEqual(single)
    expect(withEverything(['admin', 'rh-managements:read'], false)).toEqual(single)
    expect(withEverything(all, true)).toEqual(all)
  })
})

describe('what the matrix shows', () => {
  it('has a cell for an action nobody listed', () => {
    expect(actionsOf(cars, ['cars-management:tow', 'rh-managements:hire'])).toEqual([
      'read',
      'create',
      'update',
      'delete',
      'tow',
    ])
  })

  it('keeps what it has no cell for', () => {
    expect(
      unknownPermissions(['*', 'admin', 'order-mission-admin', 'rh-managements:read', 'profile:read', 'odd']),
    ).toEqual(['profile:read', 'odd'])
  })

  it('sums up what is held', () => {
    const words = groupByResource(['rh-managements:*', 'cars-management:read', 'cars-management:print', 'odd']).map(
      ({ resource, actions }) => [resource.id, actions],
    )
    expect(words).toEqual([
      ['rh-managements', ['*']],
      ['cars-management', ['read', 'print']],
    ])
    expect(groupByResource(['*'])).toHaveLength(RESOURCES.length)
    expect(groupByResource([])).toEqual([])
  })

  it('switches words', () => {
    expect(togglePermission(['a:b'], 'order-mission-admin')).toEqual(['a:b', 'order-mission-admin'])
    expect(togglePermission(['order-mission-admin', 'a:b'], 'order-mission-admin')).toEqual(['a:b'])
  })
})

describe('what a user may do in all', () => {
  const roleDocs = [{ permissions: ['rh-managements:read', 'statistics:read'] }]

  it('is what was given directly, by roles and by access, each once', () => {
    const holder = { auth: ['/order-mission'], permissions: ['/statistics:read'], roleDocs }
    expect(effectivePermissions(holder)).toEqual(['statistics:read', 'rh-managements:read', 'order-mission:*'])
  })

  it('holds the missions for who administers them, and everything for an administrator', () => {
    expect(effectivePermissions({ auth: ['order-mission-admin'], permissions: [] })).toContain('order-mission:*')
    expect(isEverything(effectivePermissions({ auth: ['admin'], permissions: [], roleDocs }))).toBe(true)
    expect(effectivePermissions({ auth: [], permissions: [], roleDocs: null })).toEqual([])
  })
})
