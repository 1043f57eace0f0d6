import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { can, type Rights } from '@/api/rights'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { Columns } from '@/ui/columns'
import { History } from '../record-page/history'
import { TabBar } from '../tab-bar'
import type { CollectionDefinition, RecordTab } from './definition'
import { keyOf, PageBlock } from './page-block'
import { useTabCounts } from './tab-counts'
import { useTitleAt } from './texts'
import { useKit } from './use-kit'

type Tabs<C extends CollectionId> = Readonly<Record<string, RecordTab<C, string>>>

/** The tabs of a record this caller may read, in their order. */
export function openRecordTabs<C extends CollectionId>(tabs: Tabs<C>, rights: Rights): string[] {
  const isSeen = (tab: RecordTab<C, string>) =>
    typeof tab === 'string' || !('render' in tab) || (can(rights, 'read', tab.reads) && (tab.seenBy?.(rights) ?? true))
  return Object.entries(tabs).flatMap(([name, tab]) => (isSeen(tab) ? [name] : []))
}

interface RecordTabsProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  row: Collections[C]
  tabs: Tabs<C>
}

/** The page of a record in tabs; the first is what the address opens when it names none. */
export function RecordTabs<C extends CollectionId>({ definition, row, tabs }: RecordTabsProps<C>) {
  const { meta, rights, say } = useKit(definition)
  const { tab: asked }: { tab?: string } = useSearch({ strict: false })
  const open = openRecordTabs(tabs, rights)
  const value = open.find((name) => name === asked) ?? open[0] ?? ''
  const texts = open.map((name) => placeOf(tabs[name]))
  const titleAt = useTitleAt(texts)
  const counts = useTabCounts(
    definition.collection,
    row.$id,
    open.flatMap((name) => countedBy(tabs[name]) ?? []),
  )
  const labelled = open.map((name, at) => ({
    name,
    label: titleAt(texts[at]) ?? say(`tabs.${name}`),
    count: counts[countedBy(tabs[name]) ?? ''],
  }))
  return (
    <>
      <TabBar label={say('tabs.label', { defaultValue: meta.one })} tabs={labelled} value={value} />
      <Suspense fallback={<Skeleton height={200} />} key={value}>
        <TabContent definition={definition} row={row} tab={tabs[value] ?? []} />
      </Suspense>
    </>
  )
}

function countedBy<C extends CollectionId>(tab: RecordTab<C, string> | undefined) {
  return typeof tab === 'object' && 'render' in tab ? tab.counts : undefined
}

function placeOf<C extends CollectionId>(tab: RecordTab<C, string> | undefined) {
  return typeof tab === 'object' && 'render' in tab ? tab.texts : undefined
}

function TabContent<C extends CollectionId>({
  definition,
  row,
  tab,
}: Omit<RecordTabsProps<C>, 'tabs'> & { tab: RecordTab<C, string> }) {
  if (tab === 'history')
    return <History collection={definition.collection} id={row.$id} values={definition.renderValue} />
  if ('render' in tab) return tab.render(row)
  return (
    <Columns>
      {tab.map((block) => (
        <PageBlock key={keyOf(block)} definition={definition} row={row} block={block} />
      ))}
    </Columns>
  )
}
