// Legal time: what hours are read by, hours typed under the former clock and their way back, the commune's list of changes.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { labelsOf } from './list.mjs'
import { inWindow } from './story.mjs'

const PAGE = '/settings/administration?tab=clock'
const MISSIONS = { databaseId: 'main', collectionId: 'missions' }
const SETTINGS = { databaseId: 'main', collectionId: 'settings' }
const FIELD = labelsOf('missions', 'fr')
/** Orders of a year without another mission, and after the change of September 2026 whatever the day is. */
const YEAR = 2031
let commune
let databases
const read = (documentId) => databases.getDocument({ ...MISSIONS, documentId })
const setting = async (name) => {
  const { documents } = await databases.listDocuments({ ...SETTINGS, queries: [node.Query.equal('key', name)] })
  return documents[0]
}

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  for (const [documentId, persoActifId, day] of [
    ['ahead', 'amal', '05'],
    ['seen', 'elias', '06'],
  ]) {
    const at = (hour) => `${YEAR}-03-${day}T${hour}:00:00Z`
    const data = { persoActifId, destination: 'Salé', mission: 'Visite', departAt: at('08'), returnAt: at('10') }
    await databases.createDocument({ ...MISSIONS, documentId, data })
  }
  await repaired()
  // Whoever writes an order since has seen its hours.
  await databases.updateDocument({ ...MISSIONS, documentId: 'seen', data: { destination: 'Agadir' } })
})

/** As after the first start by the right rule: until now the clock was taken to be an hour ahead. */
async function repaired() {
  const value = { since: new Date().toISOString().replace('Z', '+00:00'), former: [[1_789_866_000, 60]] }
  const known = await setting('house.legalTimeRepair')
  const data = { key: 'house.legalTimeRepair', value }
  await (known
    ? databases.updateDocument({ ...SETTINGS, documentId: known.$id, data: { value } })
    : databases.createDocument({ ...SETTINGS, documentId: node.ID.unique(), data }))
}

test('hours typed under the former clock are shown with what was meant, and put right by one act', () =>
  inWindow(commune, { who: commune.who.administrator, from: PAGE, width: 1280 }, async (window, page) => {
    const t = (key, values) => window.t(`clock.${key}`, 'administration', values)
    const hours = page.getByRole('group', { name: t('hours.title') })
    const row = (label, state) => hours.getByRole('row').filter({ hasText: label }).filter({ hasText: state })
    await row(FIELD.departAt, t('hours.states.moves')).waitFor()
    const told = await row(FIELD.departAt, t('hours.states.moves')).textContent()
    assert.match(told, /08:00.*09:00/s, 'as it is read, and as it was typed')
    assert.equal(await row(FIELD.departAt, t('hours.states.changed')).count(), 1)
    await page.getByText(t('data.holds'), { exact: true }).waitFor()
    await assertAccessible(page, 'legal time')
    await assertFits(page, 'legal time')
    await page.getByRole('button', { name: t('hours.move_one', { count: 1 }) }).click()
    const question = page.getByRole('dialog', { name: t('hours.question_one', { count: 1 }) })
    await question.getByText(t('hours.follows')).waitFor()
    await assertAccessible(page, 'the question of a way back')
    await question.getByRole('button', { name: t('hours.move_one', { count: 1 }) }).click()
    await page.getByText(t('hours.done_one', { count: 1 })).waitFor()
    await row(FIELD.departAt, t('hours.states.moved')).waitFor()
    assert.equal(await page.getByRole('button', { name: t('hours.move_one', { count: 1 }) }).count(), 0, 'once')
    const stand = await Promise.all(['ahead', 'seen'].map(read))
    assert.deepEqual(
      stand.map(({ departAt }) => departAt),
      [`${YEAR}-03-05T09:00:00.000+00:00`, `${YEAR}-03-06T08:00:00.000+00:00`],
    )
    await hours.getByRole('link').first().click()
    await page.waitForURL('**/order-mission/*')
  }))

test('the list of changes offers that of September 2026, and is kept when it says how long it holds', () =>
  inWindow(commune, { who: commune.who.administrator, from: PAGE, width: 1280 }, async (window, page) => {
    const t = (key, values) => window.t(`clock.${key}`, 'administration', values)
    const save = () => page.getByRole('button', { name: window.t('form.save', 'parts') }).click()
    await page.getByRole('button', { name: t('changes.add') }).click()
    const line = page.getByRole('group', { name: t('changes.line', { number: 1 }) })
    assert.equal(await line.getByLabel(t('changes.time')).inputValue(), '02:00')
    await page.getByRole('radio', { name: t('changes.until') }).check()
    await save()
    await page.getByText(t('changes.slips.end')).waitFor()
    await assertAccessible(page, 'a list without an end')
    await page.getByRole('radio', { name: t('changes.forGood') }).check()
    await save()
    await page.getByText(t('saved')).first().waitFor()
    const { value } = await setting('org.clockChanges')
    assert.deepEqual(
      value.map((change) => ({ ...change })),
      [{ date: '2026-09-20', time: '02:00', ahead: 0, forGood: true }],
    )
  }))
