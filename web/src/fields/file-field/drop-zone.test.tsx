import { expect, it } from 'vitest'
import { act, getOne, render } from '@/testing/render'
import { DropZone } from './drop-zone'

const drag = (target: Element, type: string, relatedTarget: Element | null = null) =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, relatedTarget })
    Object.assign(event, { dataTransfer: { files: [] } })
    target.dispatchEvent(event)
  })

it('stays lit while a file is dragged over what stands in it, and goes out when it leaves', async () => {
  const { host } = await render(
    <DropZone onFiles={() => undefined}>
      <b>here</b>
    </DropZone>,
  )
  const [word, zone] = [getOne('b', host), getOne('div:has(> b)', host)]
  const isLit = () => zone.hasAttribute('data-over')
  await drag(zone, 'dragover')
  expect(isLit()).toBe(true)
  await drag(zone, 'dragleave', word)
  expect(isLit()).toBe(true)
  await drag(word, 'dragleave', zone)
  expect(isLit()).toBe(true)
  await drag(zone, 'dragleave', document.body)
  expect(isLit()).toBe(false)
})
