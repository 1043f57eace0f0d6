import { expect, it } from 'vitest'
import type { ScannedPage } from './scanned-page'
import { movePage } from './use-pages'

const pages = ['a', 'b', 'c'].map((id) => ({ id }) as ScannedPage)
const order = (moved: readonly ScannedPage[]) => moved.map(({ id }) => id).join('')

it('puts a page a place earlier or later, and leaves it where there is none', () => {
  expect(order(movePage(pages, 'c', -1))).toBe('acb')
  expect(order(movePage(pages, 'a', 1))).toBe('bac')
  expect(order(movePage(pages, 'a', -1))).toBe('abc')
  expect(order(movePage(pages, 'c', 1))).toBe('abc')
  expect(order(movePage(pages, 'gone', 1))).toBe('abc')
})
