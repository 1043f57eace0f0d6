import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import type { CollectionId } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import { countryName } from '@/i18n/countries'
import { EMPTY, formatAmount, formatDay, formatFigure, formatInstant } from '@/i18n/format'
import { MailAddress } from '@/ui/mail-address'
import { useLanguage } from '@/ui/use-language'
import { JsonValue } from './json-value'
import { Plate } from './plate'
import { RecordName } from './record-name'

const FileValue = lazy(() => import('./file-field/file-value'))
const FilesValue = lazy(() => import('./file-field/files-value'))

const CODES = ['cin', 'phone', 'email', 'deviceCode', 'rib', 'time', 'power', 'serialNumber']

interface FieldValueProps {
  field: FieldMeta
  value: unknown
  /** The linked document, where it came along. */
  linked?: object | null | undefined
}

/** A stored value as a reader wants it. */
export function FieldValue({ field, value, linked }: FieldValueProps) {
  const language = useLanguage()
  if (value === null || value === undefined || value === '') return EMPTY
  if (field.kind === 'bool') return <YesOrNo value={Boolean(value)} />
  if (field.kind === 'date') return <span className="tabular">{formatDay(String(value), language)}</span>
  if (field.kind === 'instant') return <span className="tabular">{formatInstant(String(value), language)}</span>
  if (field.kind === 'dec') return <span className="ltr tabular">{formatAmount(Number(value), language)}</span>
  if (field.kind === 'int') {
    // What something goes by is no figure.
    return <span className="ltr tabular">{field.unique ? String(value) : formatFigure(Number(value), language)}</span>
  }
  if (field.kind === 'enum') return field.words?.find((word) => word.value === value)?.label ?? String(value)
  if (field.kind === 'list') return <ListValue field={field} values={value as unknown[]} />
  if (field.kind === 'ref' && field.to) {
    return linked ? <RecordName document={linked} /> : <LinkedName collection={field.to} id={String(value)} />
  }
  if (field.kind === 'file' && field.bucket) {
    return (
      <Suspense fallback="…">
        <FileValue bucket={field.bucket} id={String(value)} />
      </Suspense>
    )
  }
  if (field.kind === 'json') return <JsonValue value={value} />
  const text = String(value)
  if (field.form === 'email') return <MailAddress>{text}</MailAddress>
  if (field.form === 'country') return countryName(text, language)
  if (field.form === 'plate') return <Plate>{text}</Plate>
  return field.form && CODES.includes(field.form) ? <span className="ltr">{text}</span> : <bdi>{text}</bdi>
}

function YesOrNo({ value }: { value: boolean }) {
  const { t } = useTranslation('parts')
  return t(value ? 'form.yes' : 'form.no')
}

function ListValue({ field, values }: { field: FieldMeta; values: unknown[] }) {
  if (values.length === 0) return EMPTY
  if (field.of === 'file' && field.bucket) {
    return (
      <Suspense fallback="…">
        <FilesValue bucket={field.bucket} ids={values.map(String)} />
      </Suspense>
    )
  }
  const item: FieldMeta = { ...field, kind: field.of ?? 'text' }
  return values.map((value, index) => (
    <span key={String(value)}>
      {index > 0 && ', '}
      <FieldValue field={item} value={value} />
    </span>
  ))
}

/** The name of a document known only by its id; the id itself where it is gone or not to be seen. */
function LinkedName({ collection, id }: { collection: CollectionId; id: string }) {
  const { data, isPending } = useQuery({ ...oneQuery(collection, id), retry: false })
  if (isPending) return '…'
  return data ? <RecordName document={data} /> : <span className="ltr">{id}</span>
}
