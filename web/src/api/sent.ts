import { Query } from 'appwrite'
import { listQuery } from './documents'

const SHOWN = 50

/** What the acts of an account sent, newest first. */
export function sentQuery(account: string) {
  return listQuery('outbox', [Query.equal('causedBy', account), Query.orderDesc('$createdAt'), Query.limit(SHOWN)])
}
