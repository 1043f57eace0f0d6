import { expect, it } from 'vitest'
import { readSteps, type StepRule, stepBy, withStepMoved } from './steps'

const HEAD: StepRule = { by: 'headship', days: 3, level: 'service' }
const HR: StepRule = { by: 'hr', days: 2 }

it('reads the steps of a row and of a form', () => {
  expect(readSteps([HEAD, HR])).toEqual([HEAD, HR])
  expect(readSteps(JSON.stringify([HR]))).toEqual([HR])
  expect([readSteps(''), readSteps(null), readSteps({})]).toEqual([[], [], []])
})

it('moves a step among its like, never past an end', () => {
  expect(withStepMoved([HEAD, HR], 0, 1)).toEqual([HR, HEAD])
  expect(withStepMoved([HEAD, HR], 1, -1)).toEqual([HR, HEAD])
  expect(withStepMoved([HEAD, HR], 0, -1)).toEqual([HEAD, HR])
})

it('forgets what was said of another decider', () => {
  expect(stepBy('hr', 5)).toEqual({ by: 'hr', days: 5 })
  expect(stepBy('headship', 5)).toEqual({ by: 'headship', days: 5, level: 'manager' })
})
