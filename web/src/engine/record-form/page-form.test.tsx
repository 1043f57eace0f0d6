import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { rightsQuery } from '@/api/session'
import { inputId } from '@/fields/input-id'
import { act, click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { ConfirmProvider } from '@/ui/confirm'
import { useActionForm } from '../action-dialog/use-action-form'
import { defaultField } from './default-field'
import { inputProps } from './input-props'
import { PageForm } from './page-form'

let sent: { data: object; key: string }[] = []
let answer: () => Promise<unknown> = () => Promise.resolve({})

/** A page on which an act is filled in. */
function Page() {
  const state = useActionForm({
    collection: 'assignments',
    fields: ['decisionRef'],
    required: ['decisionRef'],
    kept: 'new',
    run: (data, key) => {
      sent.push({ data, key })
      return answer()
    },
    onDone: () => undefined,
  })
  return (
    <PageForm state={state} action="send it" sending={0} onSubmit={state.submit} onCancel={() => undefined}>
      {state.fields.map((field) => defaultField(inputProps(field, state.form), state.form.values))}
    </PageForm>
  )
}

async function open() {
  const client = testClient()
  client.setQueryData(metaQuery('assignments', 'fr').queryKey, await loadMeta('assignments', 'fr'))
  client.setQueryData(rightsQuery.queryKey, { userId: 'amal', collections: {} } as never)
  // The question is loaded with the first one.
  await import('@/ui/question-dialog')
  const drawn = await renderAt(
    '/m',
    <ConfirmProvider>
      <Page />
    </ConfirmProvider>,
    client,
  )
  await settle()
  return drawn
}
const input = () => getOne<HTMLInputElement>(`#${inputId('decisionRef')}`)

beforeEach(() => {
  localStorage.clear()
  sent = []
  answer = () => Promise.resolve({})
})

it('begins in its first field', async () => {
  await open()
  expect(document.activeElement).toBe(input())
})

it('is sent by Ctrl and Enter', async () => {
  await open()
  await fill(input(), '12/2026')
  const key = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true })
  await act(async () => input().dispatchEvent(key))
  await settle()
  expect(sent.map(({ data }) => data)).toEqual([{ decisionRef: '12/2026' }])
})

it('asks before what was typed is left', async () => {
  const { router } = await open()
  await fill(input(), '12/2026')
  void router.navigate({ to: '/other' as never })
  await settle()
  expect(getOne('[role=dialog], [role=alertdialog]').textContent).toContain('form.leave.title')
  expect(router.state.location.pathname).toBe('/m')
})

it('keeps what was typed over a reload, and sends it under the key of the answer that never came', async () => {
  const { host } = await open()
  await fill(input(), '12/2026')
  answer = () => Promise.reject(new Error('no answer'))
  await click(getByName('send it'))
  await settle(400)
  host.remove()
  document.body.replaceChildren()
  await open()
  expect(input().value).toBe('')
  await click(getByName('draft.resume'))
  expect(input().value).toBe('12/2026')
  answer = () => Promise.resolve({})
  await click(getByName('send it'))
  await settle()
  const [first, second] = sent
  expect(second).toEqual(first)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})
