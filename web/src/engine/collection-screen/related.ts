import type { Filter } from '@/api/list'
import type { CollectionId } from '@/api/schema.gen'
import type { FieldRenderer } from '@/fields/field-input'
import type { Address } from '@/paths/address'
import type { Definition, FieldName } from './definition'

/** Documents that belong to a record, inside its page: how their list, and for those without a page their form, differ from what is declared. */
export interface RelatedDefinition<C extends CollectionId>
  extends Pick<Definition<C>, 'texts' | 'columns' | 'sort' | 'thenBy' | 'sorts' | 'nameOf'> {
  /** The field that names the record. */
  field: FieldName<C>
  /** All of them stand beside each other. */
  filters?: readonly (FieldName<C> | Filter)[]
  /** The fields of the form, for rows without a page of their own. */
  fields?: readonly FieldName<C>[]
  /** The day on which a new one begins, as a rule today. */
  startsOn?: FieldName<C>
  /** Inputs of their own, for the record they belong to. */
  slots?: (record: string) => Partial<Record<FieldName<C>, FieldRenderer>>
  /** Where a new one is made, for rows with a page: the record is chosen there. */
  addAt?: (record: string) => Address
}

export type RelatedCollectionDefinition<C extends CollectionId> = RelatedDefinition<C> & {
  collection: C
  search: readonly []
}

/** A collection with its list inside the page of a record. */
export interface RelatedScreen {
  with: <R>(use: <C extends CollectionId>(definition: RelatedCollectionDefinition<C>) => R) => R
}

export function relatedCollection<const C extends CollectionId>(
  id: C,
  definition: RelatedDefinition<C>,
): RelatedScreen {
  const defined: RelatedCollectionDefinition<C> = { ...definition, collection: id, search: [] }
  return { with: (use) => use(defined) }
}

/** The first and the last day of what a list shows; with `moments`, by the clock of the town hall. */
export function period(field: string, moments?: true): Filter[] {
  return (['from', 'to'] as const).map((side) => ({ kind: 'dateBound', param: side, field, side, moments }))
}
