import { Select, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type Filter, isOn, NONE, OFF } from '@/api/list'
import type { CollectionId } from '@/api/schema.gen'
import { type CollectionMeta, fieldOf, labelOf, optionLabel } from '@/api/schema-meta'
import { DistinctSelect } from '@/fields/distinct-select'
import { RecordPicker } from '@/fields/record-picker'
import { TextFilter } from './text-filter'
import type { List } from './use-list'

const SwitchFilter = lazy(() => import('./switch-filter').then((module) => ({ default: module.SwitchFilter })))
const DateField = lazy(() => import('@/fields/date-field').then((module) => ({ default: module.DateField })))

interface FilterFieldProps<C extends CollectionId> {
  list: List<C>
  filter: Filter
  labels: Record<string, string>
  /** Its label is its placeholder: for the bar above a table. */
  bare?: boolean
  /** It stands in a popover, which takes a click on a list elsewhere in the page for one outside. */
  inPopover?: boolean | undefined
}

export function FilterField<C extends CollectionId>({ list, filter, labels, bare, inPopover }: FilterFieldProps<C>) {
  const { t } = useTranslation('parts')
  const label = labels[filter.param] ?? labelOf(list.meta, filter.field)
  const value = list.search[filter.param]
  const set = (next: string | null) => list.change({ [filter.param]: next ?? undefined })
  const comboboxProps = { withinPortal: !inPopover }
  const named = bare ? { 'aria-label': label, placeholder: label } : { label, placeholder: t('table.any') }
  if (filter.kind === 'switch') {
    return (
      <Suspense fallback={<Skeleton height={20} />}>
        <SwitchFilter label={label} isOn={isOn(filter, list.search)} onChange={(on) => set(on ? null : OFF)} />
      </Suspense>
    )
  }
  if (filter.kind === 'ref') {
    const chosen = value ? String(value) : null
    const none = mayHoldNothing(list.meta, filter.field) ? t('table.notGiven') : undefined
    return (
      <RecordPicker
        {...named}
        comboboxProps={comboboxProps}
        collection={filter.to}
        value={chosen}
        none={none}
        onChange={set}
      />
    )
  }
  if (filter.kind === 'text') return <TextFilter {...named} value={value ? String(value) : ''} onChange={set} />
  if (filter.kind === 'dateBound') {
    const day = value ? String(value) : null
    return (
      <Suspense fallback={<Skeleton height={36} />}>
        <DateField {...named} inPopover={inPopover} value={day} onChange={set} />
      </Suspense>
    )
  }
  if (filter.kind === 'distinct') {
    const { report, format } = filter
    return <DistinctSelect {...named} {...{ comboboxProps, report, format, value }} onChange={set} />
  }
  return (
    <Select
      {...named}
      comboboxProps={comboboxProps}
      clearable
      clearButtonProps={{ 'aria-label': t('picker.clear') }}
      data={options(filter, list.meta, labels, t('table.notGiven'))}
      value={value ? String(value) : null}
      onChange={set}
    />
  )
}

/** Not every row has a value of it. */
function mayHoldNothing(meta: CollectionMeta, name: string): boolean {
  const field = fieldOf(meta, name)
  return field !== undefined && !field.required && !field.computed && field.default === undefined
}

function options(filter: Filter, meta: CollectionMeta, labels: Record<string, string>, none: string) {
  if (filter.kind === 'preset') {
    return Object.keys(filter.presets).map((value) => ({
      value,
      label: labels[`${filter.param}.${value}`] ?? optionLabel(meta, filter.field, value),
    }))
  }
  const options = fieldOf(meta, filter.field)?.words?.map((word) => ({ ...word })) ?? []
  return mayHoldNothing(meta, filter.field) ? [...options, { value: NONE, label: none }] : options
}
