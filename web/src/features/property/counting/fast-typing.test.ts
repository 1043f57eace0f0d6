import { expect, test } from 'vitest'
import { FastTyping } from './fast-typing'

const type = (typing: FastTyping, text: string, pause: number, from = 0) =>
  [...text].map((sign, at) => typing.sign(sign, from + at * pause)).at(-1)

test('a scanner is known by its speed, with or without Enter', () => {
  const typing = new FastTyping()
  expect(type(typing, '2026/00012', 8)).toBe(true)
  expect(typing.take()).toBe('2026/00012')
  expect(typing.take()).toBeUndefined()
})

test('a hand is no scanner, however sure it is', () => {
  const typing = new FastTyping()
  expect(type(typing, '2026/00012', 60)).toBe(false)
  expect(typing.take()).toBeUndefined()
})

test('what a hand typed before does not stick to what a scanner types', () => {
  const typing = new FastTyping()
  type(typing, '20', 120)
  type(typing, 'INV-77', 10, 5_000)
  expect(typing.take()).toBe('INV-77')
})
