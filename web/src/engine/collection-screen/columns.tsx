import type { ReactNode } from 'react'
import type { Rights } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf, labelOf } from '@/api/schema-meta'
import { ChoiceBadge } from '@/fields/choice-badge'
import type { Language } from '@/i18n/language'
import type { Column } from '../resource-table/column'
import { fieldColumn, namesColumn } from '../resource-table/field-column'
import type { FieldName, ListDefinition } from './definition'
import { slotOf, sortedBy, sortKeys, stemOf } from './derive'
import type { Say } from './texts'

export interface ColumnKit {
  meta: CollectionMeta
  language: Language
  rights: Rights
  say: Say
}

/** Its columns: each as the declaration says, with what the definition adds. */
export function columnsOf<C extends CollectionId>(definition: ListDefinition<C>, kit: ColumnKit): Column<C>[] {
  const { meta, language, rights, say } = kit
  const sorted = sortedBy(definition, meta)
  const slots = definition.columns.map(slotOf).filter(({ seenBy }) => seenBy?.(rights) ?? true)
  return slots.map(({ key, expand: _, seenBy: __, sort, ...more }, index) => {
    const stem = index === 0 && !more.render ? stemOf(meta, key) : undefined
    if (stem) return namesColumn(say(`columns.${stem}`, { defaultValue: labelOf(meta, key) }), language, stem)
    const by = sort ?? (sorted.includes(key) ? key : undefined)
    const keys = by === undefined ? [] : sortKeys(definition, meta, by).map(([name]) => name)
    const own = keys.find((name) => name.endsWith('Ar') === (language === 'ar')) ?? keys[0]
    const name = key as FieldName<C>
    return fieldColumn(meta, name, {
      label: say(`columns.${key}`, { defaultValue: labelOf(meta, key) }),
      ...(own && { sort: own }),
      ...(index === 0 && { fixed: true }),
      ...(isToned(meta, key) && {
        render: (row) => <ToneBadge collection={definition.collection} field={name} row={row} />,
      }),
      ...more,
    })
  })
}

/** A choice that is a state: its words have tones. */
function isToned(meta: CollectionMeta, name: string): boolean {
  return fieldOf(meta, name)?.words?.some(({ tone }) => tone) ?? false
}

interface ToneBadgeProps<C extends CollectionId> {
  collection: C
  field: FieldName<C>
  row: Collections[C]
}

function ToneBadge<C extends CollectionId>({ collection, field, row }: ToneBadgeProps<C>) {
  const stored: Partial<Record<string, unknown>> = { ...row }
  return <ChoiceBadge collection={collection} field={field} value={stored[field] as string | null | undefined} />
}

/** The states that the list shows of a document, for the head of its page. */
export function statesOf<C extends CollectionId>(
  definition: ListDefinition<C>,
  meta: CollectionMeta,
  row: Collections[C],
): ReactNode {
  const names = definition.columns.map((entry) => slotOf(entry).key).filter((name) => isToned(meta, name))
  if (names.length === 0) return null
  return names.map((name) => (
    <ToneBadge key={name} collection={definition.collection} field={name as FieldName<C>} row={row} />
  ))
}
