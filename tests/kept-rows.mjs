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
/** What may tell of health, which no key reads. */
const SEALED = ['leaveRequests']

/**
 * `{ collection: { id: row } }`, without what follows from other rows or from the day. `person` are the headers of somebody
 * who reads what no key does.
 */
export async function keptRows(server, key, person) {
  const { databases } = keyed(server.endpoint, key)
  const pageOf = async (collectionId, queries) => {
    if (!person || !SEALED.includes(collectionId))
      return databases.listDocuments({ databaseId: 'main', collectionId, queries })
    const url = new URL(`${server.endpoint}/databases/main/collections/${collectionId}/documents`)
    for (const [at, query] of queries.entries()) url.searchParams.set(`queries[${at}]`, query)
    const answer = await fetch(url, { headers: person })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const found = {}
  for (const [collectionId, loose] of Object.entries(KEPT)) {
    found[collectionId] = {}
    let after = []
    for (;;) {
      const queries = [node.Query.limit(PAGE), ...after]
      const page = await pageOf(collectionId, queries)
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
