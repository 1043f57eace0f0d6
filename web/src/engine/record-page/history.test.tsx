import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { click, getByName, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { History } from './history'

const said = (field: string, before: unknown, after: unknown) => ({ field, before, after })
const entry = { at: '2026-11-20T10:00:00.000+00:00', who: 'u', whoName: 'Amina' }
const HISTORY = [
  { ...entry, seq: 2, kind: 'update', changes: [said('nameFr', 'Nord', 'Annexe Nord')] },
  { ...entry, seq: 1, kind: 'create', changes: [said('nameFr', null, 'Nord'), said('nameAr', null, 'الشمال')] },
]

it('shows what changed, and of a creation one line until it is unfolded', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('annexes', 'fr').queryKey, await loadMeta('annexes', 'fr'))
  onTheWire(() => ({ body: { total: 2, history: HISTORY } }))
  const { host } = await renderAt('/', <History collection="annexes" id="a" />, client)
  await settle()
  expect(host.querySelectorAll('table')).toHaveLength(1)
  expect(host.textContent).not.toContain('الشمال')
  const button = getByName('history.unfold')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await click(button)
  expect(host.querySelectorAll('table')).toHaveLength(2)
  expect(host.textContent).toContain('الشمال')
  await click(getByName('history.fold'))
  expect(host.querySelectorAll('table')).toHaveLength(1)
})

const PARTS = { 0: { name: 'filter' } }

it('marks what was written while the clock was not believed', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('annexes', 'fr').queryKey, await loadMeta('annexes', 'fr'))
  const [update, creation] = HISTORY
  onTheWire(() => ({
    body: {
      total: 2,
      history: [
        { ...update, clockDoubted: true },
        { ...creation, clockDoubted: false },
      ],
    },
  }))
  const { host } = await renderAt('/', <History collection="annexes" id="a" />, client)
  await settle()
  expect(host.textContent?.split('history.clockDoubted')).toHaveLength(2)
})

it('says of facts that no screen has words for that they changed, and nothing of them where they were filled in first', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('maintenances', 'fr').queryKey, await loadMeta('maintenances', 'fr'))
  onTheWire(() => ({
    body: {
      total: 2,
      history: [
        { ...entry, seq: 2, kind: 'update', changes: [said('parts', null, PARTS), said('notes', 'a', 'b')] },
        { ...entry, seq: 1, kind: 'create', changes: [said('notes', null, 'a'), said('parts', null, PARTS)] },
      ],
    },
  }))
  const { host } = await renderAt('/', <History collection="maintenances" id="a" />, client)
  await settle()
  const rows = () =>
    [...host.querySelectorAll('tbody tr')].map((row) => [...row.children].slice(1).map((cell) => cell.textContent))
  const changed = [['history.changed'], ['a', 'b']]
  expect(rows()).toEqual(changed)
  await click(getByName('history.unfold'))
  expect(rows()).toEqual([...changed, ['a']])
})

it('shows facts in the words that a screen has for them', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('maintenances', 'fr').queryKey, await loadMeta('maintenances', 'fr'))
  onTheWire(() => ({
    body: { total: 1, history: [{ ...entry, seq: 1, kind: 'update', changes: [said('parts', null, PARTS)] }] },
  }))
  const values = { parts: (value: unknown) => (value ? 'one filter' : '–') }
  const { host } = await renderAt('/', <History collection="maintenances" id="a" values={values} />, client)
  await settle()
  const cells = [...host.querySelectorAll('tbody td')].slice(1).map((cell) => cell.textContent)
  expect(cells).toEqual(['–', 'one filter'])
})
