import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { pathOf } from '@/paths/address'
import { routeTree } from '@/routeTree.gen'
import { openForms, openPages } from './pages'

const everything = { admin: true, auth: [], permissions: [], rolePermissions: [], collections: {} } as unknown as Rights
const all = new Proxy(new Set<string>(), { get: (_, key) => (key === 'has' ? () => true : undefined) })
const writes = (collections: object, auth: string[] = []) =>
  ({ ...everything, admin: false, auth, collections }) as unknown as Rights

it('names pages that exist', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory() } as never)
  const built = new Set(Object.keys(router.routesByPath))
  const missing = openPages(everything, all).filter(({ to }) => !built.has(pathOf(to)))
  expect(missing).toEqual([])
})

it('offers what its reader may open and make, and nothing else', () => {
  const clerk = writes({ missions: { verbs: ['create'] }, cars: { verbs: ['read'] } }, ['/order-mission'])
  expect(openForms(clerk, all)).toEqual([{ collection: 'missions', to: '/order-mission/new' }])
  expect(openPages(clerk, all).filter(({ to }) => to.startsWith('/settings/administration'))).toEqual([])
  expect(openPages(clerk, all).map(({ to }) => to)).toContain('/order-mission?tab=calendar')
  const inviting = writes({ users: { verbs: ['invite'] }, cars: { verbs: ['create'] } }, ['/users-management'])
  expect(openForms(inviting, all)).toEqual([{ collection: 'users', to: '/users-management/new' }])
})
