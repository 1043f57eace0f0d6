// An exam of the commune as its secretariat prepares it, and people who apply at the desk.
import assert from 'node:assert/strict'
import { PROJECT } from '../binary.mjs'
import { nameCommune } from './commune.mjs'
import { pdfOf, photoOf, portrait } from './samples.mjs'

const JSON_BODY = { 'content-type': 'application/json', 'x-appwrite-project': PROJECT }
const DAY = 86_400_000

/** The day that is so far from today, as a form sends it. */
export const dayIn = (days) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

/** What somebody who is signed in asks of the server: acts, signed ones with the password a moment before, and files sent to a bucket, that of applications unless it is said. */
export async function staffOf({ endpoint }, { email, password }) {
  const session = await fetch(`${endpoint}/account/sessions/email`, {
    method: 'POST',
    headers: JSON_BODY,
    body: JSON.stringify({ email, password }),
  })
  const [cookie] = session.headers.getSetCookie()[0].split(';')
  const post = async (path, given) => {
    const headers = { ...JSON_BODY, cookie }
    const answer = await fetch(endpoint + path, { method: 'POST', headers, body: JSON.stringify(given) })
    assert.equal(answer.status, 200, `${path}: ${await answer.clone().text()}`)
    return answer.json()
  }
  const act = (action, given) => post(`/actions/${action}`, given)
  const sign = async (action, given) => {
    await post('/account/signing', { password })
    return act(action, given)
  }
  const send = async (name, type, bytes, bucket = 'applications') => {
    const body = new FormData()
    body.set('fileId', 'unique()')
    body.set('file', new Blob([bytes], { type }), name)
    const headers = { 'x-appwrite-project': PROJECT, cookie }
    const answer = await fetch(`${endpoint}/storage/buckets/${bucket}/files`, { method: 'POST', headers, body })
    assert.equal(answer.status, 201, await answer.clone().text())
    return (await answer.json()).$id
  }
  return { act, sign, send }
}

/** A photo of identity, 4 × 6. */
export const identityPhoto = () => photoOf(240, 360, portrait)

/** An exam with one position, one specialty and two committees, which may be published: the ids of all. */
export async function prepareExam(databases, { deadline = `${dayIn(20)}T16:00:00.000+00:00` } = {}) {
  const create = async (collectionId, data) => {
    const made = await databases.createDocument({ databaseId: 'main', collectionId, documentId: 'unique()', data })
    return made.$id
  }
  const exam = await create('recruitments', {
    titleFr: 'Techniciens de 3e grade',
    titleAr: 'تقنيون من الدرجة الثالثة',
    decision_ref: '12/2026',
    decision_date: dayIn(-10),
    application_deadline: deadline,
    exam_date: dayIn(40),
    exam_time: '09:00',
    min_age: 18,
    max_age: 40,
    age_reference_date: '2026-01-01',
    appealDays: 3,
    min_written: 10,
    min_total: 10,
    quotas: [{ ground: 'resistant', percent: 25 }],
  })
  const position = await create('positions', {
    recruitmentId: exam,
    code: 'T3',
    gradeFr: 'Technicien de 3e grade',
    gradeAr: 'تقني من الدرجة الثالثة',
    diplomaFr: 'Diplôme de technicien spécialisé',
    diplomaAr: 'دبلوم تقني متخصص',
  })
  const specialty = await create('specialties', {
    positionId: position,
    nameFr: 'Topographie',
    nameAr: 'الطبوغرافيا',
    posts: 3,
  })
  const appoint = async (kind, typeFr, typeAr, ...members) => {
    const decision = { decisionRef: '14/2026', decisionSignedOn: dayIn(-5) }
    const committeeId = await create('committees', { recruitmentId: exam, kind, typeFr, typeAr, ...decision })
    for (const [name, role] of members) await create('committeeMembers', { committeeId, name, role })
    return committeeId
  }
  await appoint('supervision', 'Commission de surveillance', 'لجنة الحراسة', ['Hassan Zaki', 'president'])
  const markers = [
    ['Nadia Tazi', 'president'],
    ['Karim Alami', 'member'],
  ]
  const committee = await appoint('written', 'Commission de correction', 'لجنة التصحيح', ...markers)
  await create('examRooms', { recruitmentId: exam, name: 'Salle 1', capacity: 30, address: 'Lycée Ibn Sina' })
  return { exam, position, specialty, committee }
}

/** What stands on the paper file of somebody. */
export function paperFile({ exam, position, specialty }, number) {
  const women = ['Salma Bennani', 'Hanae Idrissi', 'Imane Fassi', 'Zineb Alaoui']
  const men = ['Rachid Berrada', 'Youssef Amrani', 'Omar Chraibi', 'Anas Tahiri']
  const arabic = {
    'Salma Bennani': 'سلمى بناني',
    'Hanae Idrissi': 'هناء الإدريسي',
    'Imane Fassi': 'إيمان الفاسي',
    'Zineb Alaoui': 'زينب العلوي',
    'Rachid Berrada': 'رشيد برادة',
    'Youssef Amrani': 'يوسف العمراني',
    'Omar Chraibi': 'عمر الشرايبي',
    'Anas Tahiri': 'أنس الطاهري',
  }
  const isWoman = number % 2 === 0
  const nameFr = (isWoman ? women : men)[Math.floor(number / 2) % 4]
  return {
    recruitmentId: exam,
    positionId: position,
    specialtyId: specialty,
    nameFr,
    nameAr: arabic[nameFr],
    CIN: `AB${100_000 + number}`,
    birth_date: `${1988 + (number % 14)}-0${1 + (number % 9)}-15`,
    birth_place: 'Salé',
    sex: isWoman ? 'F' : 'M',
    nationality: 'MA',
    diploma: number % 3 ? 'Technicien spécialisé' : 'Licence professionnelle',
    region: number % 4 ? 'Rabat-Salé-Kénitra' : 'Casablanca-Settat',
    phone: `06${String(10_000_000 + number)}`,
    email: `candidat${number}@courrier.example`,
    address: '12, rue des Orangers, Salé',
    receivedOn: dayIn(0),
  }
}

/** Enters a paper file with its photo and its scans. */
export async function enterFile({ act, send }, databases, ids, number) {
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'examDocuments' })
  const files = {}
  for (const wanted of documents.filter(({ recruitmentId }) => recruitmentId === ids.exam)) {
    files[wanted.$id] =
      wanted.kind === 'image'
        ? await send('photo.png', 'image/png', identityPhoto())
        : await send(`${wanted.code}.pdf`, 'application/pdf', pdfOf({ pages: 2 }))
  }
  return act('candidates.enter', { ...paperFile(ids, number), files })
}

/** An exam that is open, somebody who applied at the desk, and a reason to eliminate: the ids of all. */
export async function someExam(commune, databases) {
  await nameCommune(databases)
  const staff = await staffOf(commune, commune.who.administrator)
  const ids = await prepareExam(databases)
  await staff.act('recruitments.publish', { id: ids.exam })
  const { $id: candidate } = await staff.act('candidates.enter', paperFile(ids, 1))
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'eliminationReasons' })
  return { ...ids, candidate, reason: documents[0].$id }
}
