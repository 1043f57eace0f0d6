import type { ListSpec } from '@/api/list'

export const ANNEXE_LIST: ListSpec<'annexes'> = {
  collection: 'annexes',
  sort: 'nameFr',
  fallback: 'nameFr',
  search: { text: ['nameFr', 'nameAr'] },
  filters: [],
  expand: ['head.fullNameFr', 'head.fullNameAr'],
  sorts: { nameFr: 'nameFr', nameAr: 'nameAr', code: 'code', address: 'address' },
}

/** The linked documents that the page of an annexe shows. */
export const ANNEXE_LINKS = ['head'] as const

export const IDENTITY = ['nameFr', 'nameAr', 'code', 'headId'] as const
export const CONTACT = ['phone', 'address'] as const

/** Everybody of an annexe: those whom the list of people leaves out by default are staff too. */
export function peopleOf(annexe: string): string {
  return `/rh-managements?annexe=${encodeURIComponent(annexe)}&active=off&unfit=off`
}
