import { expect, it } from 'vitest'
import { digest, leadingZeros, solve } from './proof-of-work'

it('hashes as the server does', () => {
  const hex = Array.from(digest('c', '1'), (byte) => byte.toString(16).padStart(2, '0')).join('')
  // printf 'c:1' | sha256sum
  expect(hex).toBe('7c9d30055291ef7b84cdc4577fa871f8c952501d0b21c31a7bb3e3eaa5cd86b4')
})

it('counts zero bits from the first', () => {
  expect(leadingZeros(new Uint8Array([0xff]))).toBe(0)
  expect(leadingZeros(new Uint8Array([0, 0x1f]))).toBe(11)
  expect(leadingZeros(new Uint8Array([0, 0]))).toBe(16)
})

it('finds an answer that holds for its challenge', async () => {
  const answer = await solve('an exam and an hour', 10)
  expect(leadingZeros(digest('an exam and an hour', answer))).toBeGreaterThanOrEqual(10)
})
