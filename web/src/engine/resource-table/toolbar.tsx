import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { ColumnChooser } from './column-chooser'
import { FilterChips } from './filter-chips'
import { FilterField } from './filter-field'
import { MoreFilters } from './more-filters'
import { boundsOf } from './quick-days'
import type { ResourceTableProps } from './resource-table-props'
import styles from './table.module.css'
import { useDebouncedText } from './use-debounced-text'
import type { List } from './use-list'

const QuickDaysMenu = lazy(() => import('./quick-days-menu').then((all) => ({ default: all.QuickDaysMenu })))

export function Toolbar<C extends CollectionId>(props: ResourceTableProps<C> & { small: boolean }) {
  const { list, placeholder, pinnedFilters = [], filterLabels = {}, small } = props
  const pinned = list.filters.filter((filter) => !small && pinnedFilters.includes(filter.param))
  const folded = list.filters.filter((filter) => !pinned.includes(filter))
  const bounds = boundsOf(pinned)
  const searched = list.spec.search.text.length > 0
  return (
    <div className={styles.toolbar}>
      <div className={styles.bar}>
        {searched && <SearchBox list={list} placeholder={placeholder} />}
        {pinned.map((filter) => (
          <div key={filter.param} className={styles.filter}>
            <FilterField list={list} filter={filter} labels={filterLabels} bare />
          </div>
        ))}
        <Suspense>{bounds && <QuickDaysMenu bounds={bounds} onChange={list.change} />}</Suspense>
        {folded.length > 0 && <MoreFilters list={list} filters={folded} labels={filterLabels} small={small} />}
        {props.instead === undefined && <ColumnChooser list={list} small={small} />}
      </div>
      <FilterChips list={list} filters={folded} labels={filterLabels} />
    </div>
  )
}

export function SearchBox<C extends CollectionId>({ list, placeholder }: { list: List<C>; placeholder: string }) {
  const { t } = useTranslation('parts')
  const { typed, type, clear } = useDebouncedText(list.search.q ?? '', (q) => list.change({ q: q || undefined }, true))
  // What has a digit is meant for a plate where there are plates; a make may be Arabic.
  const holdsPlates = list.spec.search.text.some((name) => fieldOf(list.meta, name)?.form === 'plate')
  const isPlate = holdsPlates && /\d/.test(typed)
  return (
    <TextInput
      className={styles.searchBox}
      {...(isPlate && { classNames: { input: 'plate-typed' } })}
      role="searchbox"
      aria-keyshortcuts="/"
      leftSection={<IconSearch size={17} />}
      placeholder={placeholder}
      aria-label={t('table.search')}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      rightSection={typed ? <CloseButton size="sm" onClick={clear} aria-label={t('table.clearSearch')} /> : null}
    />
  )
}
