// The whole life of an exam: made, published, applied for from a telephone, reviewed, seated, sat, drawn, marked blind, locked,
// lifted, heard, ranked, announced, appealed against, declined and hired; once in French and once in Arabic.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { node } from '../wire/client.mjs'
import { codeIn } from '../post.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { dayIn } from './exam.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { pagesOf, printed } from './pdf.mjs'
import { completeExam, enterOthers, startTown } from './recruitment-life.mjs'
import { pdfOf, photoOf, portrait } from './samples.mjs'
import { ADMIN } from '../binary.mjs'
import { inWindow } from './story.mjs'

const ROOT = '/recruitment-system'
const MARKING = `${ROOT}/marking`
const HOUR = 3_600_000
const TITLE = { titleFr: 'Techniciens de 3e grade', titleAr: 'تقنيون من الدرجة الثالثة' }
const APPLICANT = {
  nameFr: 'Souad Bennani',
  nameAr: 'سعاد بناني',
  cin: 'ZT456789',
  birthDate: '02/05/1999',
  phone: '0612345678',
  email: 'souad@example.ma',
}
/** What the first screen says to a marker. */
const TO_MARK = { fr: 'Notes à saisir', ar: 'نقط تنتظر إدخالكم' }
/** Of seven who apply one is eliminated, and one does not come. */
const OTHERS = 6

/** What one telling of the story knows: its town, its language, and what came of it so far. */
class Life {
  constructor(town, language) {
    Object.assign(this, { town, language, ids: {} })
  }

  word = (collection, value) => wordOf(collection, this.language, 'status', value)
  examPath = (tab) => `${ROOT}/recruitment-processes/${this.ids.exam}${tab ? `?tab=${tab}` : ''}`
  staff = (from, story) => this.at('administrator', from, story)
  stored = (collectionId, documentId) =>
    this.town.databases.getDocument({ databaseId: 'main', collectionId, documentId })

  async rows(collectionId, ...queries) {
    const asked = { databaseId: 'main', collectionId, queries: [...queries, node.Query.limit(100)] }
    return (await this.town.databases.listDocuments(asked)).documents
  }

  /** The candidates of this exam, by their number. */
  candidates = () =>
    this.rows(
      'candidates',
      node.Query.equal('recruitmentId', this.ids.exam),
      node.Query.orderAsc('candidateNumber'),
    )

  /** Somebody of the house at a desk. */
  at = (name, from, story) =>
    inWindow(this.town, { language: this.language, width: 1280, who: this.town.who[name], from }, (window, page) =>
      story(textsOf(window), page, window),
    )

  /** The applicant with a telephone, and no account. */
  phone(story) {
    const look = { language: this.language, theme: this.language === 'ar' ? 'dark' : 'light', width: 360, height: 740 }
    return inWindow(this.town, look, (window, page) => story((key, values) => window.t(key, 'apply', values), page))
  }
}

const textsOf = ({ t }) => ({
  t,
  exams: (key, values) => t(key, 'exams', values),
  marking: (key, values) => t(key, 'exam-marking', values),
  candidates: (key, values) => t(key, 'candidates', values),
})

/** Presses a button that asks first, and confirms. */
async function confirm(page, name, { sign } = {}) {
  await page.getByRole('button', { name, exact: true }).first().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name, exact: true }).click()
  if (sign) await openSigning(page, sign)
  await dialog.waitFor({ state: 'detached' })
}

/** Signing was closed: the password opens it, and the act goes on. */
async function openSigning(page, { t, password }) {
  const gate = page.getByRole('dialog', { name: t('title', 'signing') })
  await gate.locator('input[autocomplete="current-password"]').fill(password)
  await gate.getByRole('button', { name: t('open', 'signing') }).click()
  await gate.waitFor({ state: 'detached' })
}

async function prepareAndPublish(life) {
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
    await confirm(page, exams('acts.publish'))
    await page.getByRole('img', { name: exams('announcement.code') }).waitFor()
  })
  life.deadline = new Date((await life.stored('recruitments', life.ids.exam)).application_deadline)
}

/** A page of applicants from a telephone: the number that follows the application. */
async function applyByPhone(life) {
  const isArabic = life.language === 'ar'
  await life.phone(async (t, page) => {
    await page.goto(`/apply/${life.ids.exam}`)
    await page
      .getByRole('combobox', { name: t('form.position') })
      .selectOption(life.ids.position)
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
      await inputs.nth(at).setInputFiles({ name: `${at}.pdf`, mimeType: 'application/pdf', buffer: pdfOf({ pages: 1 }) })
    const wanted = await inputs.count()
    await page.waitForFunction(
      ([word, count]) =>
        [...document.querySelectorAll('main li')].filter((line) => line.textContent.includes(word)).length === count,
      [t('file.done'), wanted],
    )
    await assertAccessible(page, `an application, ${isArabic ? 'ar' : 'fr'}`)
    await page.getByRole('button', { name: t('form.submit') }).click()
    await page.getByRole('heading', { name: t('done.title') }).waitFor()
    const number = page.getByRole('status').filter({ hasText: /^[2-9A-Z]{4}-/ })
    life.trackingNumber = await number.textContent()
  })
}

/** The applicant follows the application: what stands there is read by `story`. */
const follow = (life, story) =>
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
    if (secondLook.wanted && secondLook.firstById && !secondLook.byId) await second.act('candidates.confirm', { ids: [$id] })
  }
}

async function reviewFiles(life, entered) {
  const { town, language } = life
  const [souad] = await life.rows('candidates', node.Query.equal('CIN', APPLICANT.cin))
  life.souad = souad.$id
  town.clock.moveTo(new Date(life.deadline.getTime() + HOUR))
  await life.staff(life.examPath(), async ({ candidates }, page) => {
    // The clock closes it, and nobody else.
    await page.getByText(life.word('recruitments', 'closed'), { exact: true }).first().waitFor()
    await pass(page, `${ROOT}/candidates/${souad.$id}`)
    await page.locator('[data-page] canvas').first().waitFor()
    await assertAccessible(page, 'a file that is reviewed')
    await page.keyboard.press('v')
    await page.getByText(life.word('candidates', 'validated'), { exact: true }).first().waitFor()
    await pass(page, `${ROOT}/candidates/${entered.at(-1).$id}`)
    await page.getByRole('button', { name: candidates('acts.eliminate') }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(candidates('eliminate.own')).fill(language === 'ar' ? 'الشهادة غير مطابقة' : 'Diplôme non conforme')
    await dialog.getByRole('button', { name: candidates('acts.eliminate') }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  const staff = await town.desk()
  await staff.act('candidates.validate', { ids: entered.slice(0, -1).map(({ $id }) => $id) })
  await lookAgain(life)
}

async function publishLists(life) {
  const { clock } = life.town
  await life.staff(life.examPath(), async ({ exams }, page) => {
    await confirm(page, exams('acts.publishProvisional'))
    await page.getByRole('button', { name: exams('acts.publishDefinitive') }).waitFor()
  })
  clock.moveTo(new Date(clock.now().getTime() + 25 * HOUR))
  await life.staff(life.examPath(), async ({ exams }, page) => {
    await confirm(page, exams('acts.publishDefinitive'))
    await page.getByRole('button', { name: exams('acts.startWritten') }).waitFor()
    await page.getByRole('tab', { name: exams('tabs.rooms'), exact: true }).click()
    await page.getByRole('button', { name: exams('seats.draw') }).click()
    await page.getByText(exams('seats.drawn')).waitFor()
    await page.getByRole('button', { name: exams('seats.convoke') }).click()
    await page.getByText(exams('seats.progress', { done: 6, total: 6 })).waitFor()
    await assertAccessible(page, 'seats and convocations')
  })
  await follow(life, async (t, page) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t('verify.convocation') }).click()
    assert.match((await download).suggestedFilename(), /\.pdf$/)
    await assertAccessible(page, 'a convocation')
    await assertFits(page, 'a convocation')
  })
}

/** Two invigilators, who hold no permission, record who came, and close the sheet one after the other. */
async function recordPresence(life) {
  const { town, ids } = life
  const summoned = (await life.candidates()).filter(({ status }) => status === 'convoked_written')
  const present = summoned.slice(0, -1)
  life.present = present.map(({ $id }) => $id)
  assert.ok(life.present.includes(life.souad), 'the first number was given first')
  const hamza = await town.desk('hamza')
  for (const { candidateNumber } of present.slice(1))
    await hamza.act('examPresence.scan', { examTestId: ids.written.$id, code: candidateNumber })
  const [first] = present
  for (const name of ['hamza', 'houda']) {
    const who = town.who[name]
    const look = { language: life.language, width: 360, height: 740, who, from: MARKING }
    await inWindow(town, look, async (window, page) => {
      const { exams, t } = textsOf(window)
      const code = page.getByRole('textbox', { name: exams('seats.code') })
      await code.fill(first.candidateNumber)
      await page.keyboard.press('Enter')
      await page.getByRole('status').filter({ hasText: life.language === 'ar' ? first.nameAr : first.nameFr }).waitFor()
      await assertAccessible(page, 'presence on a phone')
      await assertFits(page, 'presence on a phone')
      await confirm(page, exams('seats.close'), { sign: { t, password: who.password } })
      if (name === 'houda') await code.waitFor({ state: 'detached' })
    })
  }
}

/** The draw, its labels on paper, the lot that a marker gets, and marking begins. */
async function drawAndAssign(life) {
  await life.staff(life.examPath('written'), async ({ exams, marking, t }, page) => {
    const sign = { t, password: ADMIN.password }
    await confirm(page, marking('draw.action'), { sign })
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await confirm(page, marking('labels.action'), { sign })
    await page.locator('body[data-printed]').waitFor()
    const paper = await printed(page)
    const sheets = await pagesOf(paper)
    assert.equal(sheets.length, 1)
    assert.ok(sheets[0].text.includes('Salle1'), sheets[0].text)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.getByRole('button', { name: marking('assign.action'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const members = dialog.getByRole('combobox', { name: marking('assign.members') })
    await members.focus()
    await members.press('ArrowDown')
    await page.getByRole('option', { name: 'nadia' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: marking('assign.action'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await assertAccessible(page, 'lots that are assigned')
    await confirm(page, exams('acts.startWritten'))
    await page.getByText(life.word('recruitments', 'grading_written'), { exact: true }).first().waitFor()
  })
}

/** Types numbers and marks: number, Enter, mark, Enter. */
async function typeMarks(page, marking, field, marks) {
  const number = page.getByRole('textbox', { name: marking(field), exact: true })
  const mark = page.getByRole('textbox', { name: marking('mark'), exact: true })
  for (const [of, given] of marks) {
    await number.fill(of)
    await page.keyboard.press('Enter')
    await mark.fill(given)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: of }).first().waitFor()
    await number.and(page.locator(':not([readonly])')).waitFor()
  }
}

/** A marker is led to copies without names, and locks with the president: the two signatures are of two people. */
async function markWritten(life) {
  const { who } = life.town
  await life.at('nadia', '/', async ({ marking, t }, page) => {
    await page.getByRole('link', { name: t('menu.marking', 'shell') }).waitFor()
    await page.getByRole('link', { name: TO_MARK[life.language] }).click()
    await page.getByRole('status').filter({ hasText: marking('progress', { marked: 0, total: 5 }) }).waitFor()
    const text = await page.locator('body').innerText()
    assert.ok(!text.includes(APPLICANT.nameFr) && !text.includes(APPLICANT.nameAr), 'a marker sees no name')
    await assertAccessible(page, 'copies to mark')
    await typeMarks(page, marking, 'number', ['1', '2', '3', '4', '5'].map((number) => [number, '12,5']))
    await page.getByRole('status').filter({ hasText: marking('progress', { marked: 5, total: 5 }) }).waitFor()
    await page.getByLabel(life.language === 'ar' ? life.ids.written.labelAr : life.ids.written.labelFr).fill('10')
    await page.getByRole('button', { name: marking('minima.action') }).click()
    await page.getByText(marking('minima.done')).waitFor()
    await confirm(page, marking('lock.action'), { sign: { t, password: who.nadia.password } })
    await page.getByText(marking('duties.states.yours')).first().waitFor()
    await assertAccessible(page, 'a lock that waits')
  })
  await life.at('karim', MARKING, async ({ marking, t }, page) => {
    await page.getByText(marking('duties.states.signed')).first().waitFor()
    await confirm(page, marking('lock.action'), { sign: { t, password: who.karim.password } })
    await page.getByText(marking('duties.states.locked')).first().waitFor()
  })
}

async function liftAndSummon(life) {
  await life.staff(life.examPath('written'), async ({ exams, marking, t }, page) => {
    await confirm(page, marking('lift.action'), { sign: { t, password: ADMIN.password } })
    await page.getByText(marking('lift.isDone')).first().waitFor()
    await assertAccessible(page, 'anonymity that was lifted')
    await confirm(page, exams('acts.scheduleOral'))
    await page.getByRole('tab', { name: exams('tabs.rooms'), exact: true }).click()
    await page.getByRole('button', { name: exams('seats.convoke') }).click()
    await page.getByText(exams('seats.progress', { done: 5, total: 5 })).waitFor()
  })
}

/** The jury hears five, the applicant of this story worst; the lock of the oral. */
async function hearOral(life) {
  const { town } = life
  const rows = (await life.candidates()).filter(({ $id }) => life.present.includes($id))
  const others = rows.filter(({ $id }) => $id !== life.souad).map(({ candidateNumber }, at) => [candidateNumber, `${16 - at}`])
  const own = rows.find(({ $id }) => $id === life.souad).candidateNumber
  await life.at('omar', MARKING, async ({ marking, t }, page) => {
    await typeMarks(page, marking, 'candidate', [...others, [own, '11']])
    await assertAccessible(page, 'the oral')
    await confirm(page, marking('lock.action'), { sign: { t, password: town.who.omar.password } })
  })
  const salma = await town.desk('salma')
  await salma.sign('examLocks.close', { recruitmentId: life.ids.exam, phase: 'oral' })
}

/** Both signatures of a ranking. */
async function lockRanking(life) {
  for (const name of ['omar', 'salma']) {
    const one = await life.town.desk(name)
    await one.sign('examLocks.close', { recruitmentId: life.ids.exam, phase: 'ranking' })
  }
}

async function rankAndAnnounce(life) {
  await life.staff(life.examPath('results'), async ({ marking, t }, page) => {
    await confirm(page, marking('rank.action'))
    await page.getByText(marking('rank.done')).waitFor()
    await lockRanking(life)
    await page.reload()
    await confirm(page, marking('announce.final'), { sign: { t, password: ADMIN.password } })
    await page.getByText(marking('announce.done')).waitFor()
    await assertAccessible(page, 'results')
  })
  assert.equal((await life.stored('candidates', life.souad)).status, 'waiting_list')
}

/** The applicant reads the result, and appeals with a code that comes by mail. */
async function appeal(life) {
  await follow(life, async (t, page) => {
    await page.getByText(life.word('candidates', 'waiting_list'), { exact: true }).waitFor()
    await page.getByRole('button', { name: t('appeal.begin') }).click()
    const form = page.locator('form')
    await form.getByLabel(t('appeal.about')).selectOption('mark')
    await form.getByLabel(t('appeal.test')).selectOption(life.ids.written.$id)
    await form.getByLabel(t('appeal.text')).fill(life.language === 'ar' ? 'خطأ في جمع النقط' : 'Erreur de total')
    let code
    while (!code) code = codeIn(await life.town.post.next(APPLICANT.email))
    await form.getByLabel(t('manage.code')).fill(code)
    await assertAccessible(page, 'an appeal')
    await assertFits(page, 'an appeal')
    await page.getByRole('button', { name: t('appeal.send') }).click()
    await page.getByText(t('appeal.filed')).waitFor()
  })
}

/** Decided by a member who gave no mark, carried out by the president; then ranked, locked and announced again. */
async function carryOut(life) {
  const reason = life.language === 'ar' ? 'تبين خطأ في الجمع' : 'Erreur constatée'
  await life.at('karim', MARKING, async ({ exams }, page) => {
    await page.getByRole('button', { name: exams('appeals.decide.accept') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(exams('appeals.carryOut.mark')).fill('20')
    await dialog.getByLabel(exams('appeals.carryOut.reason')).fill(reason)
    await assertAccessible(page, 'an appeal that is decided')
    await dialog.getByRole('button', { name: exams('appeals.decide.accept') }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  await life.at('nadia', MARKING, async ({ exams }, page) => {
    await page.getByRole('button', { name: exams('appeals.carryOut.action') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(exams('appeals.carryOut.reason')).fill(reason)
    await dialog.getByRole('button', { name: exams('appeals.carryOut.action') }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  await lockRanking(life)
  const staff = await life.town.desk()
  await staff.sign('recruitments.announce', { id: life.ids.exam, kind: 'final' })
  const souad = await life.stored('candidates', life.souad)
  assert.equal(souad.status, 'waiting_list', 'nobody who was announced is moved')
  assert.equal(souad.final_score, 14.6)
}

/** Somebody gives the post up: it is the applicant's, who becomes an employee. */
async function hire(life) {
  const hired = (await life.candidates()).filter(({ status }) => status === 'hired')
  assert.equal(hired.length, 3)
  await life.staff(`${ROOT}/candidates/${hired[0].$id}`, async ({ candidates, exams }, page) => {
    await confirm(page, candidates('acts.decline'))
    const name = life.language === 'ar' ? APPLICANT.nameAr : APPLICANT.nameFr
    await page.getByText(candidates('decline.next', { name })).waitFor()
    await pass(page, `${ROOT}/candidates/${life.souad}`)
    await confirm(page, candidates('acts.hire'))
    await page.getByText(candidates('hire.done')).waitFor()
    await assertAccessible(page, 'somebody who is hired')
    await pass(page, life.examPath())
    await confirm(page, exams('acts.complete'))
    await page.getByText(life.word('recruitments', 'completed'), { exact: true }).first().waitFor()
  })
  const [employee] = await life.rows('employees', node.Query.equal('CIN', APPLICANT.cin))
  assert.equal((await life.stored('candidates', life.souad)).hiredEmployeeId, employee.$id)
  assert.equal(employee.fullNameFr, APPLICANT.nameFr)
}

for (const language of ['fr', 'ar'])
  test(`an exam from its decision to the people it recruits, in ${language}`, async () => {
    const life = new Life(await startTown(ADMIN), language)
    await prepareAndPublish(life)
    await applyByPhone(life)
    const entered = await enterOthers(life.town, life.ids, OTHERS)
    await reviewFiles(life, entered)
    await publishLists(life)
    await recordPresence(life)
    await drawAndAssign(life)
    await markWritten(life)
    await liftAndSummon(life)
    await hearOral(life)
    await rankAndAnnounce(life)
    await appeal(life)
    await carryOut(life)
    await hire(life)
  })
