import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { readingQuery } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import { useServerState } from '@/api/health'
import { onDeviceChange } from '@/api/outbox'
import { aheadOf, forgetCampaign, type HeldCampaign, heldCampaign, isHeld, takeAlong } from './held-campaign'
import { isRightGone, sendScans } from './send-scans'

/** What is held is asked for anew after so many milliseconds: things move while they are counted. */
const FRESH = 10 * 60_000

/** What this device holds of a campaign, taken along now where it holds nothing; taken anew where that is old; and whether it is over. */
export function useHeld(userId: string, id: string) {
  const isLost = useServerState() === 'down'
  const [fresh, setFresh] = useState<HeldCampaign>()
  const [isOver, setOver] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['device', 'counting', userId, id],
    queryFn: async () => (await heldCampaign(userId, id).catch(() => undefined)) ?? (await takeAlong(userId, id)),
    // What lies on the device is there without a network too.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { deaf: 'is held on the device' },
  })
  const joined = useQuery({
    ...readingQuery('inventoryCampaigns.join', { id }),
    staleTime: 0,
    meta: answeredFrom('inventoryCampaigns'),
  })
  const isRefused = joined.error !== null && isRightGone(joined.error)
  useEffect(() => {
    if (!isRefused) return
    // What waits is refused now, and says so where counts are listed.
    forgetCampaign(id)
      .then(() => setOver(true))
      .then(() => sendScans(userId, id))
      .catch(() => undefined)
  }, [isRefused, userId, id])
  useEffect(() => {
    if (!data) return
    // Whoever sends may hear first that it is over.
    return onDeviceChange(() => {
      isHeld(userId, id).then(
        (is) => !is && setOver(true),
        () => undefined,
      )
    })
  }, [data, userId, id])
  const isOld = data !== undefined && Date.now() - data.takenAt > FRESH
  useEffect(() => {
    // What cannot be asked now is counted as it was.
    if (isOld && !isLost) takeAlong(userId, id).then(setFresh, () => undefined)
  }, [isOld, isLost, userId, id])
  const held = fresh ?? data
  const now = joined.data?.now
  const heldNow = useMemo(() => {
    if (!held || now === undefined) return held
    return { ...held, ahead: aheadOf(now, joined.dataUpdatedAt) }
  }, [held, now, joined.dataUpdatedAt])
  const isGone = isOver || (error !== null && isRightGone(error))
  return { held: isGone ? undefined : heldNow, isGone, error, refetch, isFetching }
}
