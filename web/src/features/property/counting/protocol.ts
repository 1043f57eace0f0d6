import { Query } from 'appwrite'
import { act, readAction } from '@/api/actions'
import { fetchAll } from '@/api/documents'
import type { ItemAnswer } from '@/api/outbox'
import { type ExpectedList, type ExpectedRow, type Sighting, subjectOf } from './judge'
import type { ScanItem, ScanRemark } from './scan-box'

/** Scans that were written while the last answer was made may come after it: this long before its end is asked again, in milliseconds. */
const OVERLAP = 60_000
const SEEN = ['itemId', 'bureauId', 'code', 'scannedAt', 'receivedAt', 'byId', 'quantity', 'condition']

/** Joins a campaign: its offices, and the clock of the server. */
export const joinCampaign = (id: string) => readAction('inventoryCampaigns.join', { id })

/** Everything that a campaign expects, page after page. */
export async function fetchExpected(id: string): Promise<ExpectedRow[]> {
  const all: ExpectedRow[] = []
  for (let after: string | undefined; ; ) {
    const { rows, next } = await readAction('inventoryCampaigns.expected', { id, after })
    for (const { itemId, inventoryNumber, numberKey, designation, bureauId, quantity } of rows) {
      const number = { number: inventoryNumber ?? null, key: numberKey ?? null }
      all.push({ itemId, ...number, designation: designation ?? '', bureauId: bureauId ?? null, quantity })
    }
    if (!next) return all
    after = next
  }
}

/** Sends scans, and tells what became of each. */
export async function sendToCampaign(
  campaignId: string,
  items: readonly ScanItem[],
  withoutPhoto: ReadonlySet<string>,
): Promise<readonly ItemAnswer[]> {
  const scans = items.map(({ id, content: { code, bureauId, quantity, condition, note, photo, at } }) => ({
    ...{ id, code, bureauId, quantity, scannedAt: at },
    ...(condition && { condition }),
    ...(note && { note }),
    ...(photo && !withoutPhoto.has(id) && { photoId: id }),
  }))
  const { answers, meanings } = await act('inventoryScans.send', { campaignId, scans })
  const told = new Map(meanings.map((meaning) => [meaning.id, meaning]))
  return answers.map((answer) => {
    const remark: ScanRemark = { meaning: told.get(answer.id), withoutPhoto: withoutPhoto.has(answer.id) }
    return { ...answer, remark }
  })
}

/** What everybody has seen since, by names that are none for the reader; `upTo` is where to ask from the next time. */
export async function fetchSightings(
  campaignId: string,
  upTo: string,
  list: ExpectedList,
  nameOf: (userId: string | null) => string | undefined,
): Promise<{ upTo: string; sightings: Sighting[] }> {
  const since = upTo && new Date(Date.parse(upTo) - OVERLAP).toISOString()
  const rows = await fetchAll('inventoryScans', [
    Query.equal('campaignId', campaignId),
    ...(since ? [Query.greaterThanEqual('receivedAt', since)] : []),
    Query.orderAsc('receivedAt'),
    Query.select(SEEN),
  ])
  const sightings = rows.map(({ $id, itemId, bureauId, code, scannedAt, byId, quantity, condition }): Sighting => {
    const row = itemId === null ? undefined : list.ofId(itemId)
    const seen = { id: $id, subject: subjectOf(row, code, bureauId), bureauId, at: scannedAt, quantity }
    return { ...seen, by: nameOf(byId), condition: condition ?? undefined }
  })
  return { upTo: rows.at(-1)?.receivedAt ?? upTo, sightings }
}
