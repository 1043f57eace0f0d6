// Kill -9 in the life of an exam: while people apply, are summoned, while marks are locked, anonymity is lifted, everybody is
// ranked and results are announced. Nothing stands twice, nothing half, and no number is given twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { PROJECT, run, serve } from '../binary.mjs'
import { applicationFiles, ExamLife, equal, inParallel, makeExamPeople } from '../exam-life.mjs'
import { atEnd, folder } from '../rig.mjs'
import { until } from '../until.mjs'

const APPLICANTS = 12
/** Acknowledged before the process is killed. */
const ENOUGH = 4
/** Paper files beside them: enough for the job of convocations to be killed in its midst. */
const AT_DESK = 138
const ALL = APPLICANTS + AT_DESK
const SUMMONED = 10
/** Milliseconds into an act at which the process ends: each another moment of it. */
const MOMENTS = [4, 25, 60, 140]
/** A job that a killed process had begun is free again after two minutes. */
const PATIENCE = 180_000

const JSON_BODY = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }

/** What somebody without an account asks. */
async function ask(life, action, given) {
  const isForm = given instanceof FormData
  const init = { method: 'POST', headers: isForm ? { 'x-appwrite-project': PROJECT } : JSON_BODY }
  const body = isForm ? given : JSON.stringify(given)
  const answer = await fetch(`${life.server.endpoint}/actions/${action}`, { ...init, body })
  const told = await answer.json()
  assert.equal(answer.status, 200, `${action}: ${JSON.stringify(told)}`)
  return told
}

/** A ticket with all its files. */
async function begin(life, documents, files) {
  const { ticket } = await ask(life, 'candidates.begin', { recruitmentId: life.exam })
  for (const [code, content] of files) {
    const form = new FormData()
    for (const [name, word] of Object.entries({ ticket, documentId: documents[code], size: content.size }))
      form.set(name, String(word))
    form.set('piece', content, 'piece')
    await ask(life, 'candidates.attach', form)
  }
  return ticket
}

/** Kills the server when `act` has gone on for so long, and serves the store again. */
async function killedDuring(life, again, act, moment) {
  const asked = act().then(
    () => true,
    () => false,
  )
  await pause(moment)
  await life.server.kill()
  const isAnswered = await asked
  await life.signIn(await again())
  return isAnswered
}

/** Rows of a collection, all of them. */
const rows = async (life, collection, ...queries) => (await life.staff.list(collection, ...queries)).documents

/** The papers of a kind, which all have numbers of their own without a gap. */
async function papers(life, kind) {
  const found = await rows(life, 'authenticDocuments', equal('kind', kind))
  const numbers = found.map(({ num }) => num).sort((a, b) => a - b)
  assert.deepEqual(
    numbers,
    numbers.map((_, at) => at + 1),
    'a number is missing, or was given twice',
  )
  return found
}

async function isWhole(life) {
  const candidates = await rows(life, 'candidates')
  const cards = candidates.map(({ CIN }) => CIN)
  assert.equal(new Set(cards).size, cards.length, 'somebody has applied twice')
  const files = await rows(life, 'candidateFiles')
  for (const one of candidates.filter(({ source }) => source === 'online'))
    assert.equal(files.filter(({ candidateId }) => candidateId === one.$id).length, 5, 'an application is half')
  return candidates
}

async function applying(life, again) {
  const wanted = await rows(life, 'examDocuments', equal('recruitmentId', life.exam))
  const documents = Object.fromEntries(wanted.map(({ code, $id }) => [code, $id]))
  const files = applicationFiles()
  const tickets = []
  for (let number = 0; number < APPLICANTS; number++) tickets.push(await begin(life, documents, files))
  const apply = (ticket, number) => ask(life, 'candidates.apply', { ticket, ...life.applicant(number) })
  const told = new Map()
  const answered = async (ticket, number) => {
    const made = await apply(ticket, number).catch(() => undefined)
    if (!made) return
    told.set(number, made.trackingNumber)
    if (told.size === ENOUGH) await life.server.kill()
  }
  // No more at a time than are to be acknowledged: writes that wait together are committed, and answered, together.
  await inParallel(tickets, answered, ENOUGH)
  assert.ok(told.size >= ENOUGH && told.size < APPLICANTS, `${told.size} were acknowledged before the end`)
  await life.signIn(await again())
  const before = await isWhole(life)
  for (const number of told.keys()) assert.ok(before.some(({ CIN }) => CIN === life.applicant(number).CIN))
  // Whoever was not answered sends the same again.
  for (const [number, ticket] of tickets.entries()) {
    const { trackingNumber } = await apply(ticket, number)
    assert.equal(told.get(number) ?? trackingNumber, trackingNumber, 'another number for the same application')
    told.set(number, trackingNumber)
  }
  assert.equal((await isWhole(life)).length, APPLICANTS)
  for (const [number, trackingNumber] of told)
    await ask(life, 'candidates.verify', { CIN: life.applicant(number).CIN, trackingNumber })
  return told
}

async function convoking(life, again) {
  await life.convoke()
  await until(
    `${SUMMONED} who are summoned`,
    () => life.convocations(),
    ({ done }) => done >= SUMMONED,
    { patience: PATIENCE, rest: 0 },
  )
  await life.server.kill()
  await life.signIn(await again())
  const { done, unprinted } = await life.convocations()
  assert.ok(done >= SUMMONED && (done < ALL || unprinted > 0), `${done} were summoned before the end`)
  // Stopped, nobody more is summoned; asked again it goes on.
  // Those that were under way may have been made meanwhile.
  await life.staff
    .act('convocations.stop', { recruitmentId: life.exam })
    .catch(({ message }) => assert.match(message, /convocations_not_running/))
  if (done < ALL) await life.convoke()
  await until(
    'end with everybody summoned',
    () => life.convocations(),
    ({ done, unprinted }) => done === ALL && unprinted === 0,
    { patience: PATIENCE, rest: 200 },
  )
  const issued = await papers(life, 'exam_convocation')
  assert.equal(issued.length, ALL)
  assert.equal(new Set(issued.map(({ subjectId }) => subjectId)).size, ALL, 'somebody has two convocations')
  assert.ok(issued.every(({ sha256 }) => sha256))
  assert.equal(await life.count('convoked_written'), ALL)
}

/** The copies: those of the draw that was signed, all of them, and of those that were cut short nothing. */
async function drawing(life, again) {
  const drawn = async () => {
    const { tests } = await life.staff.act('examCopies.progress', { recruitmentId: life.exam })
    return tests.reduce((sum, { copies }) => sum + copies, 0)
  }
  const present = (await rows(life, 'examPresence', equal('present', true))).length
  for (const moment of MOMENTS) {
    await killedDuring(life, again, () => life.drawCopies(), moment)
    const copies = await drawn()
    assert.ok(copies === 0 || copies === present, `${copies} copies of ${present}`)
    if (copies > 0) return copies
  }
  await life.drawCopies()
  assert.equal(await drawn(), present)
  return present
}

/** The lock of a phase: with neither or both of what the second signature makes. */
async function lockOf(life, phase) {
  const found = await rows(life, 'examLocks', equal('recruitmentId', life.exam), equal('phase', phase))
  assert.ok(found.length <= 1, 'a phase is locked twice')
  const [lock] = found
  if (!lock) return { isLocked: false }
  const minutes = (await papers(life, 'exam_lock')).filter(({ subjectId }) => subjectId === lock.$id)
  assert.equal(minutes.length, lock.lockedAt ? 1 : 0, 'a lock without its minutes, or minutes without their lock')
  assert.equal(Boolean(lock.docId), Boolean(lock.lockedAt))
  const signed = [lock.presidentId, lock.memberId].filter(Boolean).length
  return { isLocked: Boolean(lock.lockedAt), signed }
}

async function locking(life, again, phase) {
  await life.signLock('president', phase)
  for (const moment of MOMENTS) {
    await killedDuring(life, again, () => life.signLock('marker', phase), moment)
    if ((await lockOf(life, phase)).isLocked) return
  }
  await life.signLock('marker', phase)
  assert.deepEqual(await lockOf(life, phase), { isLocked: true, signed: 2 })
}

async function lifting(life, again, copies) {
  for (const moment of MOMENTS) await killedDuring(life, again, () => life.lift(), moment)
  // Asked again it finishes what was cut short, and counts the same.
  const { passed, failed } = await life.lift()
  assert.equal(passed + failed, copies)
  assert.equal(await life.count('convoked_written'), 0)
  assert.equal((await life.count('passed_written')) + (await life.count('failed_written')), ALL)
  const entries = await rows(life, 'gradeEntries')
  assert.equal(entries.length, copies, 'every copy has one mark')
}

async function ranking(life, again) {
  for (const moment of MOMENTS) {
    await killedDuring(life, again, () => life.rank(), moment)
    const shown = await rows(life, 'rankingRuns', equal('state', 'shown'))
    assert.ok(shown.length <= 1, 'two rankings are in force')
    for (const { $id, candidates } of shown)
      assert.equal((await rows(life, 'calculationSheets', equal('runId', $id))).length, candidates, 'half a ranking')
  }
  const { runId } = await life.rank()
  const [{ $id }] = await rows(life, 'rankingRuns', equal('state', 'shown'))
  assert.equal($id, runId)
}

/** What everybody may read: the lists that are public, by kind, and the word that each applicant is told. */
async function published(life, told) {
  const { exam } = await ask(life, 'recruitments.open', { id: life.exam })
  const words = []
  for (const [number, trackingNumber] of told) {
    const { publishedStatus } = await ask(life, 'candidates.verify', {
      CIN: life.applicant(number).CIN,
      trackingNumber,
    })
    words.push(publishedStatus.word)
  }
  return { lists: exam.lists.map(({ kind }) => kind), words }
}

/** An announcement that is killed again and again: all of it is public or nothing, and in the end once; whose word is one of
 *  `untold` keeps it. */
async function announcing(life, again, told, { kind, act, before, paperKind, untold = [] }) {
  const former = await published(life, told)
  assert.ok(!former.lists.includes(kind) && former.words.every((word) => before.includes(word)), `${former.words}`)
  const touched = former.words.filter((word) => !untold.includes(word)).length
  assert.ok(touched > 0, `${kind}: nobody is told anything`)
  for (const moment of MOMENTS) {
    await killedDuring(life, again, act, moment)
    const now = await published(life, told)
    const isNew = now.lists.includes(kind)
    const changed = now.words.filter((word) => !before.includes(word))
    assert.equal(changed.length, isNew ? touched : 0, `${kind}: told without the list, or a list without its words`)
    if (isNew) break
  }
  if (!(await published(life, told)).lists.includes(kind)) await act()
  const now = await published(life, told)
  const isTold = (word, at) => (untold.includes(former.words[at]) ? word === former.words[at] : !before.includes(word))
  assert.ok(now.lists.includes(kind) && now.words.every(isTold), `${kind}: ${now.words}`)
  assert.equal(new Set(now.lists).size, now.lists.length, 'a list stands twice')
  const lists = await rows(life, 'examLists', equal('kind', kind))
  assert.equal(lists.length, 1)
  const issued = (await papers(life, paperKind)).filter(({ subjectId }) => subjectId === lists[0].$id)
  assert.equal(issued.filter(({ state }) => state === 'valid').length, 1, `${kind}: one paper of it holds`)
}

/** The final results: both lists with a paper each and everybody's word, or nothing; ranks as the ranking in force says. */
async function finishing(life, again, told) {
  await announcing(life, again, told, {
    ...{ kind: 'final', paperKind: 'exam_results', before: ['passed_written', 'failed_written', 'absent'] },
    ...{ act: () => life.announce('final'), untold: ['failed_written', 'absent'] },
  })
  for (const kind of ['final', 'waiting']) {
    const [list, ...more] = await rows(life, 'examLists', equal('kind', kind))
    assert.deepEqual(more, [], `${kind}: the list stands twice`)
    const status = kind === 'final' ? 'hired' : 'waiting_list'
    assert.equal(list.entries.length, await life.count(status), `${kind}: the list names those who are`)
  }
  const people = await rows(life, 'candidates')
  const [{ $id }] = await rows(life, 'rankingRuns', equal('state', 'shown'))
  const ranked = people.filter(({ status }) => ['hired', 'waiting_list', 'rejected_final'].includes(status))
  assert.ok(ranked.length > 0 && ranked.every(({ runId }) => runId === $id), 'somebody is not of the ranking in force')
}

test('an exam is killed at every step of its life', async (t) => {
  const data = folder()
  makeExamPeople(data)
  const again = async () => {
    const server = await serve(data)
    atEnd(server.kill)
    return server
  }
  const life = new ExamLife(await again())
  await life.signIn()
  const card = { nameFr: 'Commune de Tiznit', nameAr: 'جماعة تيزنيت' }
  await life.staff.create('settings', { key: 'public.commune', value: card })
  await life.publish({ specialties: 4, places: ALL })
  let told
  await t.test('while twelve people apply', async () => {
    told = await applying(life, again)
  })
  await life.enter(AT_DESK, APPLICANTS)
  await life.close(again)
  await life.review()
  await t.test('while the provisional list is published', () =>
    announcing(life, again, told, {
      ...{ kind: 'provisional', paperKind: 'exam_admitted_list', before: ['submitted'] },
      act: () => life.publishList('provisional'),
    }),
  )
  await life.publishList('definitive')
  await life.staff.act('examRooms.draw', { recruitmentId: life.exam })
  await t.test('while everybody is summoned', () => convoking(life, again))
  await life.attend()
  await life.closePresence('watcher')
  await life.closePresence('warden')
  let copies
  await t.test('while copies are drawn', async () => {
    copies = await drawing(life, again)
  })
  await life.assign()
  await life.mark(copies)
  await t.test('while marks are locked', () => locking(life, again, 'written'))
  await t.test('while anonymity is lifted', () => lifting(life, again, copies))
  await t.test('while written results are announced', () =>
    announcing(life, again, told, {
      ...{ kind: 'written', paperKind: 'exam_results', before: ['convoked_written'] },
      act: () => life.announce('written'),
    }),
  )
  await t.test('while everybody is ranked', () => ranking(life, again))
  await t.test('while the ranking is locked', () => locking(life, again, 'ranking'))
  await t.test('while the final results are announced', () => finishing(life, again, told))
  assert.equal(await life.server.stop(), 0)
  const check = run(['check', '--data', data])
  assert.equal(check.status, 0, check.stdout + check.stderr)
})
