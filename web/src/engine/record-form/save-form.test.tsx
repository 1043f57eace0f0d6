import { expect, it, vi } from 'vitest'
import { render } from '@/testing/render'
import { SaveForm } from './save-form'

async function pressed(changed: number, init: KeyboardEventInit) {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const bar = { changed, creating: false, busy: false, onCancel: () => undefined }
  const { host } = await render(
    <SaveForm onSubmit={submit} bar={bar}>
      <input />
    </SaveForm>,
  )
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
  host.querySelector('input')?.dispatchEvent(key)
  return { saved: submit.mock.calls.length, isHeld: key.defaultPrevented }
}

it('is saved by the keys that its bar names, where its button would save it, and not by Enter alone', async () => {
  expect(await pressed(1, { ctrlKey: true })).toEqual({ saved: 1, isHeld: true })
  expect(await pressed(1, { metaKey: true })).toEqual({ saved: 1, isHeld: true })
  expect(await pressed(0, { ctrlKey: true })).toEqual({ saved: 0, isHeld: true })
  expect(await pressed(1, {})).toEqual({ saved: 0, isHeld: true })
})
