import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { discard } from '@/api/outbox'
import { Item, ItemList } from '@/ui/item-list'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import type { HeldCampaign } from './held-campaign'
import type { Sightings } from './judge'
import { latestOfEach, type ScanItem, WITHOUT_PHOTO } from './scan-box'
import { useOfficeName } from './verdict-card'

/** So many are shown, the latest; whoever looks for another scans it again and is told. */
const SHOWN = 30

type ScanState = 'waiting' | 'sent' | 'refused'

const TONES: Record<ScanState, Tone> = { waiting: 'warn', sent: 'good', refused: 'bad' }

export function stateOf({ outcome }: Pick<ScanItem, 'outcome'>): ScanState {
  if (outcome === undefined) return 'waiting'
  return outcome === 'refused' ? 'refused' : 'sent'
}

interface ScanListProps {
  held: HeldCampaign
  items: readonly ScanItem[]
  seen: Sightings
  onOpen: (item: ScanItem) => void
}

/** What was scanned on this device, the latest first; what was refused stays until somebody has read why. */
export function ScanList({ held, items, seen, onOpen }: ScanListProps) {
  const { t } = useTranslation('counting')
  const isRefused = (item: ScanItem) => stateOf(item) === 'refused'
  const latest = latestOfEach(items.filter((item) => !isRefused(item))).slice(0, SHOWN)
  const shown = [...items.filter(isRefused), ...latest]
  if (shown.length === 0) return null
  return (
    <ItemList label={t('list.title')}>
      {shown.map((item) => (
        <ScanLine key={item.id} {...{ held, item, seen, onOpen }} />
      ))}
    </ItemList>
  )
}

function ScanLine({ held, item, seen, onOpen }: Omit<ScanListProps, 'items'> & { item: ScanItem }) {
  const { t } = useTranslation('counting')
  const { content, refusal, remark } = item
  const nameOf = useOfficeName(held)
  const state = stateOf(item)
  const another = seen.ofAnother(content.subject)
  return (
    <Item
      order={3}
      name={
        <>
          {content.designation ?? t('noDesignation')} <bdi>{content.code.split('/').at(-1)}</bdi>{' '}
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </>
      }
      actions={
        state === 'refused' ? (
          <Button variant="default" onClick={() => discard([item.id])}>
            {t('list.remove')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => onOpen(item)}>
            {t('list.open')}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {content.quantity === 0 ? t('words.undone') : nameOf(content.bureauId)}
      </Text>
      {refusal && <Text size="sm">{refusal.message}</Text>}
      {remark === WITHOUT_PHOTO && <Text size="sm">{t('list.withoutPhoto')}</Text>}
      {another && (
        <Text size="sm">
          {t('list.another', {
            name: another.by || t('otherCounter'),
            office: nameOf(another.bureauId) ?? t('otherOffice'),
          })}
        </Text>
      )}
    </Item>
  )
}
