import { expect, test } from 'vitest'
import { addedTo } from './corrected-rows'

test('rows are added as long as somebody can still meet them', () => {
  expect(addedTo('open')).toEqual(['positions', 'specialties', 'examTests', 'examDocuments'])
  expect(addedTo('closed')).toEqual(['examTests'])
  expect(addedTo('grading_written')).toEqual([])
})
