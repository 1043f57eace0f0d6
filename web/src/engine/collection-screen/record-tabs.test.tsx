import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Bureaux } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { click, renderAt, settle, testClient } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import type { CollectionDefinition } from './definition'
import { RecordTabs } from './record-tabs'

const row = { $id: 'b', nameFr: 'État civil', nameAr: 'الحالة المدنية', floor: '2' } as unknown as Bureaux
const tabs: NonNullable<CollectionDefinition<'bureaux'>['tabs']> = {
  names: ['names'],
  place: [
    { section: 'place', fields: ['floor'] },
    { section: 'none', fields: ['nameAr'], when: () => false },
  ],
  people: { render: ({ nameFr }) => `people of ${nameFr}`, reads: 'employees', counts: 'employees.bureauId' },
  history: 'history',
}
const of: CollectionDefinition<'bureaux'> = {
  collection: 'bureaux',
  texts: 'organisation:bureaux',
  columns: ['nameFr'],
  sort: 'nameFr',
  sections: { names: ['nameFr'] },
  tabs,
}

async function open(address: string, readers: readonly string[] = ['bureaux', 'employees']) {
  const client = testClient()
  client.setQueryData(metaQuery('bureaux', 'fr').queryKey, await loadMeta('bureaux', 'fr'))
  const collections = Object.fromEntries(readers.map((name) => [name, { verbs: ['read'], fields: [], write: [] }]))
  client.setQueryData(rightsQuery.queryKey, { collections } as never)
  const asked = onTheWire(() => ({ body: { total: 0, history: [], counts: { 'employees.bureauId': 7 } } }))
  const drawn = await renderAt(address, <RecordTabs definition={of} row={row} tabs={tabs} />, client)
  await settle()
  return { ...drawn, asked }
}
const offered = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent?.replace(/\d+$/, ''))
const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent

it('opens on its first tab', async () => {
  await open('/b')
  expect(offered()).toEqual(['screen.tabs.names', 'screen.tabs.place', 'screen.tabs.people', 'screen.tabs.history'])
  expect(chosen()).toBe('screen.tabs.names')
  expect(document.body.textContent).toContain('État civil')
})

it('opens on the tab that the address names', async () => {
  await open('/b?tab=people')
  expect(document.body.textContent).toContain('people of État civil')
})

it('offers no tab of what its reader may not read, and no address leads there', async () => {
  await open('/b?tab=people', ['bureaux'])
  expect(offered()).not.toContain('screen.tabs.people')
  expect(chosen()).toBe('screen.tabs.names')
  expect(document.body.textContent).not.toContain('people of')
})

it('says beside its name how many stand under a tab, by one question for all of them', async () => {
  const { asked } = await open('/b')
  const people = [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)
  expect(people).toContain('screen.tabs.people7')
  const questions = asked.filter(({ path }) => path.endsWith('/actions/documents.related'))
  expect(questions).toHaveLength(1)
})

it('counts nothing of what its reader may not read', async () => {
  const { asked } = await open('/b', ['bureaux'])
  expect(asked.filter(({ path }) => path.endsWith('/actions/documents.related'))).toHaveLength(0)
})

it('shows a section only of records that have anything there', async () => {
  await open('/b?tab=place')
  expect(document.body.textContent).toContain('2')
  expect(document.body.textContent).not.toContain('الحالة')
})

it('keeps the tab in the address, and the first one out of it', async () => {
  const { router } = await open('/b')
  const tab = (at: number) => document.querySelectorAll('[role="tab"]')[at] as HTMLElement
  await click(tab(1))
  await settle()
  expect(router.state.location.search).toEqual({ tab: 'place' })
  await click(tab(0))
  await settle()
  expect(router.state.location.search).toEqual({})
})
