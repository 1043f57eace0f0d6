import { beforeEach, expect, it } from 'vitest'
import type { OpenActs } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Appeals } from '@/api/schema.gen'
import { renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import AppealActions from './appeal-actions'

beforeEach(() => document.body.replaceChildren())

async function draw(row: Partial<Appeals>, acts: OpenActs) {
  onTheWire(() => ({ body: { a1: acts } }))
  const client = testClient()
  client.setQueryData(metaQuery('appeals', 'fr').queryKey, await loadMeta('appeals', 'fr'))
  await renderAt('/', <AppealActions row={{ $id: 'a1', ...row } as Appeals} />, client)
  await settle()
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { buttons, text: document.querySelector('p')?.textContent }
}

const refused = {
  'appeals.decide': { type: 'appeal_decided_first', message: 'decided first' },
  'appeals.carryOut': { type: 'appeal_not_accepted', message: 'not accepted' },
}

it('accepts, refuses and carries out as the server says', async () => {
  expect((await draw({ state: 'filed' }, { open: ['appeals.decide'], refused: {} })).buttons).toEqual([
    'appeals.decide.refuse',
    'appeals.decide.accept',
  ])
  document.body.replaceChildren()
  expect((await draw({ state: 'accepted' }, { open: ['appeals.carryOut'], refused: {} })).buttons).toEqual(['Exécuter'])
})

it('says why somebody may not do what an appeal waits for, and nothing of one that is settled', async () => {
  expect((await draw({ state: 'filed' }, { open: [], refused })).text).toBe('decided first')
  document.body.replaceChildren()
  expect((await draw({ state: 'accepted' }, { open: [], refused })).text).toBe('not accepted')
  document.body.replaceChildren()
  expect((await draw({ state: 'refused' }, { open: [], refused })).text).toBeUndefined()
})
