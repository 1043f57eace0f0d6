import { type ReactNode, useMemo } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { AddButton } from '../add-button'
import { DeleteButton } from '../delete-button'
import { ListHead } from '../resource-table/list-head'
import { ListScreen } from '../resource-table/list-screen'
import { ResourceTable } from '../resource-table/resource-table'
import { useList } from '../resource-table/use-list'
import { CollectionCard } from './collection-card'
import { columnsOf } from './columns'
import type { Defined } from './definition'
import { filterLabelsOf, specOf } from './derive'
import { useKit } from './use-kit'

interface CollectionListProps<C extends CollectionId> {
  of: Defined<C>
  /** The head of the screen of which it is a tab: the title of all tabs, and their bar. */
  tabs?: { title: string; hint: string; bar: ReactNode }
}

/** The rows of a collection, and what can be done with them. */
export function CollectionList<C extends CollectionId>({ of, tabs }: CollectionListProps<C>) {
  const kit = useKit(of)
  const { meta, language, rights, say, nameOf, at } = kit
  const columns = useMemo(() => columnsOf(of, kit), [of, kit])
  const spec = useMemo(() => specOf(of, meta), [of, meta])
  const labels = useMemo(() => filterLabelsOf(spec.filters, say), [spec, say])
  const list = useList(spec, columns)
  const label = say('label', { defaultValue: meta.many })
  const add = !of.address && <AddButton collection={of.collection} to={at.make()} label={say('add')} />
  // With its links, which the rows bring along.
  const listed = (row: { $id?: string }) => nameOf(list.documents.find(({ $id }) => $id === row.$id) ?? row)
  const bulk = (ids: readonly string[], clear: () => void) => {
    const names = of.nameOf && listed
    const remove = <DeleteButton collection={of.collection} ids={ids} nameOf={names} onDone={clear} size="xs" />
    return of.bulk ? of.bulk(ids, { list, clear, remove }) : remove
  }
  return (
    <ListScreen>
      <ListHead
        list={list}
        title={tabs?.title ?? say('title')}
        hint={say(of.listHint?.(rights) ?? 'hint', { defaultValue: tabs?.hint })}
        printed={label}
        filterLabels={labels}
        tools={of.tools}
        add={add}
      />
      {tabs?.bar}
      {of.above?.(list)}
      <ResourceTable
        list={list}
        label={label}
        placeholder={say('placeholder')}
        filterLabels={labels}
        pinnedFilters={of.pinnedFilters ?? spec.filters.slice(0, 2).map(({ param }) => param)}
        address={(row) => of.address?.(row) ?? at.record(row.$id)}
        rowName={nameOf}
        card={(row) => of.card?.(row, { meta, language }) ?? <CollectionCard of={of} row={row} columns={columns} />}
        empty={{ title: say('empty.title'), hint: say('empty.hint'), action: of.first ? of.first(add) : add }}
        bulk={of.bulk === null ? undefined : bulk}
      />
    </ListScreen>
  )
}
