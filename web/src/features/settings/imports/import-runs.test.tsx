import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import type { ImportRuns } from '@/api/schema.gen'
import { renderAt, settle } from '@/testing/render'
import { onTheWire } from '@/testing/wire'
import importRuns from './import-runs'

async function offered(run: Partial<ImportRuns>, open: string[]) {
  onTheWire(() => ({ body: { r: { open, refused: {} } } }))
  const Undo = importRuns.with((definition) => definition.extraActions?.undo as ComponentType<{ row: ImportRuns }>)
  const row = { $id: 'r', fileName: 'a.csv', undoneAt: null, ...run } as ImportRuns
  const { host } = await renderAt('/', <Undo row={row} />)
  await settle()
  return [...host.querySelectorAll('button')].map(({ textContent }) => textContent)
}

it('offers to undo an import that was not undone, where the server says that it is open', async () => {
  expect(await offered({}, ['importRuns.undo'])).toEqual(['undo.action'])
  expect(await offered({ undoneAt: '2026-11-20T10:00:00.000+00:00' }, ['importRuns.undo'])).toEqual([])
  expect(await offered({}, [])).toEqual([])
})
