import { expect, it } from 'vitest'
import { openActs } from './candidate-steps'

const from = (status: string, hiredEmployeeId: string | null = null) =>
  openActs({ status, hiredEmployeeId } as Parameters<typeof openActs>[0])

it('decides of files that wait, and takes a decision back', () => {
  expect(from('submitted')).toEqual(['validate', 'eliminate'])
  expect(from('validated')).toEqual(['reopen'])
  expect(from('eliminated_pre_written')).toEqual(['reopen'])
})

it('makes an employee of whoever is retained, once', () => {
  expect(from('hired')).toEqual(['decline', 'hire'])
  expect(from('hired', 'e1')).toEqual(['decline'])
})

it('offers nothing where the engine alone makes the step', () => {
  for (const status of ['convoked_written', 'passed_written', 'failed_oral', 'waiting_list', 'withdrawn'])
    expect(from(status)).toEqual([])
})
