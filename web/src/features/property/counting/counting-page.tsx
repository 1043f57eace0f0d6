import { Button, Skeleton } from '@mantine/core'
import { IconClipboardOff, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { serverState, useServerState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { mayHold } from '@/api/outbox'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { Desk } from './desk'
import { forgetCampaign, type HeldCampaign, heldCampaign, takeAlong } from './held-campaign'
import { isRightGone } from './send-scans'

const route = getRouteApi('/_app/inventory-dashboard/counting/$id')

/** What is held is asked for anew after so many milliseconds: things move while they are counted. */
const FRESH = 10 * 60_000

/** What this device holds of a campaign, taken along now where it holds nothing; taken anew where that is old. */
function useHeld(userId: string, id: string) {
  const isLost = useServerState() === 'down'
  const [fresh, setFresh] = useState<HeldCampaign>()
  const [gone, setGone] = useState<unknown>()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['device', 'counting', userId, id],
    queryFn: async () => (await heldCampaign(userId, id)) ?? (await takeAlong(userId, id)),
    // What lies on the device is there without a network too.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { deaf: 'is held on the device' },
  })
  const isOld = data !== undefined && Date.now() - data.takenAt > FRESH
  useEffect(() => {
    if (!isOld || isLost) return
    takeAlong(userId, id).then(setFresh, async (refusal: unknown) => {
      // What cannot be asked now is counted as it was.
      if (!isRightGone(refusal)) return
      await forgetCampaign(id)
      setGone(refusal)
    })
  }, [isOld, isLost, userId, id])
  return { held: gone === undefined ? (fresh ?? data) : undefined, error: gone ?? error, refetch, isFetching }
}

/** A campaign that is counted on this device. */
export default function CountingPage() {
  const { t } = useTranslation('counting')
  const { userId } = useRights()
  const { id } = route.useParams()
  const { bureau } = route.useSearch()
  const navigate = route.useNavigate()
  const { held, error, refetch, isFetching } = useHeld(userId, id)
  if (!mayHold()) return <Message Icon={IconDeviceMobile} title={t('shared.title')} hint={t('shared.hint')} />
  return (
    <>
      <PageHead title={held?.name ?? t('title')} />
      {held && (
        <Desk
          held={held}
          bureauId={bureau}
          onOffice={(next) => void navigate({ search: { bureau: next }, replace: true, resetScroll: false })}
        />
      )}
      {!held && error && (
        <Message
          Icon={IconClipboardOff}
          title={t(isRightGone(error) ? 'gone.title' : 'gone.unread')}
          hint={serverState() === 'down' ? t('gone.offline') : messageOf(error)}
          role="alert"
        >
          {!isRightGone(error) && (
            <Button loading={isFetching} onClick={() => void refetch()}>
              {t('gone.retry')}
            </Button>
          )}
        </Message>
      )}
      {!held && !error && <Skeleton height={320} />}
    </>
  )
}
