// Scheduled jobs: what runs by itself is seen, and run at once when one cannot wait.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { serveNew } from '../rig.mjs'
import { assertAccessible } from './browser.mjs'
import { inWindow as tell } from './story.mjs'

const BACKUP = 'نسخ احتياطي للمعطيات'

describe('scheduled jobs', () => {
  let server
  before(async () => {
    server = await serveNew()
  })

  test('a backup is taken at once, and the list says how it went', () =>
    tell(server, { language: 'ar', who: ADMIN, from: '/settings/administration?tab=jobs' }, async ({ t }, page) => {
      const line = page.getByRole('list', { name: t('jobs.title', 'administration') }).getByRole('listitem')
      const backup = line.filter({ hasText: BACKUP })
      await line.nth(3).waitFor()
      await backup.getByText(t('jobs.notYet', 'administration')).waitFor()
      await assertAccessible(page, 'the jobs')
      await backup.getByRole('button', { name: t('jobs.runNamed', 'administration', { name: BACKUP }) }).click()
      await backup.getByText('تم بنجاح', { exact: true }).waitFor()
      // Beside it stand its heads, the list of its pieces and the copies of files.
      const taken = readdirSync(join(server.data, 'backups')).filter((name) => /^diwan-.*\.backup$/.test(name))
      assert.equal(taken.length, 1)
      await assertAccessible(page, 'a job that ran')
    }))
})
