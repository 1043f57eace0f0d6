// The decision of an assignment, as a file: sent with progress, refused, cancelled, left, broken off and gone on with, read in place.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { createUser } from '../binary.mjs'
import { folder, serveUntilEnd } from '../rig.mjs'
import { until, untilIs } from '../until.mjs'
import { keyed, node } from '../wire/client.mjs'
import { assertAccessible, assertAccessibleNow, assertFits } from './browser.mjs'
import { six } from './commune.mjs'
import { formOn } from './form.mjs'
import { leave, person } from './household.mjs'
import { labelsOf } from './list.mjs'
import { refuge } from './loss.mjs'
import { pdfOf, photoOf, sha256 } from './samples.mjs'
import { settled } from './settled.mjs'
import { inWindow as tell } from './story.mjs'

const MIB = 1024 * 1024
const BUCKET = 'downloadable-documents'
const STRANGER = person('chauffeur')
/** Two whole pieces and the beginning of a third. */
const scan = pdfOf({ pages: 3, ballast: 10 * MIB })
const note = pdfOf({ pages: 1 })
let commune
let databases
let storage
const asFile = (name, buffer, mimeType = 'application/pdf') => ({ name, mimeType, buffer })
/** The scan under a name, on the disk: what is heavy is not handed to the browser letter by letter. */
const scanAs = (name) => {
  const path = join(folder(), name)
  writeFileSync(path, scan)
  return path
}
const decision = (documentId) =>
  databases.getDocument({ databaseId: 'main', collectionId: 'assignments', documentId }).then((row) => row.fileId)
const names = async () => (await storage.listFiles({ bucketId: BUCKET })).files.map((file) => file.name)

before(async () => {
  commune = await six()
  const { client, databases: all } = keyed(commune.endpoint, commune.key)
  databases = all
  storage = new node.Storage(client)
  for (const [index, documentId] of ['scan', 'lost', 'reload'].entries()) {
    const data = { type: 'secondment', employeeId: 'amal', startDate: `2026-01-0${index + 1}` }
    await databases.createDocument({ databaseId: 'main', collectionId: 'assignments', documentId, data })
  }
})

const label = labelsOf('assignments', 'ar')
const at = (from, story, more = {}) =>
  tell(commune, { language: 'ar', who: commune.who.administrator, from, ...more }, (window, page) =>
    story(window, page, decisionOn(window, page, label.fileId)),
  )
const edit = (id) => `/assignments/${id}/edit`

describe('a decision', () => {
  test('of ten megabytes is sent in pieces, shown how far it is, and read in place', () =>
    at(edit('scan'), async (window, page, field) => {
      const { t } = window
      const pieces = []
      page.on('request', (request) => pieces.push(request.headers()['content-range'] ?? ''))
      await slowed(page, MIB / 16)
      await field.choose(scanAs('قرار 12.pdf'))
      await field.progress('قرار 12.pdf').waitFor()
      await page
        .getByText(t('form.sending_one', 'parts', { count: 1 }))
        .first()
        .waitFor()
      assert.ok(await page.getByRole('button', { name: t('form.save', 'parts'), exact: true }).isDisabled())
      await assertAccessibleNow(page, 'a file on its way')
      await slowed(page, -1)
      await field.arrived('قرار 12.pdf')
      await formOn(window, label).save()
      await page.waitForURL('**/assignments/scan')
      const sent = pieces.filter(Boolean).sort()
      assert.equal(sent.length, Math.ceil(scan.length / (5 * MIB)))
      assert.equal(sent[0], `bytes 0-${5 * MIB - 1}/${scan.length}`)

      const open = page
        .getByRole('definition')
        .getByRole('button', { name: t('file.openName', 'files', { name: 'قرار 12.pdf' }) })
      await open.click()
      const viewer = page.getByRole('dialog', { name: 'قرار 12.pdf' })
      const drawn = (number) => viewer.locator(`[data-page="${number}"][data-drawn]`)
      await drawn(1).getByText('Page 1').waitFor()
      assert.ok(await hasInk(drawn(1).locator('canvas')), 'the first page is drawn')
      await viewer.getByRole('button', { name: t('viewer.next', 'files') }).click()
      await drawn(2).waitFor()
      assert.equal(await viewer.getByRole('textbox', { name: t('viewer.pageInput', 'files') }).inputValue(), '2')
      const before = await drawn(2).evaluate((page) => page.clientWidth)
      await page.keyboard.press('+')
      await viewer.getByText('125 %').waitFor()
      await drawn(2).waitFor()
      assert.ok((await drawn(2).evaluate((page) => page.clientWidth)) > before)
      await viewer.getByRole('button', { name: t('viewer.rotate', 'files') }).click()
      await until(
        'page that lies on its side',
        () => page.locator('[data-page="2"]').evaluate((one) => [one.clientWidth, one.clientHeight]),
        ([width, height]) => width > height,
      )
      await assertAccessible(page, 'the viewer')
      await page.evaluate(() => {
        window.print = () => {
          window.printed = document.querySelectorAll('body.printing > .sheet > img').length
          window.dispatchEvent(new Event('afterprint'))
        }
      })
      await viewer.getByRole('button', { name: t('viewer.print', 'files') }).click()
      await untilIs('number of printed sheets', () => page.evaluate(() => window.printed), 3)
      const download = page.waitForEvent('download')
      await viewer.getByRole('link', { name: t('viewer.download', 'files') }).click()
      const kept = await download
      assert.equal(kept.suggestedFilename(), 'قرار 12.pdf')
      assert.equal(sha256(readFileSync(await kept.path())), sha256(scan))
      await page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'detached' })
      assert.ok(await open.evaluate((button) => button === document.activeElement), 'the focus is back')
    }))

  test('fits a phone, also while it is read', () =>
    at(
      '/assignments/scan',
      async ({ t }, page) => {
        await page
          .getByRole('definition')
          .getByRole('button', { name: t('file.openName', 'files', { name: 'قرار 12.pdf' }) })
          .click()
        await page.locator('[data-page="1"][data-drawn]').waitFor()
        await assertFits(page, 'the viewer on a phone')
        await assertAccessible(page, 'the viewer on a phone')
      },
      { width: 360, height: 740, theme: 'dark' },
    ))

  test('that will be refused is refused at its field, before and after it is sent', () =>
    at('/assignments/new', async ({ t }, page, field) => {
      await field.choose(asFile('programme.exe', Buffer.from('MZ'), 'application/octet-stream'))
      await field.group.getByRole('alert').waitFor()
      await field.choose(asFile('photo.pdf', Buffer.from('this is no document')))
      await field.retry().waitFor()
      await field.group.getByRole('alert').waitFor()
      assert.equal((await names()).includes('photo.pdf'), false)
      await assertAccessible(page, 'a refused file')
      await field.cancel().click()
      await page.getByText(t('drop', 'files')).waitFor()
    }))

  test('is dropped onto its field; whoever leaves without saving takes it back', () =>
    at('/assignments/new', async ({ t }, page, field) => {
      const name = 'left.pdf'
      await field.drop(asFile(name, note))
      await field.arrived(name)
      assert.ok((await names()).includes(name))
      await page.getByRole('button', { name: t('form.cancel', 'parts') }).click()
      await page.getByRole('button', { name: t('form.leave.action', 'parts') }).click()
      await page.waitForURL('**/assignments')
      await until(`end of ${name}`, names, (all) => !all.includes(name))
    }))

  test('that is cancelled on its way leaves nothing', () =>
    at('/assignments/new', async ({ t }, page, field) => {
      const name = 'cancelled.pdf'
      await slowed(page, MIB)
      await field.choose(scanAs(name))
      await field.progress(name).waitFor()
      await field.cancel().click()
      await page.getByText(t('drop', 'files')).waitFor()
      await slowed(page, -1)
      await until(`end of ${name}`, names, (all) => !all.includes(name))
    }))

  test('goes on after the server was killed, and arrives byte for byte', () =>
    at(edit('lost'), async (window, page, field) => {
      const name = 'lost.pdf'
      await page.clock.install()
      await page.reload()
      await settled(page)
      await slowed(page, 2 * MIB)
      await field.choose(scanAs(name))
      await until(name, names, (all) => all.includes(name))
      await commune.kill()
      await slowed(page, -1)
      await refuge(window).shown()
      Object.assign(commune, await serveUntilEnd(commune.data, { listen: new URL(commune.url).host }))
      // The page looks each minute whether the server is there.
      await page.clock.fastForward(60_000)
      await page.waitForURL(`**${edit('lost')}`)
      await field.arrived(name)
      await formOn(window, label).save()
      await page.waitForURL('**/assignments/lost')
      const fileId = await decision('lost')
      const bytes = await storage.getFileDownload({ bucketId: BUCKET, fileId })
      assert.equal(sha256(Buffer.from(bytes)), sha256(scan))
    }))

  test('goes on after the page was loaded anew, and only the rest is sent', () =>
    at(edit('reload'), async (window, page, field) => {
      const { t } = window
      const name = 'reload.pdf'
      page.on('dialog', (dialog) => dialog.accept())
      await slowed(page, 2 * MIB)
      await field.choose(scanAs(name))
      await until(name, names, (all) => all.includes(name))
      await page.reload()
      await slowed(page, -1)
      await page.getByText(t('upload.left', 'files')).waitFor()
      await assertAccessible(page, 'a file that was left')
      const pieces = []
      page.on('request', (request) => pieces.push(request.headers()['content-range'] ?? ''))
      await field.group.getByRole('button', { name: t('upload.goOn', 'files') }).click()
      await field.arrived(name)
      assert.ok(!pieces.some((range) => range.startsWith('bytes 0-')), 'the first piece is there')
      await formOn(window, label).save()
      await page.waitForURL('**/assignments/reload')
      const bytes = await storage.getFileDownload({ bucketId: BUCKET, fileId: await decision('reload') })
      assert.equal(sha256(Buffer.from(bytes)), sha256(scan))
      await page.reload()
      assert.equal(await page.getByText(t('upload.left', 'files')).count(), 0)
    }))
})

test('nothing that was on its way stays in a browser whose user signs out', () =>
  tell(commune, { who: commune.who.administrator, from: '/assignments/new' }, async (window, page) => {
    const field = decisionOn(window, page, labelsOf('assignments', 'fr').fileId)
    await slowed(page, MIB)
    await field.choose(scanAs('secret.pdf'))
    await field.progress('secret.pdf').waitFor()
    const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await until('unsent file', kept, (all) => all.includes('diwan-unsent'))
    await leave(window)
    await until('end of the unsent file', kept, (all) => !all.includes('diwan-unsent'))
  }))

test('a picture is looked at in place, enlarged and turned', () =>
  tell(commune, { who: commune.who.administrator, from: '/assignments/scan/edit' }, async (window, page) => {
    const { t } = window
    const field = decisionOn(window, page, labelsOf('assignments', 'fr').fileId)
    await field.choose(asFile('photo.png', photoOf(300, 200), 'image/png'))
    await field.arrived('photo.png')
    await page.getByRole('button', { name: t('file.openName', 'files', { name: 'photo.png' }) }).click()
    const image = page.getByRole('dialog').getByRole('img', { name: 'photo.png' })
    const width = () => image.evaluate((shown) => shown.clientWidth)
    await untilIs('width', width, 300)
    await page.keyboard.press('t')
    await page.keyboard.press('+')
    await untilIs('width', width, 375)
    assert.equal(await image.evaluate((shown) => shown.style.rotate), '90deg')
    await page.keyboard.press('Escape')
  }))

test('whoever may not read assignments is shown no decision, by the page or by its address', async () => {
  createUser(commune.data, STRANGER, ['--auth', '/rh-managements'])
  const fileId = await decision('scan')
  await tell(commune, { who: STRANGER }, async ({ t }, page) => {
    await page.goto('/assignments/scan')
    await page.getByRole('heading', { name: t('unauthorized.title', 'errors') }).waitFor()
    const statuses = await page.evaluate(
      async ([bucket, id]) => {
        const file = `/v1/storage/buckets/${bucket}/files/${id}`
        const ways = ['', '/view', '/download', '/preview'].map((way) => fetch(`${file}${way}?project=diwan`))
        return (await Promise.all(ways)).map((answer) => answer.status)
      },
      [BUCKET, fileId],
    )
    assert.deepEqual(statuses, [404, 404, 404, 404])
  })
})

/** The field of the decision, as stories speak of it. */
function decisionOn({ t }, page, label) {
  const group = page.getByRole('group', { name: label, exact: true })
  const input = group.locator('input[type=file]')
  return {
    group,
    choose: (file) => input.setInputFiles(file),
    async drop({ name, mimeType, buffer }) {
      const carried = await page.evaluateHandle(
        ([base64, name, type]) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const carried = new DataTransfer()
          carried.items.add(new File([bytes], name, { type }))
          return carried
        },
        [buffer.toString('base64'), name, mimeType],
      )
      await group.getByText(t('drop', 'files')).dispatchEvent('drop', { dataTransfer: carried })
    },
    progress: (name) => group.getByRole('progressbar', { name: t('upload.progress', 'files', { name }) }),
    arrived: (name) =>
      group.getByRole('link', { name: t('file.downloadName', 'files', { name }) }).waitFor({ timeout: 60_000 }),
    cancel: () => group.getByRole('button', { name: t('upload.cancel', 'files') }),
    retry: () => group.getByRole('button', { name: t('upload.retry', 'files') }),
  }
}

/** A line that sends so many bytes a second; as fast as it can with −1. */
async function slowed(page, uploadThroughput) {
  page.line ??= await page.context().newCDPSession(page)
  await page.line.send('Network.enable')
  await page.line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

/** Whether anything dark is drawn on a canvas. */
function hasInk(canvas) {
  return canvas.evaluate((drawn) => {
    const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height)
    return data.some((value, at) => at % 4 === 0 && value < 80)
  })
}
