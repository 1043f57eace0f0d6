import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { isOn } from '@/api/list'
import { letterheadOn, orgDocumentsQuery } from '@/api/org-settings'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { publicSettingsQuery } from '@/api/settings'
import { formatDay, today } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { Letterhead, LetterheadFoot } from '../letterhead'
import { FilterValue } from './filter-chips'
import styles from './print-sheet.module.css'
import type { List } from './use-list'

interface PrintSheetProps<C extends CollectionId> {
  list: List<C>
  rows: Collections[C][]
  title: string
  filterLabels: Record<string, string>
  onDone: () => void
}

/** Letterhead, title, the filters used, then every row under a head that repeats on each page. */
export default function PrintSheet<C extends CollectionId>({
  list,
  rows,
  title,
  filterLabels,
  onDone,
}: PrintSheetProps<C>) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  const [settings, documents] = [useQuery(publicSettingsQuery), useQuery(orgDocumentsQuery)]
  const given = letterheadOn(documents.data ?? [], today())
  const isReady = !settings.isPending && !documents.isPending
  useEffect(() => {
    if (!isReady) return
    document.body.classList.add('printing')
    window.addEventListener('afterprint', onDone)
    const soon = requestAnimationFrame(() => requestAnimationFrame(() => window.print()))
    return () => {
      cancelAnimationFrame(soon)
      window.removeEventListener('afterprint', onDone)
      document.body.classList.remove('printing')
    }
  }, [onDone, isReady])
  return createPortal(
    <div className={`${styles.sheet} sheet`}>
      <div className={styles.letterhead}>
        <Letterhead commune={settings.data?.commune ?? {}} given={given} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <UsedFilters list={list} labels={filterLabels} />
      <p className={styles.note}>
        {t('print.rows', { count: rows.length })} · {t('print.printed', { date: formatDay(today(), language) })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {list.shown.map((column) => (
              <th key={column.key}>{column.label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.$id}>
              {list.shown.map((column) => (
                <td key={column.key}>{column.render(row as never)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {(given.footerFr || given.footerAr) && (
          <tfoot>
            <tr>
              <td colSpan={list.shown.length} className={styles.foot}>
                <LetterheadFoot given={given} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>,
    document.body,
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
