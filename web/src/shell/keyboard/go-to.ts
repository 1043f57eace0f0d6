import type { Rights } from '@/api/rights'
import { type MenuEntry, visibleEntries } from '../menu'

/** After `g`, the letter of each page: the same in every language, none of those that lie elsewhere on an Arabic keyboard. */
export const LETTERS: Readonly<Record<string, string>> = {
  h: '/',
  e: '/rh-managements',
  t: '/assignments',
  a: '/annexes',
  o: '/organisation-management',
  m: '/order-mission',
  c: '/cars-management',
  w: '/park-maintenance',
  p: '/park-inventaire',
  u: '/users-management',
  i: '/employee-portail',
  l: '/absence-management',
  d: '/rhDocuments',
  b: '/chef-bureau',
  s: '/chef-service',
}

export interface GoTo extends MenuEntry {
  letter: string
}

/** The pages of the menu that a letter leads to, as far as this reader sees them. */
export function goTos(rights: Rights, built: ReadonlySet<string>): GoTo[] {
  const visible = visibleEntries(rights, built)
  return Object.entries(LETTERS).flatMap(([letter, to]) => {
    const entry = visible.find((one) => one.to === to)
    return entry ? [{ ...entry, letter }] : []
  })
}
