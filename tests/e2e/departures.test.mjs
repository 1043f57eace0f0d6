// Who leaves and who waits for a confirmation: the tab of the staff, chosen by kind and month, and as a file.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { address, inWindow } from './story.mjs'

const DAYS_OF_YEAR = 365
let commune
let databases

/** So many days from today, so many years earlier. */
function day(days, years = 0) {
  const then = new Date(Date.now() + days * 86_400_000)
  return `${then.getUTCFullYear() - years}-${then.toISOString().slice(5, 10)}`
}

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  const staff = { databaseId: 'main', collectionId: 'employees' }
  const { documents } = await databases.listDocuments(staff)
  for (const { $id } of documents)
    await databases.updateDocument({ ...staff, documentId: $id, data: { DATN: null, recruitmentDate: null } })
  const change = (documentId, data) => databases.updateDocument({ ...staff, documentId, data })
  await change('amal', { DATN: day(100, 63) })
  await change('chaima', { recruitmentDate: day(-DAYS_OF_YEAR - 40) })
})

test('those who leave are listed by kind and month, and go into a file', () =>
  inWindow(commune, { who: commune.who.administrator, from: '/rh-managements', width: 1280 }, async (window, page) => {
    const { t } = window
    const text = (key, values) => t(key, 'employees', values)
    await page.getByRole('tab', { name: text('staff.tabs.departures') }).click()
    const lines = page.getByRole('region', { name: text('departures.label') }).getByRole('listitem')
    await lines.nth(1).waitFor()
    const shown = await lines.allTextContents()
    assert.equal(shown.length, 2)
    assert.match(
      shown[0],
      new RegExp(`${text('departures.kinds.probation')}.*${text('departures.late_other', { count: 40 })}`),
    )
    assert.match(
      shown[1],
      new RegExp(`${text('departures.kinds.retirement')}.*${text('departures.left_other', { count: 100 })}`),
    )
    await assertAccessible(page, 'due dates of the staff')
    await assertFits(page, 'due dates of the staff')

    await choose(page, text('departures.kind'), text('departures.kinds.retirement'))
    await lines.nth(1).waitFor({ state: 'detached' })
    assert.match(address(page), /tab=departures.*kind=retirement/)
    await page.getByText(text('departures.ages')).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text('departures.csv') }).click(),
    ])
    const csv = readFileSync(await file.path(), 'utf8')
    assert.equal(csv.trim().split('\r\n').length, 2, 'its head and the one that is shown')
    assert.ok(csv.includes(text('departures.kinds.retirement')))

    await choose(page, text('departures.month'), text('departures.passed'))
    await page.getByText(text('departures.noneHint')).waitFor()
    // Hidden from who hears the page: the key that empties a field does the same.
    await page.getByRole('button', { name: text('departures.allKinds'), includeHidden: true }).click()
    await lines.first().getByRole('link').click()
    await page.waitForURL(/\/rh-managements\/employee\/chaima$/)
  }))

async function choose(page, list, option) {
  await page
    .getByRole('combobox', { name: list })
    .or(page.getByRole('textbox', { name: list }))
    .first()
    .click()
  await page.getByRole('option', { name: option }).click()
}

test('the ages are set from a day on, and a slip is named before anything is saved', () =>
  inWindow(
    commune,
    { who: commune.who.administrator, from: '/settings/administration?tab=ages', width: 1280 },
    async ({ t }, page) => {
      const text = (key, values) => t(key, 'administration', values)
      const first = page.getByRole('group', { name: text('ages.others') })
      const years = first.getByRole('textbox', { name: text('ages.years') })
      assert.equal(await years.inputValue(), '60', 'those of the law')
      await assertAccessible(page, 'ages of retirement')
      await assertFits(page, 'ages of retirement')
      const save = () => page.getByRole('button', { name: t('form.save', 'parts') }).click()
      await years.fill('90')
      await save()
      await page.getByText(text('ages.slips.age')).waitFor()
      const settings = { databaseId: 'main', collectionId: 'settings' }
      const stored = async () => {
        const { documents } = await databases.listDocuments(settings)
        return documents.find(({ key }) => key === 'org.retirementAges')
      }
      assert.equal(await stored(), undefined)
      await years.fill('61')
      await page.getByRole('textbox', { name: text('ages.validFrom') }).fill('01/01/2040')
      await save()
      await page.getByText(text('saved')).first().waitFor()
      const { value, validFrom } = await stored()
      assert.deepEqual({ ...value[0] }, { bornFrom: 1900, months: 732 })
      assert.equal(validFrom.slice(0, 10), '2040-01-01')
    },
  ))
