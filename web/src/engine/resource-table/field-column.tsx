import type { CollectionId, Collections } from '@/api/schema.gen'
import { type CollectionMeta, type FieldMeta, fieldOf } from '@/api/schema-meta'
import { FieldOf } from '@/fields/field-of'
import { NamesCell } from '@/fields/names-cell'
import type { Language } from '@/i18n/language'
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
    // What something goes by is no figure.
    ...((field.kind === 'int' || field.kind === 'dec') && !field.unique && { numeric: true }),
    render: (row) => <FieldOf field={field} row={row} />,
    ...more,
  }
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
