import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { act, click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import LargestDialog from './largest-dialog'
import { StatementButton } from './statement-button'

// What a growing field listens to, which the window of the tests has not.
beforeEach(() => void Object.assign(document, { fonts: new EventTarget() }))

async function fillDay(text: string) {
  const day = getOne<HTMLInputElement>('[role="dialog"] input[placeholder]')
  await fill(day, text)
  await act(async () => void day.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await settle()
}

it('orders the statement of the day that is said, or of today', async () => {
  const calls = onTheWire(() => ({ body: { docId: 'd', refNumber: '1/2026', fileId: 'f', ready: true } }))
  await renderAt('/m', <StatementButton employee="amina" />, testClient())
  await click(getByName('statement'))
  await settle()
  await fillDay('01/03/2026')
  await click(getByName('issue.action'))
  await settle()
  const sent = calls.filter(({ path }) => path.endsWith('leaveRecords.print')).map(({ body }) => body)
  expect(sent).toEqual([{ id: 'amina', language: 'fr', at: '2026-03-01' }])
})

it('asks for the largest balances again for a day that has passed', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('leaveRecords', 'fr').queryKey, await loadMeta('leaveRecords', 'fr'))
  const rights = { admin: true, permissions: [], rolePermissions: [], auth: [], collections: {} }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  const group = { by: ['amina', 'annual'], label: ['Amina', 'annual'], count: 1, sum: 22.5 }
  const calls = onTheWire(({ path }) => ({
    body: path.includes('/reports/') ? { name: '', groups: [group], total: 1 } : { documents: [], total: 0 },
  }))
  await renderAt('/m', <LargestDialog onClose={() => undefined} />, client)
  await settle()
  expect(getOne('[role="dialog"] tbody').textContent).toContain('22,5')
  await fillDay('30/06/2026')
  const asked = calls.filter(({ path }) => path.includes('/reports/'))
  expect(asked).toHaveLength(2)
  expect(asked[1]?.queries.join()).toContain('2026-06-30')
})
