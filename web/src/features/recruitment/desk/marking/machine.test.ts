import { expect, it } from 'vitest'
import { type Markable, type Marking, type MarkingEvent, nextOf, proceed, progressOf, START } from './machine'

const copy = (number: string, changed: Partial<Markable> = {}): Markable => ({
  id: `id-${number}`,
  number,
  mark: null,
  typedTwice: false,
  isLocked: false,
  ...changed,
})

const LOT = [copy('4821'), copy('1077', { mark: 12.5 }), copy('2900', { isLocked: true })]

const run = (...events: MarkingEvent[]): Marking =>
  events.reduce((marking, event) => proceed(marking, event, LOT), START)

it('takes a number, then a mark, and is ready for the next number once it is saved', () => {
  const sent = run({ on: 'number', typed: '48 21' }, { on: 'mark', typed: '13,25' })
  expect(sent).toEqual({ step: 'sent', of: LOT[0], mark: 13.25, isChosen: false })
  expect(proceed(sent, { on: 'saved' }, LOT)).toEqual({
    step: 'number',
    word: { kind: 'saved', number: '4821', mark: 13.25 },
  })
})

it('says of a number that it is not of this lot, or locked, and asks again', () => {
  expect(run({ on: 'number', typed: '9999' })).toEqual({ step: 'number', word: { kind: 'unknown', number: '9999' } })
  expect(run({ on: 'number', typed: '2900' })).toEqual({ step: 'number', word: { kind: 'locked', number: '2900' } })
  expect(run({ on: 'number', typed: ' ' })).toEqual(START)
})

it('keeps the copy when what was typed is no mark', () => {
  expect(run({ on: 'number', typed: '4821' }, { on: 'mark', typed: '20,5' })).toEqual({
    step: 'mark',
    of: LOT[0],
    word: { kind: 'fault', fault: 'range' },
  })
})

it('compares a mark that is typed a second time', () => {
  const same = run({ on: 'number', typed: '1077' }, { on: 'mark', typed: '12.50' }, { on: 'saved' })
  expect(same).toEqual({ step: 'number', word: { kind: 'compared', number: '1077' } })
})

it('shows two marks that differ, and sends nothing until one is chosen', () => {
  const differs = run({ on: 'number', typed: '1077' }, { on: 'mark', typed: '15' })
  expect(differs).toEqual({ step: 'differs', of: LOT[1], first: 12.5, second: 15 })
  expect(proceed(differs, { on: 'leave' }, LOT)).toEqual(START)
  const sent = proceed(differs, { on: 'choose' }, LOT)
  expect(sent).toEqual({ step: 'sent', of: LOT[1], mark: 15, isChosen: true })
  expect(proceed(sent, { on: 'saved' }, LOT)).toEqual({
    step: 'number',
    word: { kind: 'saved', number: '1077', mark: 15 },
  })
})

it('keeps what the server refused on its copy, with the reason', () => {
  const refused = run({ on: 'number', typed: '4821' }, { on: 'mark', typed: '9' }, { on: 'refused', message: 'Non' })
  expect(refused).toEqual({ step: 'mark', of: LOT[0], word: { kind: 'refused', message: 'Non' } })
})

it('takes nothing while a mark is on its way', () => {
  const sent = run({ on: 'number', typed: '4821' }, { on: 'mark', typed: '9' })
  for (const event of [{ on: 'number', typed: '1077' }, { on: 'mark', typed: '3' }, { on: 'leave' }] as const)
    expect(proceed(sent, event, LOT)).toBe(sent)
})

it('counts what is marked, and what was compared', () => {
  const lot = [...LOT, copy('7', { mark: 0, typedTwice: true })]
  expect(progressOf(lot)).toEqual({ count: 4, marked: 2, compared: 1 })
})

it('offers the next without a mark after the last one, and begins anew at the end', () => {
  const lot = [copy('7', { mark: 12 }), copy('8'), copy('9', { isLocked: true }), copy('10')]
  expect(nextOf(lot)).toBe('8')
  expect(nextOf(lot, '8')).toBe('10')
  expect(nextOf(lot, '10')).toBe('8')
  expect(nextOf([copy('7', { mark: 12 })], '7')).toBe('')
})
