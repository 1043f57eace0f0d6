// The units of a commune: each tab has its list, one is made and corrected, and one in use is not deleted.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { settled } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf, listOn } from './list.mjs'
import { address, inWindow as tell } from './story.mjs'

const TABS = [
  'services',
  'bureaux',
  'divisions',
  'directions',
  'buildings',
  'types',
  'persons',
  'holidays',
  'schedules',
]
let commune
let databases
before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
})

for (const language of ['fr', 'ar']) {
  const bureau = labelsOf('bureaux', language)
  const at = (from, story) => tell(commune, { language, who: commune.who.administrator, from }, story)
  const field = (page, label) => page.getByRole('textbox', { name: label, exact: true })
  const own = language === 'fr' ? 'Bureau fr' : 'مكتب ar'

  describe(`the organisation in ${language}`, () => {
    test('each tab has an address and a list of its own', () =>
      at('/organisation-management', async ({ t }, page) => {
        for (const tab of TABS) {
          await page.getByRole('tab', { name: t(`tabs.${tab}`, 'organisation'), exact: true }).click()
          await page.waitForURL((url) => (url.searchParams.get('tab') ?? 'services') === tab)
          await settled(page)
          await page
            .getByRole('link', { name: t(`new.${tab}`, 'organisation') })
            .first()
            .waitFor()
        }
        await page.reload()
        await page.getByRole('tab', { name: t('tabs.schedules', 'organisation'), selected: true }).waitFor()
      }))

    test('a bureau is made within its service, found in the other language, and corrected', () =>
      at('/organisation-management?tab=bureaux', async (window, page) => {
        const { t } = window
        await page
          .getByRole('link', { name: t('new.bureaux', 'organisation') })
          .first()
          .click()
        await field(page, bureau.nameFr).fill(`Bureau ${language}`)
        await field(page, bureau.nameAr).fill(`مكتب ${language}`)
        await page
          .getByRole('combobox', { name: bureau.serviceId })
          .or(field(page, bureau.serviceId))
          .first()
          .fill('etat')
        await page.getByRole('option').first().click()
        await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
        await page.getByRole('heading', { name: own }).waitFor()
        await page.goto('/organisation-management?tab=bureaux')
        await listOn(window).search(language === 'fr' ? 'مكتب fr' : 'bureau AR')
        await listOn(window).shows([own])
        await listOn(window).table.getByText(own).first().click()
        await page.getByRole('heading', { name: own }).waitFor()
        await page.getByRole('link', { name: t('edit', 'organisation') }).click()
        await field(page, bureau.floor).fill('3')
        await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).click()
        await page.getByText('3', { exact: true }).first().waitFor()
        const query = JSON.stringify({ method: 'equal', attribute: 'nameFr', values: [`Bureau ${language}`] })
        const { documents } = await databases.listDocuments({
          databaseId: 'main',
          collectionId: 'bureaux',
          queries: [query],
        })
        assert.equal(documents[0].floor, '3')
        assert.equal(documents[0].serviceId, 'etat-civil')
      }))

    test('a service in use is not deleted, and says what holds it', () =>
      at('/organisation-management/travaux?tab=services', async (_, page) => {
        const { t } = _
        await page.getByRole('button', { name: t('delete.action', 'parts'), exact: true }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('delete.action', 'parts'), exact: true })
          .click()
        await page.getByRole('dialog', { name: t('delete.refused', 'parts') }).waitFor()
        assert.match(address(page), /travaux/)
        const one = { databaseId: 'main', collectionId: 'services', documentId: 'travaux' }
        assert.equal((await databases.getDocument(one)).$id, 'travaux')
      }))
  })
}
