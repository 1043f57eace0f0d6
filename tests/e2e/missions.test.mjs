// Mission orders: written, refused and overridden, seen by whose they are, cancelled, closed, signed, found in the calendar.
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { until, untilIs } from '../until.mjs'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { employed, listRanks, nameCommune, six } from './commune.mjs'
import { formOn } from './form.mjs'
import { person } from './household.mjs'
import { delivered } from './issue.mjs'
import { labelsOf, listOn, wordOf } from './list.mjs'
import { pagesOf } from './pdf.mjs'
import { pdfOf } from './samples.mjs'
import { address, inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const CHAIMA = person('chaima')
const HOUR = 3_600_000
const YEAR = 2031
const NAMES = { amal: 'Amal Bennani', brahim: 'Brahim El Idrissi', chaima: 'Chaïma Ouazzani' }
let commune
let databases
const create = (collectionId, data, documentId = node.ID.unique()) =>
  databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
const read = (documentId) => databases.getDocument({ databaseId: 'main', collectionId: 'missions', documentId })
/** A mission from so many hours before now to so many after. */
const around = (earlier, later) => ({
  departAt: new Date(Date.now() - earlier * HOUR).toISOString(),
  returnAt: new Date(Date.now() + later * HOUR).toISOString(),
})

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  await listRanks(databases)
  const plate = (registrationNumber) => ({ vehicleType: 'car', plateKind: 'state', registrationNumber, brand: 'Dacia' })
  await create('cars', plate('145236'), 'duster')
  await create('cars', plate('145237'), 'logan')
  await create('cars', plate('145238'), 'kangoo')
  await employed(commune, databases, CHAIMA, 'chaima')
})

const labels = labelsOf('missions', 'fr')
const word = (field, value) => wordOf('missions', 'fr', field, value)
const says = (act, part) => actLabel('fr', 'missions', `missions.${act}`, part)
const told = (from, story, more = {}) =>
  inWindow(commune, { who: commune.who.administrator, from, ...more }, (window, page) =>
    story({ page, t: (key, values) => window.t(key, 'missions', values), form: formOn(window, labels), window }),
  )
/** A mission in whose way no other stands. */
const lone = {
  persoActifId: 'elias',
  destination: 'Kénitra',
  destinationAr: 'القنيطرة',
  mission: 'Réunion',
  missionAr: 'اجتماع',
}
/** Types when the mission is, as a clerk would. */
const times = async ({ page, window }, from, to) => {
  for (const [field, clock] of [
    ['departAt', from],
    ['returnAt', to],
  ]) {
    const label = labels[field]
    await page.getByRole('textbox', { name: window.t('instant.day', 'parts', { label }) }).fill(`3/3/${YEAR}`)
    await page.keyboard.press('Tab')
    await page.getByRole('textbox', { name: window.t('instant.time', 'parts', { label }) }).fill(clock)
  }
}
const fill = async (screen, { who, from = '8h30', to = '1630' }) => {
  const { form } = screen
  const name = who && NAMES[who]
  if (name) await form.pick('persoActifId', name.slice(0, 5), name)
  await form.fill('destination', 'Rabat')
  await form.fill('mission', 'Dépôt de dossiers')
  await times(screen, from, to)
}
/** Sends the form; the id of what was made. */
const saved = async ({ page, form }) => {
  await form.save()
  await page.waitForURL((url) => /^\/order-mission\/(?!new)/.test(url.pathname))
  return address(page).split('/').at(-1)
}
const pickCar = ({ form }, plate = '145236') => form.pick('carId', plate, plate)
const refusal = ({ page, t }) => page.getByRole('status').filter({ hasText: t('conflicts.title') })

describe('mission orders', () => {
  let first
  test('are written with people and a car that are looked for, and numbered', () =>
    told('/order-mission/new', async (screen) => {
      const { page } = screen
      await fill(screen, { who: 'amal' })
      await pickCar(screen)
      await assertAccessible(page, 'the form of a mission')
      first = await saved(screen)
      const { num, year: issued, departAt, returnAt } = await read(first)
      await page.getByRole('heading', { level: 1, name: `${num}/${issued}` }).waitFor()
      await page.getByText('08:30').first().waitFor()
      assert.equal(Date.parse(returnAt) - Date.parse(departAt), 8 * HOUR)
      await assertAccessible(page, 'a mission')
      await assertFits(page, 'a mission')
    }))

  test('are refused where the car is away, with a warning beforehand, and pass with a reason that is kept', () =>
    told('/order-mission/new', async (screen) => {
      const { page, form } = screen
      await fill(screen, { who: 'brahim', from: '16:00', to: '18:00' })
      await pickCar(screen)
      await refusal(screen).getByText(labels.carId, { exact: true }).waitFor()
      await form.save()
      const car = page.getByRole('combobox', { name: labels.carId }).or(form.box('carId')).first()
      await untilIs('mark of the car', () => car.getAttribute('aria-invalid'), 'true')
      await form.fill('overrideReason', 'Urgence')
      await assertAccessible(page, 'a mission that is overridden')
      const kept = await read(await saved(screen))
      await page.getByRole('heading', { name: screen.t('groups.override') }).waitFor()
      assert.equal(kept.overrideReason, 'Urgence')
      assert.ok(kept.overriddenById)
    }))

  test('are found by employee, destination, car and words of two letters, the newest first', () =>
    told('/order-mission', async ({ page, window }) => {
      const list = listOn(window)
      const numbers = async () => (await list.texts()).map((text) => Number(/(\d+)\/\d{4}/.exec(text)[1]))
      await list.choose(labels.persoActifId, NAMES.amal)
      await page.waitForURL((url) => url.searchParams.get('employee') === 'amal')
      await page.getByRole('textbox', { name: labels.destination }).fill('abat')
      await page.waitForURL((url) => url.searchParams.get('destination') === 'abat')
      await list.search('dossiers')
      const [only] = await until('only row', list.texts, (rows) => rows.length === 1)
      assert.ok(only.includes('Rabat'), only)
      await page.goto('/order-mission')
      await list.table.waitFor()
      await until(
        'rows with links or boxes',
        () => page.locator('tbody a, tbody input').count(),
        (all) => all > 1,
      )
      const shown = await numbers()
      assert.deepEqual(
        shown,
        [...shown].sort((one, other) => other - one),
      )
      await list.search('z')
      const { total } = await databases.listDocuments({ databaseId: 'main', collectionId: 'missions' })
      await list.total(1, shown.length, total)
    }))

  test('are seen by whoever goes, and overridden by nobody else', async () => {
    const own = { persoActifId: 'chaima', destination: 'Salé', mission: 'Visite' }
    await create('missions', { ...own, departAt: `${YEAR}-03-05T08:00:00Z`, returnAt: `${YEAR}-03-05T10:00:00Z` })
    await told(
      '/order-mission',
      async ({ page, window }) => {
        const list = listOn(window)
        await list.table.getByText('Salé').first().waitFor()
        assert.equal(await list.table.getByText(NAMES.amal).count(), 0)
        await page.goto(`/order-mission/${first}`)
        await page.getByText(window.t('notFound.title', 'errors')).waitFor()
      },
      { who: CHAIMA },
    )
    await told(
      '/order-mission/new',
      async (screen) => {
        await fill(screen, { from: '9', to: '10h' })
        await pickCar(screen)
        await refusal(screen).getByText(screen.t('conflicts.change')).waitFor()
        assert.equal(await screen.form.box('overrideReason').count(), 0)
        await pickCar(screen, '145237')
        await refusal(screen).waitFor({ state: 'detached' })
        const own = await read(await saved(screen))
        assert.deepEqual([own.persoActifId, own.carId], ['chaima', 'logan'])
      },
      { who: CHAIMA },
    )
  })

  test('are cancelled with a reason, and stay as they were', async () => {
    const { $id } = await create('missions', { ...lone, ...around(-24, 30) })
    await told(`/order-mission/${$id}`, async ({ page, form, window }) => {
      const act = page.getByRole('button', { name: says('cancel') })
      await act.click()
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: says('cancel') })
      await send.click()
      await dialog.getByText(window.t('invalid.required', 'parts')).waitFor()
      await assertAccessible(page, 'a mission about to be cancelled')
      await form.fill('cancelledReason', 'Réunion reportée')
      await send.click()
      await page.getByText(says('cancel', 'done')).waitFor()
      await page.getByText(word('status', 'cancelled'), { exact: true }).first().waitFor()
      await act.waitFor({ state: 'detached' })
      assert.equal(await page.getByRole('link', { name: window.t('screen.edit', 'parts') }).count(), 0)
    })
    assert.equal((await read($id)).cancelledReason, 'Réunion reportée')
  })

  test('are closed at the return, with what the car shows', async () => {
    const { $id } = await create('missions', { ...lone, carId: 'logan', odometerOut: 1000, ...around(3, 2) })
    await told(`/order-mission/${$id}`, async ({ page, form }) => {
      await page.getByRole('button', { name: says('close') }).click()
      const send = page.getByRole('dialog').getByRole('button', { name: says('close') })
      await form.fill('odometerIn', '990')
      await send.click()
      await until(
        `mark of ${labels.odometerIn}`,
        () =>
          page
            .locator('[role=dialog] [aria-invalid=true]')
            .evaluateAll((fields) => fields.map((field) => field.labels?.[0]?.textContent)),
        ([label]) => label?.includes(labels.odometerIn),
      )
      await form.fill('odometerIn', '1090')
      await form.fill('fuelLitres', '8.5')
      await send.click()
      await page.getByText(says('close', 'done')).waitFor()
      await page.getByText(word('status', 'completed'), { exact: true }).first().waitFor()
    })
    const { distance, fuelLitres, returnedAt } = await read($id)
    assert.deepEqual([distance, fuelLitres], [90, 8.5])
    assert.ok(Math.abs(Date.now() - Date.parse(returnedAt)) < 3 * 60_000, 'the return is told as of now')
  })

  test('are printed from their page, and again as the same paper', async () => {
    const { $id, num, year: issued } = await create('missions', { ...lone, carId: 'logan', ...around(-72, 74) })
    await told(`/order-mission/${$id}`, async ({ page, t, window }) => {
      const title = `${t('files.order')} ${num}/${issued}`
      const print = async () => {
        await page.getByRole('button', { name: says('print') }).click()
        const bytes = await delivered(window, title)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: window.t('close') })
          .last()
          .click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        return bytes
      }
      const order = await print()
      const [sheet, ...more] = await pagesOf(order)
      assert.equal(more.length, 0)
      for (const word of [`${num}/${issued}`, lone.destination, lone.mission, 'Dacia'])
        assert.ok(sheet.text.includes(word), `${word} is not in ${sheet.text}`)
      await page.getByRole('button', { name: window.t('paper.openNamed', 'papers', { title }) }).click()
      await page.locator('[data-drawn]').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await assertAccessible(page, 'a mission whose order is printed')
      assert.ok(order.equals(await print()), 'nothing changed: the same paper')
    })
    assert.ok((await read($id)).docId)
  })

  test('keep the signed scan', async () => {
    const { $id } = await create('missions', { ...lone, ...around(-48, 50) })
    await told(`/order-mission/${$id}`, async ({ page, t, window }) => {
      const chosen = page.waitForEvent('filechooser')
      await page
        .getByRole('button', { name: window.t('chooseLabel', 'files', { label: labels.signedDocumentId }) })
        .click()
      const scan = { name: 'ordre signé.pdf', mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) }
      await (await chosen).setFiles(scan)
      await page.getByText(t('files.signed')).waitFor()
      await page
        .getByRole('button', { name: window.t('file.openName', 'files', { name: scan.name }) })
        .first()
        .waitFor()
      await assertAccessible(page, 'a mission with its signed scan')
    })
    assert.ok((await read($id)).signedDocumentId)
  })

  test('stand in the calendar, by day, by car and by person', () =>
    told(`/order-mission?tab=calendar&month=${YEAR}-02`, async ({ page, t, window }) => {
      await page.getByRole('button', { name: window.t('date.nextMonth', 'parts') }).click()
      await page.waitForURL((url) => url.searchParams.get('month') === `${YEAR}-03`)
      const calendar = page.getByRole('table', { name: t('calendar.label') })
      const entry = calendar.getByRole('link').filter({ hasText: NAMES.amal }).filter({ hasText: 'Rabat' })
      await entry.first().waitFor()
      assert.match(await entry.first().textContent(), /08:30/)
      await assertAccessible(page, 'the calendar')
      await calendar
        .getByRole('link', { name: new RegExp(`${t('add')} : `) })
        .nth(12)
        .click({ position: { x: 4, y: 4 } })
      await page.waitForURL((url) => url.pathname === '/order-mission/new' && url.searchParams.has('day'))
      await page.goBack()
      await entry.first().waitFor()
      const view = page.getByRole('radiogroup', { name: window.t('view', 'calendar') })
      await view.getByText(t('calendar.views.cars'), { exact: true }).click()
      await calendar.getByRole('row').filter({ hasText: '145236' }).getByRole('link').first().waitFor()
      assert.equal(await calendar.getByRole('row').filter({ hasText: '145238' }).count(), 0)
      await view.getByText(t('calendar.views.people'), { exact: true }).click()
      const amal = calendar.getByRole('row').filter({ hasText: NAMES.amal })
      await amal.getByRole('link').first().click()
      await page.waitForURL(`**/order-mission/${first}`)
    }))

  test('stand in the calendar of a phone, day under day', () =>
    told(
      `/order-mission?tab=calendar&month=${YEAR}-03`,
      async ({ page, t }) => {
        const agenda = page.getByRole('list', { name: t('calendar.label') })
        await agenda.getByRole('link').filter({ hasText: 'Rabat' }).first().waitFor()
        await assertFits(page, 'the calendar of a phone')
      },
      { width: 360, height: 740 },
    ))

  test('are counted for a month by destination, service and car', () =>
    told(`/order-mission?tab=summary&month=${YEAR}-03`, async ({ page, t }) => {
      const table = page.getByRole('table', { name: t('summary.byDestination') })
      const cells = (row) => table.getByRole('row').filter({ hasText: row }).getByRole('cell').allInnerTexts()
      await table.waitFor()
      assert.equal((await cells('Rabat'))[0], '3')
      assert.equal((await cells('Salé'))[0], '1')
      await page
        .getByRole('table', { name: t('summary.byCar') })
        .getByText('145236')
        .waitFor()
    }))

  test('are listed from each row of the month, as many as it counts', async () => {
    const near = { ...lone, destination: 'Kénitra Nord', ...around(-28, 29) }
    await create('missions', near)
    const month = new Date(near.departAt).toISOString().slice(0, 7)
    await told(`/order-mission?tab=summary&month=${month}`, async ({ page, t, window }) => {
      for (const part of ['byDestination', 'byService', 'byCar']) {
        const links = page.getByRole('table', { name: t(`summary.${part}`) }).getByRole('link')
        await links.first().waitFor()
        for (let at = 0; at < (await links.count()); at++) {
          const row = links.nth(at).locator('xpath=ancestor::tr')
          const count = Number(await row.getByRole('cell').first().textContent())
          await links.nth(at).click()
          await page.waitForURL((url) => url.searchParams.get('month') === month && !url.searchParams.has('tab'))
          await listOn(window).total(1, Math.min(10, count), count)
          await page.goBack()
          await links.first().waitFor()
        }
      }
    })
  })

  test('are followed from another calendar, until its address is ended', () =>
    told('/order-mission?tab=calendar', async ({ page, window: { t } }) => {
      await page.getByRole('button', { name: t('subscription.open', 'calendar') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: t('subscription.missions.wide', 'calendar') }).check()
      await dialog.getByRole('button', { name: t('subscription.make', 'calendar') }).click()
      const secret = await dialog.getByRole('textbox', { name: t('subscription.address', 'calendar') }).inputValue()
      await assertAccessible(page, 'the address of a calendar')
      const feed = await fetch(secret)
      assert.match(await feed.text(), /BEGIN:VCALENDAR[\s\S]*LOCATION:Rabat/)
      await dialog.getByRole('button', { name: t('subscription.end', 'calendar') }).click()
      await page.getByText(t('subscription.ended', 'calendar')).waitFor()
      assert.equal((await fetch(secret)).status, 404)
    }))

  test('are timed by the clock that the server tells, whatever the browser knows of it', () =>
    told('/order-mission', async (screen) => {
      const { page } = screen
      const app = await (await fetch(commune.url)).text()
      assert.match(app, /name="clock" content="\[\[\d+,(0|60)\],/)
      await page.addInitScript(() => {
        const tell = (_, watch) => {
          const clock = document.querySelector('meta[name="clock"]')
          clock?.setAttribute('content', '[[0,180]]')
          if (clock) watch.disconnect()
        }
        new MutationObserver(tell).observe(document, { childList: true, subtree: true })
      })
      await page.goto('/order-mission/new')
      await fill(screen, { who: 'chaima', from: '5h30', to: '6h' })
      const { departAt } = await read(await saved(screen))
      assert.equal(departAt, `${YEAR}-03-03T02:30:00.000+00:00`)
      await page.getByText('05:30').first().waitFor()
    }))
})
