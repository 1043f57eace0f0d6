import { expect, test } from 'vitest'
import { numbersIn } from './numbers-in'

test('numbers are parted by blanks, commas and semicolons of both scripts', () => {
  expect(numbersIn(' 00012, 00015;00017\n00020 ')).toEqual(['00012', '00015', '00017', '00020'])
  expect(numbersIn('٠٠٠١٢، ٠٠٠١٥')).toEqual(['00012', '00015'])
  expect(numbersIn('  ')).toEqual([])
})
