import { ActionIcon, Text } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inReadersOrder } from '@/api/list'
import type { ListSearch } from '@/api/list-address'
import type { CollectionId } from '@/api/schema.gen'
import { preferencesQuery } from '@/api/session'
import { formatNumber } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { type Place, placeOf } from '../record-page/neighbours'
import { listSeen, rememberSearch } from '../resource-table/last-list-search'
import { pageOf } from '../resource-table/list-query'
import type { CollectionDefinition } from './definition'
import { specOf } from './derive'
import styles from './record-neighbours.module.css'
import { useKit } from './use-kit'

/** The tab of a set of tabs that shows its list, where the list is no tab of its own. */
const LIST_TAB = 'list'

interface RecordNeighboursProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  id: string
}

/** The way to the records before and after in the list that one came from: its filters, its order, its pages. */
export function RecordNeighbours<C extends CollectionId>(props: RecordNeighboursProps<C>) {
  const { at } = useKit(props.definition)
  const { to, search: own } = linkTo(at.list())
  const seen = listSeen(to)
  const isOther = seen?.tab !== undefined && seen.tab !== LIST_TAB && seen.tab !== own.tab
  if (!seen || isOther || props.definition.address) return null
  return <Neighbours {...props} path={to} search={seen} />
}

interface NeighboursProps<C extends CollectionId> extends RecordNeighboursProps<C> {
  /** Of the list, and how it was looked at. */
  path: string
  search: ListSearch
}

/** Asks for a page of the list as the list itself does: as a rule it stands there already. */
function usePages<C extends CollectionId>({ definition, id, search }: NeighboursProps<C>) {
  const { meta, language, readable } = useKit(definition)
  const spec = useMemo(() => inReadersOrder(specOf(definition, meta), language), [definition, meta, language])
  const preferences = useQuery(preferencesQuery).data
  const pageAt = (page: number | undefined) =>
    pageOf(spec, { ...search, page: page === 1 ? undefined : page }, { fields: readable, meta, preferences })
  const { query, page, size } = pageAt(search.page)
  const { data } = useQuery(query)
  const total = data?.total ?? 0
  const place = placeOf(id, { ids: data?.documents.map(({ $id }) => $id) ?? [], page, size, total })
  const before = useQuery({ ...pageAt(place?.before).query, enabled: place?.before !== undefined }).data
  const after = useQuery({ ...pageAt(place?.after).query, enabled: place?.after !== undefined }).data
  return { place, total, before: before?.documents.at(-1)?.$id, after: after?.documents[0]?.$id }
}

function Neighbours<C extends CollectionId>(props: NeighboursProps<C>) {
  const { t } = useTranslation('parts')
  const { language } = useKit(props.definition)
  const { place, total, before, after } = usePages(props)
  if (!place) return null
  const number = (value: number) => formatNumber(value, language)
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours.label')}>
      <Text size="sm" c="dimmed" className="tabular">
        {t('neighbours.position', { at: number(place.at), total: number(total) })}
      </Text>
      <Step {...props} side="previous" id={place.previous ?? (place.before && before)} page={place.before} />
      <Step {...props} side="next" id={place.next ?? (place.after && after)} page={place.after} />
    </nav>
  )
}

interface StepProps<C extends CollectionId> extends Omit<NeighboursProps<C>, 'id'> {
  side: keyof Pick<Place, 'previous' | 'next'>
  id: string | number | undefined
  /** The page of the list on which it stands, where that is another one. */
  page: number | undefined
}

function Step<C extends CollectionId>({ definition, path, search, side, id, page }: StepProps<C>) {
  const { t } = useTranslation('parts')
  const router = useRouter()
  const { at } = useKit(definition)
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const Icon = side === 'previous' ? IconChevronUp : IconChevronDown
  const go = () => {
    if (typeof id !== 'string') return
    if (page !== undefined) rememberSearch(path, { ...search, page: page === 1 ? undefined : page })
    const { to, search: own } = linkTo(at.record(id))
    // One who compares the papers of people stays with their papers.
    void router.navigate({ to, search: { ...(tab !== undefined && { tab }), ...own } as never })
  }
  return (
    <ActionIcon
      variant="default"
      size={30}
      disabled={typeof id !== 'string'}
      aria-label={t(`neighbours.${side}`)}
      aria-keyshortcuts={side === 'previous' ? 'k' : 'j'}
      onClick={go}
    >
      <Icon size={17} />
    </ActionIcon>
  )
}
