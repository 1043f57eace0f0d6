import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { inputId } from '@/fields/input-id'
import { click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import DecideDialog from './decide-dialog'

// What a growing field listens to, which the window of the tests has not.
beforeEach(() => void Object.assign(document, { fonts: new EventTarget() }))

it('decides on all leaves of a change at once, as it is chosen, with its reason', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('leaveRecounts', 'fr').queryKey, await loadMeta('leaveRecounts', 'fr'))
  const calls = onTheWire(() => ({ body: { decided: 2 } }))
  const told: string[] = []
  const dialog = (
    <DecideDialog ids={['one', 'two']} onDone={() => told.push('done')} onClose={() => told.push('closed')} />
  )
  await renderAt('/m', dialog, client)
  await settle()
  expect(document.body.textContent).toContain('recounts.explain.shortened')
  await click(getOne('input[value=shortened]'))
  await fill(getOne<HTMLTextAreaElement>(`#${inputId('reason')}`), 'Aïd')
  await click(getByName('Décider'))
  await settle()
  const sent = calls.filter(({ path }) => path.endsWith('leaveRecounts.decide')).map(({ body }) => body)
  expect(sent).toEqual([{ ids: ['one', 'two'], decision: 'shortened', reason: 'Aïd' }])
  expect(told).toEqual(['done', 'closed'])
})
