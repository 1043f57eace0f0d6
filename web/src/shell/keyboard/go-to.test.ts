import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { routeTree } from '@/routeTree.gen'
import { type BuiltScreens, builtScreens } from '../built'
import { goTos } from './go-to'

const reader = (more: Partial<Rights>) =>
  ({ admin: false, auth: [], permissions: [], rolePermissions: [], collections: {}, ...more }) as unknown as Rights
const built: BuiltScreens = new Map([
  ['/', { crumb: 'menu.home', letter: 'h' }],
  ['/order-mission', { letter: 'm' }],
  ['/annexes', { letter: 'a' }],
  ['/chef-service', { crumb: 'menu.headService', letter: 's', seenBy: { place: '/chef-service' } }],
])

it('gives each letter to one screen, and none of those that keyboards have apart', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory() } as never)
  const letters = [...builtScreens(router.routesByPath).values()].flatMap(({ letter }) => letter ?? [])
  expect(letters.length).toBeGreaterThan(15)
  expect([...new Set(letters)]).toEqual(letters)
  expect(letters.filter((letter) => !/^[a-y]$/.test(letter) || letter === 'q')).toEqual([])
})

it('leads nowhere that its reader may not go, nor where nothing is theirs', () => {
  const clerk = reader({ auth: ['/order-mission'] })
  expect(goTos(clerk, built).map(({ to }) => to)).toEqual(['/', '/order-mission'])
  const head = reader({ heads: true, places: ['/chef-service'] })
  expect(goTos(head, built).map(({ letter }) => letter)).toEqual(['h', 's'])
  expect(goTos(reader({ admin: true, places: [] }), built).map(({ letter }) => letter)).toEqual(['h', 'm', 'a'])
})
