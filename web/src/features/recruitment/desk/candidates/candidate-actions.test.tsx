import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ActionId } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Candidates } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { click, getByName, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import CandidateActions from './candidate-actions'
import CandidateBulk from './candidate-bulk'

vi.mock('@/engine/resource-table/export-menu', () => ({ ExportMenu: () => null }))
const LIST = { order: '' } as never
const RIGHTS = { admin: true, permissions: [], rolePermissions: [], auth: [], collections: {} } as never

beforeEach(() => document.body.replaceChildren())

/** What is done with candidates before a server that says what is open to each. */
async function draw(what: ReactNode, open: Record<string, readonly ActionId[]>) {
  const client = testClient()
  client.setQueryData(metaQuery('candidates', 'fr').queryKey, await loadMeta('candidates', 'fr'))
  client.setQueryData(rightsQuery.queryKey, RIGHTS)
  const calls = onTheWire(({ path }) => {
    if (path.endsWith('/acts.open'))
      return {
        body: Object.fromEntries(Object.entries(open).map(([id, acts]) => [id, { open: acts, refused: {} }])),
      }
    if (path.endsWith('/candidates.review')) return { body: { nextId: 'c2', waiting: 3 } }
    return { body: { done: [], refused: [] } }
  })
  await renderAt('/', what, client)
  await settle()
  const sent = (act: ActionId) => calls.filter(({ path }) => path.endsWith(`/${act}`)).map(({ body }) => body)
  return { sent }
}

const lettered = () =>
  [...document.querySelectorAll('[aria-keyshortcuts]')].map((one) => one.getAttribute('aria-keyshortcuts'))
const row = { $id: 'c1', nameFr: 'Amal', nameAr: 'أمل' } as unknown as Candidates

it('answers to the letters of what the server says is open, and holds the file meanwhile', async () => {
  const { sent } = await draw(<CandidateActions row={row} acts={null} />, {
    c1: ['candidates.validate', 'candidates.eliminate', 'candidates.amend'],
  })
  expect(lettered()).toEqual(['n', 'l', 'r', 'v'])
  expect(document.querySelector('a')?.textContent).toBe('Corriger')
  expect(sent('candidates.claim')).toEqual([{ id: 'c1' }])
  await click(getByName('Valider'))
  await settle()
  expect(sent('candidates.validate')).toEqual([{ ids: ['c1'] }])
})

it('takes back and confirms what waits no more, and holds nothing', async () => {
  const { sent } = await draw(<CandidateActions row={row} acts={null} />, {
    c1: ['candidates.reopen', 'candidates.confirm'],
  })
  expect(lettered()).toEqual(['n', 'c', 'u'])
  expect(sent('candidates.claim')).toEqual([])
})

it('decides of several only for those to whom it is open', async () => {
  const selected = { list: LIST, clear: () => undefined, remove: null, acts: null }
  const { sent } = await draw(<CandidateBulk ids={['c1', 'c2', 'c3']} selected={selected} />, {
    c1: ['candidates.validate'],
    c2: ['candidates.reopen'],
    c3: ['candidates.validate'],
  })
  await click(getByName('Valider'))
  await settle()
  expect(sent('candidates.validate')).toEqual([{ ids: ['c1', 'c3'] }])
})
