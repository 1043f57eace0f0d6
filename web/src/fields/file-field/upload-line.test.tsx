import { expect, it } from 'vitest'
import type { UploadState } from '@/api/uploads'
import { render } from '@/testing/render'
import { UploadLine } from './upload-line'

const upload = (state: UploadState) => {
  const content = new File(['proof'], 'proof.pdf')
  return { key: 'reply:proof', bucket: 'documents', id: 'proof', name: content.name, content, state, sent: 0 }
}

// The browser puts a file by before its first byte is sent: no request says then that something is on its way.
it('is busy while its file is on its way, and not while it waits for somebody', async () => {
  const { host, again } = await render(<UploadLine upload={upload('sending')} />)
  const isBusy = () => host.querySelector('[aria-busy="true"]') !== null
  expect(isBusy()).toBe(true)
  for (const state of ['waiting', 'refused', 'left'] as const) {
    await again(<UploadLine upload={upload(state)} />)
    expect(isBusy(), state).toBe(false)
  }
})
