// An exam over HTTP from its first row to its results, with as many candidates as wanted: what the secretariat, the invigilators
// and the markers do, each with an account of their own.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createUser, PROJECT } from './binary.mjs'
import { pdfOf, photoOf, portrait } from './e2e/samples.mjs'
import { until } from './until.mjs'

const HEADERS = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
const DOCUMENTS = (collection) => `/databases/main/collections/${collection}/documents`
/** As many clerks as write at once. */
const CLERKS = 16
/** How many files are decided in one act. */
const FILES_AT_ONCE = 50
/** Nobody's names: what lists print is as long as real names are. */
const FIRST = ['Salma', 'Rachid', 'Hanae', 'Youssef', 'Imane', 'Omar', 'Zineb', 'Anas']
const LAST = ['Bennani', 'Berrada', 'El Idrissi', 'Amrani', 'Fassi Fihri', 'Chraibi', 'Alaoui', 'Tahiri Joutei']

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const person = (username) => ({
  username,
  email: `${username}@commune.example`,
  password: `a long password of ${username}`,
})
const SECRETARY = person('secretary')
/** Who takes part in an exam besides the secretariat: nobody of them holds a permission. */
const PEOPLE = ['watcher', 'warden', 'president', 'marker'].map(person)

/** Makes the accounts of the secretariat and of those who watch and mark. */
export function makeExamPeople(data) {
  createUser(data, SECRETARY)
  for (const member of PEOPLE) createUser(data, member, [])
}

/** Runs `work` over all of `items`, so many at a time. */
export async function inParallel(items, work, workers = CLERKS) {
  const left = [...items.entries()].reverse()
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** Somebody signed in, and what they ask. */
export async function signedIn(server, { email, password }) {
  const body = JSON.stringify({ email, password })
  const session = await fetch(`${server.endpoint}/account/sessions/email`, { method: 'POST', headers: HEADERS, body })
  if (session.status !== 201) throw new Error(`sign-in: ${await session.text()}`)
  const headers = { ...HEADERS, cookie: session.headers.getSetCookie()[0].split(';')[0] }
  const call = async (method, path, given) => {
    const init = { method, headers, body: given && JSON.stringify(given) }
    const answer = await fetch(server.endpoint + path, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
  const act = (action, given) => call('POST', `/actions/${action}`, given)
  return {
    headers,
    call,
    act,
    create: (collection, data) => call('POST', DOCUMENTS(collection), { documentId: 'unique()', data }),
    /** With the password a moment before: each signature asks anew. */
    sign: async (action, given) => {
      await call('POST', '/account/signing', { password })
      return act(action, given)
    },
    /** Rows that match, at most 5,000. */
    list: async (collection, ...queries) => {
      const isLimited = queries.some(({ method }) => method === 'limit')
      const all = isLimited ? queries : [...queries, { method: 'limit', values: [5000] }]
      const search = all.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
      return call('GET', `${DOCUMENTS(collection)}?${search}`)
    },
  }
}

export const equal = (attribute, value) => ({ method: 'equal', attribute, values: [value] })

/** An exam, told what is done with it step by step. */
export class ExamLife {
  constructor(server) {
    this.server = server
  }

  /** Signs everybody in, again after each start of the server. */
  async signIn(server = this.server) {
    this.server = server
    this.staff = await signedIn(server, SECRETARY)
    for (const member of PEOPLE) this[member.username] = await signedIn(server, member)
  }

  /** Publishes an exam with written tests alone, and so many specialties. */
  async publish({ specialties = 1, posts = 2, places = 30, members = true } = {}) {
    const { staff } = this
    const create = async (collection, data) => (await staff.create(collection, data)).$id
    this.exam = await create('recruitments', {
      titleFr: 'Techniciens de 3e grade',
      titleAr: 'تقنيون من الدرجة الثالثة',
      decision_ref: '12/2026',
      decision_date: day(-10),
      application_deadline: `${day(3)}T16:00:00.000+00:00`,
      exam_date: day(40),
      exam_time: '09:00',
      written_weight: 1,
      oral_weight: 0,
      min_written: 5,
      appealDays: 0,
      noAppealReason: 'Essai sans recours',
    })
    const recruitmentId = this.exam
    const position = { recruitmentId, code: 'T3', diplomaFr: 'Diplôme de technicien', diplomaAr: 'دبلوم تقني' }
    const grade = { gradeFr: 'Technicien de 3e grade', gradeAr: 'تقني من الدرجة الثالثة' }
    this.position = await create('positions', { ...position, ...grade })
    this.specialties = []
    for (let at = 0; at < specialties; at++) {
      const named = { nameFr: `Spécialité ${at + 1}`, nameAr: `تخصص ${at + 1}`, posts }
      this.specialties.push(await create('specialties', { positionId: this.position, ...named }))
    }
    await this.#appoint('supervision', ['watcher', 'warden'], members)
    this.marking = await this.#appoint('written', ['president', 'marker'], members)
    await create('examRooms', { recruitmentId, name: 'Salle 1', capacity: places, address: 'Lycée Ibn Sina' })
    const tests = await staff.list('examTests', equal('recruitmentId', this.exam))
    this.test = tests.documents[0].$id
    // Of a day that has come: scans before the doors open are rehearsals.
    const hours = { date: day(0), startTime: '00:01', durationMinutes: 180 }
    await staff.call('PATCH', `${DOCUMENTS('examTests')}/${this.test}`, { data: hours })
    await staff.act('recruitments.publish', { id: this.exam })
  }

  /** → the ids of the members, the president first. */
  async #appoint(kind, usernames, withAccounts) {
    const { staff } = this
    const decision = { decisionRef: '14/2026', decisionSignedOn: day(-5), typeFr: 'Commission', typeAr: 'لجنة' }
    const committee = await staff.create('committees', { recruitmentId: this.exam, kind, ...decision })
    const accounts = await staff.list('users')
    const ids = []
    for (const [at, name] of usernames.entries()) {
      const userId = accounts.documents.find((user) => user.email === `${name}@commune.example`).$id
      const role = at === 0 ? 'president' : 'member'
      const seat = { committeeId: committee.$id, name, role, ...(withAccounts && { userId }) }
      ids.push((await staff.create('committeeMembers', seat)).$id)
    }
    return ids
  }

  /** What somebody applies with. */
  applicant(number) {
    return {
      positionId: this.position,
      specialtyId: this.specialties[number % this.specialties.length],
      nameFr: `${LAST[number % 8]} ${FIRST[(number >> 3) % 8]}`,
      nameAr: 'سلمى بناني',
      CIN: `AB${100_000 + number}`,
      birth_date: `${1988 + (number % 14)}-0${1 + (number % 9)}-15`,
      sex: number % 2 ? 'M' : 'F',
      diploma: 'Technicien spécialisé',
      phone: `06${String(10_000_000 + number)}`,
    }
  }

  /** Files that came on paper, entered at the desk. */
  async enter(count, from = 0) {
    const numbers = Array.from({ length: count }, (_, at) => from + at)
    await inParallel(numbers, (number) =>
      this.staff.act('candidates.enter', {
        recruitmentId: this.exam,
        receivedOn: day(-30),
        ...this.applicant(number),
      }),
    )
  }

  /** Closes the exam: its deadline is past for this server, whose store is given by `data` and which is stopped meanwhile. */
  async close(again) {
    await this.server.stop()
    setDeadlineBack(this.server.data)
    await this.signIn(await again())
    await this.staff.act('recruitments.close', { id: this.exam })
  }

  /** Admits everybody whose file waits. */
  async review() {
    const ids = await this.candidates('submitted')
    const pieces = Array.from({ length: Math.ceil(ids.length / FILES_AT_ONCE) }, (_, at) =>
      ids.slice(at * FILES_AT_ONCE, (at + 1) * FILES_AT_ONCE),
    )
    await inParallel(pieces, (some) => this.staff.act('candidates.validate', { ids: some }), 2)
  }

  publishList(kind) {
    return this.staff.act('recruitments.publishList', { id: this.exam, kind, withoutSecondLook: 'Essai' })
  }

  /** Both lists, and a seat for everybody. */
  async seat() {
    await this.publishList('provisional')
    await this.publishList('definitive')
    return this.staff.act('examRooms.draw', { recruitmentId: this.exam })
  }

  convoke() {
    return this.staff.act('convocations.issue', { recruitmentId: this.exam })
  }

  convocations() {
    return this.staff.act('convocations.progress', { recruitmentId: this.exam })
  }

  /** Until everybody is summoned and every convocation printed. */
  async allConvoked() {
    const areAll = ({ waiting, unprinted, state }) => waiting === 0 && unprinted === 0 && state === 'done'
    // Ten thousand are printed one by one: some 25 ms each on two processors.
    const options = { patience: 600_000, rest: 100 }
    await until('convocation of everybody', () => this.convocations(), areAll, options)
  }

  /** Everybody comes but every tenth. */
  async attend() {
    const numbers = Array.from({ length: await this.count('convoked_written') }, (_, at) => at + 1)
    await inParallel(
      numbers.filter((number) => number % 10),
      (number) => this.staff.act('examPresence.scan', { examTestId: this.test, code: String(number).padStart(5, '0') }),
    )
  }

  closePresence(member) {
    return this[member].sign('examPresence.close', { examTestId: this.test })
  }

  drawCopies() {
    return this.staff.sign('recruitments.draw', { id: this.exam })
  }

  /** The copies are given to one marker, and the exam is one whose copies are marked. */
  async assign() {
    await this.staff.act('examCopies.assign', { examTestId: this.test, memberIds: [this.marking[1]] })
    return this.staff.act('recruitments.startWritten', { id: this.exam })
  }

  /** Marks every copy, by its number alone. */
  async mark(copies) {
    const numbers = Array.from({ length: copies }, (_, at) => at + 1)
    await inParallel(numbers, (number) =>
      this.marker.act('examCopies.mark', {
        examTestId: this.test,
        number: String(number),
        mark: ((number * 7919) % 2001) / 100,
      }),
    )
  }

  /** One signature of two. */
  signLock(member, phase = 'written') {
    return this[member].sign('examLocks.close', { recruitmentId: this.exam, phase })
  }

  lift() {
    return this.staff.sign('recruitments.lift', { id: this.exam })
  }

  rank() {
    return this.staff.act('recruitments.rank', { id: this.exam })
  }

  announce(kind) {
    return this.staff.sign('recruitments.announce', { id: this.exam, kind })
  }

  async count(status) {
    return (await this.staff.list('candidates', equal('recruitmentId', this.exam), equal('status', status))).total
  }

  /** The ids of those in a state. */
  async candidates(status) {
    const ids = []
    const wanted = [equal('recruitmentId', this.exam), equal('status', status), { method: 'select', values: ['$id'] }]
    for (;;) {
      const after = ids.length > 0 ? [{ method: 'cursorAfter', values: [ids.at(-1)] }] : []
      const { documents } = await this.staff.list('candidates', ...wanted, ...after)
      ids.push(...documents.map((one) => one.$id))
      if (documents.length < 5000) return ids
    }
  }
}

/** Files of an application, as their required documents ask: a photo of so many pixels, PDFs with so much ballast. */
export function applicationFiles({ width = 240, ballast = 0 } = {}) {
  const photo = photoOf(width, width * 1.5, portrait)
  const pdf = pdfOf({ pages: 2, ballast })
  const named = (name, bytes, type) => [name, new Blob([bytes], { type })]
  return [
    named('photo', photo, 'image/png'),
    ...['request', 'diploma', 'cin', 'cv'].map((code) => named(code, pdf, 'application/pdf')),
  ]
}

/** The weeks that no test can wait for: the deadlines of all exams are past in a store that nobody serves. */
export function setDeadlineBack(data) {
  const script = resolve(import.meta.dirname, 'set-back.py')
  const ended = spawnSync('python3', [script, join(data, 'diwan.db')], { encoding: 'utf8' })
  if (ended.status !== 0) throw new Error(`setting the deadline back: ${ended.stdout}${ended.stderr}`)
}
