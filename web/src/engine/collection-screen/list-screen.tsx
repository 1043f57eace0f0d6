import { Skeleton } from '@mantine/core'
import { useLoaderData, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRights } from '@/api/hooks'
import { TabBar } from '../tab-bar'
import { CollectionList } from './collection-list'
import { isTabSet, openTabs, type Screens, type TabSet, tabOf } from './tab-set'
import { useSay } from './texts'

/** What the route of a list shows: the list, or the tab of several that its address names. */
export function ListScreenOfRoute() {
  const { screens }: { screens: Screens } = useLoaderData({ strict: false })
  if (isTabSet(screens)) return <TabScreen set={screens} />
  return screens.with((definition) => <CollectionList definition={definition} />)
}

function TabScreen({ set }: { set: TabSet }) {
  const say = useSay(set.texts)
  const rights = useRights()
  const { tab: asked }: { tab?: string } = useSearch({ strict: false })
  const value = tabOf(set, asked, rights)
  if (value === undefined) return null
  const tabs = openTabs(set, rights).map((name) => ({ name, label: say(`tabs.${name}`) }))
  const title = say('title', { defaultValue: say(`tabs.${value}`) })
  const bar = <TabBar label={say('tabs.label', { defaultValue: title })} tabs={tabs} value={value} />
  const { list, Page } = set.tabs[value] ?? {}
  const head = { title, hint: say('hint', { defaultValue: '' }), bar }
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      {list?.with((definition) => (
        <CollectionList key={definition.collection} definition={definition} tabs={head} />
      ))}
      {Page && <Page tabs={bar} />}
    </Suspense>
  )
}
