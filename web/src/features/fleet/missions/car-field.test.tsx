import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { fieldOf } from '@/api/schema-meta'
import { rightsQuery } from '@/api/session'
import { click, getOne, renderAt, settle, testClient } from '@/testing/render'
import { type Answer, onTheWire } from '@/testing/wire'
import CarField from './car-field'

const values = { departAt: '2031-03-03T08:00:00Z', returnAt: '2031-03-03T10:00:00Z' }
const collections = { cars: { verbs: ['read'], fields: ['registrationNumber'], write: [] } }

it('offers no car that would move when it is known which are free', async () => {
  let answerCars: (answer: Answer) => void = () => undefined
  const cars = new Promise<Answer>((answer) => {
    answerCars = answer
  })
  const documents = [{ $id: 'duster', registrationNumber: '145236', plateKind: 'state' }]
  onTheWire(({ path }) => (path.endsWith('/missions.cars') ? cars : { body: { total: 1, documents } }))
  const client = testClient()
  client.setQueryData(rightsQuery.queryKey, { admin: true, permissions: [], collections } as never)
  for (const collection of ['missions', 'cars'] as const)
    client.setQueryData(metaQuery(collection, 'fr').queryKey, await loadMeta(collection, 'fr'))
  const field = fieldOf(await loadMeta('missions', 'fr'), 'carId')
  if (!field) throw new Error('a mission has a car')
  await renderAt('/m', <CarField field={field} value={null} onChange={() => undefined} values={values} />, client)
  const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  await click(getOne('input:not([type="hidden"])'))
  await settle(500)
  expect(offered()).toEqual([])
  answerCars({ body: { free: ['duster'], taken: [] } })
  await settle()
  expect(offered()).toHaveLength(1)
  expect(document.body.textContent).toContain('atHours.free')
})
