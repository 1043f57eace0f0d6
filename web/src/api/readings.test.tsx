import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { act as drawn, render, settle, testClient } from '@/testing/render'
import { type Answer, onTheWire } from '@/testing/wire'
import { act, actWithFile, readingQuery } from './actions'
import { handledHere, useAction } from './use-action'

let press: () => void
function Button({ run }: { run: () => Promise<unknown> }) {
  press = useAction({ mutationFn: run, onError: handledHere }).mutate
  return null
}

/** A screen with a button, and a server that answers each act as the test says: what is asked of it, by their names. */
async function draw(answers: Readonly<Record<string, Answer>>, run: () => Promise<unknown>) {
  const client = testClient()
  const nameOf = (path: string) => path.split('/').at(-1) ?? ''
  const calls = onTheWire(({ path }) => answers[nameOf(path)] ?? { body: {} })
  await render(<Button run={run} />, client)
  const asked = () => calls.map(({ path }) => nameOf(path))
  return { client, calls, asked }
}

const show = async (client: QueryClient, ...queries: { queryKey: readonly unknown[] }[]) => {
  for (const query of queries) new QueryObserver(client, query as never).subscribe(() => undefined)
  await settle()
}
const pressed = async () => {
  await drawn(async () => press())
  await settle()
}
const madeFrom = (from: string): Answer => ({ body: {}, headers: { 'x-diwan-made-from': from } })
const touching = (touched: string): Answer => ({ body: {}, headers: { 'x-diwan-touched': touched } })

it('asks again what was made from a collection that an act touched, and nothing else', async () => {
  const answers = {
    'cars.costs': madeFrom('cars, fuelLogs'),
    'leaveTypes.law': madeFrom('leaveTypes'),
    'maintenances.finish': touching('spareMovements, fuelLogs'),
  }
  const { client, asked } = await draw(answers, () => act('maintenances.finish', { id: 'm' } as never))
  const costs = readingQuery('cars.costs', { from: '2026-01-01', to: '2026-02-01' } as never)
  await show(client, costs, readingQuery('leaveTypes.law'))
  expect(asked()).toEqual(['cars.costs', 'leaveTypes.law'])
  await pressed()
  expect(asked().slice(2)).toEqual(['maintenances.finish', 'cars.costs'])
})

it('asks again what is of the collection of an act, whoever may read it', async () => {
  const answers = { 'approvals.pending': madeFrom('approvals'), 'approvals.answer': touching('') }
  const { client, asked } = await draw(answers, () => act('approvals.answer', { id: 's', opinion: 'yes' }))
  await show(client, readingQuery('approvals.pending', {}))
  await pressed()
  expect(asked().slice(1)).toEqual(['approvals.answer', 'approvals.pending'])
})

it('asks again, after a refusal, what is of the collection of the act alone', async () => {
  const refused = { status: 409, body: { message: 'no', type: 'leave_state', code: 409 } }
  const answers = {
    'leaveRequests.calendar': madeFrom('leaveRequests'),
    'employees.departures': madeFrom('employees'),
    'leaveRequests.withdraw': { ...refused, headers: { 'x-diwan-touched': 'employees' } },
  }
  const { client, asked } = await draw(answers, () => act('leaveRequests.withdraw', { id: 'l' }))
  const calendar = readingQuery('leaveRequests.calendar', { from: '2026-01-01', to: '2026-02-01' })
  await show(client, calendar, readingQuery('employees.departures', {} as never))
  await pressed()
  expect(asked().slice(2)).toEqual(['leaveRequests.withdraw', 'leaveRequests.calendar'])
})

it('sends a file as a form of texts, and asks again what it touched', async () => {
  const file = new File(['Nord'], 'annexes.csv')
  const given = { file, dryRun: false, mapping: { Nom: 'nameFr' }, sheet: undefined }
  const answers = { 'units.headed': madeFrom('annexes'), 'annexes.import': touching('annexes') }
  const { client, calls, asked } = await draw(answers, () => actWithFile('annexes.import', given))
  await show(client, readingQuery('units.headed', { screen: 'chef-bureau' }))
  await pressed()
  const [, sent] = calls.map(({ body }) => body as FormData)
  expect([...(sent ?? [])]).toEqual([
    ['file', file],
    ['dryRun', 'false'],
    ['mapping', '{"Nom":"nameFr"}'],
  ])
  expect(asked().slice(1)).toEqual(['annexes.import', 'units.headed'])
})

it('leaves alone what says that it is deaf', async () => {
  const answers = { 'documents.suggestions': madeFrom('bureaux'), 'bureaux.merge': touching('bureaux') }
  const { client, asked } = await draw(answers, () => act('bureaux.merge', { id: 'b', intoId: 'c' }))
  const suggestions = readingQuery('documents.suggestions', { collection: 'bureaux', field: 'name', term: 'ar' })
  await show(client, { ...suggestions, meta: { deaf: 'is asked as one types' } } as typeof suggestions)
  await pressed()
  expect(asked()).toEqual(['documents.suggestions', 'bureaux.merge'])
})
