import { expect, it } from 'vitest'
import { act, getOne, render, settle, type } from '@/testing/render'
import { type Call, onTheWire } from '@/testing/wire'
import SuggestedText, { beginningFirst } from './suggested-text'

const HELD = ['Rabat', 'Salé']
it('offers what begins so before what holds it further on', () => {
  const held = ['Kénitra', 'Tribunal administratif', 'Rabat', 'Râs El Ma']
  expect(beginningFirst(held, ' ra')).toEqual(['Rabat', 'Râs El Ma', 'Kénitra', 'Tribunal administratif'])
  expect(beginningFirst(held, '')).toEqual(held)
})

const offered = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)

it('asks what documents hold once it is written in, and takes whatever else is typed', async () => {
  const calls = onTheWire(({ body }: Call) => {
    const { term = '' } = body as { term?: string }
    return { body: { values: HELD.filter((one) => one.toLowerCase().includes(term.toLowerCase())) } }
  })
  let value = ''
  const write = (next: string) => {
    value = next
  }
  const field = () => <SuggestedText collection="missions" name="destination" value={value} onChange={write} />
  const { again } = await render(field())
  expect(calls).toHaveLength(0)
  const input = getOne<HTMLInputElement>('input')
  await act(async () => input.focus())
  await settle()
  expect(calls[0]?.body).toEqual({ collection: 'missions', field: 'destination', term: '' })
  await type(input, 'sa')
  await again(field())
  // What is typed rests; then it is asked.
  await settle(300)
  await settle(100)
  expect(calls.at(-1)?.body).toMatchObject({ term: 'sa' })
  expect(offered()).toEqual(['Salé'])
  expect(value).toBe('sa')
})
