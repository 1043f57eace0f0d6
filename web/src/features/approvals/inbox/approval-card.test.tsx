import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { renderAt, settle, testClient } from '@/testing/render'
import { type Answer, onTheWire } from '@/testing/wire'
import { ApprovalCard } from './approval-card'
import type { PendingStep } from './decision'

const step = {
  id: 's',
  collection: 'exitPermissions',
  subjectId: 'x',
  what: 'Autorisation de sortie',
  purpose: 'request',
  employeeId: 'e1',
  employee: 'Berrada Rachid',
  openedAt: '2026-11-23T23:30:00.000+00:00',
  dueAt: null,
  escalated: false,
  shown: { employeeId: 'e1', date: '2026-11-25', fromTime: '10:00', toTime: '12:00', reason: 'Tribunal' },
  link: '/pointage/exits/x',
} as unknown as PendingStep

async function open(answer: Answer, verbs = ['read']) {
  const client = testClient()
  client.setQueryData(metaQuery('exitPermissions', 'fr').queryKey, await loadMeta('exitPermissions', 'fr'))
  const rights = { admin: true, permissions: [], collections: { employees: { verbs, fields: [], write: [] } } }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const calls = onTheWire(() => answer)
  const { host } = await renderAt('/', <ApprovalCard step={step} onDecide={() => undefined} />, client)
  await settle()
  return { card: host, calls }
}

it('says by what a request is decided: who asks, of what function, for what, when, and since when it waits', async () => {
  const { card } = await open({
    body: { $id: 'e1', $collectionId: 'employees', FONCTION: 'Technicien', photoId: 'p1' },
  })
  const said = card.textContent ?? ''
  for (const fact of ['Berrada Rachid', 'Technicien', 'Autorisation de sortie', 'since', '10:00', '12:00', 'Tribunal'])
    expect(said).toContain(fact)
  expect(card.querySelector('img')?.getAttribute('src')).toContain('p1')
})

it('goes without face and function where the reader may not see the file', async () => {
  const { card } = await open({ status: 404, body: { message: 'Not found', type: 'document_not_found', code: 404 } })
  expect(card.textContent).toContain('Berrada Rachid')
  expect(card.querySelector('img')).toBeNull()
})

it('asks nothing of files of whoever reads none', async () => {
  const { card, calls } = await open({ status: 401, body: {} }, [])
  expect(card.textContent).toContain('Berrada Rachid')
  expect(calls).toEqual([])
})
