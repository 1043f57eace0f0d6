// Every route of the product, seen by axe: in French by day and in Arabic by night, wide and narrow.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { PROJECT } from '../binary.mjs'
import { until } from '../until.mjs'
import { keyed } from '../wire/client.mjs'
import { arrive, assertAccessible, assertFits, assertWorded, open, pass, signedIn } from './browser.mjs'
import { employed, six } from './commune.mjs'
import { someExam } from './exam.mjs'
import { FAILING, PUBLIC, PUBLIC_STEPS, screens } from './screens.mjs'
import { settled } from './settled.mjs'

let commune
/** What stands for what an address names of documents whose ids the server makes. */
const made = {}
before(async () => {
  commune = await six()
  const { databases } = keyed(commune.endpoint, commune.key)
  const create = (collectionId, documentId, data) =>
    databases.createDocument({ databaseId: 'main', collectionId, documentId, data })
  const known = { allowed: true, networks: ['127.0.0.0/8'], installedOn: '2026-01-01' }
  const door = { serialNumber: 'CQZ7230001', nameFr: 'Accueil', nameAr: 'الاستقبال', ...known }
  await databases.createDocument({ databaseId: 'attendance', collectionId: 'devices', documentId: 'door', data: door })
  await create('annexes', 'centre', { nameFr: 'Annexe du centre', nameAr: 'ملحقة المركز' })
  const place = { annexeId: 'centre', startDate: '2026-01-01' }
  await create('assignments', 'arrival', { type: 'assignment', employeeId: 'amal', ...place })
  const times = { departAt: '2026-01-05T08:00:00.000+00:00', returnAt: '2026-01-05T16:00:00.000+00:00' }
  await create('missions', 'tour', { persoActifId: 'amal', destination: 'Rabat', mission: 'Réunion', ...times })
  const car = { vehicleType: 'car', registrationNumber: '12345-أ-6', brand: 'Dacia', model: 'Duster', fuel: 'diesel' }
  await create('cars', 'duster', { ...car, commissioningDate: '2021-03-01' })
  await create('fuelLogs', 'full', { carId: 'duster', date: '2026-01-05', litres: 40, cost: 520, odometer: 15_200 })
  const ends = { year: 2026, validUntil: '2026-12-31', provider: 'RMA' }
  await create('carLegalDocuments', 'cover', { carsCollection: 'duster', documentType: 'insurance', ...ends })
  const crash = { location: 'Avenue Hassan II', date: '2026-02-03T10:00:00.000+00:00', type: 'collision' }
  await create('accidents', 'crash', { carId: 'duster', ...crash, thirdParty: { name: 'X', plate: '1-أ-1' } })
  const names = { nameFr: 'Auditrice', nameAr: 'مدققة' }
  await create('roles', 'auditor', { name: 'auditor', ...names, permissions: ['rh-managements:read', 'annexes:*'] })
  await stockGarage(create)
  Object.assign(made, await furnish(create, databases))
  made.statement = await attend(create)
  Object.assign(made, await askForDocuments(databases))
  made.letter = await someLetter(databases)
  Object.assign(made, await someExam(commune, databases))
  made.day = await someDay(create, databases)
  made.import = await someImport(databases)
  const evening = { date: '2026-01-08', fromTime: '20:00', toTime: '23:00' }
  await create('duties', 'night', { employeeId: 'amal', kind: 'permanence', ...evening })
  made.slip = await asAdministrator('exitPermissions.enter', {
    employeeId: 'amal',
    date: '2026-01-08',
    fromTime: '10:00',
    toTime: '11:00',
  })
  const days = { employeeId: 'amal', type: 'annual', days: 2, reason: 'Reliquat repris' }
  made.entry = await asAdministrator('leaveRecords.correct', days)
  await rules(create)
  const steps = [{ by: 'headship', level: 'service', days: 3 }]
  await create('approvalRules', 'long', { subject: 'leaveRequests', type: 'annual', daysFrom: 10, steps })
  await create('users', 'reader', { username: 'reader', email: 'reader@commune.example', roles: ['auditor'] })
})

/** How a term is counted from a day to come, and after how many months data of people go. */
async function rules(create) {
  const names = { nameFr: 'Réponse', nameAr: 'جواب' }
  const term = { amount: 8, unit: 'day', counts: 'calendar', onHoliday: 'next_working', source: 'Usage' }
  await create('deadlineRules', 'reply', { code: 'letter_reply', validFrom: '2099-01-01', ...names, ...term })
  const months = { collection: 'candidates', months: 30, basis: 'Loi n° 09-08' }
  await create('retentionRules', 'applicants', { ...months, validFrom: '2026-01-01', ...names })
}

/** A desk with its type and its site, in a committee's file and in a count: the ids of its office and of its entry. */
async function furnish(create, databases) {
  await create('inventoryTypes', 'chair', { name: 'Mobilier' })
  await create('locations', 'hall', { name: 'Hôtel de ville' })
  const office = await create('bureaux', 'order', {
    nameFr: 'Bureau d’ordre',
    nameAr: 'مكتب الضبط',
    locationId: 'hall',
  })
  const place = { bureauId: office.$id, typeId: 'chair', quantity: 2, price: 1200 }
  await create('inventoryItems', 'desk', { designation: 'Bureau métallique', inventoryNumber: '2026/1', ...place })
  const members = [{ name: 'Amal Bennani', quality: 'Présidente' }]
  const decision = { decisionRef: '7/2026', decisionDate: '2026-01-05', fate: 'destroyed' }
  await create('inventoryReforms', 'worn', { ...decision, members, itemIds: ['desk'] })
  const { documents: users } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users' })
  const scope = { bureauIds: [office.$id], memberIds: [users[0].$id] }
  await create('inventoryCampaigns', 'yearly', { name: 'Récolement 2026', ...scope })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'inventoryMovements' })
  return { office: office.$id, entryOfDesk: documents[0].$id }
}

/** A car that is due again, and what looking after it took of the store. */
async function stockGarage(create) {
  await create('spareParts', 'filtre', { partName: 'Filtre à huile', reference: 'FH-1', minQuantity: 9, unit: 'pièce' })
  await create('spareMovements', 'came', {
    partId: 'filtre',
    kind: 'in',
    quantity: 8,
    unitCost: 65,
    date: '2026-01-02',
  })
  const work = { carId: 'duster', kind: 'oil', date: '2026-01-05', garage: 'Garage communal', labourCost: 150 }
  const parts = [{ partId: 'filtre', quantity: 2, unitCost: 65 }]
  await create('maintenances', 'vidange', { ...work, parts, status: 'done', nextDueDate: '2026-02-05' })
}

/** An absence with a letter about it, the report of its week, and what it comes to: the id of that statement. */
async function attend(create) {
  await create('absences', 'away', { employeeId: 'amal', date: '2026-01-05', minutes: 450 })
  const facts = { persoActifId: 'amal', date: '2026-01-05', absent: true, kind: 'explanation_request' }
  await create('warnings', 'letter', facts)
  const sums = { justifiedAbsences: 1, unjustifiedAbsences: 2, headcount: 12 }
  await create('annexeReports', 'week', { annexe: 'centre', date: '2026-01-05', periodType: 'weekly', ...sums })
  const answer = await fetch(`${commune.endpoint}/actions/deductionStatements.generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT, 'x-appwrite-key': commune.key },
    body: JSON.stringify({ month: '2026-01' }),
  })
  const { statements } = await answer.json()
  return statements[0].$id
}

/** What an employee asks for: a document, and a correction of how they are reached; the ids of both. */
async function askForDocuments(databases) {
  const amal = { username: 'amal', email: 'amal@commune.example', password: 'Une-phrase-longue-7' }
  await employed(commune, databases, amal, 'amal')
  const window = await open(commune)
  await signedIn(window, amal)
  const ask = async (action, data) => {
    const headers = { 'x-appwrite-project': PROJECT }
    const answer = await window.context.request.post(`/v1/actions/${action}`, { headers, data })
    return (await answer.json()).$id
  }
  const request = await ask('documentRequests.submit', { type: 'work_certificate', reason: 'Crédit' })
  const contact = await ask('contactChanges.request', { phone: '0699887766' })
  const leave = await ask('leaveRequests.submit', { type: 'exceptional', ...someTuesday() })
  await window.close()
  return { request, contact, leave }
}

/** A working day to come. */
function someTuesday() {
  const day = new Date(Date.now() + 10 * 86_400_000)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  const date = day.toISOString().slice(0, 10)
  return { startDate: date, endDate: date }
}

/** A letter that could not be sent, since no mail server is configured here: what it is called. */
async function someLetter(databases) {
  const { email } = commune.who.administrator
  await fetch(`${commune.endpoint}/account/recovery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-appwrite-project': PROJECT },
    body: JSON.stringify({ email, url: `${commune.url}/reset-password` }),
  })
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'outbox' })
  return documents[0].$id
}

/** A day of somebody, as it follows from the log of a terminal. */
async function someDay(create, databases) {
  const hours = { start: '08:30', end: '16:30', weekdays: [1, 2, 3, 4, 5] }
  const names = { nameFr: 'Horaire normal', nameAr: 'التوقيت العادي' }
  await create('workSchedules', 'normal', { ...names, validFrom: '2026-01-01', ...hours })
  await upload('punches.importFile', 'attlog.dat', '007\t2026-01-07 08:31:00\t0\t1\t0\t0\n', { deviceId: 'door' })
  const days = { databaseId: 'attendance', collectionId: 'pointages' }
  const computed = await until(
    'day of attendance',
    () => databases.listDocuments(days),
    ({ total }) => total > 0,
  )
  return computed.documents[0].$id
}

/** A list of buildings that was imported, with a row that was refused: the id of its run. */
async function someImport(databases) {
  await upload('buildings.import', 'batiments.csv', 'nameFr;nameAr\nAnnexe du souk;ملحقة السوق\nSans nom arabe;\n')
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'importRuns' })
  return documents[0].$id
}

/** Does what takes a file, by the key. */
async function upload(action, name, text, fields = {}) {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([text]), name)
  const headers = { 'x-appwrite-project': PROJECT, 'x-appwrite-key': commune.key }
  const answer = await fetch(`${commune.endpoint}/actions/${action}`, { method: 'POST', headers, body })
  assert.equal(answer.status, 200, await answer.text())
}

/** What the administrator does, for no key decides in anybody's place: the id of what was made. */
async function asAdministrator(action, given) {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  const post = (path, body, cookie) =>
    fetch(`${commune.endpoint}/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    })
  const session = await post('account/sessions/email', commune.who.administrator)
  const [cookie] = session.headers.getSetCookie()[0].split(';')
  const answer = await post(`actions/${action}`, given, cookie)
  assert.equal(answer.status, 200, await answer.clone().text())
  return (await answer.json()).$id
}

/** The address of a screen, with the ids that the server made. */
function filled(screen) {
  return screen.replace(/\{(\w+)\}/, (_, name) => made[name])
}

/** Opens a screen by its address, as a link from outside does. */
async function load(page, screen) {
  await page.goto(filled(screen))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
}

/** What the tab of the browser said of each screen on the first walk. */
const titles = new Map()

/** Whether a screen is the first of its feature, of those whose addresses begin alike. */
function isFirstOfFeature(screen, all) {
  const feature = (one) => one.split(/[/?]/)[1]
  return all.find((one) => feature(one) === feature(screen)) === screen
}

// A screen is loaded by its address where a feature begins, and come to from another one everywhere else: what all screens
// share is not fetched and run two hundred times, and stories open most of them by their addresses. A window that only
// seemed to come to a screen would still be titled as the one before. So the first walk notes the titles, and the second
// one goes backwards, where another screen comes before each: two neighbours must be told apart then as they were.
const looks = [
  { language: 'fr', theme: 'light', width: 1280, walk: 'first' },
  { language: 'ar', theme: 'dark', width: 1280, walk: 'backwards' },
  { language: 'fr', theme: 'dark', width: 360, walk: 'again' },
]

for (const { walk, ...look } of looks) {
  describe(`${look.language}, ${look.theme}, ${look.width} px`, () => {
    let window
    before(async () => {
      window = await open(commune, look)
      await signedIn(window, commune.who.administrator)
      await arrive(window, '/profile')
    })
    after(() => window?.close())
    const all = screens().filter((one) => ![...PUBLIC, FAILING].includes(one))
    const way = walk === 'backwards' ? all.toReversed() : all
    for (const [at, screen] of way.entries()) {
      test(screen, async () => {
        const { page, problems } = window
        problems.length = 0
        const former = await page.title()
        if (walk === 'first' && isFirstOfFeature(screen, all)) await load(page, screen)
        else await pass(page, filled(screen))
        const title = await page.title()
        if (walk === 'first') titles.set(screen, title)
        else if (at > 0) assert.equal(title === former, titles.get(screen) === titles.get(way[at - 1]), screen)
        // First, for what goes wrong here (a style that is refused, say) may be why axe finds something.
        assert.deepEqual(problems, [])
        await assertAccessible(page, screen)
        await assertFits(page, screen)
        await assertWorded(page, screen)
        assert.deepEqual(problems, [])
      })
    }
    test('public pages', async () => {
      const guest = await open(commune, look)
      for (const screen of [...PUBLIC, ...PUBLIC_STEPS]) {
        await guest.page.goto(screen)
        await guest.page.getByRole('heading', { level: 1 }).waitFor()
        await assertAccessible(guest.page, screen)
        await assertFits(guest.page, screen)
      }
      assert.deepEqual(guest.problems, [])
      await guest.close()
    })
  })
}
