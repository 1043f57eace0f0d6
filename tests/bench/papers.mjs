// What leaves on paper and as tables: a sheet, letters for everybody, the check of one, and 10,000 rows with eight columns.
import { rmSync } from 'node:fs'
import { start } from './diwan.mjs'
import { growthDuring } from './files.mjs'

export const ROWS = 10_000
export const LETTERS = 500
/** As many clerks as write letters at once. */
const CLERKS = 4
/** Fewer than the limit of a minute. */
const CHECKS = 100
const COLUMNS = 'fullNameFr,fullNameAr,CIN,DATN,FONCTION,grade,N_PERS_ACT,active'
const LIST = '/v1/databases/main/collections/employees/documents'

/** Fetches an export whole; how many bytes it has. */
async function fetched(server, path) {
  const answer = await fetch(server.url + path, { headers: server.headers })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  let size = 0
  for await (const block of answer.body) size += block.length
  return size
}

/** The middle of the times, in milliseconds, that something takes. */
async function middle(times, act) {
  const taken = []
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    await act(time)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)]
}

/** A convocation in both languages, when it is printed. */
export async function issued(server, employeeId) {
  const words = {
    addressee: 'À Madame, Monsieur',
    addresseeAr: 'إلى السيد(ة)',
    subject: 'Convocation à une visite médicale',
    subjectAr: 'استدعاء لفحص طبي',
    body: 'Vous êtes prié(e) de vous présenter à l’hôtel de ville le 30/11/2026 à 10 h.\n\nMunissez-vous de votre carte.',
    bodyAr: 'المرجو منكم الحضور إلى مقر الجماعة يوم 30/11/2026 على الساعة 10.\n\nيرجى إحضار بطاقتكم.',
    copies: ['Archives'],
  }
  const answer = await fetch(`${server.url}/v1/actions/employees.letter`, {
    method: 'POST',
    headers: server.headers,
    body: JSON.stringify({ employeeId, language: 'both', ...words }),
  })
  const paper = await answer.json()
  if (!paper.ready) throw new Error(`a letter: ${answer.status} ${JSON.stringify(paper)}`)
  return paper
}

/** Milliseconds of each, and how many MiB more the server held while it printed the letters. */
export async function papers() {
  const server = await start(ROWS)
  const columns = `columns=${COLUMNS}`
  const people = await fetch(
    `${server.url}${LIST}?queries[0]=${encodeURIComponent('{"method":"limit","values":[100]}')}`,
    {
      headers: server.headers,
    },
  )
  const found = (await people.json()).documents
  const sheet = (at) => {
    const one = JSON.stringify({ method: 'equal', attribute: 'CIN', values: [found[at % found.length].CIN] })
    return `${LIST}/export?format=pdf&lang=ar&${columns}&queries[0]=${encodeURIComponent(one)}`
  }
  await middle(20, (at) => fetched(server, sheet(at)))
  const one = await middle(100, (at) => fetched(server, sheet(at)))
  const letter = await issued(server, found[0].$id)
  const began = performance.now()
  const growth = await growthDuring(server, async () => {
    const clerk = async (_, first) => {
      for (let at = first; at < LETTERS; at += CLERKS) await issued(server, found[at % found.length].$id)
    }
    await Promise.all(Array.from({ length: CLERKS }, clerk))
  })
  const all = performance.now() - began
  const check = await middle(CHECKS, () => fetched(server, `/v1/papers/${letter.docId}`))
  const csv = await middle(5, () => fetched(server, `${LIST}/export?format=csv&${columns}`))
  const xlsx = await middle(5, () => fetched(server, `${LIST}/export?format=xlsx&${columns}`))
  const tables = await growthDuring(server, () => fetched(server, `${LIST}/export?format=xlsx&${columns}`))
  await server.stop()
  rmSync(server.folder, { recursive: true })
  return { one, all, growth, check, csv, xlsx, tables }
}
