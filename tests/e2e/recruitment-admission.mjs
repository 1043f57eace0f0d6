// The life of an exam up to its written test: made, published, applied for, reviewed, listed, seated, and who came.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { until } from '../until.mjs'
import { node } from '../wire/client.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { dayIn } from './exam.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { pictureOf } from './pdf.mjs'
import { APPLICANT, confirm, MARKING, ROOT, textsOf } from './recruitment-life.mjs'
import { completeExam } from './recruitment-town.mjs'
import { pdfOf, photoOf, portrait } from './samples.mjs'
import { inWindow } from './story.mjs'

const HOUR = 3_600_000
const TITLE = { titleFr: 'Techniciens de 3e grade', titleAr: 'تقنيون من الدرجة الثالثة' }

export async function prepareAndPublish(life) {
  const { language, town } = life
  await life.staff(`${ROOT}/recruitment-processes/new`, async ({ exams }, page, window) => {
    const labels = labelsOf('recruitments', language)
    const form = formOn(window, labels)
    await form.fill('titleFr', TITLE.titleFr)
    await form.fill('titleAr', TITLE.titleAr)
    await form.fill('decision_ref', '12/2026')
    const label = labels.application_deadline
    const day = dayIn(1).split('-').reverse().join('/')
    await page.getByRole('textbox', { name: window.t('instant.day', 'parts', { label }) }).fill(day)
    await page.keyboard.press('Tab')
    await page.getByRole('textbox', { name: window.t('instant.time', 'parts', { label }) }).fill('16h00')
    await form.fill('appealDays', '1')
    await form.choose('thresholdsBy', wordOf('recruitments', language, 'thresholdsBy', 'committee'))
    await assertAccessible(page, 'a new exam')
    await form.save()
    await page.getByRole('heading', { level: 1, name: language === 'ar' ? TITLE.titleAr : TITLE.titleFr }).waitFor()
    life.ids = await completeExam(town, new URL(page.url()).pathname.split('/').at(-1))
    await page.reload()
    await confirm(page, life.examAct('recruitments.publish'))
    await page.getByRole('img', { name: exams('announcement.code') }).waitFor()
  })
  life.deadline = new Date((await life.stored('recruitments', life.ids.exam)).application_deadline)
}

/** A page of applicants from a telephone: the number that follows the application. */
export async function applyByPhone(life) {
  const isArabic = life.language === 'ar'
  await life.phone(async (t, page) => {
    await page.goto(`/apply/${life.ids.exam}`)
    await page.getByRole('combobox', { name: t('form.position') }).selectOption(life.ids.position)
    await page.getByRole('combobox', { name: t('form.specialty') }).selectOption(life.ids.specialty)
    for (const [key, text] of Object.entries(APPLICANT))
      await page.getByRole('textbox', { name: t(`form.${key}`) }).fill(text)
    const inputs = page.locator('input[type=file]')
    const photo = { name: 'moi.png', mimeType: 'image/png', buffer: photoOf(300, 450, portrait) }
    await inputs.first().setInputFiles(photo)
    const dialog = page.getByRole('dialog', { name: t('photo.title') })
    await dialog.getByRole('img', { name: t('photo.area') }).waitFor()
    await dialog.getByRole('button', { name: t('photo.use') }).click()
    await dialog.waitFor({ state: 'hidden' })
    for (let at = 1; at < (await inputs.count()); at++)
      await inputs
        .nth(at)
        .setInputFiles({ name: `${at}.pdf`, mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) })
    const wanted = await inputs.count()
    await until(
      `${wanted} files that arrived`,
      () => page.locator('main li').allTextContents(),
      (lines) => lines.filter((line) => line.includes(t('file.done'))).length === wanted,
    )
    await assertAccessible(page, `an application, ${isArabic ? 'ar' : 'fr'}`)
    await page.getByRole('button', { name: t('form.submit') }).click()
    await page.getByRole('heading', { name: t('done.title') }).waitFor()
    const number = page.getByRole('status').filter({ hasText: /^[2-9A-Z]{4}-/ })
    life.trackingNumber = await number.textContent()
  })
}

/** The applicant follows the application: what stands there is read by `story`. */
export const follow = (life, story) =>
  life.phone(async (t, page) => {
    await page.goto(`/apply/${life.ids.exam}?tab=verify`)
    await page.getByRole('textbox', { name: t('form.cin') }).fill(APPLICANT.cin)
    await page.getByRole('textbox', { name: t('verify.number') }).fill(life.trackingNumber)
    await page.getByRole('button', { name: t('verify.submit') }).click()
    await page.getByText(t('verify.status'), { exact: true }).waitFor()
    await story(t, page)
  })

/** Some files are looked at by a second person, as the sample says. */
async function lookAgain(life) {
  const second = await life.town.desk('sanae')
  for (const { $id } of await life.candidates()) {
    const { secondLook } = await second.act('candidates.review', { id: $id })
    if (secondLook.wanted && secondLook.firstById && !secondLook.byId)
      await second.act('candidates.confirm', { ids: [$id] })
  }
}

export async function reviewFiles(life, entered) {
  const { town, language } = life
  const [souad] = await life.rows('candidates', node.Query.equal('CIN', APPLICANT.cin))
  life.souad = souad.$id
  town.clock.moveTo(new Date(life.deadline.getTime() + HOUR))
  await life.staff(life.examPath(), async ({ candidates }, page) => {
    // The clock closes it, and nobody else.
    await page.getByText(life.word('recruitments', 'closed'), { exact: true }).first().waitFor()
    await pass(page, `${ROOT}/candidates/${souad.$id}`)
    await page.locator('[data-page] canvas').first().waitFor()
    await page.getByRole('button', { name: life.act('candidates', 'candidates.validate') }).waitFor()
    await assertAccessible(page, 'a file that is reviewed')
    await page.keyboard.press('v')
    await page.getByText(life.word('candidates', 'validated'), { exact: true }).first().waitFor()
    await pass(page, `${ROOT}/candidates/${entered.at(-1).$id}`)
    await page.getByRole('button', { name: life.act('candidates', 'candidates.eliminate') }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel(candidates('eliminate.own'))
      .fill(language === 'ar' ? 'الشهادة غير مطابقة' : 'Diplôme non conforme')
    await dialog.getByRole('button', { name: life.act('candidates', 'candidates.eliminate') }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  const staff = await town.desk()
  await staff.act('candidates.validate', { ids: entered.slice(0, -1).map(({ $id }) => $id) })
  await lookAgain(life)
}

export async function publishLists(life) {
  const { clock } = life.town
  await life.staff(life.examPath(), async (_, page) => {
    await confirm(page, life.examAct('recruitments.publishProvisional'))
    await page.getByRole('button', { name: life.examAct('recruitments.publishDefinitive') }).waitFor()
  })
  clock.moveTo(new Date(clock.now().getTime() + 25 * HOUR))
  await life.staff(life.examPath(), async ({ exams }, page) => {
    await confirm(page, life.examAct('recruitments.publishDefinitive'))
    await page.getByRole('button', { name: life.examAct('recruitments.startWritten') }).waitFor()
    await page.getByRole('tab', { name: exams('tabs.rooms'), exact: true }).click()
    await page.getByRole('button', { name: life.examAct('examRooms.draw') }).click()
    await page.getByText(life.examAct('examRooms.draw', 'done')).waitFor()
    await page.getByRole('button', { name: life.examAct('convocations.issue') }).click()
    await page.getByText(exams('seats.progress', { done: 6, total: 6 })).waitFor()
    await assertAccessible(page, 'seats and convocations')
  })
  await follow(life, async (t, page) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('verify.convocation') }).click()
    assert.match((await download).suggestedFilename(), /\.pdf$/)
    life.convocation = readFileSync(await (await download).path())
    await assertAccessible(page, 'a convocation')
    await assertFits(page, 'a convocation')
  })
}

/** A camera before which that picture is held. */
async function holdBefore(page, picture) {
  await page.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const draw = () => canvas.getContext('2d').drawImage(image, 0, 0)
      navigator.mediaDevices.getUserMedia = async () => {
        setInterval(draw, 100)
        return canvas.captureStream(10)
      }
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
}

/** The code of a convocation is read by the camera of a telephone. */
async function scanWithCamera(page, exams, picture) {
  await holdBefore(page, picture)
  await page.getByRole('button', { name: exams('seats.camera') }).click()
  await page.getByLabel(exams('seats.cameraView')).waitFor()
}

/** A telephone whose browser keeps pages from its camera: over plain HTTP all do. */
async function scanByPhoto(page, exams, picture) {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: exams('seats.camera') }).click()
  await page.getByRole('button', { name: exams('seats.photo') }).waitFor()
  await page.locator('input[type=file]').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture })
}

/** Two invigilators, who hold no permission, record who came, and close the sheet one after the other. */
export async function recordPresence(life) {
  const { town, ids } = life
  // The doors open: what is scanned days before a test is a rehearsal.
  town.clock.moveTo(new Date(`${dayIn(20)}T08:30:00Z`))
  const summoned = (await life.candidates()).filter(({ status }) => status === 'convoked_written')
  const present = summoned.slice(0, -1)
  life.present = present.map(({ $id }) => $id)
  const [first, second, ...others] = present
  assert.equal(first.$id, life.souad, 'the first number was given first')
  const hamza = await town.desk('hamza')
  for (const { candidateNumber } of others)
    await hamza.act('examPresence.scan', { examTestId: ids.written.$id, code: candidateNumber })
  const picture = pictureOf(life.convocation)
  for (const [name, scan] of [
    ['hamza', scanWithCamera],
    ['houda', scanByPhoto],
  ]) {
    const who = town.who[name]
    const look = { language: life.language, width: 360, height: 740, who, from: MARKING }
    await inWindow(town, look, async (window, page) => {
      const { exams, t } = textsOf(window)
      const came = (one) =>
        page
          .getByRole('status')
          .filter({ hasText: life.language === 'ar' ? one.nameAr : one.nameFr })
          .waitFor()
      await page.getByRole('textbox', { name: exams('seats.code') }).waitFor()
      await scan(page, exams, picture)
      await came(first)
      const code = page.getByRole('textbox', { name: exams('seats.code') })
      await code.fill(second.candidateNumber)
      await page.keyboard.press('Enter')
      await came(second)
      await assertAccessible(page, 'presence on a phone')
      await assertFits(page, 'presence on a phone')
      await confirm(page, life.act('examTests', 'examPresence.close'), { sign: { t, password: who.password } })
      if (name === 'houda') await code.waitFor({ state: 'detached' })
    })
  }
}
