import { Button, Skeleton } from '@mantine/core'
import { IconClipboardOff, IconDeviceMobile } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { serverState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { mayHold } from '@/api/outbox'
import { Message } from '@/ui/message'
import { PageHead } from '@/ui/page-head'
import { Desk } from './desk'
import { useHeld } from './use-held'

const route = getRouteApi('/_app/inventory-dashboard/counting/$id')

/** A campaign that is counted on this device. */
export default function CountingPage() {
  const { t } = useTranslation('counting')
  const { userId } = useRights()
  const { id } = route.useParams()
  const { bureau } = route.useSearch()
  const navigate = route.useNavigate()
  const { held, isGone, error, refetch, isFetching } = useHeld(userId, id)
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
      {isGone && (
        <Message Icon={IconClipboardOff} title={t('gone.title')} hint={t('gone.hint')} role="alert">
          <Button size="md" renderRoot={(props) => <Link {...props} to="/inventory-dashboard/counting" />}>
            {t('gone.others')}
          </Button>
        </Message>
      )}
      {!isGone && !held && error && (
        <Message
          Icon={IconClipboardOff}
          title={t('gone.unread')}
          hint={serverState() === 'down' ? t('gone.offline') : messageOf(error)}
          role="alert"
        >
          <Button size="md" loading={isFetching} onClick={() => void refetch()}>
            {t('gone.retry')}
          </Button>
        </Message>
      )}
      {!isGone && !held && !error && <Skeleton height={320} />}
    </>
  )
}
