import { type ReactNode, useMemo } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { BulkActs } from '../acts/bulk-acts'
import { AddButton } from '../add-button'
import { DeleteButton } from '../delete-button'
import { ListHead } from '../resource-table/list-head'
import { ListScreen } from '../resource-table/list-screen'
import { ResourceTable } from '../resource-table/resource-table'
import { useList } from '../resource-table/use-list'
import { CollectionCard } from './collection-card'
import { columnsOf } from './columns'
import type { CollectionDefinition } from './definition'
import { filterLabelsOf, specOf } from './derive'
import { useKit } from './use-kit'

interface CollectionListProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  /** The head of the screen of which it is a tab: the title of all tabs, and their bar. */
  tabs?: { title: string; hint: string; bar: ReactNode }
}

/** The rows of a collection, and what can be done with them. */
export function CollectionList<C extends CollectionId>({ definition, tabs }: CollectionListProps<C>) {
  const kit = useKit(definition)
  const { meta, language, rights, say, nameOf, at } = kit
  const columns = useMemo(() => columnsOf(definition, kit), [definition, kit])
  const spec = useMemo(() => specOf(definition, meta), [definition, meta])
  const labels = useMemo(() => filterLabelsOf(spec.filters, say), [spec, say])
  const list = useList(spec, columns)
  const label = say('label', { defaultValue: meta.many })
  const add =
    definition.add?.() ??
    (!definition.address && <AddButton collection={definition.collection} to={at.make()} label={say('add')} />)
  // With its links, which the rows bring along.
  const listed = (row: { $id?: string }) => nameOf(list.documents.find(({ $id }) => $id === row.$id) ?? row)
  const bulk = (ids: readonly string[], clear: () => void) => {
    const names = definition.nameOf && listed
    const remove = <DeleteButton collection={definition.collection} ids={ids} nameOf={names} onDone={clear} size="xs" />
    const acts = definition.acts && (
      <BulkActs collection={definition.collection} ids={ids} acts={definition.acts} onDone={clear} />
    )
    if (definition.bulk) return definition.bulk(ids, { list, clear, remove, acts })
    return (
      <>
        {acts}
        {remove}
      </>
    )
  }
  return (
    <ListScreen>
      <ListHead
        list={list}
        title={tabs?.title ?? say('title', { defaultValue: meta.many })}
        hint={definition.listHint ? say(definition.listHint(rights)) : say('hint', { defaultValue: tabs?.hint ?? '' })}
        printed={label}
        filterLabels={labels}
        add={add}
      />
      {tabs?.bar}
      {definition.above?.(list)}
      <ResourceTable
        list={list}
        label={label}
        placeholder={say('placeholder', { defaultValue: '' })}
        filterLabels={labels}
        pinnedFilters={definition.pinnedFilters ?? spec.filters.slice(0, 2).map(({ param }) => param)}
        address={(row) => definition.address?.(row) ?? at.record(row.$id)}
        rowName={nameOf}
        card={(row) =>
          definition.card?.(row, { meta, language }) ?? (
            <CollectionCard definition={definition} row={row} columns={columns} />
          )
        }
        empty={{
          title: say('empty.title'),
          hint: say('empty.hint'),
          action: definition.first ? definition.first(add) : add,
        }}
        instead={definition.instead?.(list)}
        bulk={definition.bulk === null ? undefined : bulk}
      />
    </ListScreen>
  )
}
