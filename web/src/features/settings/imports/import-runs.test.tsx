import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import type { ImportRuns } from '@/api/schema.gen'
import { render } from '@/testing/render'
import importRuns from './import-runs'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function offered(run: Partial<ImportRuns>) {
  const Undo = importRuns.with((definition) => definition.extraActions?.undo as ComponentType<{ row: ImportRuns }>)
  const row = { $id: 'r', fileName: 'a.csv', at: hoursAgo(1), undoneAt: null, ...run } as ImportRuns
  const { host } = await render(<Undo row={row} />)
  return [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
}

it('offers to undo an import that was not undone and is not a week old', async () => {
  expect(await offered({})).toEqual(['undo.action'])
  expect(await offered({ undoneAt: hoursAgo(0) })).toEqual([])
  expect(await offered({ at: hoursAgo(7 * 24 + 1) })).toEqual([])
})
