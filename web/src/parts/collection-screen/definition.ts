import type { ReactNode } from 'react'
import type { Filter } from '@/api/list'
import type { Rights } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import type { Language } from '@/i18n/language'
import type { FlowSteps } from '../flow-buttons/flow-buttons'
import type { HistoryValues } from '../history'
import type { Values } from '../record-details'
import type { Slot } from '../record-form/record-form'
import type { Reference } from '../references'
import type { Column } from '../resource-table/column'
import type { List } from '../resource-table/use-list'
import type { CollectionPlace } from './texts'

export type FieldName<C extends CollectionId> = keyof Collections[C] & string

/** What a name is made from, beside its document. */
export interface Kit {
  meta: CollectionMeta
  language: Language
}

/** A column that shows more than its declaration says, or no single attribute. */
export interface ColumnSlot<C extends CollectionId>
  extends Partial<Pick<Column<C>, 'fields' | 'sort' | 'render' | 'card' | 'optional'>> {
  key: FieldName<C> | (string & {})
  /** What of linked documents it shows beside their names: `car.type`. */
  expand?: readonly string[]
  /** Who is offered it, where that does not follow from its fields. */
  seenBy?: (rights: Rights) => boolean
}

/** An attribute; with `?` before it, one that is not shown until the reader asks for it. */
export type ColumnEntry<C extends CollectionId> = FieldName<C> | `?${FieldName<C>}` | ColumnSlot<C>

export type Sections<C extends CollectionId, S extends string> = Readonly<Record<S, readonly FieldName<C>[]>>

/** What stands on the page of a record; a list of blocks stands one below another. */
export type Block<C extends CollectionId, S extends string> =
  | S
  | 'references'
  | { section: S; fields: readonly FieldName<C>[] }
  | { key: string; render: (row: Collections[C]) => ReactNode }
  | readonly Block<C, S>[]

/** The acts that every record knows, for whoever arranges those of one. */
export interface UsualActions {
  remove: ReactNode
  flow: ReactNode
  edit: (variant?: 'filled' | 'default') => ReactNode
}

/** How the list, the form and the page of one collection differ from what its declaration says. */
export interface Definition<C extends CollectionId, S extends string = string> {
  texts: CollectionPlace
  /** The first one cannot be taken away. */
  columns: readonly ColumnEntry<C>[]
  /** Default order. */
  sort: FieldName<C> | `-${FieldName<C>}`
  /** By what it can be ordered, where that is not every column of figures, days and short texts. */
  sorts?: readonly FieldName<C>[]
  /** The first two stand beside the search. */
  filters?: readonly (FieldName<C> | Filter)[]
  /** Where a term is looked for, if not in the fields declared as searched. */
  search?: readonly FieldName<C>[]
  /** Columns that stand beneath the name on a phone's card. */
  facts?: readonly string[]
  card?: (row: Collections[C], kit: Kit) => ReactNode
  /** What else can be done with the list as a whole. */
  tools?: ReactNode
  /** What stands between the title and the table. */
  above?: (list: List<C>) => ReactNode
  /** What else can be done with the selected rows. */
  bulk?: (ids: readonly string[], list: List<C>) => ReactNode
  /** The attributes, as the form and the page group them. */
  sections: Sections<C, S>
  /** Sections of one column. */
  wide?: readonly NoInfer<S>[]
  /** What may be changed of a record, where that is not the same for all. */
  sectionsOf?: (record: Collections[C]) => Partial<Sections<C, NoInfer<S>>> | undefined
  /** The text under the title of a form, by its key. */
  hintOf?: (record: Collections[C] | undefined) => string
  slots?: Partial<Record<FieldName<C>, Slot>>
  /** How fields are shown in a history and beside what another wrote. */
  shown?: HistoryValues
  /** How a page shows attributes in a way of its own. */
  values?: Values<C>
  /** What the page shows, if not each section and then what refers to the record. */
  page?: readonly Block<C, NoInfer<S>>[]
  /** What stands between the attributes and the history. */
  below?: (row: Collections[C]) => ReactNode
  /** Who refers to a record, and keeps it from being deleted. */
  references?: readonly Reference[]
  /** What a record is called, where it has no title. */
  nameOf?: (row: Collections[C], kit: Kit) => string
  /** What stands beneath its name, if not the one in the other language. */
  other?: (row: Collections[C], kit: Kit) => ReactNode
  /** What the path calls it. */
  crumb?: (row: Collections[C]) => { fr: string; ar: string }
  badges?: (row: Collections[C]) => ReactNode
  actions?: (row: Collections[C], usual: UsualActions) => ReactNode
  flow?: FlowSteps<C>
}

/** A definition with its collection. */
export type Defined<C extends CollectionId> = Definition<C> & { collection: C }

/** What a list of it is made from. */
export type Listed<C extends CollectionId> = Pick<
  Defined<C>,
  'collection' | 'texts' | 'columns' | 'sort' | 'sorts' | 'filters' | 'search' | 'nameOf'
>

/** A collection with its screens, which remembers of which collection it is. */
export interface CollectionScreen {
  with: <R>(use: <C extends CollectionId>(of: Defined<C>) => R) => R
}

/** Everything that the web says of one noun. */
export function collection<const C extends CollectionId, const S extends string>(
  id: C,
  definition: Definition<C, S>,
): CollectionScreen {
  const defined: Defined<C> = { ...(definition as Definition<C>), collection: id }
  return { with: (use) => use(defined) }
}
