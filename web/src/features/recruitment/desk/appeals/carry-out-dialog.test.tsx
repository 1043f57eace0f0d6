import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { type Answer, onTheWire } from '@/testing/wire'
import CarryOutDialog from './carry-out-dialog'

it('moves nobody before it has shown whom, with a decision and without', async () => {
  const previews: ((answer: Answer) => void)[] = []
  const moved: unknown[] = []
  onTheWire(({ path, body }) => {
    if (!path.endsWith('/appeals.carryOut')) return { body: {} }
    if ((body as { preview?: boolean }).preview) return new Promise((answer) => previews.push(answer))
    moved.push(body)
    return { body: {} }
  })
  // A box that grows with its text measures it again when a font arrives; here none does.
  Object.assign(document, { fonts: new EventTarget() })
  const client = testClient()
  for (const of of ['candidates', 'appeals'] as const)
    client.setQueryData(metaQuery(of, 'fr').queryKey, await loadMeta(of, 'fr'))
  await renderAt('/appeals', <CarryOutDialog row={{ $id: 'first' }} onClose={() => undefined} />, client)
  const act = () => click(getByName('Exécuter'))
  const shown = async () => {
    previews.at(-1)?.({ body: { moved: [] } })
    await settle()
  }
  await fill(getOne<HTMLTextAreaElement>('textarea[required]'), 'a mark was misread')
  await act()
  await shown()
  await fill(getOne<HTMLInputElement>('input'), 'D 12')
  await act()
  await settle(350)
  await act()
  expect(moved).toEqual([])
  await shown()
  await act()
  await settle()
  expect(moved).toEqual([{ id: 'first', reason: 'a mark was misread', decisionRef: 'D 12' }])
})
