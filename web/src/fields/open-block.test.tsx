import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { rightsQuery } from '@/api/session'
import { paths } from '@/paths/paths'
import { renderAt, testClient } from '@/testing/render'
import { OpenBlock } from './open-block'

const NOBODY = { admin: false, auth: [], permissions: [], rolePermissions: [], employeeId: '', heads: false }

/** Where a block of the fleet's list leads whoever holds these permissions. */
async function leads(permissions: string[]) {
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, { ...NOBODY, permissions } as unknown as Rights)
  const { host } = await renderAt('/', <OpenBlock address={paths.cars({ vehicle: 'truck' })}>12</OpenBlock>, client)
  expect(host.textContent).toContain('12')
  return host.querySelector('a')?.getAttribute('href')
}

it('leads where its reader may go, and nobody else anywhere', async () => {
  expect(await leads(['cars-management:read'])).toBe('/cars-management?vehicle=truck')
  expect(await leads(['order-mission:read'])).toBeUndefined()
})
