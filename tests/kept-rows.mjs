// What was signed, published or numbered, as a server answers it: the same for every program that serves the store.
import { keyed, node } from './wire/client.mjs'

/** Collections of it by database, and the fields of each that may follow from other rows as they are today. */
const KEPT = {
  authenticDocuments: ['state'],
  signatures: [],
  deductionStatements: [],
  warnings: [],
  missions: ['status'],
  leaveRequests: ['actorIds', 'status', 'step'],
  leaveRecords: [],
  documentRequests: ['actorIds', 'state'],
  approvals: ['actorIds'],
  recruitments: [],
  examLists: [],
  examLocks: [],
  calculationSheets: [],
  careerSteps: [],
  assignments: [],
}
const PAGE = 500

/** `{ collection: { id: row } }`, without what follows from other rows or from the day. */
export async function keptRows(server, key) {
  const { databases } = keyed(server.endpoint, key)
  const found = {}
  for (const [collectionId, loose] of Object.entries(KEPT)) {
    found[collectionId] = {}
    let after = []
    for (;;) {
      const queries = [node.Query.limit(PAGE), ...after]
      const page = await databases.listDocuments({ databaseId: 'main', collectionId, queries })
      for (const row of page.documents) found[collectionId][row.$id] = bare(row, loose)
      if (page.documents.length < PAGE) break
      after = [node.Query.cursorAfter(page.documents.at(-1).$id)]
    }
  }
  return found
}

/** The row's own attributes that bear something: no expansions, no marks of the protocol. */
function bare(row, loose) {
  const isOwn = ([name, value]) => !name.startsWith('$') && !loose.includes(name) && value !== null && !value?.$id
  return Object.fromEntries(Object.entries(row).filter(isOwn))
}
