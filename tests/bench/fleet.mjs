// The park: what a page of missions with three expansions costs among 20,000, and how fast the data tab opens over 300 cars
// whose papers and missions are counted as it is read; how long an order takes from the click to its bytes.
import { createKey, createUser, PROJECT, serve } from '../binary.mjs'
import { measure } from './measure.mjs'

export const MISSIONS = 20_000
export const CARS = 300
const CHIEF = { email: 'park@commune.example', username: 'park', password: 'a long bench password' }
const DOCUMENTS = (collection) => `/v1/databases/main/collections/${collection}/documents`
const OPENED = 100
const HOUR = 3_600_000

const asked = (queries) =>
  queries.map((one, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(one))}`).join('&')
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function call(server, headers, method, path, body) {
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** When the mission of that number leaves. */
function departure(at) {
  return Date.parse('2030-01-01T08:00:00Z') + Math.floor(at / CARS) * 24 * HOUR + (at % 10) * HOUR
}

async function make(server, keyed, collection, documents) {
  for (let from = 0; from < documents.length; from += 100) {
    await call(server, keyed, 'POST', DOCUMENTS(collection), { documents: documents.slice(from, from + 100) })
  }
}

/** The park beside that of the demonstration: each car leaves once a day for two hours, at one of ten hours. */
export async function fill(server, keyed, count = MISSIONS) {
  const people = []
  while (people.length < 2000) {
    // Who left, and who cannot work, may not be sent.
    const page = [
      { method: 'equal', attribute: 'active', values: [true] },
      { method: 'notEqual', attribute: 'FONCTION', values: ['INAPTE'] },
      { method: 'limit', values: [500] },
      { method: 'offset', values: [people.length] },
    ]
    const { documents } = await call(server, keyed, 'GET', `${DOCUMENTS('employees')}?${asked(page)}`)
    people.push(...documents.map((one) => one.$id))
  }
  const cars = Array.from({ length: CARS }, (_, at) => `bench${at}`)
  await make(
    server,
    keyed,
    'cars',
    cars.map(($id, at) => ({ $id, vehicleType: 'car', registrationNumber: String(600_000 + at), brand: 'Dacia' })),
  )
  const kinds = ['registration_card', 'insurance', 'road_tax', 'technical_inspection']
  const paper = (carsCollection, documentType) => ({ carsCollection, documentType, validUntil: '2099-01-01' })
  await make(
    server,
    keyed,
    'carLegalDocuments',
    cars.flatMap((car) => kinds.map((kind) => ({ $id: `${car}.${kind.slice(0, 9)}`, ...paper(car, kind) }))),
  )
  const missions = Array.from({ length: count }, (_, at) => {
    const departs = departure(at)
    return {
      $id: `bench${at}`,
      persoActifId: people[at % people.length],
      carId: cars[at % CARS],
      destination: 'Rabat',
      mission: `Dossier ${at}`,
      departAt: new Date(departs).toISOString(),
      returnAt: new Date(departs + 2 * HOUR).toISOString(),
    }
  })
  await make(server, keyed, 'missions', missions)
}

/** The middle of the milliseconds that something takes, a hundred times. */
async function timed(act) {
  const taken = []
  while (taken.length < OPENED) {
    const began = performance.now()
    await act(taken.length)
    taken.push(performance.now() - began)
  }
  return middle(taken)
}

/** Prints the order of a mission, and fetches its bytes. */
async function order(server, chief, id) {
  const made = await call(server, chief, 'POST', '/v1/actions/missions.print', { id, language: 'fr' })
  const path = `/v1/storage/buckets/mission-documents/files/${made.fileId}/download`
  const answer = await fetch(server.url + path, { headers: chief })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** Asks what stands against an order in the midst of all the others. */
export function conflicts(server, chief, at, count = MISSIONS) {
  const departs = departure(at % count)
  return call(server, chief, 'POST', '/v1/actions/missions.conflicts', {
    persoActifId: 'nobody',
    carId: `bench${at % CARS}`,
    departAt: new Date(departs).toISOString(),
    returnAt: new Date(departs + 2 * HOUR).toISOString(),
  })
}

/**
 * `{ list, data, order, conflicts }`: the figures of the list under load, the milliseconds of the data tab, those of an order from
 * the click to its bytes, and those of what stands against an order.
 */
export async function park(data) {
  createUser(data, CHIEF)
  const key = createKey(data)
  const server = await serve(data)
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
  await fill(server, { ...headers, 'x-appwrite-key': key })
  const answer = await fetch(`${server.endpoint}/account/sessions/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: CHIEF.email, password: CHIEF.password }),
  })
  if (answer.status !== 201) throw new Error(`sign-in: ${await answer.text()}`)
  const chief = { ...headers, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
  const page = [
    { method: 'select', values: ['*', 'employee.*', 'bureauDoc.*', 'car.*'] },
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [10] },
  ]
  const list = await measure({ ...server, headers: chief, folder: data }, [
    { path: `${DOCUMENTS('missions')}?${asked(page)}` },
  ])
  const tab = `${DOCUMENTS('cars')}?${asked([
    { method: 'select', values: ['*'] },
    { method: 'orderDesc', attribute: '$createdAt' },
    { method: 'limit', values: [CARS] },
  ])}`
  const opened = await timed(() => call(server, chief, 'GET', tab))
  const ordered = await timed((at) => order(server, chief, `bench${at}`))
  const stands = await timed((at) => conflicts(server, chief, at))
  await server.stop()
  return { list, data: opened, order: ordered, conflicts: stands }
}
