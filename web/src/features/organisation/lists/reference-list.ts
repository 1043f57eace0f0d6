import type { TFunction } from 'i18next'
import type { ListSpec } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import type { Language } from '@/i18n/language'
import type { Values } from '@/parts/record-details'
import type { Slot } from '@/parts/record-form/record-form'
import type { Reference } from '@/parts/references'
import type { Column } from '@/parts/resource-table/column'
import type { Tab } from './tab'

export type FieldName<C extends CollectionId> = keyof Collections[C] & string

/** What columns are made from. */
export interface Kit {
  meta: CollectionMeta
  language: Language
  t: TFunction<'organisation'>
}

/** One list of the organisation: what its rows, its form and its page show. */
export interface ReferenceList<C extends CollectionId> {
  tab: Tab
  spec: ListSpec<C>
  /** Parameters of the filters that stand beside the search. */
  inBar: readonly string[]
  columns: (kit: Kit) => Column<C>[]
  /** Beneath the names on a phone's card. */
  facts: readonly FieldName<C>[]
  /** The attributes, as the form and the page group them. */
  groups: readonly { title: GroupTitle; fields: readonly FieldName<C>[] }[]
  /** Attributes that a page shows in a way of its own. */
  values?: Values<C>
  slots?: Partial<Record<FieldName<C>, Slot>>
  /** Who refers to a record, and keeps it from being deleted. */
  references: readonly Reference[]
}

export type GroupTitle = 'names' | 'place' | 'day' | 'validity' | 'hours' | 'identity' | 'contact'

/** A list of things with two names: sorted by them, searched in both. */
export function namedSpec<C extends CollectionId>(
  collection: C,
  more: Partial<Omit<ListSpec<C>, 'collection'>> = {},
): ListSpec<C> {
  return {
    collection,
    sort: 'nameFr',
    fallback: 'nameFr',
    search: { text: ['nameFr', 'nameAr'] },
    filters: [],
    expand: [],
    ...more,
    sorts: { nameFr: 'nameFr', nameAr: 'nameAr', ...more.sorts },
  }
}

/** The names of linked documents that rows show. */
export function nameExpansions(...links: string[]): string[] {
  return links.flatMap((link) => [`${link}.nameFr`, `${link}.nameAr`])
}

/** The names of linked people that rows show. */
export function peopleExpansions(...links: string[]): string[] {
  return links.flatMap((link) => [`${link}.fullNameFr`, `${link}.fullNameAr`])
}
