// An exam as its secretariat sees it: what it lacks is said, then published, a paper file entered, files reviewed by keyboard.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { keyed } from '../wire/client.mjs'
import { assertAccessible, assertFits } from './browser.mjs'
import { nameCommune, six } from './commune.mjs'
import { dayIn, enterFile, identityPhoto, paperFile, prepareExam, staffOf } from './exam.mjs'
import { formOn } from './form.mjs'
import { labelsOf, wordOf } from './list.mjs'
import { pdfOf } from './samples.mjs'
import { inWindow } from './story.mjs'
import { actLabel } from './words.mjs'

const ROOT = '/recruitment-system'
let commune
let databases
let staff
let ids
const desk = (from) => ({ language: 'fr', width: 1280, who: commune.who.administrator, from })
const stateOf = (value) => wordOf('candidates', 'fr', 'status', value)
const labelOf = (act) => actLabel('fr', 'candidates', act)
const examAct = (act, part) => actLabel('fr', 'recruitments', act, part)
const examState = (value) => wordOf('recruitments', 'fr', 'status', value)
const stored = (collectionId, documentId) => databases.getDocument({ databaseId: 'main', collectionId, documentId })
const examPath = () => `${ROOT}/recruitment-processes/${ids.exam}`

before(async () => {
  commune = await six()
  databases = keyed(commune.endpoint, commune.key).databases
  await nameCommune(databases)
  staff = await staffOf(commune, commune.who.administrator)
  ids = await prepareExam(databases)
})

test('an exam that lacks something is not published, and it is said why', async () => {
  const data = {
    titleFr: 'Administrateurs',
    titleAr: 'متصرفون',
    decision_ref: '13/2026',
    application_deadline: `${dayIn(20)}T16:00:00.000+00:00`,
    min_age: 18,
  }
  const bare = await databases.createDocument({
    databaseId: 'main',
    collectionId: 'recruitments',
    documentId: 'unique()',
    data,
  })
  await inWindow(commune, desk(`${ROOT}/recruitment-processes/${bare.$id}`), async ({ t }, page) => {
    const text = (key) => t(key, 'exams')
    await page.getByText(text('next.draft')).waitFor()
    const publish = page.getByRole('button', { name: examAct('recruitments.publish') })
    await publish.waitFor()
    assert.ok(await publish.isDisabled())
    const reason = await publish.getAttribute('aria-describedby')
    assert.notEqual(await page.locator(`[id="${reason}"]`).textContent(), '')
    await page.getByText(examState('draft'), { exact: true }).first().waitFor()
    await assertAccessible(page, 'an exam that lacks something')
  })
  await databases.deleteDocument({ databaseId: 'main', collectionId: 'recruitments', documentId: bare.$id })
})

test('the secretariat publishes an exam, and its notice and code are there', async () => {
  await inWindow(commune, desk(examPath()), async ({ t }, page) => {
    const text = (key) => t(key, 'exams')
    await page.getByRole('button', { name: examAct('recruitments.publish') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(examAct('recruitments.publish', 'text')).waitFor()
    await dialog.getByRole('button', { name: examAct('recruitments.publish') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText(examState('open'), { exact: true }).first().waitFor()
    await page.getByRole('img', { name: text('announcement.code') }).waitFor()
    const opened = t('paper.openNamed', 'papers', { title: text('announcement.notice') })
    await page.getByRole('button', { name: opened }).waitFor()
    assert.equal(await page.getByRole('button', { name: examAct('recruitments.publish') }).count(), 0, 'published once')
    await assertAccessible(page, 'a published exam')
    for (const tab of ['positions', 'candidates', 'committees', 'tests', 'documents', 'rooms', 'written', 'results']) {
      await page.getByRole('tab', { name: text(`tabs.${tab}`), exact: true }).click()
      await assertAccessible(page, `the exam, ${tab}`)
    }
    await page.goto(`${examPath()}/edit`)
    const labels = labelsOf('recruitments', 'fr')
    await page.getByLabel(labels.press_announcement_ref).waitFor()
    assert.equal(await page.getByLabel(labels.max_age, { exact: true }).count(), 0, 'what is frozen is not asked')
  })
})

test('a corrigendum puts right what was published of a specialty', async () => {
  await inWindow(commune, desk(examPath()), async ({ t }, page) => {
    const text = (key) => t(key, 'exams')
    await page.getByRole('button', { name: t('table.more', 'parts'), exact: true }).click()
    await page.getByRole('button', { name: examAct('recruitments.corrigendum') }).click()
    const dialog = page.locator('[aria-modal=true]')
    await dialog.getByRole('combobox', { name: text('corrigendum.field') }).click()
    await page.getByRole('option', { name: 'Topographie' }).click()
    const posts = dialog.getByLabel(labelsOf('specialties', 'fr').posts)
    assert.equal(await posts.inputValue(), '3')
    await posts.fill('4')
    await dialog.getByLabel(text('corrigendum.reason')).fill('Un poste de plus')
    const decided = labelsOf('examCorrigenda', 'fr')
    await dialog.getByLabel(decided.decisionRef, { exact: true }).fill('16/2026')
    await dialog.getByLabel(decided.decisionDate, { exact: true }).fill(dayIn(-1).split('-').reverse().join('/'))
    await page.keyboard.press('Tab')
    await assertAccessible(page, 'a corrigendum')
    await dialog.getByRole('button', { name: text('corrigendum.action') }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  assert.equal((await stored('specialties', ids.specialty)).posts, 4)
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'examCorrigenda' })
  const [{ changes }] = documents
  const [{ field, before, after }] = typeof changes === 'string' ? JSON.parse(changes) : changes
  assert.deepEqual([documents.length, field, before, after], [1, 'posts', 3, 4])
})

test('a paper file is entered at the desk, with its scans', async () => {
  const told = paperFile(ids, 1)
  await inWindow(commune, desk(`${ROOT}/candidates`), async (window, page) => {
    const { t } = window
    await page
      .getByRole('link', { name: t('add', 'candidates') })
      .first()
      .click()
    const form = formOn(window, labelsOf('candidates', 'fr'))
    await form.pick('positionId', 'Technicien')
    await form.pick('specialtyId', 'Topographie')
    for (const name of ['nameFr', 'nameAr', 'CIN', 'birth_place', 'diploma', 'region', 'phone', 'email', 'address'])
      await form.fill(name, told[name])
    await form.fill('birth_date', told.birth_date.split('-').reverse().join('/'))
    await form.choose('sex', wordOf('candidates', 'fr', 'sex', told.sex))
    const inputs = page.locator('input[type=file]')
    const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'examDocuments' })
    assert.equal(await inputs.count(), documents.length)
    for (const wanted of documents) {
      const isImage = wanted.kind === 'image'
      const group = page.getByRole('group', { name: wanted.labelFr })
      await group.locator('input[type=file]').setInputFiles({
        name: isImage ? 'photo.png' : `${wanted.code}.pdf`,
        mimeType: isImage ? 'image/png' : 'application/pdf',
        buffer: isImage ? identityPhoto() : pdfOf({ pages: 2 }),
      })
      await group.getByRole('button', { name: t('file.replace', 'files') }).waitFor()
    }
    await assertAccessible(page, 'a paper file')
    await assertFits(page, 'a paper file')
    await page.getByRole('button', { name: t('entry.save', 'candidates') }).click()
    await page.getByRole('heading', { level: 1, name: told.nameFr }).waitFor()
    await page.getByText(t('groups.secret', 'candidates')).waitFor()
    const papers = page.getByRole('group', { name: t('review.files', 'candidates') })
    assert.equal(await papers.getByRole('button').count(), documents.length)
    await page.locator('[data-page][data-drawn]').first().waitFor()
    // It was read where nothing of anybody's is: the page has its pictures and words alone.
    const frame = page.frames().find((one) => one.url().endsWith('/pdf-frame.html'))
    assert.equal(await frame.evaluate(() => self.origin), 'null')
    assert.ok(
      (await page
        .locator('[data-page] canvas')
        .first()
        .evaluate(({ width }) => width)) > 100,
    )
    await assertAccessible(page, 'a file beside its papers')
  })
})

test('files are reviewed by keyboard: validated, eliminated with a reason, taken back', async () => {
  const others = [await enterFile(staff, databases, ids, 2)]
  for (const number of [3, 4, 5]) others.push(await staff.act('candidates.enter', paperFile(ids, number)))
  const [first] = others
  await inWindow(commune, desk(`${ROOT}/candidates/${first.$id}`), async ({ t }, page) => {
    const text = (key, values) => t(key, 'candidates', values)
    await page.getByRole('heading', { level: 1, name: first.nameFr }).waitFor()
    await page.getByRole('button', { name: labelOf('candidates.validate') }).waitFor()
    await page.locator('[data-page] canvas').first().waitFor()
    await page.keyboard.press('v')
    await page.getByText(stateOf('validated'), { exact: true }).first().waitFor()
    await page.getByRole('button', { name: labelOf('candidates.reopen') }).waitFor()
    await page.keyboard.press('u')
    await page.getByRole('button', { name: labelOf('candidates.validate') }).waitFor()
    await page.keyboard.press('v')
    await page.getByRole('button', { name: labelOf('candidates.reopen') }).waitFor()
    await page.keyboard.press('n')
    await page.waitForURL((url) => !url.pathname.endsWith(first.$id))
    await page.getByRole('button', { name: labelOf('candidates.eliminate') }).waitFor()
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: labelOf('candidates.eliminate') }).click()
    await dialog.getByText(text('eliminate.needed')).waitFor()
    await assertAccessible(page, 'an elimination without a reason')
    await dialog.getByLabel(text('eliminate.own')).fill('Diplôme non conforme')
    await dialog.getByRole('button', { name: labelOf('candidates.eliminate') }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Diplôme non conforme').first().waitFor()
    await assertAccessible(page, 'a candidate who is eliminated')
    const eliminated = await stored('candidates', new URL(page.url()).pathname.split('/').at(-1))
    assert.equal(eliminated.status, 'eliminated_pre_written')
  })
  const validated = await stored('candidates', first.$id)
  assert.match(validated.candidateNumber, /^\d{5}$/)
})

test('each key that is announced acts while a PDF is open, and a decision goes on by itself', async () => {
  const files = []
  for (const number of [6, 7, 8]) files.push(await enterFile(staff, databases, ids, number))
  const [first] = files
  await inWindow(commune, desk(`${ROOT}/candidates/${first.$id}`), async ({ t }, page) => {
    const text = (key, values) => t(key, 'candidates', values)
    const open = async ({ $id, nameFr }) => {
      await page.waitForURL((url) => url.pathname.endsWith($id))
      await page.getByRole('heading', { level: 1, name: nameFr }).waitFor()
      await page.getByRole('button', { name: text('acts.later') }).waitFor()
      await page.locator('[data-page] canvas').first().waitFor()
    }
    await open(first)
    const marked = page.locator('#content [aria-keyshortcuts]')
    const announced = await marked.evaluateAll((all) => all.map((one) => one.getAttribute('aria-keyshortcuts')))
    for (const key of ['v', 'r', 'n', 'l', '1', '2']) assert.ok(announced.includes(key), `${key} of ${announced}`)
    const papers = page.getByRole('group', { name: text('review.files') }).getByRole('button')
    await page.keyboard.press('2')
    await page.waitForFunction(
      ([one]) => one.getAttribute('aria-pressed') === 'true',
      [await papers.nth(1).elementHandle()],
    )
    await page.keyboard.press('1')
    await page.locator('[data-page] canvas').first().waitFor()
    // The document keeps its own key, and takes none of the page.
    await page.keyboard.press('t')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByLabel(text('eliminate.own')).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('l')
    await open(files[1])
    await page.keyboard.press('n')
    await open(files[2])
    await page.goto(`${ROOT}/candidates/${files[1].$id}`)
    await open(files[1])
    await page.getByRole('switch', { name: text('queue.goesOn') }).press('Space')
    await page.keyboard.press('v')
    await open(files[2])
    await page.getByRole('button', { name: text('acts.undo') }).click()
    await open(files[1])
    await page.getByRole('button', { name: labelOf('candidates.validate') }).waitFor()
    await assertAccessible(page, 'a file in the queue')
  })
  assert.equal((await stored('candidates', files[1].$id)).status, 'submitted')
})

test('several are validated at once from a filtered list', async () => {
  const from = `${ROOT}/candidates?recruitment=${ids.exam}&status=submitted`
  await inWindow(commune, desk(from), async ({ t }, page) => {
    const table = page.getByRole('table')
    await table.getByText(stateOf('submitted')).first().waitFor()
    const count = await table.getByText(stateOf('submitted'), { exact: true }).count()
    await page.getByRole('checkbox', { name: t('table.selectPage', 'parts') }).click()
    const validate = page
      .getByRole('toolbar')
      .or(page.locator('#content'))
      .getByRole('button', { name: labelOf('candidates.validate') })
      .first()
    // What can be done with selected rows is loaded when some are: until then the page stands aside.
    await validate.waitFor()
    await assertAccessible(page, 'candidates that are selected')
    await validate.click()
    await page.getByText(t(`done.validate_${count === 1 ? 'one' : 'other'}`, 'candidates', { count })).waitFor()
    await page.getByRole('heading', { name: t('table.nothing', 'parts') }).waitFor()
  })
})

test('the home, the statistics and the documents tell of the exam', async () => {
  await inWindow(commune, desk(ROOT), async ({ t }, page) => {
    const funnel = page.getByRole('table', { name: t('home.funnel', 'recruitment') })
    const stage = (name) => funnel.getByRole('row', { name: new RegExp(t(`home.stages.${name}`, 'recruitment')) })
    await stage('submitted').waitFor()
    const { total } = await databases.listDocuments({ databaseId: 'main', collectionId: 'candidates' })
    await stage('submitted').getByText(String(total), { exact: true }).waitFor()
    await stage('validated').getByRole('link').click()
    await page.getByRole('table').getByText(stateOf('validated')).first().waitFor()
    await page.goto(`${ROOT}/statistics?recruitment=${ids.exam}`)
    const ages = page.getByRole('table', { name: t('byAge', 'exam-statistics') })
    await ages.getByRole('row').first().waitFor()
    const counted = await ages.locator('td .tabular').allInnerTexts()
    assert.equal(
      counted.reduce((sum, one) => sum + Number(one), 0),
      total,
    )
    await assertAccessible(page, 'statistics')
    await page.goto(`${ROOT}/documents?tab=notices`)
    await page.getByRole('listitem').getByText('Techniciens de 3e grade').waitFor()
    await assertAccessible(page, 'the notices')
    await page.goto(`${ROOT}/calendar?month=${dayIn(40).slice(0, 7)}`)
    await page.getByText('Techniciens de 3e grade').first().waitFor()
    await assertAccessible(page, 'the calendar')
  })
})

test('who is no member of a committee finds nothing to mark', async () => {
  await inWindow(commune, desk(`${ROOT}/marking`), async ({ t }, page) => {
    await page.getByText(t('none.title', 'exam-marking')).waitFor()
    await assertAccessible(page, 'marking, with nothing to mark')
    await assertFits(page, 'marking')
  })
})
