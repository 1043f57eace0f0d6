import { CloseButton, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { type Filter, isOn, NONE, OFF } from '@/api/list'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf, labelOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { formatDay } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import styles from './table.module.css'
import type { List } from './use-list'

interface FilterChipsProps<C extends CollectionId> {
  list: List<C>
  filters: readonly Filter[]
  labels: Record<string, string>
}

/** What narrows the list without being seen in the bar; each can be taken away. */
export function FilterChips<C extends CollectionId>({ list, filters, labels }: FilterChipsProps<C>) {
  const { t } = useTranslation('parts')
  const on = filters.filter((filter) => isOn(filter, list.search))
  if (on.length === 0) return null
  return (
    <Group gap={6}>
      {on.map((filter) => {
        const name = labels[filter.param] ?? labelOf(list.meta, filter.field)
        const off = filter.kind === 'switch' ? OFF : undefined
        return (
          <span key={filter.param} className={styles.chip}>
            <span className="name">
              {name}
              <FilterValue list={list} filter={filter} labels={labels} before=" : " />
            </span>
            <CloseButton
              size="sm"
              radius="xl"
              c="inherit"
              aria-label={t('table.removeFilter', { name })}
              onClick={() => list.change({ [filter.param]: off })}
            />
          </span>
        )
      })}
    </Group>
  )
}

interface FilterValueProps<C extends CollectionId> {
  list: List<C>
  filter: Filter
  labels: Record<string, string>
  before?: ReactNode
}

/** What a filter is set to, in words. */
export function FilterValue<C extends CollectionId>({ list, filter, labels, before }: FilterValueProps<C>) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const meta = list.meta
  const value = list.search[filter.param]
  const id = filter.kind === 'ref' && value !== undefined && value !== NONE ? String(value) : ''
  const collection = filter.kind === 'ref' ? filter.to : meta.id
  const { data } = useQuery({ ...oneQuery(collection, id), enabled: id !== '' })
  if (filter.kind === 'switch' || value === undefined) return null
  if (filter.kind === 'dateBound') {
    return (
      <>
        {before}
        {formatDay(String(value), language)}
      </>
    )
  }
  const declared = fieldOf(meta, filter.field)?.words?.find((known) => known.value === value)?.label
  const held = filter.kind === 'distinct' && filter.format ? filter.format(String(value), language) : value
  const word = declared ?? labels[`${filter.param}.${value}`] ?? (value === NONE ? t('table.notGiven') : held)
  return (
    <>
      {before}
      {id ? titleOf(data, language) || '…' : word}
    </>
  )
}
