import { expect, it } from 'vitest'
import type { Rights } from '@/api/rights'
import { MENU_ENTRIES } from '../menu'
import { goTos, LETTERS } from './go-to'

const reader = (more: Partial<Rights>) =>
  ({ admin: false, auth: [], permissions: [], rolePermissions: [], collections: {}, ...more }) as unknown as Rights
const built = new Set(MENU_ENTRIES.map(({ to }) => to))

it('knows a page of the menu for each letter, and none of the letters that keyboards have apart', () => {
  expect(goTos(reader({ admin: true }), built).map(({ letter }) => letter)).toEqual(Object.keys(LETTERS))
  expect(Object.keys(LETTERS).filter((letter) => 'qz'.includes(letter))).toEqual([])
})

it('leads nowhere that its reader may not go, nor where nothing is built', () => {
  const clerk = reader({ auth: ['/order-mission'] })
  expect(goTos(clerk, built).map(({ to }) => to)).toEqual(['/', '/order-mission'])
  expect(goTos(clerk, new Set(['/order-mission'])).map(({ letter }) => letter)).toEqual(['m'])
})
