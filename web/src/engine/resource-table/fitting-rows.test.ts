import { afterEach, expect, it, vi } from 'vitest'
import { FIT, listSearch } from '@/api/list-address'
import { fittingRows } from './fitting-rows'

afterEach(() => void vi.unstubAllGlobals())

it('shows ten rows in a usual window, fourteen compact ones, and more in a higher one', () => {
  const rows = (height: number) => {
    vi.stubGlobal('innerHeight', height)
    return [fittingRows(false), fittingRows(true)]
  }
  expect(rows(800)).toEqual([10, 14])
  expect(rows(1080)).toEqual([16, 23])
  expect(rows(320)).toEqual([10, 10])
  expect(rows(9000)).toEqual([100, 100])
})

it('is a size that an address names', () => {
  expect(listSearch()({ size: FIT })).toEqual({ size: 'fit' })
})
