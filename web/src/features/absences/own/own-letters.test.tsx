import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import { OwnLetters } from './own-letters'

const LATE = { type: 'reply_too_late', message: 'Le délai de réponse est passé depuis le 24 novembre 2026' }
const letter = (id: string) => ({
  $id: id,
  $collectionId: 'warnings',
  kind: 'notice',
  status: 'issued',
  absent: true,
  date: '2026-11-18T00:00:00.000+00:00',
  replyUntil: '2026-11-25T00:00:00.000+00:00',
  persoActifId: 'e1',
})

it('says of each letter what the server says is open: until when it is answered, or that it is too late', async () => {
  const client = testClient()
  const meta = await loadMeta('warnings', 'fr')
  client.setQueryData(metaQuery('warnings', 'fr').queryKey, meta)
  const acts = {
    open: { open: ['warnings.dispute', 'warnings.print'], refused: {} },
    late: { open: ['warnings.acknowledge'], refused: { 'warnings.dispute': LATE } },
    upheld: { open: [], refused: { 'warnings.dispute': { type: 'flow_step_forbidden', message: 'no' } } },
  }
  const calls = onTheWire(({ path }) =>
    path.includes('acts.open')
      ? { body: acts }
      : { body: { total: 3, documents: ['open', 'late', 'upheld'].map(letter) } },
  )
  const { host } = await renderAt('/', <OwnLetters employee="e1" />, client)
  await settle()
  const labelOf = (act: string) => meta.acts?.find((one) => one.act === act)?.label
  const shown = [...host.querySelectorAll('li')].map((card) => ({
    term: [...card.querySelectorAll('p')].map(({ textContent }) => textContent),
    buttons: [...card.querySelectorAll('button')].map(({ textContent }) => textContent),
  }))
  expect(shown).toEqual([
    { term: ['reply.until'], buttons: [labelOf('warnings.print'), labelOf('warnings.dispute')] },
    { term: [LATE.message], buttons: [labelOf('warnings.acknowledge')] },
    { term: [], buttons: [] },
  ])
  expect(
    calls.filter(({ path }) => path.includes('acts.open')),
    'one question for all',
  ).toHaveLength(1)
})
