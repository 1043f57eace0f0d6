import type { CollectionId, Collections } from '@/api/schema.gen'
import { type CollectionMeta, type FieldMeta, fieldOf } from '@/api/schema-meta'
import type { Language } from '@/i18n/language'
import { FieldValue } from '../field-value'
import { NamesCell } from '../names-cell'
import type { Column } from './column'

type FieldName<C extends CollectionId> = keyof Collections[C] & string

/** A column for one attribute, written as its declaration says. */
export function fieldColumn<C extends CollectionId>(
  meta: CollectionMeta,
  name: FieldName<C>,
  more: Partial<Column<C>> = {},
): Column<C> {
  const field: FieldMeta = fieldOf(meta, name) ?? { name, label: name, kind: 'text' }
  return {
    key: name,
    label: field.label,
    fields: [name],
    render: (row) => <FieldOf field={field} row={row} />,
    ...more,
  }
}

/** One attribute of a document, with the linked document where it came along. */
export function FieldOf({ field, row }: { field: FieldMeta; row: object }) {
  const stored = row as Record<string, unknown>
  const linked = field.expands && field.kind === 'ref' ? (stored[field.expands] as object | null) : undefined
  return <FieldValue field={field} value={stored[field.name]} linked={linked} />
}

/** One attribute of a document by its name, as a card shows it. */
export function FieldNamed({ meta, name, row }: { meta: CollectionMeta; name: string; row: object }) {
  const field = fieldOf(meta, name)
  return field && <FieldOf field={field} row={row} />
}

/** The column without which a list of named things is none: both names, sorted by the reader's. */
export function namesColumn<C extends CollectionId>(label: string, language: Language, stem = 'name'): Column<C> {
  return {
    key: 'name',
    label,
    fields: [`${stem}Fr`, `${stem}Ar`],
    sort: language === 'ar' ? `${stem}Ar` : `${stem}Fr`,
    fixed: true,
    render: (row) => <NamesCell document={row} />,
  }
}
