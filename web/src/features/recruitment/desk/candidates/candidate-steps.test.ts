import { expect, it } from 'vitest'
import { openActs } from './candidate-steps'

const from = (status: string, publishedStatus: string | null = null, hiredEmployeeId: string | null = null) =>
  openActs({ status, publishedStatus, hiredEmployeeId } as Parameters<typeof openActs>[0])

it('decides of files that wait, and takes a decision back', () => {
  expect(from('submitted')).toEqual(['validate', 'eliminate'])
  expect(from('validated')).toEqual(['reopen'])
  expect(from('eliminated_pre_written', 'submitted')).toEqual(['reopen'])
})

it('takes nothing back that a list has said', () => {
  expect(from('validated', 'validated')).toEqual([])
  expect(from('eliminated_pre_written', 'eliminated_pre_written')).toEqual([])
})

it('makes an employee of whoever was announced as retained, once', () => {
  expect(from('hired', 'hired')).toEqual(['decline', 'hire'])
  expect(from('hired', 'waiting_list')).toEqual([])
  expect(from('hired', 'hired', 'e1')).toEqual([])
})

it('offers nothing where the engine alone makes the step', () => {
  for (const status of ['convoked_written', 'passed_written', 'failed_oral', 'waiting_list', 'withdrawn'])
    expect(from(status)).toEqual([])
})
