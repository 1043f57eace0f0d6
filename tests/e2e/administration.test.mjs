// The commune names itself: its names in the bar, at sign-in and on paper; whom to call; what runs by itself.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { must, run } from '../binary.mjs'
import { assertAccessible, open } from './browser.mjs'
import { six } from './commune.mjs'
import { inWindow } from './story.mjs'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const BACKUP = 'نسخ احتياطي للمعطيات'
let commune
before(async () => {
  commune = await six()
})

describe('the administration of a commune', () => {
  test('its names, its emblem and its support card are seen by everybody', () =>
    inWindow(commune, { who: commune.who.administrator, from: '/settings' }, async ({ t }, page) => {
      const field = (name) => page.getByRole('textbox', { name: t(`fields.${name}`, 'administration'), exact: true })
      await page.getByRole('link', { name: t('about.commune', 'administration') }).click()
      await field('nameFr').fill('Commune de Tamesna')
      await field('nameAr').fill('جماعة تامسنا')
      await field('email').fill('not an address')
      await page.getByRole('button', { name: t('form.save', 'parts') }).click()
      await page.getByText(t('invalid.email', 'parts')).waitFor()
      await field('email').fill('aide@tamesna.example')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: t('logo.choose', 'administration') }).click()
      await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') })
      await page.getByRole('button', { name: t('logo.remove', 'administration') }).waitFor()
      await page.getByRole('button', { name: t('form.save', 'parts') }).click()
      await page.getByText(t('saved', 'administration')).waitFor()
      await page.getByRole('banner').getByText('Commune de Tamesna').waitFor()

      const guest = await open(commune, { language: 'ar' })
      await guest.page.goto('/sign-in-2')
      await guest.page.getByText('جماعة تامسنا').first().waitFor()
      await guest.page.getByText('aide@tamesna.example').waitFor()
      assert.deepEqual(guest.problems, [])
      await guest.close()
    }))

  test('a second save changes what was kept, and an image too heavy is refused', () =>
    inWindow(commune, { who: commune.who.administrator, from: '/settings/administration' }, async ({ t }, page) => {
      const field = (name) => page.getByRole('textbox', { name: t(`fields.${name}`, 'administration'), exact: true })
      await field('nameFr').fill('Commune de Bouznika')
      await field('nameAr').fill('جماعة بوزنيقة')
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: t('logo.choose', 'administration') }).click()
      await (await chooser).setFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(70_000) })
      await page.getByText(t('logo.size', 'administration')).waitFor()
      await page.getByRole('button', { name: t('form.save', 'parts') }).click()
      await page.getByText(t('saved', 'administration')).waitFor()
      await page.reload()
      assert.equal(await field('nameFr').inputValue(), 'Commune de Bouznika')
    }))

  test('a threshold is a number within its bounds, and holds at once', () =>
    inWindow(commune, { who: commune.who.administrator, from: '/settings' }, async ({ t }, page) => {
      const own = page.getByText(t('settings.hint', 'shell'))
      await own.waitFor()
      await page.getByRole('link', { name: t('about.thresholds', 'administration') }).click()
      const days = page.locator('[id="threshold-org.carPaperSoonDays"]')
      assert.equal(await days.inputValue(), '30')
      assert.equal(await own.count(), 0, 'thresholds concern everybody')
      const save = page.getByRole('button', { name: t('form.save', 'parts') })
      await days.fill('400')
      await save.click()
      await page.getByText(t('thresholds.wrong', 'administration', { least: 1, most: 365 })).waitFor()
      await assertAccessible(page, 'a threshold out of bounds')
      await days.fill('45')
      await save.click()
      await page.getByText(t('saved', 'administration')).waitFor()
      await page.reload()
      assert.equal(await days.inputValue(), '45')
    }))

  test('what was deleted is restored from the trash', () =>
    inWindow(commune, { who: commune.who.administrator, from: '/settings' }, async ({ t }, page) => {
      const buildings = `${commune.endpoint}/databases/main/collections/buildings/documents`
      const headers = {
        'content-type': 'application/json',
        'x-appwrite-project': 'diwan',
        'x-appwrite-key': commune.key,
      }
      const say = (method, at, body) => fetch(buildings + at, { method, headers, body: body && JSON.stringify(body) })
      const data = { nameFr: 'Annexe des archives', nameAr: 'ملحقة الأرشيف' }
      assert.equal((await say('POST', '', { documentId: 'archives', data })).status, 201)
      assert.equal((await say('DELETE', '/archives')).status, 204)
      await page.goto('/settings/administration?tab=trash')
      const line = page.getByRole('list', { name: t('trash.title', 'administration') }).getByRole('listitem')
      const archives = line.filter({ hasText: data.nameFr })
      await archives.getByRole('button').waitFor()
      await assertAccessible(page, 'the trash')
      await archives.getByRole('button').click()
      await archives.waitFor({ state: 'detached' })
      assert.equal((await say('GET', '/archives')).status, 200)

      assert.equal((await say('DELETE', '/archives')).status, 204)
      const place = ['--data', commune.data]
      assert.match(must(['trash', 'list', ...place]), /buildings {2}archives {2}Annexe des archives/)
      must(['trash', 'restore', 'buildings', 'archives', ...place])
      assert.equal((await say('GET', '/archives')).status, 200)
      assert.match(run(['trash', 'restore', 'buildings', 'archives', ...place]).stderr, /Document/)
    }))

  test('a backup is taken at once, and the list says how it went', () =>
    inWindow(
      commune,
      { language: 'ar', who: commune.who.administrator, from: '/settings/administration?tab=jobs' },
      async ({ t }, page) => {
        const line = page.getByRole('list', { name: t('jobs.title', 'administration') }).getByRole('listitem')
        const backup = line.filter({ hasText: BACKUP })
        await line.nth(3).waitFor()
        await backup.getByText(t('jobs.notYet', 'administration')).waitFor()
        await assertAccessible(page, 'the jobs')
        await backup.getByRole('button', { name: t('jobs.runNamed', 'administration', { name: BACKUP }) }).click()
        await backup.getByText('تم بنجاح', { exact: true }).waitFor()
        // Beside it stand its heads, the list of its pieces and the copies of files.
        const taken = readdirSync(join(commune.data, 'backups')).filter((name) => /^diwan-.*\.backup$/.test(name))
        assert.equal(taken.length, 1)
        await assertAccessible(page, 'a job that ran')
      },
    ))
})
