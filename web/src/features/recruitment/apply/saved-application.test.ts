import { afterEach, expect, it } from 'vitest'
import { EMPTY_APPLICATION, forgetApplication, readApplication, saveApplication, uploadIdOf } from './saved-application'

afterEach(() => localStorage.clear())

const now = Date.parse('2026-11-23T10:00:00Z')
const ticket = { ticket: 'secret', endsAt: '2026-11-23T11:00:00Z' }
const files = { cv: { uploadId: '7-a', name: 'cv.pdf', size: 7, done: true } }

it('finds what was typed and sent again', () => {
  saveApplication('exam', { values: { nameFr: 'Souad' }, ticket, files, at: 0 })
  expect(readApplication('exam', now)).toMatchObject({ values: { nameFr: 'Souad' }, ticket, files })
  expect(readApplication('another', now)).toEqual(EMPTY_APPLICATION)
  forgetApplication('exam')
  expect(readApplication('exam', now)).toEqual(EMPTY_APPLICATION)
})

it('keeps what was typed when the ticket has ended, but not its files', () => {
  saveApplication('exam', { values: { nameFr: 'Souad' }, ticket, files, at: 0 })
  const later = Date.parse('2026-11-23T11:00:00Z')
  expect(readApplication('exam', later)).toMatchObject({ values: { nameFr: 'Souad' }, ticket: undefined, files: {} })
  localStorage.setItem('apply:exam', '{')
  expect(readApplication('exam', now)).toEqual(EMPTY_APPLICATION)
})

it('knows the same file again', () => {
  const file = { name: 'cv.pdf', size: 7, lastModified: 1 }
  expect(uploadIdOf(file)).toBe(uploadIdOf({ ...file }))
  expect(uploadIdOf(file)).not.toBe(uploadIdOf({ ...file, lastModified: 2 }))
})
