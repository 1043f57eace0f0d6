// The town in which an exam lives from its decision to the people it recruits: its clock, its mailbox, its people, its rows.
import { createUser } from '../binary.mjs'
import { movedClock } from '../moved-clock.mjs'
import { startMailbox } from '../post.mjs'
import { serveUntilEnd } from '../rig.mjs'
import { keyed, node } from '../wire/client.mjs'
import { nameCommune, storeOfSix } from './commune.mjs'
import { dayIn, paperFile, staffOf } from './exam.mjs'
import { person } from './household.mjs'

/** Who sits where: no permission is theirs, being a member is the right. */
const SEATS = {
  supervision: ['hamza', 'houda'],
  written: ['nadia', 'karim'],
  oral: ['omar', 'salma'],
}
const TITLES = {
  supervision: ['Commission de surveillance', 'لجنة الحراسة'],
  written: ['Commission de correction', 'لجنة التصحيح'],
  oral: ['Commission de l’oral', 'لجنة الاختبار الشفوي'],
}
const MEMBERS = Object.values(SEATS).flat()

/** The town, served: `who` may sign in, `desk` is the secretariat as a program, `clock` moves the time. */
export async function startTown(administrator) {
  const { data, key } = await storeOfSix()
  const who = { administrator, sanae: person('sanae') }
  createUser(data, who.sanae, ['--auth', '/recruitment-system'])
  for (const name of MEMBERS) {
    who[name] = person(name)
    createUser(data, who[name], ['--auth', '/order-mission'])
  }
  const [clock, post] = [movedClock(), await startMailbox()]
  const server = await serveUntilEnd(data, { env: { ...clock.env, ...post.env } })
  const { databases } = keyed(server.endpoint, key)
  await nameCommune(databases)
  return { ...server, who, clock, post, databases, desk: (name = 'administrator') => staffOf(server, who[name]) }
}

async function userIds(databases) {
  const queries = [node.Query.limit(50)]
  const { documents } = await databases.listDocuments({ databaseId: 'main', collectionId: 'users', queries })
  return Object.fromEntries(documents.map(({ username, $id }) => [username, $id]))
}

/** What belongs to an exam before it is published: posts, days of the tests, committees of people with accounts, a room. */
export async function completeExam({ databases }, exam) {
  const create = async (collectionId, data) => {
    const made = await databases.createDocument({ databaseId: 'main', collectionId, documentId: 'unique()', data })
    return made.$id
  }
  const position = await create('positions', {
    recruitmentId: exam,
    code: 'T3',
    gradeFr: 'Technicien de 3e grade',
    gradeAr: 'تقني من الدرجة الثالثة',
    diplomaFr: 'Diplôme de technicien spécialisé',
    diplomaAr: 'دبلوم تقني متخصص',
  })
  const posts = { positionId: position, nameFr: 'Topographie', nameAr: 'الطبوغرافيا', posts: 3 }
  const specialty = await create('specialties', posts)
  const ids = await userIds(databases)
  for (const [kind, names] of Object.entries(SEATS)) {
    const [typeFr, typeAr] = TITLES[kind]
    const decision = { decisionRef: '14/2026', decisionSignedOn: dayIn(-5) }
    const committeeId = await create('committees', { recruitmentId: exam, kind, typeFr, typeAr, ...decision })
    for (const [at, name] of names.entries()) {
      const role = at === 0 ? 'president' : 'member'
      await create('committeeMembers', { committeeId, name, role, userId: ids[name] })
    }
  }
  await create('examRooms', { recruitmentId: exam, name: 'Salle 1', capacity: 30, address: 'Lycée Ibn Sina' })
  const queries = [node.Query.equal('recruitmentId', exam)]
  const { documents: tests } = await databases.listDocuments({ databaseId: 'main', collectionId: 'examTests', queries })
  for (const { $id, kind } of tests) {
    const data = { date: dayIn(kind === 'written' ? 20 : 30), startTime: '09:00' }
    await databases.updateDocument({ databaseId: 'main', collectionId: 'examTests', documentId: $id, data })
  }
  const of = (kind) => tests.find((test) => test.kind === kind)
  const hall = { name: 'Salle des réunions', nameAr: 'قاعة الاجتماعات', capacity: 10, address: 'Hôtel de ville' }
  await create('examRooms', { recruitmentId: exam, ...hall, examTestId: of('oral').$id })
  return { exam, position, specialty, written: of('written'), oral: of('oral') }
}

/** People who bring their files to the desk while applications are open. */
export async function enterOthers({ desk }, ids, count) {
  const staff = await desk()
  const entered = []
  for (let number = 1; number <= count; number++)
    entered.push(await staff.act('candidates.enter', paperFile(ids, number)))
  return entered
}
