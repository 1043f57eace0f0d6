import { type ReactNode, useMemo } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { today } from '@/i18n/format'
import { RelatedList } from '../related-list/related-list'
import { columnsOf } from './columns'
import { filterLabelsOf, specOf } from './derive'
import type { RelatedCollectionDefinition } from './related'
import { useKit } from './use-kit'

interface RelatedCollectionProps<C extends CollectionId> {
  definition: RelatedCollectionDefinition<C>
  /** The collection and the id of the record whose rows they are, and what it is called. */
  parent: CollectionId
  id: string
  name: string
  hint?: ReactNode
}

/** The documents of one kind that a record has. */
export function RelatedCollection<C extends CollectionId>(props: RelatedCollectionProps<C>) {
  const { definition, parent, id, name, hint } = props
  const kit = useKit(definition)
  const { meta, say, nameOf } = kit
  const spec = useMemo(
    () => ({ ...specOf(definition, meta), preferencesKey: `${parent}.${definition.collection}` }),
    [definition, meta, parent],
  )
  const columns = useMemo(() => columnsOf(definition, kit), [definition, kit])
  const labels = useMemo(() => filterLabelsOf(spec.filters, say), [spec, say])
  const form = useMemo(() => {
    const initial = definition.startsOn && { [definition.startsOn]: today() }
    return (
      definition.fields && {
        groups: [{ title: meta.one, fields: definition.fields }],
        initial,
        slots: definition.slots?.(id),
      }
    )
  }, [definition, meta, id])
  return (
    <RelatedList
      spec={spec}
      field={definition.field}
      parentId={id}
      columns={columns}
      nameOf={nameOf}
      form={form}
      add={{ label: say('add'), to: definition.addAt?.(id) }}
      printed={`${meta.many} — ${name}`}
      filterLabels={labels}
      empty={{ title: say('empty.title'), hint: say('empty.hint') }}
      hint={hint}
    />
  )
}
