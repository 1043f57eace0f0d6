import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { LeaveRequests } from '@/api/schema.gen'
import { inputId } from '@/fields/input-id'
import { act, click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import ResumeDialog from './resume-dialog'

// What a growing field listens to, which the window of the tests has not.
beforeEach(() => void Object.assign(document, { fonts: new EventTarget() }))

it('asks why of a return that is recorded after its day alone', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('leaveRequests', 'fr').queryKey, await loadMeta('leaveRequests', 'fr'))
  const calls = onTheWire(() => ({ body: { lateDays: 0 } }))
  const row = { $id: 'leave' } as LeaveRequests
  await renderAt('/m', <ResumeDialog row={row} onClose={() => undefined} />, client)
  await settle()
  const reason = `#${inputId('resumedReason')}`
  expect(document.querySelector(reason)).toBeNull()
  const day = getOne<HTMLInputElement>(`#${inputId('resumedOn')}`)
  await fill(day, '07/12/2020')
  await act(async () => void day.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await fill(getOne<HTMLTextAreaElement>(reason), 'Panne')
  await click(getByName('Constater la reprise'))
  await settle()
  const sent = calls.filter(({ path }) => path.endsWith('leaveRequests.resume')).map(({ body }) => body)
  expect(sent).toEqual([{ id: 'leave', resumedOn: '2020-12-07', resumedHalf: false, reason: 'Panne' }])
})
