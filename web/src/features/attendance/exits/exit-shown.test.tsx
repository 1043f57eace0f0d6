import { expect, it } from 'vitest'
import { metaQuery } from '@/api/hooks'
import { loadMeta } from '@/api/load-meta'
import { renderAt, settle, testClient } from '@/testing/render'
import { ExitShown } from './exit-shown'

it('says in one line when somebody would be out, and then why', async () => {
  const client = testClient()
  client.setQueryData(metaQuery('exitPermissions', 'fr').queryKey, await loadMeta('exitPermissions', 'fr'))
  const shown = { employeeId: 'e1', date: '2026-11-25', fromTime: '10:00', toTime: '12:00', reason: 'Tribunal' }
  const { host } = await renderAt('/', <ExitShown shown={shown} />, client)
  await settle()
  const said = [...host.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(said).toEqual(['25 novembre 2026 · 10:00–12:00', 'Tribunal'])
})
