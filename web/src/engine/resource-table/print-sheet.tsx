import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isOn } from '@/api/list'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { formatDay, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { usePrinting } from '@/ui/use-printing'
import type { Column } from './column'
import { FilterValue } from './filter-chips'
import styles from './print-sheet.module.css'
import { useSheetFrame } from './sheet-frame'
import type { List } from './use-list'

export interface PrintSheetProps<C extends CollectionId> {
  list: List<C>
  rows: Collections[C][]
  title: string
  filterLabels: Record<string, string>
  onDone: () => void
}

/** Letterhead, title, the filters used, then every row under a head that repeats on each page. */
export default function PrintSheet<C extends CollectionId>(props: PrintSheetProps<C>) {
  const Frame = useSheetFrame()
  return createPortal(<Frame>{(head, foot) => <Sheet {...props} head={head} foot={foot} />}</Frame>, document.body)
}

interface SheetProps<C extends CollectionId> extends PrintSheetProps<C> {
  head: ReactNode
  foot: ReactNode
}

function Sheet<C extends CollectionId>({ list, rows, title, filterLabels, onDone, head, foot }: SheetProps<C>) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const columns = list.shown as readonly Column<C>[]
  usePrinting(true, onDone)
  return (
    <div className={`${styles.sheet} sheet`}>
      <div className={styles.letterhead}>{head}</div>
      <h1 className={styles.title}>{title}</h1>
      <UsedFilters list={list} labels={filterLabels} />
      <p className={styles.note}>
        {t('print.rows', { count: rows.length })} · {t('print.printed', { date: formatDay(today(), language) })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {list.shown.map((column) => (
              <th key={column.key} data-numeric={column.numeric}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.$id}>
              {columns.map((column) => (
                <td key={column.key} data-numeric={column.numeric}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <td colSpan={list.shown.length} className={styles.foot}>
                {foot}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function UsedFilters<C extends CollectionId>({ list, labels }: { list: List<C>; labels: Record<string, string> }) {
  const { t } = useTranslation('parts')
  const on = list.filters.filter((filter) => isOn(filter, list.search))
  const term = list.search.q
  if (on.length === 0 && !term) return null
  return (
    <p className={styles.note}>
      {t('print.filters')} :{' '}
      {term && (
        <span className={styles.filter}>
          {t('table.search')} « {term} »
        </span>
      )}
      {on.map((filter) => (
        <span key={filter.param} className={styles.filter}>
          {labels[filter.param] ?? labelOf(list.meta, filter.field)}
          <FilterValue list={list} filter={filter} labels={labels} before=" : " />
        </span>
      ))}
    </p>
  )
}
