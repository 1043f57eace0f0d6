import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconClipboardCheck, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { listQuery } from '@/api/documents'
import { useServerState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { discard, itemsOf, mayHold, useOnDevice } from '@/api/outbox'
import { isWaiting } from '@/api/outbox-item'
import { Item, ItemList } from '@/ui/item-list'
import { Message } from '@/ui/message'
import { Notice } from '@/ui/notice'
import { PageHead } from '@/ui/page-head'
import { StatusBadge } from '@/ui/status-badge'
import { type CampaignOnDevice, heldCampaigns } from './held-campaign'
import { boxOf, type Scan, type ScanItem } from './scan-box'

const MOST = 100

/** The campaigns that somebody counts in: those that are open and, without a network, those that this device holds. */
export default function CountingListPage() {
  const { t } = useTranslation('counting')
  const { userId, profile } = useRights()
  const isLost = useServerState() === 'down'
  const held = useOnDevice(() => heldCampaigns(userId), `campaigns:${userId}`)
  const items = useOnDevice(() => itemsOf<Scan>(userId, boxOf('')), `scans:${userId}`)
  const { data: open, isPending } = useQuery(
    listQuery('inventoryCampaigns', [
      Query.equal('state', ['open', 'closing']),
      Query.contains('memberIds', [profile.$id]),
      Query.orderDesc('openedAt'),
      Query.limit(MOST),
    ]),
  )
  if (!mayHold()) return <Message Icon={IconDeviceMobile} title={t('shared.title')} hint={t('shared.hint')} />
  const own = open?.documents.map(({ $id, name }): CampaignOnDevice => ({ id: $id, name }))
  const shown = own ?? held ?? []
  const isRead = own !== undefined || (isLost && held !== undefined)
  const rest = items?.filter(({ box }) => isRead && !shown.some(({ id }) => box === boxOf(id))) ?? []
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {isLost && <Notice tone="info">{t('serverLost')}</Notice>}
      {!isRead && isPending && <Skeleton height={200} />}
      {isRead && shown.length === 0 && rest.length === 0 && (
        <Message Icon={IconClipboardCheck} title={t('none.title')} hint={t('none.hint')} />
      )}
      {shown.length > 0 && (
        <ItemList label={t('title')}>
          {shown.map(({ id, name }) => (
            <Item
              key={id}
              name={name}
              actions={
                <Button
                  size="md"
                  renderRoot={(props) => (
                    <Link {...props} to="/inventory-dashboard/counting/$id" params={{ id }} search={{}} />
                  )}
                >
                  {t('count')}
                </Button>
              }
            >
              <WaitingIn items={items?.filter(({ box }) => box === boxOf(id)) ?? []} />
            </Item>
          ))}
        </ItemList>
      )}
      {rest.length > 0 && <Leftover items={rest} />}
    </>
  )
}

function WaitingIn({ items }: { items: readonly ScanItem[] }) {
  const { t } = useTranslation('counting')
  const waiting = items.filter(isWaiting).length
  return waiting > 0 ? <StatusBadge tone="warn">{t('waiting', { count: waiting })}</StatusBadge> : null
}

/** What was scanned in campaigns that are over: it was refused, or was never sent. */
function Leftover({ items }: { items: readonly ScanItem[] }) {
  const { t } = useTranslation('counting')
  const refused = items.filter(({ outcome }) => outcome === 'refused')
  const waiting = items.filter(isWaiting)
  if (refused.length + waiting.length === 0) return null
  return (
    <Notice tone="bad" title={t('leftover.title', { count: refused.length + waiting.length })}>
      {[...new Set(refused.map(({ refusal }) => refusal?.message))].map((message) => (
        <Text key={message} size="sm">
          {message}
        </Text>
      ))}
      <Group mt="xs">
        {refused.length > 0 && (
          <Button variant="default" onClick={() => discard(refused.map(({ id }) => id))}>
            {t('leftover.read')}
          </Button>
        )}
      </Group>
    </Notice>
  )
}
