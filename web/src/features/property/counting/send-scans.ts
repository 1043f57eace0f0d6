import { dueOf, isRefusal, isSignedOut, isWithoutProfile, messageOf, statusOf, typeOf } from '@/api/errors'
import { type ItemAnswer, sendWaiting } from '@/api/outbox'
import { sendFile } from '@/api/upload'
import { forgetCampaign } from './held-campaign'
import { sendToCampaign } from './protocol'
import { boxOf, campaignOf, type Scan, type ScanItem } from './scan-box'

/** Between two calls of a device, in milliseconds. */
const PAUSE = 1_000
const TOO_MANY_REQUESTS = 429
const BAD_REQUEST = 400

let lastCall = Number.NEGATIVE_INFINITY

/** Waits until this device may call again. */
async function awaitTurn(): Promise<void> {
  const wait = lastCall + PAUSE - performance.now()
  if (wait > 0) await new Promise((go) => setTimeout(go, wait))
  lastCall = performance.now()
}

/** Whether the server has said that this campaign is not the reader’s to count any more: it is closed, or they are no member. */
export function isRightGone(error: unknown): boolean {
  const isOfCaller = isSignedOut(error) || isWithoutProfile(error) || dueOf(error) !== undefined
  return isRefusal(error) && !isOfCaller && ![BAD_REQUEST, TOO_MANY_REQUESTS].includes(statusOf(error))
}

/** Sends what was scanned in a campaign. Once it is over what waits is refused, and the device forgets what it had taken along. */
export async function sendScans(userId: string, campaign: string): Promise<void> {
  let isOver = false
  await sendWaiting<Scan>(userId, boxOf(campaign), async (items) => {
    await awaitTurn()
    const lost = await sendPhotos(items)
    try {
      return await sendToCampaign(campaign, items, lost)
    } catch (error) {
      if (!isRightGone(error)) throw error
      isOver = true
      const refusal = { type: typeOf(error), message: messageOf(error) }
      return items.map(({ id }): ItemAnswer => ({ id, outcome: 'refused', refusal }))
    }
  })
  if (isOver) await forgetCampaign(campaign)
}

/** Sends what waits in these boxes. */
export async function sendBoxes(userId: string, boxes: readonly string[]): Promise<void> {
  for (const box of boxes) await sendScans(userId, campaignOf(box))
}

/** Photos go before their scans, each under the id of its scan: sent again it is the same file. Gives which the server does not take. */
async function sendPhotos(items: readonly ScanItem[]): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  for (const { id, content } of items) {
    if (!content.photo) continue
    const sending = { bucket: 'images', id, name: `${id}.jpg`, content: content.photo }
    const watch = { signal: new AbortController().signal, onProgress: () => undefined }
    try {
      await sendFile(sending, watch, true)
    } catch (error) {
      if (!isRightGone(error) && statusOf(error) !== BAD_REQUEST) throw error
      lost.add(id)
    }
  }
  return lost
}
