import { NumberInput, Select, Skeleton, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { DateField } from './date-field'
import { inputId } from './input-id'
import { InstantField } from './instant-field/instant-field'
import { RecordPicker } from './record-picker'
import { RecordsPicker } from './records-picker'
import { unprintable } from './unprintable'
import type { FormValue, FormValues } from './values'

const CountryField = lazy(() => import('./country-field'))
const FileField = lazy(() => import('./file-field/file-field'))
const FilesField = lazy(() => import('./file-field/files-field'))
const SuggestedText = lazy(() => import('./suggested-text'))

export interface FieldInputProps {
  field: FieldMeta
  value: FormValue
  onChange: (value: FormValue) => void
  onBlur?: (() => void) | undefined
  error?: string | undefined
  /** What is wrong within the value, by the path below it (`1.quantity`). */
  within?: Readonly<Record<string, string>> | undefined
}

/** An input of a screen's own, in the place of the usual one; `values` is all that the form holds. */
export type FieldRenderer = (props: FieldInputProps, values: FormValues) => ReactNode

const LEFT_TO_RIGHT = ['cin', 'phone', 'email', 'deviceCode', 'rib', 'time', 'plate', 'power', 'month', 'serialNumber']

/** Names are written in their own direction, codes from left to right, anything else as it comes. */
function directionOf(field: FieldMeta): { dir: 'ltr' | 'rtl' | 'auto'; lang?: string } {
  if (/Ar$/.test(field.name)) return { dir: 'rtl', lang: 'ar' }
  if (/Fr$/.test(field.name)) return { dir: 'ltr', lang: 'fr' }
  return { dir: field.form && LEFT_TO_RIGHT.includes(field.form) ? 'ltr' : 'auto' }
}

/** The input that an attribute's declaration asks for. */
export function FieldInput({ field, value, onChange, onBlur, error }: FieldInputProps) {
  const { t } = useTranslation('parts')
  const common = { id: inputId(field.name), label: field.label, error, onBlur, required: field.required === true }
  const kind = field.kind
  if (kind === 'bool') {
    return (
      <Switch
        mt={{ base: 0, sm: 28 }}
        id={inputId(field.name)}
        label={field.label}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
      />
    )
  }
  if (kind === 'file' || field.of === 'file') {
    const Files = kind === 'list' ? FilesField : FileField
    return (
      <Suspense fallback={<Skeleton height={92} />}>
        <Files field={field} value={value} onChange={onChange} error={error} />
      </Suspense>
    )
  }
  if (field.form === 'country') {
    return (
      <Suspense fallback={<Skeleton height={60} />}>
        <CountryField {...common} value={(value as string) || null} onChange={onChange} />
      </Suspense>
    )
  }
  if (kind === 'date') return <DateField {...common} value={(value as string) || null} onChange={onChange} />
  if (kind === 'instant') {
    return <InstantField field={field} value={(value as string) || null} onChange={onChange} error={error} />
  }
  if (kind === 'ref' && field.to) {
    return <RecordPicker {...common} collection={field.to} value={(value as string) || null} onChange={onChange} />
  }
  if (kind === 'list' && field.of === 'ref' && field.to) {
    return <RecordsPicker {...common} collection={field.to} value={value as string[]} onChange={onChange} />
  }
  if (kind === 'list') return <TagsInput {...common} value={value as string[]} onChange={onChange} clearable />
  if (kind === 'enum') {
    const words = field.words?.map((word) => ({ ...word })) ?? []
    const clear = { clearable: !field.required, clearButtonProps: { 'aria-label': t('picker.clear') } }
    return <Select {...common} {...clear} data={words} value={(value as string) || null} onChange={onChange} />
  }
  if (kind === 'int' || kind === 'dec') {
    return (
      <NumberInput
        {...common}
        value={value as number | ''}
        onChange={(next) => onChange(next === undefined ? '' : next)}
        allowDecimal={kind === 'dec'}
        decimalScale={kind === 'dec' ? 2 : 0}
        fixedDecimalScale={false}
        hideControls
        dir="ltr"
      />
    )
  }
  const typed = String(value ?? '')
  const strange = unprintable(field, typed)
  const text = {
    ...common,
    ...directionOf(field),
    maxLength: undefined,
    value: typed,
    error: strange ? t('invalid.unprintable', strange) : error,
  }
  if (kind === 'long') {
    return (
      <Textarea {...text} autosize minRows={3} maxRows={12} onChange={(event) => onChange(event.currentTarget.value)} />
    )
  }
  if (field.suggestedBy) {
    return (
      <Suspense fallback={<TextInput {...text} readOnly />}>
        <SuggestedText {...text} collection={field.suggestedBy} name={field.name} onChange={onChange} />
      </Suspense>
    )
  }
  return (
    <TextInput
      {...text}
      {...(field.form === 'plate' && { classNames: { input: 'plate-typed' } })}
      type={field.form === 'email' ? 'email' : 'text'}
      inputMode={field.form === 'phone' ? 'tel' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
