import { expect, it } from 'vitest'
import type { AskedWork } from '@/api/actions.gen'
import { type Met, withWork } from './proof-of-work'
import { digest, leadingZeros, solve } from './solve'

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

it('begins to try at a number of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => solve('one challenge for all', 6)))
  expect(new Set(answers).size).toBeGreaterThan(1)
})

/** A server that asks for work, and takes an answer once. */
function server(used: number) {
  let challenges = 0
  return async (met: Met | undefined): Promise<{ ticket: string } | AskedWork> => {
    if (!met) return { proof: { challenge: `challenge ${++challenges}`, bits: 4 } }
    if (challenges <= used) throw Object.assign(new Error('used'), { type: 'proof_of_work_used' })
    return { ticket: met.challenge }
  }
}

it('asks anew by itself when its challenge was used, and gives up in the end', async () => {
  expect(await withWork(server(0))).toEqual({ ticket: 'challenge 1' })
  expect(await withWork(server(2))).toEqual({ ticket: 'challenge 3' })
  await expect(withWork(server(3))).rejects.toThrow('used')
})
