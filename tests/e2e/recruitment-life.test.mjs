// The whole life of an exam: made, published, applied for from a telephone, reviewed, seated, sat, drawn, marked blind, locked,
// lifted, heard, ranked, announced, appealed against, declined and hired.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ADMIN } from '../binary.mjs'
import { codeIn } from '../post.mjs'
import { node } from '../wire/client.mjs'
import { assertAccessible, assertFits, pass } from './browser.mjs'
import { pagesOf, printed } from './pdf.mjs'
import {
  applyByPhone,
  follow,
  prepareAndPublish,
  publishLists,
  recordPresence,
  reviewFiles,
} from './recruitment-admission.mjs'
import { APPLICANT, confirm, Life, MARKING, openSigning, ROOT } from './recruitment-life.mjs'
import { enterOthers, startTown } from './recruitment-town.mjs'

/** Told in one language: the desk's own stories read its screens in French. */
const LANGUAGE = process.env.DIWAN_TEST_LANGUAGE ?? 'ar'
/** What the first screen says to a marker. */
const TO_MARK = { fr: 'Notes à saisir', ar: 'نقط تنتظر إدخالكم' }
/** Of seven who apply one is eliminated, and one does not come. */
const OTHERS = 6
/** Of the clock, in milliseconds. */
const HOUR = 3_600_000

/** The draw, its labels on paper, the lot that a marker gets, and marking begins. */
async function drawAndAssign(life) {
  await life.staff(life.examPath('written'), async ({ marking, t }, page) => {
    const sign = { t, password: ADMIN.password }
    await confirm(page, life.examAct('recruitments.draw'), { sign })
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await confirm(page, life.examAct('recruitments.labels'), { sign })
    await page.locator('body[data-printed]').waitFor()
    const paper = await printed(page)
    const sheets = await pagesOf(paper)
    assert.equal(sheets.length, 1)
    assert.ok(sheets[0].text.includes('Salle1'), sheets[0].text)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.getByRole('button', { name: life.act('examTests', 'examCopies.assign'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    const members = dialog.getByRole('combobox', { name: marking('assign.members') })
    await members.focus()
    await members.press('ArrowDown')
    await page.getByRole('option', { name: 'nadia' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: life.act('examTests', 'examCopies.assign'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await assertAccessible(page, 'lots that are assigned')
    await confirm(page, life.examAct('recruitments.startWritten'))
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
    await page
      .getByRole('link', { name: t('menu.marking', 'shell') })
      .first()
      .waitFor()
    await page.getByRole('link', { name: TO_MARK[life.language] }).click()
    await page
      .getByRole('status')
      .filter({ hasText: marking('progress', { marked: 0, total: 5 }) })
      .waitFor()
    const text = await page.locator('body').textContent()
    assert.ok(!text.includes(APPLICANT.nameFr) && !text.includes(APPLICANT.nameAr), 'a marker sees no name')
    await assertAccessible(page, 'copies to mark')
    await typeMarks(
      page,
      marking,
      'number',
      ['1', '2', '3', '4', '5'].map((number) => [number, '12,5']),
    )
    await page
      .getByRole('status')
      .filter({ hasText: marking('progress', { marked: 5, total: 5 }) })
      .waitFor()
    await page.getByLabel(life.language === 'ar' ? life.ids.written.labelAr : life.ids.written.labelFr).fill('10')
    await page.getByRole('button', { name: life.examAct('recruitments.setMinima') }).click()
    await page.getByText(life.examAct('recruitments.setMinima', 'done')).waitFor()
    await confirm(page, life.examAct('examLocks.close'), { sign: { t, password: who.nadia.password } })
    await page.getByText(marking('duties.states.yours')).first().waitFor()
    await assertAccessible(page, 'a lock that waits')
  })
  await life.at('karim', MARKING, async ({ marking, t }, page) => {
    await page.getByText(marking('duties.states.signed')).first().waitFor()
    await confirm(page, life.examAct('examLocks.close'), { sign: { t, password: who.karim.password } })
    await page.getByText(marking('duties.states.locked')).first().waitFor()
  })
}

/** Results become public, by the secretariat. */
async function announce(life, kind) {
  await life.staff(life.examPath('results'), async ({ t }, page) => {
    await confirm(page, life.examAct(`recruitments.announce${kind}`), { sign: { t, password: ADMIN.password } })
    await page.getByText(life.examAct(`recruitments.announce${kind}`, 'done')).waitFor()
  })
}

/** The day that this exam gives to appeal goes by. */
async function appealsEnd({ town: { clock } }) {
  clock.moveTo(new Date(clock.now().getTime() + 25 * HOUR))
}

async function liftAndSummon(life) {
  await life.staff(life.examPath('written'), async ({ marking, t }, page) => {
    await confirm(page, life.examAct('recruitments.lift'), { sign: { t, password: ADMIN.password } })
    await page.getByText(marking('lift.isDone')).first().waitFor()
    await assertAccessible(page, 'anonymity that was lifted')
  })
  await announce(life, 'Written')
  await appealsEnd(life)
  await life.staff(life.examPath('written'), async ({ exams }, page) => {
    await confirm(page, life.examAct('recruitments.scheduleOral'))
    await page.getByRole('tab', { name: exams('tabs.rooms'), exact: true }).click()
    await page.getByRole('button', { name: life.examAct('convocations.issue') }).click()
    await page.getByText(exams('seats.progress', { done: 5, total: 5 })).waitFor()
  })
}

/** The jury hears five, the applicant of this story worst; the lock of the oral. */
async function hearOral(life) {
  const { town } = life
  const rows = (await life.candidates()).filter(({ $id }) => life.present.includes($id))
  const others = rows
    .filter(({ $id }) => $id !== life.souad)
    .map(({ candidateNumber }, at) => [candidateNumber, `${16 - at}`])
  const own = rows.find(({ $id }) => $id === life.souad).candidateNumber
  await life.at('omar', MARKING, async ({ marking, t }, page) => {
    await typeMarks(page, marking, 'candidate', [...others, [own, '11']])
    await assertAccessible(page, 'the oral')
    await confirm(page, life.examAct('examLocks.close'), { sign: { t, password: town.who.omar.password } })
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
  await announce(life, 'Oral')
  await life.staff(life.examPath('results'), async ({ t }, page) => {
    await confirm(page, life.examAct('recruitments.rank'))
    await page.getByText(life.examAct('recruitments.rank', 'done')).waitFor()
    await lockRanking(life)
    await page.reload()
    await confirm(page, life.examAct('recruitments.announceFinal'), { sign: { t, password: ADMIN.password } })
    await page.getByText(life.examAct('recruitments.announceFinal', 'done')).waitFor()
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

/** Decided by the member who gave no mark, carried out by one of the oral: nobody else of those who marked is left. Then ranked,
 *  locked and announced again, with the reason. */
async function carryOut(life) {
  const { who } = life.town
  const reason = life.language === 'ar' ? 'تبين خطأ في الجمع' : 'Erreur constatée'
  await life.at('karim', MARKING, async ({ exams, t }, page) => {
    await page.getByRole('button', { name: exams('appeals.decide.accept') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(exams('appeals.carryOut.mark')).fill('20')
    await dialog.getByLabel(exams('appeals.carryOut.reason')).fill(reason)
    await assertAccessible(page, 'an appeal that is decided')
    await dialog.getByRole('button', { name: exams('appeals.decide.accept') }).click()
    await openSigning(page, { t, password: who.karim.password })
    await dialog.waitFor({ state: 'detached' })
  })
  await life.at('salma', MARKING, async ({ exams, t }, page) => {
    await page.getByRole('button', { name: life.act('appeals', 'appeals.carryOut') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(exams('appeals.carryOut.reason')).fill(reason)
    await dialog.getByRole('button', { name: life.act('appeals', 'appeals.carryOut') }).click()
    await openSigning(page, { t, password: who.salma.password })
    await dialog.waitFor({ state: 'detached' })
  })
  await lockRanking(life)
  const staff = await life.town.desk()
  await staff.sign('recruitments.announce', { id: life.ids.exam, kind: 'final', reason })
  const souad = await life.stored('candidates', life.souad)
  assert.equal(souad.status, 'waiting_list', 'nobody who was announced is moved')
  assert.equal(souad.final_score, 14.6)
}

/** Somebody gives the post up: it is the applicant's, who becomes an employee. */
async function hire(life) {
  await appealsEnd(life)
  const hired = (await life.candidates()).filter(({ status }) => status === 'hired')
  assert.equal(hired.length, 3)
  await life.staff(`${ROOT}/candidates/${hired[0].$id}`, async ({ candidates }, page) => {
    await confirm(page, life.act('candidates', 'candidates.decline'))
    const name = life.language === 'ar' ? APPLICANT.nameAr : APPLICANT.nameFr
    await page.getByText(candidates('decline.next', { name })).waitFor()
    await pass(page, `${ROOT}/candidates/${life.souad}`)
    await confirm(page, life.act('candidates', 'recruitments.hire'))
    await page.getByText(life.act('candidates', 'recruitments.hire', 'done')).waitFor()
    await assertAccessible(page, 'somebody who is hired')
    await pass(page, life.examPath())
    await confirm(page, life.examAct('recruitments.complete'))
    await page.getByText(life.word('recruitments', 'completed'), { exact: true }).first().waitFor()
  })
  const [employee] = await life.rows('employees', node.Query.equal('CIN', APPLICANT.cin))
  assert.equal((await life.stored('candidates', life.souad)).hiredEmployeeId, employee.$id)
  assert.equal(employee.fullNameFr, APPLICANT.nameFr)
}

test('an exam from its decision to the people it recruits', async () => {
  const life = new Life(await startTown(ADMIN), LANGUAGE)
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
