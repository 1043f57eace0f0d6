import { act, readAction } from '@/api/actions'
import { typeOf } from '@/api/errors'
import { type ItemAnswer, itemsOf, type OutboxItem, sendWaiting } from '@/api/outbox'
import { isWaiting } from '@/api/outbox-item'
import { forgetList, type HeldList, keepList } from './held-list'

/** What is sent of somebody at the door. */
export interface Mark {
  /** The number of the candidate. */
  code: string
  /** By the clock of the server. */
  at: string
  /** Whether a mark is taken back. */
  absent: boolean
}

/** What the server says of a mark that came after the sheet was closed. */
export const PROPOSED = 'proposed'
const KIND = 'presence:'

export const boxOf = (list: string): string => `${KIND}${list}`
export const listOf = (box: string): string => box.slice(KIND.length)

/** Sends what was marked of a list. Once its sheet is closed and nothing waits, the device gives the list back and forgets it. */
export async function sendMarks(userId: string, list: string): Promise<void> {
  const box = boxOf(list)
  let isClosed = false
  await sendWaiting<Mark>(userId, box, async (items: readonly OutboxItem<Mark>[]): Promise<ItemAnswer[]> => {
    const scans = items.map(({ id, content }) => ({ id, ...content }))
    const told = await act('presenceScans.submit', { presenceListId: list, scans })
    isClosed = told.sheetIsClosed
    const late = new Set(told.proposed)
    return told.answers.map((answer) => (late.has(answer.id) ? { ...answer, remark: PROPOSED } : answer))
  })
  if (isClosed) await handIn(userId, list)
}

/** Says that nothing is left on this device, which forgets who stands on the list. */
export async function handIn(userId: string, list: string): Promise<void> {
  const items = await itemsOf(userId, boxOf(list))
  if (items.some(isWaiting)) return
  await act('presenceLists.handIn', { presenceListId: list })
  await forgetList(list)
}

/** Sends what waits in these boxes. */
export async function sendBoxes(userId: string, boxes: readonly string[]): Promise<void> {
  for (const box of boxes) await sendMarks(userId, listOf(box))
}

/** What the server knows by now of a list that is held here: who came to other doors, or that its sheet is closed and it is forgotten. */
export async function refreshList(userId: string, list: HeldList): Promise<void> {
  try {
    const { people } = await readAction('presenceLists.people', { presenceListId: list.id })
    await keepList(userId, { ...list, people })
  } catch (error) {
    if (typeOf(error) !== 'presence_closed') throw error
    await sendMarks(userId, list.id)
    await handIn(userId, list.id)
  }
}
