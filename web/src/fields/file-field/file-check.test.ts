import { expect, it } from 'vitest'
import { buckets } from '@/api/schema/buckets.gen'
import { acceptOf, kindsOf, maxSizeOf, wrongWith } from './file-check'

const of = (bucket: string) => buckets[bucket] ?? []
const MB = 1024 * 1024

it('tells a picture from what is none', () => {
  expect(wrongWith({ name: 'a.pdf', size: 5 }, of('employee-photos'))).toEqual({ why: 'image' })
  expect(wrongWith({ name: 'PHOTO.JPG', size: 2 * MB }, of('employee-photos'))).toBeUndefined()
  expect(wrongWith({ name: 'photo', size: 5 }, of('employee-photos'))).toEqual({ why: 'image' })
  expect(acceptOf(of('employee-photos'))).not.toContain('svg')
})

it('says how large a file may be, by what it is', () => {
  expect(wrongWith({ name: 'a.jpg', size: 2 * MB + 1 }, of('employee-photos'))).toEqual({ why: 'size', limit: 2 })
  expect(wrongWith({ name: 'a.pdf', size: 5 * MB }, of('applications'))).toBeUndefined()
  expect(wrongWith({ name: 'a.jpg', size: 5 * MB }, of('applications'))).toEqual({ why: 'size', limit: 2 })
  expect(wrongWith({ name: 'a.pdf', size: 0 }, of('applications'))).toEqual({ why: 'empty' })
  expect(maxSizeOf(of('archive'))).toBe(100)
})

it('names what a place takes', () => {
  expect(wrongWith({ name: 'a.docx', size: 5 }, of('medical-certificates'))).toEqual({ why: 'pdf' })
  expect(wrongWith({ name: 'a.exe', size: 5 }, of('downloadable-documents'))).toEqual({ why: 'kind' })
  expect(kindsOf(of('downloadable-documents'))).toEqual(['pdf', 'word', 'excel', 'image'])
})
