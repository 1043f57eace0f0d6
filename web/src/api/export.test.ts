import { expect, it } from 'vitest'
import { fileNameOf } from './export'

it('names a file as its paper is called, by letters that every disk takes', () => {
  expect(fileNameOf('Ordre de mission 60/2026', 'pdf')).toBe('Ordre de mission 60-2026.pdf')
  expect(fileNameOf('شهادة عمل \u20661/2026\u2069', 'docx')).toBe('شهادة عمل 1-2026.docx')
})
