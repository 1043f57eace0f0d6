import type { ComponentType, ReactNode } from 'react'
import type { Filter, ListSpec } from '@/api/list'
import type { Rights } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { CollectionMeta } from '@/api/schema-meta'
import type { FieldRenderer } from '@/fields/field-input'
import type { FormValues } from '@/fields/values'
import type { Language } from '@/i18n/language'
import type { Address } from '@/paths/address'
import type { Acts } from '../acts/act-slot'
import type { FlowSteps } from '../flow-buttons/flow-buttons'
import type { RecordFormProps } from '../record-form/record-form'
import type { ValueRenderers } from '../record-page/history'
import type { Values } from '../record-page/record-details'
import type { Reference } from '../record-page/references'
import type { Column } from '../resource-table/column'
import type { List } from '../resource-table/use-list'
import type { CountedBy } from './tab-counts'
import type { CollectionPlace, Say } from './texts'

export type FieldName<C extends CollectionId> = keyof Collections[C] & string

/** What a name is made from, beside its document. */
export interface Kit {
  meta: CollectionMeta
  language: Language
}

/** A column that shows more than its declaration says, or no single attribute. */
export interface ColumnSlot<C extends CollectionId>
  extends Partial<Pick<Column<C>, 'fields' | 'render' | 'card' | 'optional' | 'numeric'>> {
  key: FieldName<C> | (string & {})
  /** The attribute by which it is ordered, where that is not the one it shows. */
  sort?: FieldName<C>
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
  | {
      /** Named by its text, for it may show what no form asks for. */
      section: string
      fields: readonly FieldName<C>[]
      /** Which records have anything to show there. */
      when?: (row: Collections[C]) => boolean
    }
  | { key: string; render: (row: Collections[C]) => ReactNode }
  | readonly Block<C, S>[]

/** A tab of a record's page: blocks, what happened to the record, or what the definition shows there. */
export type RecordTab<C extends CollectionId, S extends string> =
  | readonly Block<C, S>[]
  | 'history'
  | {
      render: (row: Collections[C]) => ReactNode
      /** Without it the tab says nothing. */
      reads: CollectionId
      /** The documents that its count is of. */
      counts?: CountedBy
      /** Where its `title` stands, if it is not named among the tabs of the record. */
      texts?: CollectionPlace
      /** Who sees it, where reading some of it is not enough: whoever reads their own row alone learns nothing of another's. */
      seenBy?: ((rights: Rights) => boolean) | undefined
    }

/** What a form is told by a hook, beside what its definition says. */
export type FormAddition<C extends CollectionId> = Partial<
  Pick<RecordFormProps<C>, 'initial' | 'extraPayload' | 'resolveError' | 'isVisible' | 'requires' | 'slots'>
>

/** What is done with selected rows, for whoever adds to it. */
export interface Selected<C extends CollectionId> {
  list: List<C>
  /** When all is done. */
  clear: () => void
  remove: ReactNode
  /** The acts that are open on some of them. */
  acts: ReactNode
}

/** The acts that every record knows, for whoever arranges those of one. */
export interface DefaultActions {
  say: Say
  remove: ReactNode
  flow: ReactNode
  /** The acts that are open on it. */
  acts: ReactNode
  edit: (variant?: 'filled' | 'default') => ReactNode
  /**
   * The steps and acts, and the deletion; where there are more than three buttons, with so many added, what destroys is folded. On a
   * phone `seldom` is too; elsewhere it stands beside the steps.
   */
  fold: (own: number, seldom?: ReactNode) => { flow: ReactNode; rare: ReactNode }
}

/** How the list, the form and the page of one collection differ from what its declaration says. */
export interface Definition<C extends CollectionId, S extends string = string> {
  texts: CollectionPlace
  /** Where its list is, if not above its records. */
  listAt?: Address
  /** The first one cannot be taken away. */
  columns: readonly ColumnEntry<C>[]
  /** Default order. */
  sort: FieldName<C> | `-${FieldName<C>}`
  /** What orders rows that are equal by it. */
  thenBy?: readonly (FieldName<C> | `-${FieldName<C>}`)[]
  /** The order for whoever may not read that one. */
  fallback?: FieldName<C>
  /** By what it can be ordered, where that is not every column of figures, days and short texts. */
  sorts?: readonly FieldName<C>[]
  filters?: readonly (FieldName<C> | Filter)[]
  /** Those that stand beside the search, by their parameters, if not the first two. */
  pinnedFilters?: readonly string[]
  /** Where a term is looked for, if not in the fields declared as searched; and which terms are not looked for there. */
  search?: readonly FieldName<C>[] | Partial<ListSpec<C>['search']>
  /** Columns that stand beneath the name on a phone's card. */
  facts?: readonly string[]
  card?: (row: Collections[C], kit: Kit) => ReactNode
  /** The text under the title of the list, by its key. */
  listHint?: (rights: Rights) => string
  /** Where a row leads, if not to a page of its own. */
  address?: (row: Collections[C]) => Address
  /** What an empty list offers, if not a new one. */
  first?: (add: ReactNode) => ReactNode
  /** The way to a new one, where an act makes it that the list does not know. */
  add?: () => ReactNode
  /** What stands between the title and the table. */
  above?: (list: List<C>) => ReactNode
  /** What stands in place of the rows, where the address asks for another view of what the filters leave; else undefined. */
  instead?: (list: List<C>) => ReactNode
  /** What can be done with selected rows, if not only to delete them; null where that is nothing. */
  bulk?: null | ((ids: readonly string[], selected: Selected<C>) => ReactNode)
  /** The attributes, as the form and the page group them. */
  sections: Sections<C, S>
  /** What may be filled in, where that is not the same for all. */
  sectionsOf?: (record: Collections[C] | undefined, all: Sections<C, NoInfer<S>>) => Partial<Sections<C, NoInfer<S>>>
  /** The text under the title of a form, by its key. */
  hintOf?: (record: Collections[C] | undefined) => string
  slots?: Partial<Record<FieldName<C>, FieldRenderer>>
  /** What follows from a section as it is filled in. */
  footers?: Partial<Record<NoInfer<S>, (values: FormValues) => ReactNode>>
  /** A hook of the form, for what depends on its reader, on the record, or on what the server says. */
  useForm?: (record: Collections[C] | undefined) => FormAddition<C>
  /** The field that a day in the address of a new one fills in: where a calendar leads from. */
  startsOn?: FieldName<C>
  /** What the form of a new one waits for. */
  prepare?: () => Promise<unknown>
  /** Whose initials stand for the photo that a record does not have; only of those with a photo. */
  initials?: (row: Collections[C], kit: Kit) => string
  /** What stands for it at the head of a page instead. */
  silhouette?: (row: Collections[C]) => ReactNode
  /** How fields are shown in a history and beside what another wrote. */
  renderValue?: ValueRenderers
  /** How a page shows attributes in a way of its own. */
  values?: Values<C>
  /** What the page shows, if not each section and then what refers to the record. */
  page?: readonly Block<C, NoInfer<S>>[]
  /** The page in tabs, in their order. */
  tabs?: Readonly<Record<string, RecordTab<C, NoInfer<S>>>>
  /** What stands between the attributes and the history. */
  below?: (row: Collections[C]) => ReactNode
  /** Who refers to a record, and keeps it from being deleted. */
  references?: readonly Reference[]
  /** What a record is called, where it has no title. */
  nameOf?: (row: Collections[C], kit: Kit) => string
  /** What stands beneath its name, if not the one in the other language. */
  other?: (row: Collections[C], kit: Kit) => ReactNode
  /** Links that its name is made of, though the page shows them nowhere. */
  namedBy?: readonly (keyof Collections[C] & string)[]
  /** What the path calls it. */
  crumb?: (row: Collections[C]) => { fr: string; ar: string }
  badges?: (row: Collections[C]) => ReactNode
  /** What stands between the head and the tabs or blocks of a page. */
  summary?: (row: Collections[C]) => ReactNode
  /** Buttons of its own, which stand before those that every record has; the page waits for none of them. */
  extraActions?: Readonly<Record<string, ComponentType<{ row: Collections[C] }>>>
  /** All that can be done with a record, where the usual order does not do. */
  actions?: (row: Collections[C], usual: DefaultActions) => ReactNode
  flow?: FlowSteps<C>
  /** What is done with a record: the acts that the server declares of it, in the order of their buttons. */
  acts?: Acts<C>
}

/** A definition with its collection. */
export type CollectionDefinition<C extends CollectionId> = Definition<C> & { collection: C }

/** What a list of it is made from. */
export type ListDefinition<C extends CollectionId> = Pick<
  CollectionDefinition<C>,
  | 'collection'
  | 'texts'
  | 'listAt'
  | 'columns'
  | 'sort'
  | 'thenBy'
  | 'sorts'
  | 'fallback'
  | 'filters'
  | 'search'
  | 'nameOf'
  | 'startsOn'
>

/** A collection with its screens, which remembers of which collection it is. */
export interface CollectionScreen {
  with: <R>(use: <C extends CollectionId>(definition: CollectionDefinition<C>) => R) => R
}

/** Everything that the web says of one noun. */
export function collection<const C extends CollectionId, const S extends string>(
  id: C,
  definition: Definition<C, S>,
): CollectionScreen {
  const defined: CollectionDefinition<C> = { ...(definition as Definition<C>), collection: id }
  return { with: (use) => use(defined) }
}
