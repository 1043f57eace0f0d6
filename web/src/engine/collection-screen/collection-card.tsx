import { useMeta } from '@/api/hooks'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { titles } from '@/api/titles'
import { FieldOf } from '@/fields/field-of'
import { NamesCell } from '@/fields/names-cell'
import type { Column } from '../resource-table/column'
import type { CollectionDefinition } from './definition'
import { slotOf } from './derive'

interface CollectionCardProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
  columns: readonly Column<C>[]
}

/** A row on a phone: its name, and the facts that matter, as far as there are any. */
export function CollectionCard<C extends CollectionId>({ definition, row, columns }: CollectionCardProps<C>) {
  const meta = useMeta(definition.collection)
  const stored = row as unknown as Record<string, unknown>
  const links = definition.columns.map((entry) => fieldOf(meta, slotOf(entry).key)?.expands)
  // What has no name among its fields goes by whom or what it is about.
  const own = titles(row)
  const link = own.fr || own.ar ? links[0] : links.find((name) => name !== undefined)
  const facts = (definition.facts ?? []).flatMap((name) => {
    const column = columns.find(({ key }) => key === name)
    if (column && !(name in stored)) return [{ name, shown: (column.card ?? column.render)(row) }]
    const field = fieldOf(meta, name)
    const isBlank = stored[name] === null || stored[name] === undefined || stored[name] === ''
    if (!field || isBlank) return []
    return [{ name, shown: column ? (column.card ?? column.render)(row) : <FieldOf field={field} row={row} /> }]
  })
  return (
    <NamesCell document={(link && (stored[link] as object | null)) || row}>
      {facts.length > 0 && facts.map(({ name, shown }) => <span key={name}>{shown}</span>)}
    </NamesCell>
  )
}
