import { beforeEach, expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Absences } from '@/api/schema.gen'
import { click, getByName, getOne, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import DecideButtons from './decide-buttons'

// What a growing field listens to, which the window of the tests has not.
beforeEach(() => void Object.assign(document, { fonts: new EventTarget() }))

const decide = { open: ['absences.decide'], refused: {} }
const offered = (host: ParentNode) => [...host.querySelectorAll('button')].map(({ textContent }) => textContent)

/** The buttons before a server that says of which of these absences a decision is open. */
async function draw(ids: readonly string[], answer: object, stands?: Absences['justification']) {
  const client = testClient()
  client.setQueryData(metaQuery('absences', 'fr').queryKey, await loadMeta('absences', 'fr'))
  const calls = onTheWire(({ path }) => ({ body: path.includes('acts.open') ? answer : { absences: [] } }))
  const buttons = <DecideButtons ids={ids} {...(stands && { stands })} />
  const { host } = await renderAt('/', buttons, client)
  await settle()
  const sent = () => calls.filter(({ path }) => path.endsWith('absences.decide')).map(({ body }) => body)
  return { host, sent }
}

it('offers of one alone what it is not already, and nothing where no decision is open', async () => {
  const accepted = await draw(['a'], { a: decide }, 'accepted')
  expect(offered(accepted.host)).toEqual(['decide.refused.action'])
  const submitted = await draw(['a'], { a: decide }, 'submitted')
  expect(offered(submitted.host)).toEqual(['decide.refused.action', 'decide.accepted.action'])
  const own = await draw(['a'], { a: { open: [], refused: {} } }, 'submitted')
  expect(offered(own.host)).toEqual([])
})

it('decides those of several of which it is open', async () => {
  // It is there when it is asked for.
  await import('./decide-dialog')
  const { sent } = await draw(['a', 'own', 'b'], { a: decide, own: { open: [], refused: {} }, b: decide })
  await click(getByName('decide.accepted.action'))
  await settle()
  await click(getOne<HTMLButtonElement>('button[type=submit]'))
  await settle()
  expect(sent()).toEqual([{ ids: ['a', 'b'], decision: 'accepted' }])
})
