import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import type { Employees } from '@/api/schema.gen'
import { rightsQuery } from '@/api/session'
import { renderAt, testClient } from '@/testing/render'
import { Summary } from './summary'

const row = { $id: 'amal', CIN: 'BE1', FONCTION: 'Rédactrice' } as unknown as Employees

async function open(verbs: string[]) {
  const client = testClient()
  client.setQueryData(metaQuery('employees', 'fr').queryKey, await loadMeta('employees', 'fr'))
  const rights = { admin: true, collections: { assignments: { verbs, fields: [], write: [] } } }
  client.setQueryData(rightsQuery.queryKey, rights as never)
  await renderAt('/', <Summary row={row} />, client)
  return [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}

it('leads from where somebody works to their next assignment, whoever may make one', async () => {
  expect(await open(['create'])).toEqual([['summary.move', '/assignments/new?employee=amal']])
  document.body.replaceChildren()
  expect(await open(['read'])).toEqual([])
})
