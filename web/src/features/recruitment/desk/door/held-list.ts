import { sha256 } from '@noble/hashes/sha2.js'
import { act, readAction } from '@/api/actions'
import type { HeldListInfo, ListedCandidate } from '@/api/actions.gen'
import { newKey } from '@/api/idempotency-key'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '@/api/outbox'
import { westernDigits } from '../convocations/numbers-in'

/** A list of presence that this device took along: for use where no network reaches. */
export interface HeldList extends Pick<HeldListInfo, 'id' | 'examTestId' | 'labelFr' | 'labelAr' | 'room'> {
  /** In milliseconds of the server. */
  openedAt: number
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  ahead: number
  /** When this device forgets it, in milliseconds of its own. */
  until: number
  people: readonly ListedCandidate[]
}

/** A device forgets who stands on a list after a day, in milliseconds, if its sheet was not closed before. */
const DAY = 24 * 3_600_000
const KEPT_AS = 'presence:'
const DEVICE = 'deviceName'
/** Signs of a digest that the server tells. */
const DIGEST_SIGNS = 16

/** The name that this browser gave itself: the server knows by it which device has reported. */
function deviceName(): string {
  const known = localStorage.getItem(DEVICE)
  if (known) return known
  const name = newKey()
  localStorage.setItem(DEVICE, name)
  return name
}

/** Takes the list of a test along; names are those of the room alone. */
export async function takeAlong(userId: string, examTestId: string, room?: string): Promise<void> {
  const info = await act('presenceLists.open', { examTestId, device: deviceName(), room })
  const ahead = Date.parse(info.now) - Date.now()
  const { people } = await readAction('presenceLists.people', { presenceListId: info.id })
  const { id, labelFr, labelAr } = info
  const openedAt = Date.parse(info.openedAt ?? info.now)
  const until = Date.now() + DAY
  await keepList(userId, { id, examTestId, labelFr, labelAr, room: info.room, openedAt, ahead, until, people })
}

/** Holds a list until its day is over. */
export const keepList = (userId: string, list: HeldList): Promise<void> =>
  keepOnDevice(userId, `${KEPT_AS}${list.id}`, list, list.until - Date.now())

export const heldLists = (userId: string): Promise<HeldList[]> => keptOnDevice<HeldList>(userId, KEPT_AS)

export const forgetList = (id: string): Promise<void> => forgetOnDevice(`${KEPT_AS}${id}`)

/** The moment by the clock of the server, as far as this device can tell: never before its list was opened. */
export function momentOf(list: Pick<HeldList, 'openedAt' | 'ahead'>, now = Date.now()): string {
  return new Date(Math.max(now + list.ahead, list.openedAt)).toISOString()
}

/** By what this device knows the code of a convocation again. */
function digestOf(list: string, code: string): string {
  const digest = sha256(new TextEncoder().encode(`${list}:${code}`))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_SIGNS)
}

/** Whom a code or a number means: the address or the code of a convocation, or a candidate number. */
export function personOf(list: Pick<HeldList, 'id' | 'people'>, typed: string): ListedCandidate | undefined {
  const code = typed.trim().replace(/\/+$/, '').split('/').pop() ?? ''
  const number = westernDigits(code)
  const digest = digestOf(list.id, code)
  return list.people.find((one) => one.number === number || one.codes.includes(digest))
}
