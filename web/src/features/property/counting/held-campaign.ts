import { forgetOnDevice, heldOnDevice, keepOnDevice, keptOnDevice } from '@/api/outbox'
import { FORTNIGHT } from '@/api/outbox-item'
import type { ExpectedRow, Sighting } from './judge'
import { fetchExpected, joinCampaign } from './protocol'

/** An office that is counted. */
export interface HeldOffice {
  id: string
  nameFr: string | null
  nameAr: string | null
}

/** What this device took along of a campaign: codes, designations and offices, and nothing that is anybody's secret. */
export interface HeldCampaign {
  id: string
  name: string
  offices: readonly HeldOffice[]
  rows: readonly ExpectedRow[]
  /** Who counts: the names of their accounts, by their ids. */
  counters: Readonly<Record<string, string>>
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  ahead: number
  /** When it was taken along, in milliseconds of this device. */
  takenAt: number
}

/** What others have seen, as far as this device was told, and up to when. */
export interface HeldSightings {
  upTo: string
  sightings: readonly Sighting[]
}

/** In the list of what is held, without its rows. */
export type CampaignOnDevice = Pick<HeldCampaign, 'id' | 'name'>

/** A clock that is further off than this is told of, in milliseconds. */
const FAR_OFF = 5 * 60_000
const NAMES = 'counting:name:'
const rowsKey = (id: string) => `counting:rows:${id}`
const nameKey = (id: string) => `${NAMES}${id}`
const seenKey = (id: string) => `counting:seen:${id}`

/** Takes a campaign along: everything that a scan is judged by. */
export async function takeAlong(userId: string, id: string): Promise<HeldCampaign> {
  const { name, now, ...joined } = await joinCampaign(id)
  const ahead = aheadOf(now)
  const rows = await fetchExpected(id)
  const offices = joined.offices.map(
    ({ id: office, nameFr, nameAr }): HeldOffice => ({ id: office, nameFr: nameFr ?? null, nameAr: nameAr ?? null }),
  )
  const counters = Object.fromEntries(joined.counters.map((one) => [one.id, one.name ?? '']))
  const held = { id, name: name ?? '', offices, rows, counters, ahead, takenAt: Date.now() }
  await keepOnDevice(userId, nameKey(id), { id, name: held.name } satisfies CampaignOnDevice, FORTNIGHT)
  await keepOnDevice(userId, rowsKey(id), held, FORTNIGHT)
  return held
}

export const heldCampaign = (userId: string, id: string): Promise<HeldCampaign | undefined> =>
  heldOnDevice<HeldCampaign>(userId, rowsKey(id))

export const heldCampaigns = (userId: string): Promise<CampaignOnDevice[]> =>
  keptOnDevice<CampaignOnDevice>(userId, NAMES)

export const heldSightings = (userId: string, id: string): Promise<HeldSightings | undefined> =>
  heldOnDevice<HeldSightings>(userId, seenKey(id))

export const keepSightings = (userId: string, id: string, seen: HeldSightings): Promise<void> =>
  keepOnDevice(userId, seenKey(id), seen, FORTNIGHT)

/** The right is gone, or the campaign over: nothing of it stays here. */
export async function forgetCampaign(id: string): Promise<void> {
  // Its name is the last to go: as long as it stands something may be held.
  for (const key of [rowsKey(id), seenKey(id), nameKey(id)]) await forgetOnDevice(key)
}

/** Whether anything of a campaign is held: it is forgotten once it is over. */
export const isHeld = async (userId: string, id: string): Promise<boolean> =>
  (await heldOnDevice(userId, nameKey(id))) !== undefined

/** How far the clock of the server, as it said, is ahead of this one, in milliseconds. */
export const aheadOf = (told: string, heard = Date.now()): number => Date.parse(told) - heard

/** The moment by the clock of the server, as far as this device can tell; never before the one before it. */
export function momentAt(ahead: number, before = '', now = Date.now()): string {
  const moment = new Date(now + ahead).toISOString()
  return moment > before ? moment : new Date(Date.parse(before) + 1).toISOString()
}

/** By how many minutes this clock is wrong, where that is worth a word: above none it is slow. */
export function minutesOff(ahead: number): number | undefined {
  return Math.abs(ahead) > FAR_OFF ? Math.round(ahead / 60_000) : undefined
}
