import { expect, it, vi } from 'vitest'
import { getOne, render } from '@/testing/render'
import { PdfPage } from './pdf-page'

it('is a page with words in it: what is an image is read as nothing but its name', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  // A document whose page is never ready: its room and its layers stand.
  const document = { pages: 2, page: () => new Promise<never>(() => undefined) }
  const usual = { width: 600, height: 800 }
  const { host } = await render(
    <PdfPage document={document} number={1} pages={2} usual={usual} view={{ scale: 1, turns: 0 }} />,
  )
  const page = getOne('[data-page="1"]', host)
  expect(page.getAttribute('role')).toBe('group')
  expect(page.getAttribute('aria-label')).not.toBe('')
  expect(getOne('canvas + div', page).closest('[role="img"], [aria-hidden]')).toBeNull()
  vi.unstubAllGlobals()
})
