import { type ReactNode, useMemo } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { today } from '@/i18n/format'
import { RelatedList } from '../related-list/related-list'
import { columnsOf } from './columns'
import { filterLabelsOf, specOf } from './derive'
import type { DefinedRelated } from './related'
import { useKit } from './use-kit'

interface RelatedCollectionProps<C extends CollectionId> {
  of: DefinedRelated<C>
  /** The collection and the id of the record whose rows they are, and what it is called. */
  parent: CollectionId
  id: string
  name: string
  hint?: ReactNode
}

/** The documents of one kind that a record has. */
export function RelatedCollection<C extends CollectionId>(props: RelatedCollectionProps<C>) {
  const { of, parent, id, name, hint } = props
  const kit = useKit(of)
  const { meta, say, nameOf } = kit
  const spec = useMemo(() => ({ ...specOf(of, meta), preferencesKey: `${parent}.${of.collection}` }), [of, meta, parent])
  const columns = useMemo(() => columnsOf(of, kit), [of, kit])
  const labels = useMemo(() => filterLabelsOf(spec.filters, say), [spec, say])
  const form = useMemo(() => {
    const initial = of.startsOn && { [of.startsOn]: today() }
    return of.fields && { groups: [{ title: meta.one, fields: of.fields }], initial, slots: of.slots?.(id) }
  }, [of, meta, id])
  return (
    <RelatedList
      spec={spec}
      field={of.field}
      of={id}
      columns={columns}
      nameOf={nameOf}
      form={form}
      add={{ label: say('add'), to: of.addAt?.(id) }}
      printed={`${meta.many} — ${name}`}
      filterLabels={labels}
      empty={{ title: say('empty.title'), hint: say('empty.hint') }}
      hint={hint}
    />
  )
}
