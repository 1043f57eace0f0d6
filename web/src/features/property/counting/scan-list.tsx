import { Button, Group, Text } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScanMeaning } from '@/api/actions.gen'
import { discard } from '@/api/outbox'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import type { HeldCampaign } from './held-campaign'
import type { Sightings, Word } from './judge'
import { latestOfEach, remarkOf, type ScanItem } from './scan-box'
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
  onAgain: (item: ScanItem) => unknown
}

/** What was scanned on this device, the latest first; what was refused stays until somebody has read why. */
export const ScanList = memo(List, isSame)

/** What its buttons do follows from what it shows. */
function isSame(one: ScanListProps, other: ScanListProps): boolean {
  return one.held === other.held && one.items === other.items && one.seen === other.seen
}

function List({ items, ...given }: ScanListProps) {
  const { t } = useTranslation('counting')
  const isRefused = (item: ScanItem) => stateOf(item) === 'refused'
  const latest = latestOfEach(items.filter((item) => !isRefused(item))).slice(0, SHOWN)
  const shown = [...items.filter(isRefused), ...latest]
  if (shown.length === 0) return null
  return (
    <ItemList label={t('list.title')}>
      {shown.map((item) => (
        <ScanLine key={item.id} item={item} {...given} />
      ))}
    </ItemList>
  )
}

function ScanLine({ held, item, seen, onOpen, onAgain }: Omit<ScanListProps, 'items'> & { item: ScanItem }) {
  const { t } = useTranslation('counting')
  const { content, refusal } = item
  const { meaning, withoutPhoto } = remarkOf(item)
  const nameOf = useOfficeName(held)
  const state = stateOf(item)
  const another = seen.ofAnother(content.subject)
  return (
    <Item
      order={2}
      name={
        <>
          {content.designation ?? meaning?.designation ?? t('noDesignation')}{' '}
          <bdi>{content.number ?? content.code.split('/').at(-1)}</bdi>{' '}
          <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
        </>
      }
      actions={
        state === 'refused' ? (
          <Group gap="xs">
            <Button variant="light" onClick={() => onAgain(item)}>
              {t('list.again')}
            </Button>
            <Button variant="default" onClick={() => discard([item.id])}>
              {t('list.remove')}
            </Button>
          </Group>
        ) : (
          <Button variant="default" onClick={() => onOpen(item)}>
            {t('list.open')}
          </Button>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {t(content.quantity === 0 ? 'words.undone' : `words.${content.word}`)} · {nameOf(content.bureauId)}
      </Text>
      {meaning && <Correction word={content.word} meaning={meaning} />}
      {refusal && <Text size="sm">{refusal.message}</Text>}
      {withoutPhoto && <Text size="sm">{t('list.withoutPhoto')}</Text>}
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

/** What the server knows better than this device did. */
function Correction({ word, meaning }: { word: Word; meaning: ScanMeaning }) {
  const { t } = useTranslation('counting')
  const language = useLanguage()
  const { says, bureauNameFr, bureauNameAr } = meaning
  const isNews = says !== word && !(word === 'again' && says !== 'reformed') && says !== 'again'
  if (!isNews) return null
  const office = inLanguage(bureauNameFr, bureauNameAr, language)
  return (
    <Text size="sm">
      {t('list.server', { word: t(`words.${says}`) })} {says === 'elsewhere' && office && t('belongs', { office })}
    </Text>
  )
}
