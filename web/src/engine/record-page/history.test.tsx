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
  await settle(20)
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
