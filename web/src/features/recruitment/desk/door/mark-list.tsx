import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListedCandidate } from '@/api/actions.gen'
import { discard, type OutboxItem } from '@/api/outbox'
import { inLanguage } from '@/i18n/names'
import { Item, ItemList } from '@/ui/item-list'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { type Mark, PROPOSED } from './send-marks'

/** So many are shown, the latest; who looks for one marks it again and is told. */
const SHOWN = 30

/** What became of a mark, in one word. */
export type MarkState = 'waiting' | 'sent' | 'proposed' | 'refused'

export function stateOf({ outcome, remark }: Pick<OutboxItem, 'outcome' | 'remark'>): MarkState {
  if (outcome === undefined) return 'waiting'
  if (outcome === 'refused') return 'refused'
  return remark === PROPOSED ? 'proposed' : 'sent'
}

export const TONES: Record<MarkState, Tone> = { waiting: 'warn', sent: 'good', proposed: 'info', refused: 'bad' }

interface MarkListProps {
  items: readonly OutboxItem<Mark>[]
  people: readonly ListedCandidate[]
  present: ReadonlySet<string>
  onMark: (number: string) => Promise<void>
  onUndo: (number: string) => Promise<void>
}

/** What was marked on this device, the latest first: what waits, what was sent, and what was refused and why. */
export function MarkList({ items, people, present, onMark, onUndo }: MarkListProps) {
  const { t } = useTranslation('exam-door')
  const language = useLanguage()
  const byNumber = new Map(people.map((one) => [one.number, one]))
  // What was refused asks for somebody, however long ago it was marked.
  const isRefused = ({ outcome }: OutboxItem<Mark>) => outcome === 'refused'
  const latest = items.toReversed()
  const shown = [...latest.filter(isRefused), ...latest.filter((item) => !isRefused(item)).slice(0, SHOWN)]
  const again = async ({ id, content }: OutboxItem<Mark>) => {
    await (content.absent ? onUndo(content.code) : onMark(content.code))
    await discard([id])
  }
  const latestOf = new Map(items.map(({ id, content }) => [content.code, id]))
  return (
    <ItemList label={t('marks')}>
      {shown.map((item) => {
        const { id, content, refusal } = item
        const person = byNumber.get(content.code)
        const name = inLanguage(person?.nameFr ?? null, person?.nameAr ?? null, language)
        const state = stateOf(item)
        const isUndoable = state !== 'refused' && latestOf.get(content.code) === id && present.has(content.code)
        return (
          <Item
            key={id}
            order={3}
            name={
              <>
                <bdi>{content.code}</bdi> {name} <StatusBadge tone={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
              </>
            }
            actions={
              <Group gap="xs">
                {state === 'refused' && (
                  <>
                    <Button size="xs" variant="light" onClick={() => again(item)}>
                      {t('markAgain')}
                    </Button>
                    <Button size="xs" variant="default" onClick={() => discard([id])}>
                      {t('remove')}
                    </Button>
                  </>
                )}
                {isUndoable && (
                  <Button size="xs" variant="default" onClick={() => onUndo(content.code)}>
                    {t('undo')}
                  </Button>
                )}
              </Group>
            }
          >
            <Text size="sm" c="dimmed">
              {refusal?.message ?? t(content.absent ? 'wasUndone' : 'wasPresent')}
            </Text>
          </Item>
        )
      })}
    </ItemList>
  )
}
