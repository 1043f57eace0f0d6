import { expect, it } from 'vitest'
import { openSteps, rareSteps } from './exam-steps'

const NOW = new Date('2026-11-20T12:00:00Z')
const exam = (status: string, deadline = '2026-11-30T16:00:00.000+00:00') =>
  ({ status, application_deadline: deadline }) as Parameters<typeof openSteps>[0]

it('offers what the table of the flow allows, and nothing after the end', () => {
  expect(openSteps(exam('draft'), NOW)).toEqual(['publish'])
  expect(openSteps(exam('closed'), NOW)).toEqual(['publishProvisional'])
  expect(openSteps(exam('closed'), NOW, ['provisional'])).toEqual(['publishDefinitive'])
  expect(openSteps(exam('closed'), NOW, ['provisional', 'definitive'])).toEqual(['scheduleOral', 'startWritten'])
  expect(openSteps(exam('grading_written'), NOW)).toEqual(['complete', 'scheduleOral'])
  expect(openSteps(exam('oral_scheduled'), NOW)).toEqual(['complete'])
  expect(openSteps(exam('completed'), NOW)).toEqual([])
  expect(openSteps(exam('cancelled'), NOW)).toEqual([])
})

it('closes applications only once the deadline has passed', () => {
  expect(openSteps(exam('open'), NOW)).toEqual([])
  expect(openSteps(exam('open', '2026-11-20T11:59:00.000+00:00'), NOW)).toEqual(['close'])
})

it('cancels until the exam is completed, and corrects once it is published', () => {
  expect(rareSteps(exam('draft'))).toEqual(['cancel'])
  expect(rareSteps(exam('open'))).toEqual(['corrigendum', 'cancel'])
  expect(rareSteps(exam('completed'))).toEqual([])
})
