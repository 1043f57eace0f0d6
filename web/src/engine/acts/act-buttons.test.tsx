import { IconX } from '@tabler/icons-react'
import { beforeEach, expect, it } from 'vitest'
import type { ActionId, OpenActs } from '@/api/actions.gen'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { DocumentRequests } from '@/api/schema.gen'
import { inputId } from '@/fields/input-id'
import { click, fill, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { usePageActs } from '@/ui/page-acts'
import { ActButtons } from './act-buttons'
import type { Acts } from './act-slot'

const ROW = { $id: 'r1', $collectionId: 'documentRequests', status: 'pending' } as unknown as DocumentRequests
const ACTS: Acts<'documentRequests'> = {
  'documentRequests.reject': { Icon: IconX },
  'documentRequests.process': { Icon: IconX },
  'documentRequests.deliver': { Icon: IconX, hides: () => ['signedByHand'] },
}

let palette: string[] = []

/** The names under which the palette knows what may be done. */
function Palette() {
  palette = usePageActs().map(({ label }) => label)
  return null
}

/** Buttons before a server that says what is open. */
async function draw(open: readonly ActionId[], refused: OpenActs['refused'] = {}) {
  const client = testClient()
  const meta = await loadMeta('documentRequests', 'fr')
  client.setQueryData(metaQuery('documentRequests', 'fr').queryKey, meta)
  const calls = onTheWire(({ path }) =>
    path.includes('acts.open') ? { body: { r1: { open, refused } } } : { body: { ...ROW } },
  )
  // What is loaded with the first press is there.
  await import('./act-dialog')
  const { host } = await renderAt(
    '/',
    <>
      <ActButtons collection="documentRequests" row={ROW} acts={ACTS} explains />
      <Palette />
    </>,
    client,
  )
  await settle()
  const labelOf = (act: string) => meta.acts?.find((one) => one.act === act)?.label ?? ''
  const sent = () => calls.filter(({ method, path }) => method === 'POST' && !path.includes('acts.open'))
  return { host, labelOf, sent }
}

beforeEach(() => document.body.replaceChildren())

it('draws what the server says is open, in the order of the screen, and the palette finds it by the same name', async () => {
  const { host, labelOf } = await draw(['documentRequests.process', 'documentRequests.reject'])
  const names = ['documentRequests.reject', 'documentRequests.process'].map(labelOf)
  expect([...host.querySelectorAll('button')].map((button) => button.textContent)).toEqual(names)
  expect(palette).toEqual(names)
})

it('does at once what asks nothing', async () => {
  const { labelOf, sent } = await draw(['documentRequests.process'])
  await click(getByName(labelOf('documentRequests.process')))
  await settle()
  expect(sent().map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['documentRequests.process', { id: 'r1' }],
  ])
})

it('asks for what the declaration says the act takes, by the field that it is taken by', async () => {
  const { labelOf, sent } = await draw(['documentRequests.deliver'])
  await click(getByName(labelOf('documentRequests.deliver')))
  await settle()
  const dialog = getOne('[role=dialog]')
  expect(sent()).toEqual([])
  await fill(getOne<HTMLInputElement>(`#${inputId('deliveredTo')}`), 'Ali')
  await click(getOne<HTMLButtonElement>('button[type=submit]', dialog))
  await settle()
  expect(sent().map(({ body }) => body)).toEqual([{ id: 'r1', deliveredTo: 'Ali' }])
})

it('says that others decide on what is one’s own', async () => {
  const refused = { type: 'decision_on_oneself', message: 'Une autre personne la traite.' }
  const { host } = await draw([], { 'documentRequests.process': refused, 'documentRequests.reject': refused })
  expect(host.textContent).toContain('Une autre personne la traite.')
  expect(palette).toEqual([])
})
