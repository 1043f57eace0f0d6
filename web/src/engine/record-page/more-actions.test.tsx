import { type ReactNode, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { act, render } from '@/testing/render'
import { MoreActions } from './more-actions'

function Late({ text }: { text: Promise<string> }) {
  return <button type="button">{use(text)}</button>
}

it('leaves the page where it is while an act of it is still on its way', async () => {
  let come: (text: string) => void = () => {}
  const text = new Promise<string>((go) => {
    come = go
  })
  const page = (children: ReactNode) => (
    <Suspense fallback="gone">
      <p>page</p>
      <MoreActions>{children}</MoreActions>
    </Suspense>
  )
  const { again } = await render(page('nothing'))
  await again(page(<Late text={text} />))
  expect(document.body.textContent).not.toContain('gone')
  await act(async () => come('act'))
  expect(document.body.textContent).toContain('act')
})
