import { expect, it } from 'vitest'
import { act, fill, getOne, renderAt, settle } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import GlobalSearch from './global-search'

const found = (id: string) => ({ collection: 'annexes', $id: id, title: id, titleAr: id, detail: '' })
const enter = (input: Element) =>
  act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
/** What was typed is asked after a while, and then answered. */
async function answered() {
  await settle(300)
  await settle(50)
}

it('opens by Enter what was found for the words that stand there, and nothing of the former ones', async () => {
  let results = [found('agdal')]
  onTheWire(() => ({ body: { results } }))
  const { router } = await renderAt('/', <GlobalSearch onClose={() => undefined} />)
  const input = getOne<HTMLInputElement>('[role="combobox"]')
  await fill(input, 'agdal')
  await answered()
  expect(document.querySelectorAll('[role="option"]')).toHaveLength(1)
  results = [found('hassan')]
  await fill(input, 'hassan')
  await enter(input)
  await settle(20)
  expect(router.state.location.pathname).toBe('/')
  await answered()
  await enter(input)
  await settle(20)
  expect(router.state.location.pathname).toBe('/annexes/hassan')
})
