import { afterEach, expect, it } from 'vitest'
import { onSigningClosed, withSigning } from './signing'

const closed = () => Object.assign(new Error('closed'), { code: 401, type: 'signing_closed' })

afterEach(() => onSigningClosed(undefined))

/** An act that is refused as long as signing is closed. */
function actBehind(gate: { isOpen: boolean }) {
  const runs: boolean[] = []
  const run = async () => {
    runs.push(gate.isOpen)
    if (!gate.isOpen) throw closed()
    return 'decided'
  }
  return { run, runs }
}

it('asks for nothing while signing is open', async () => {
  onSigningClosed(() => Promise.reject(new Error('asked')))
  const { run, runs } = actBehind({ isOpen: true })
  expect(await withSigning(run)).toBe('decided')
  expect(runs).toEqual([true])
})

it('goes on by itself once signing was opened', async () => {
  const gate = { isOpen: false }
  onSigningClosed(async () => {
    gate.isOpen = true
    return true
  })
  const { run, runs } = actBehind(gate)
  expect(await withSigning(run)).toBe('decided')
  expect(runs).toEqual([false, true])
})

it('does nothing more when it is not opened', async () => {
  onSigningClosed(async () => false)
  const { run, runs } = actBehind({ isOpen: false })
  await expect(withSigning(run)).rejects.toThrow()
  expect(runs).toEqual([false])
})

it('passes on what was refused for another reason', async () => {
  onSigningClosed(async () => true)
  const refused = Object.assign(new Error('decided already'), { code: 409, type: 'approval_decided' })
  await expect(withSigning(() => Promise.reject(refused))).rejects.toBe(refused)
})
