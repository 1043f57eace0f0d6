import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { RequestPage } from './request-page'

const KARIM = { $id: 'karim', $collectionId: 'employees', fullNameFr: 'Rhazi Karim' }

// What a growing field listens to, which the window of the tests has not.
beforeEach(() => void Object.assign(document, { fonts: new EventTarget() }))

it('shows whose leave it is that is entered for somebody else, and what that person has left', async () => {
  const client = testClient()
  for (const collection of ['leaveRequests', 'employees'] as const)
    client.setQueryData(metaQuery(collection, 'fr').queryKey, await loadMeta(collection, 'fr'))
  const rights = { admin: true, permissions: [], rolePermissions: [], auth: [], collections: {} }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const calls = onTheWire(({ path }) =>
    path.endsWith('/karim') ? { body: KARIM } : { body: { documents: [], total: 0, balances: [] } },
  )
  await renderAt('/rh-managements/employee/karim/leave', <RequestPage employee="karim" />, client)
  await settle()
  expect(getOne('h1').textContent).toBe('form.titleFor')
  expect(document.body.textContent).toContain('form.hintFor')
  const asked = calls.filter(({ path }) => path.endsWith('leaveRecords.balances')).map(({ body }) => body)
  expect(asked).toEqual([{ employeeIds: ['karim'] }])
})

it('shows whose leave it is that was entered for somebody else and is corrected', async () => {
  const client = testClient()
  for (const collection of ['leaveRequests', 'employees'] as const)
    client.setQueryData(metaQuery(collection, 'fr').queryKey, await loadMeta(collection, 'fr'))
  const rights = { admin: false, employeeId: 'hajar', permissions: [], rolePermissions: [], auth: [], collections: {} }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const standing = { $id: 'r', $collectionId: 'leaveRequests', employeeId: 'karim', pastReason: 'Dépôt tardif' }
  onTheWire(({ path }) => {
    if (path.endsWith('/karim')) return { body: KARIM }
    return { body: path.endsWith('/r') ? standing : { documents: [], total: 0, balances: [] } }
  })
  await renderAt('/employee-portail/leaves/r/edit', <RequestPage id="r" />, client)
  await settle()
  expect(getOne('h1').textContent).toBe('form.titleFor')
  expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toContain('Dépôt tardif')
})
