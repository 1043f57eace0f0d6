import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { useServerState } from '@/api/health'
import { useRights } from '@/api/hooks'
import { discard, type OutboxItem } from '@/api/outbox'
import { isWaiting } from '@/api/outbox-item'
import { handledHere, useAction } from '@/api/use-action'
import { Item, ItemList } from '@/ui/item-list'
import { Section } from '@/ui/section'
import { StatusBadge } from '@/ui/status-badge'
import { stateOf, TONES } from './mark-list'
import { type Mark, sendBoxes } from './send-marks'

/** What is left of lists that this device has forgotten: marks that wait, were refused, or came after the sheet was closed. */
export function LateMarks({ items }: { items: readonly OutboxItem<Mark>[] }) {
  const { t } = useTranslation('exam-door')
  const { userId } = useRights()
  const isLost = useServerState() === 'down'
  const waiting = items.filter(isWaiting)
  const boxes = [...new Set(waiting.map(({ box }) => box))]
  const send = useAction({ mutationFn: () => sendBoxes(userId, boxes), onError: handledHere })
  return (
    <Section title={t('late.title')} hint={t('late.hint')}>
      {send.error !== undefined && (
        <Text size="sm" c="red" role="alert">
          {messageOf(send.error)}
        </Text>
      )}
      <ItemList label={t('late.title')}>
        {items.map((item) => (
          <Item
            key={item.id}
            order={3}
            name={
              <>
                <bdi>{item.content.code}</bdi>{' '}
                <StatusBadge tone={TONES[stateOf(item)]}>{t(`states.${stateOf(item)}`)}</StatusBadge>
              </>
            }
            actions={null}
          >
            <Text size="sm" c="dimmed">
              {item.refusal?.message ?? t(item.content.absent ? 'wasUndone' : 'wasPresent')}
            </Text>
          </Item>
        ))}
      </ItemList>
      <Group gap="sm">
        {waiting.length > 0 && (
          <Button disabled={isLost} loading={send.isPending} onClick={() => send.mutate()}>
            {t('send')}
          </Button>
        )}
        {waiting.length === 0 && (
          <Button variant="default" onClick={() => discard(items.map(({ id }) => id))}>
            {t('late.read')}
          </Button>
        )}
      </Group>
    </Section>
  )
}
