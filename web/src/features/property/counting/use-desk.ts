import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answeredFrom } from '@/api/answered-from'
import { serverState, useServerState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { discard, enqueue, itemsOf, onDeviceChange, withdraw } from '@/api/outbox'
import { isWaiting } from '@/api/outbox-item'
import { forgetCampaign, type HeldCampaign, heldSightings, isHeld, keepSightings, momentAt } from './held-campaign'
import { ExpectedList, judge, type Sighting, Sightings, subjectOf, type Verdict } from './judge'
import { fetchSightings } from './protocol'
import { boxOf, type Scan, type ScanItem, sightingsOf } from './scan-box'
import { sendScans } from './send-scans'

/** What other tabs and the sending change is read again no more often, in milliseconds. */
const REREAD = 500
/** What could not be sent is tried again after so many milliseconds. */
const AGAIN = 10_000
/** So many of those that the server has stay to be looked at. */
const STAY = 50

/** What was scanned last, and what became of it. */
export interface LastScan {
  verdict: Verdict
  content: Scan
  /** It could not be written down, and counts for nothing. */
  isLost?: boolean
  /** It was taken back. */
  isUndone?: boolean
}

/** The scans of this device, as they stand after each change. */
function useItems(userId: string, campaign: string) {
  const [items, setItems] = useState<readonly ScanItem[]>()
  const read = useCallback(async () => {
    const all = await itemsOf<Scan>(userId, boxOf(campaign)).catch(() => [])
    setItems(all)
  }, [userId, campaign])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void read()
    const stop = onDeviceChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void read()
      }, REREAD)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [read])
  const add = useCallback((item: ScanItem) => setItems((all = []) => [...all, item]), [])
  const remove = useCallback((id: string) => setItems((all = []) => all.filter((one) => one.id !== id)), [])
  return { items, add, remove }
}

/** What everybody has seen, as the server tells it: what it told before is held here, and only what came since is asked. */
function useSeenByAll(userId: string, held: HeldCampaign, list: ExpectedList): readonly Sighting[] {
  const reader = useRights().profile.$id
  const nameOf = (id: string | null) => (id === reader ? undefined : (held.counters[id ?? ''] ?? ''))
  const [known, setKnown] = useState<readonly Sighting[]>([])
  const { data } = useQuery({
    queryKey: ['inventoryScans', 'counting', held.id],
    meta: answeredFrom('inventoryScans'),
    staleTime: 0,
    queryFn: async () => {
      const before = (await heldSightings(userId, held.id).catch(() => undefined)) ?? { upTo: '', sightings: [] }
      const fresh = await fetchSightings(held.id, before.upTo, list, nameOf)
      if (fresh.sightings.length === 0) return before.sightings
      const told = new Map([...before.sightings, ...fresh.sightings].map((one) => [one.id, one]))
      const sightings = [...told.values()]
      await keepSightings(userId, held.id, { upTo: fresh.upTo, sightings }).catch(() => undefined)
      // It may have been forgotten while this was asked.
      if (!(await isHeld(userId, held.id))) await forgetCampaign(held.id)
      await forgetTold(userId, held.id, told)
      return sightings
    },
  })
  useEffect(() => {
    // Without the server it is what was told before.
    heldSightings(userId, held.id).then(
      (before) => before && setKnown(before.sightings),
      () => undefined,
    )
  }, [userId, held.id])
  return data ?? known
}

/** What the server has, and tells again, need not be kept twice; the latest stay to be looked at. */
async function forgetTold(userId: string, campaign: string, told: ReadonlyMap<string, Sighting>): Promise<void> {
  const items = await itemsOf<Scan>(userId, boxOf(campaign)).catch(() => [])
  const isTold = ({ id, outcome }: ScanItem) => outcome !== 'refused' && told.has(id)
  const settled = items.filter((item) => !isWaiting(item) && isTold(item))
  await discard(settled.slice(0, -STAY).map(({ id }) => id))
}

/** Sends what waits, as often as something was added: of several calls the first takes all, and the others find nothing. */
function useSending(userId: string, campaign: string, hasWaiting: boolean) {
  const [error, setError] = useState<unknown>()
  const isLost = useServerState() === 'down'
  const send = useCallback(
    () =>
      sendScans(userId, campaign).then(
        () => setError(undefined),
        (failure: unknown) => setError(failure),
      ),
    [userId, campaign],
  )
  useEffect(() => {
    if (hasWaiting && !isLost) void send()
  }, [hasWaiting, isLost, send])
  useEffect(() => {
    if (error === undefined || !hasWaiting || isLost) return
    const timer = setTimeout(() => void send(), AGAIN)
    return () => clearTimeout(timer)
  }, [error, hasWaiting, isLost, send])
  return { send, error, isLost }
}

/** One campaign at one telephone: what is judged, what is kept, what is sent. */
export function useDesk(userId: string, held: HeldCampaign) {
  const list = useMemo(() => new ExpectedList(held.rows), [held.rows])
  const { items = [], add, remove } = useItems(userId, held.id)
  const all = useSeenByAll(userId, held, list)
  const seen = useMemo(() => new Sightings([...all, ...sightingsOf(items)]), [all, items])
  const [last, setLast] = useState<LastScan>()
  const sending = useSending(userId, held.id, items.some(isWaiting))

  const keep = async (verdict: Verdict, content: Scan) => {
    try {
      add(await enqueue<Scan>(userId, boxOf(held.id), content))
      if (serverState() !== 'down') void sending.send()
    } catch {
      setLast({ verdict, content, isLost: true })
    }
  }

  /** Judges a code and keeps it; one that this account has counted in this office is shown again, and not counted twice. */
  const scan = (code: string, bureauId: string): Verdict => {
    const verdict = judge(list, seen, code, bureauId)
    const { row, before } = verdict
    const subject = subjectOf(row, code, bureauId)
    const at = momentAt(held.ahead, before?.at)
    const said = { quantity: before?.quantity ?? row?.quantity ?? 1, condition: before?.condition }
    const called = { designation: row?.designation, number: row?.number ?? undefined }
    const content: Scan = { code, bureauId, at, subject, ...called, word: verdict.word, ...said }
    const isOwnAgain = before && before.by === undefined && before.bureauId === bureauId
    if (isOwnAgain) {
      const own = items.findLast((item) => item.content.subject === subject)
      setLast({ verdict, content: { ...content, ...own?.content } })
    } else {
      setLast({ verdict, content })
      void keep(verdict, content)
    }
    return verdict
  }

  /** One change after the other: the second is made to what the first has left. */
  const changes = useRef(Promise.resolve())
  const withdrawn = (subject: string) => async () => {
    const stand = await itemsOf<Scan>(userId, boxOf(held.id)).catch(() => [])
    const waits = stand.findLast((item) => item.content.subject === subject && isWaiting(item))
    const isInTime = waits !== undefined && (await withdraw(waits))
    if (isInTime) remove(waits.id)
    return isInTime
  }

  /** Says more of what was scanned, or something else: what still waits is written anew, what is sent is followed by another. */
  const correct = ({ verdict, content: before }: LastScan, change: Partial<Scan>) => {
    const content = { ...before, ...change, at: momentAt(held.ahead, before.at) }
    setLast({ verdict, content })
    changes.current = changes.current.then(withdrawn(content.subject)).then(() => keep(verdict, content))
  }

  /** Takes a scan back, as if it had not been. */
  const undo = (shown: LastScan) => {
    const content = { ...shown.content, quantity: 0, at: momentAt(held.ahead, shown.content.at) }
    setLast({ ...shown, isUndone: true })
    changes.current = changes.current
      .then(withdrawn(content.subject))
      .then((isInTime) => (isInTime ? undefined : keep(shown.verdict, content)))
  }

  /** Counts anew what the server has refused, as of now. */
  const again = async (item: ScanItem) => {
    await discard([item.id])
    remove(item.id)
    const content = { ...item.content, at: momentAt(held.ahead) }
    const verdict = judge(list, seen, content.code, content.bureauId)
    setLast({ verdict, content })
    await keep(verdict, content)
  }

  /** Shows an earlier scan of this device again, to say more of it or take it back. */
  const reopen = ({ content }: ScanItem) => {
    const [row, before] = [list.ofId(content.subject), seen.of(content.subject)]
    const word = before ? 'again' : 'unknown'
    setLast({ verdict: { word, ...(row && { row }), ...(before && { before }) }, content })
  }

  return { list, items, seen, last, scan, correct, undo, again, reopen, ...sending }
}
