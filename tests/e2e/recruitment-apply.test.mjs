// Applying for an exam from a phone, in Arabic: no account, files sent one by one, a reload on the way, a diploma that is photographed.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { until } from '../until.mjs'
import { node } from '../wire/client.mjs'
import { assertAccessible, assertFits, open, signedIn } from './browser.mjs'
import { demo } from './commune.mjs'
import { pagesOf } from './pdf.mjs'
import { pdfOf, photoOf, portrait } from './samples.mjs'
import { inWindow } from './story.mjs'

const PHONE = { language: 'ar', theme: 'light', width: 360, height: 740 }
const photo = { name: 'moi.png', mimeType: 'image/png', buffer: photoOf(900, 1200, portrait) }
const pdf = (name, ballast) => ({ name, mimeType: 'application/pdf', buffer: pdfOf({ pages: 1, ballast }) })
// The first is more than a piece.
const papers = [pdf('talab.pdf', 1_300_000), pdf('cnie.pdf', 9000), pdf('cv.pdf', 9000)]
/** As a telephone holds them: one upright, one on its side. */
const pages = [
  { name: 'IMG_1.png', mimeType: 'image/png', buffer: photoOf(1500, 2100) },
  { name: 'IMG_2.png', mimeType: 'image/png', buffer: photoOf(1200, 900) },
]

let commune
before(async () => {
  commune = await demo('--employees', '20')
})

/** The exam that is open, as everybody reads it. */
async function openExam() {
  const ask = async (given) => {
    const answer = await fetch(`${commune.url}/v1/actions/recruitments.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': 'diwan' },
      body: JSON.stringify(given),
    })
    assert.equal(answer.status, 200)
    return answer.json()
  }
  const [{ id }] = (await ask({})).exams
  return (await ask({ id })).exam
}

async function typeWhoApplies(page, t, exam) {
  const { positions } = exam
  await page.getByRole('combobox', { name: t('form.position') }).selectOption(positions[0].id)
  await page.getByRole('combobox', { name: t('form.specialty') }).selectOption(positions[0].specialties[0].id)
  for (const [key, text] of [
    ['nameFr', 'Souad Bennani'],
    ['nameAr', 'سعاد بناني'],
    ['cin', 'ZT٤٥٦٧٨٩'],
    ['birthDate', '02/05/1999'],
    ['phone', '0612345678'],
    ['email', 'souad@example.ma'],
  ]) {
    await page.getByRole('textbox', { name: t(`form.${key}`) }).fill(text)
  }
}

/** Chooses a file for the document of that place in the list. */
const choose = (page, place, file) => page.locator('input[type=file]').nth(place).setInputFiles(file)

async function framePhoto(page, t) {
  const dialog = page.getByRole('dialog', { name: t('photo.title') })
  await dialog.getByRole('img', { name: t('photo.area') }).waitFor()
  await assertAccessible(page, 'the frame of a photo of identity')
  await dialog.getByRole('button', { name: t('photo.use') }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The diploma is two photographs: put in order, one of them turned, made one document on the device. */
async function photographDiploma(window, page) {
  const t = (key, values) => window.t(`scan.${key}`, 'files', values)
  await choose(page, 2, pages)
  const dialog = page.getByRole('dialog')
  const lines = dialog.getByRole('listitem')
  await lines.nth(1).waitFor()
  await assertAccessible(page, 'the pages of a document')
  await assertFits(page, 'the pages of a document')
  await dialog.getByRole('button', { name: t('earlier', { number: 2 }) }).click()
  await dialog.getByRole('button', { name: t('turn', { number: 1 }) }).click()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles([pages[0], { ...photo, buffer: Buffer.from('none') }])
  await dialog.getByRole('alert').getByText(photo.name).waitFor()
  await lines.nth(2).waitFor()
  await dialog.getByRole('button', { name: t('remove', { number: 3 }) }).click()
  await dialog.getByRole('button', { name: t('use') }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What the server keeps of the diploma, as staff open it. */
async function keptDiploma(exam) {
  const { context, close } = await open(commune)
  await signedIn({ context }, commune.who.administrator)
  const ask = async (path) => {
    const answer = await context.request.get(path, { headers: { 'x-appwrite-project': PROJECT } })
    assert.ok(answer.ok(), await answer.text())
    return answer
  }
  const diploma = exam.documents.find(({ code }) => code === 'diploma').id
  const { Query } = node
  const queries = [Query.equal('examDocumentId', diploma), Query.orderDesc('$createdAt'), Query.limit(1)]
  const asked = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(query)}`).join('&')
  const { documents } = await (await ask(`/v1/databases/main/collections/candidateFiles/documents?${asked}`)).json()
  const [{ fileId }] = documents
  const bytes = await (await ask(`/v1/storage/buckets/applications/files/${fileId}/download`)).body()
  await close()
  return pagesOf(bytes)
}

const received = (page, t, count) =>
  until(
    `${count} files that arrived`,
    () => page.locator('main li').allTextContents(),
    (lines) => lines.filter((line) => line.includes(t('file.done'))).length === count,
  )

test('somebody applies from a phone, and follows the application by card and number', () =>
  inWindow(commune, PHONE, async (window, page) => {
    const t = (key, values) => window.t(key, 'apply', values)
    const exam = await openExam()
    await page.goto('/apply')
    await page.getByRole('heading', { name: t('list.title') }).waitFor()
    await assertAccessible(page, 'open exams')
    await assertFits(page, 'open exams')
    await page
      .getByRole('link', { name: t('list.open') })
      .first()
      .click()
    await page.getByRole('button', { name: t('form.submit') }).waitFor()
    await page.getByRole('button', { name: t('form.submit') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('form.fix') })
      .waitFor()
    await assertAccessible(page, 'a form that lacks everything')
    await typeWhoApplies(page, t, exam)
    await choose(page, 0, photo)
    await framePhoto(page, t)
    await choose(page, 1, papers[0])
    await received(page, t, 2)
    await page.reload()
    await page.getByRole('button', { name: t('form.submit') }).waitFor()
    assert.equal(await page.getByRole('textbox', { name: t('form.nameAr') }).inputValue(), 'سعاد بناني')
    await received(page, t, 2)
    await choose(page, 2, { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await page.getByText(t('wrong.pdf')).waitFor()
    await photographDiploma(window, page)
    for (const [place, paper] of papers.slice(1).entries()) await choose(page, place + 3, paper)
    await received(page, t, 5)
    await assertAccessible(page, 'a form that is filled in')
    await assertFits(page, 'a form that is filled in')
    await page.getByRole('button', { name: t('form.submit') }).click()
    await page.getByRole('heading', { name: t('done.title') }).waitFor()
    const number = await page
      .getByRole('status')
      .filter({ hasText: /^[2-9A-Z]{4}-/ })
      .textContent()
    assert.match(number, /^[2-9A-HJKMNP-TV-Z]{4}(-[2-9A-HJKMNP-TV-Z]{4}){2}$/)
    await assertAccessible(page, 'a tracking number')
    await assertFits(page, 'a tracking number')
    assert.equal(await page.evaluate(() => JSON.stringify(localStorage).includes('بناني')), false, 'the device forgets')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('done.receipt') }).click()
    assert.equal((await download).suggestedFilename(), 'recepisse.pdf')
    const sizes = (await keptDiploma(exam)).map(({ width, height }) => width < height)
    assert.deepEqual(sizes, [true, true], 'two pages, the one that lay on its side turned upright')
    await follow(page, t, number)
  }))

async function follow(page, t, number) {
  await page.getByRole('button', { name: t('done.follow') }).click()
  await page.getByRole('textbox', { name: t('form.cin') }).fill('zt 456789')
  await page.getByRole('textbox', { name: t('verify.number') }).fill(number.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: t('verify.submit') }).click()
  await page.getByText('تم الإيداع', { exact: true }).waitFor()
  await page.getByRole('heading', { name: t('manage.title') }).waitFor()
  await assertAccessible(page, 'an application that is followed')
  await assertFits(page, 'an application that is followed')
  await page.getByRole('tab', { name: t('tabs.instructions') }).click()
  await page.getByRole('heading', { name: t('how.title') }).waitFor()
  await assertAccessible(page, 'the conditions of an exam')
  await assertFits(page, 'the conditions of an exam')
  const notice = page.waitForEvent('download')
  await page.getByRole('link', { name: t('downloadOf', { paper: t('notice') }) }).click()
  assert.match((await notice).suggestedFilename(), /\.pdf$/, 'whoever comes by has the notice')
}

test('an exam that ended is found with its lists, by specialty and rank, and their papers', () =>
  inWindow(commune, PHONE, async (window, page) => {
    const t = (key, values) => window.t(key, 'apply', values)
    await page.goto('/apply')
    await page.getByRole('heading', { name: t('list.ended') }).waitFor()
    await page.getByRole('heading', { name: t('list.underWay') }).waitFor()
    await page
      .getByRole('article')
      .filter({ hasText: t('states.completed') })
      .getByRole('link', { name: t('list.look') })
      .first()
      .click()
    await page.getByRole('heading', { name: t('listKinds.final') }).waitFor()
    await assertAccessible(page, 'an exam that ended')
    await page
      .getByRole('region', { name: t('listKinds.final') })
      .or(page.locator('section', { has: page.getByRole('heading', { name: t('listKinds.final') }) }))
      .first()
      .getByRole('button', { name: t('showList') })
      .click()
    await page
      .getByRole('columnheader', { name: t('listRank') })
      .first()
      .waitFor()
    await assertAccessible(page, 'final results')
    await assertFits(page, 'final results')
    await page.getByRole('tab', { name: t('tabs.form') }).click()
    await page.getByText(t('closed.title')).waitFor()
    await page.getByRole('button', { name: t('closed.read') }).click()
    await page.getByRole('heading', { name: t('conditions.title') }).waitFor()
  }))
