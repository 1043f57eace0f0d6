import { expect, it } from 'vitest'
import type { LeaveBalance } from '@/api/actions.gen'
import { usualBalance } from './leave-card'

const of = (type: string) => ({ type }) as LeaveBalance

it('shows first what is left of the usual leave, else of what there is', () => {
  expect(usualBalance([of('exceptional'), of('annual')])?.type).toBe('annual')
  expect(usualBalance([of('exceptional')])?.type).toBe('exceptional')
  expect(usualBalance([])).toBeUndefined()
})
