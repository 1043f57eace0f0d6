import { expect, it, vi } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Users } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { click, getByName, renderAt, settle, testClient } from '@/testing/render'
import { type Answer, onTheWire } from '@/testing/wire'
import { ConfirmProvider } from '@/ui/confirm'
import { AcceptDialog } from './accept-dialog'

/** What is asked for comes when it comes, however busy the machine is. */
const PATIENCE = { timeout: 20_000, interval: 20 }

const none = { body: { total: 0, documents: [] } }
const reading = (field: string) => ({ verbs: ['read'], fields: [field], write: [] })
const collections = { employees: reading('email'), roles: reading('name') }
const rights = { admin: true, auth: [], permissions: [], rolePermissions: [], collections }
const row = { $id: 'waiting', username: 'waiting', email: 'waiting@commune.example', roles: [] } as unknown as Users

it('lets nobody in before the role is there that everybody is given', async () => {
  let answerRoles: (answer: Answer) => void = () => undefined
  const roles = new Promise<Answer>((answer) => {
    answerRoles = answer
  })
  const calls = onTheWire(({ path }) => (path.includes('/roles/') ? roles : none))
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, rights as never)
  for (const collection of ['users', 'employees', 'roles'] as const)
    client.setQueryData(metaQuery(collection, 'fr').queryKey, await loadMeta(collection, 'fr'))
  const meta = await loadMeta('users', 'fr')
  const { label = '' } = meta.acts?.find(({ act }) => act === 'users.accept') ?? {}
  const dialog = <AcceptDialog row={row} onClose={() => undefined} />
  await renderAt('/users', <ConfirmProvider>{dialog}</ConfirmProvider>, client)
  const given = () => calls.filter(({ path }) => path.endsWith('/users.accept')).map(({ body }) => body)
  const accept = () => click(getByName(label))
  await vi.waitFor(async () => {
    await settle()
    await accept()
  }, PATIENCE)
  await settle()
  expect(given()).toEqual([])
  answerRoles({ body: { total: 1, documents: [{ $id: 'plain', name: 'employee' }] } })
  await vi.waitFor(async () => {
    await settle()
    if (given().length === 0) await accept()
    expect(given()).toEqual([{ userId: 'waiting', employeeId: null, roles: ['plain'] }])
  }, PATIENCE)
})
