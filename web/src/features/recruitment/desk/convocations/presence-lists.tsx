import { Button, Group, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingQuery } from '@/api/actions'
import { answeredFrom } from '@/api/answered-from'
import { useRights } from '@/api/hooks'
import { mayHold } from '@/api/outbox'
import { useAction } from '@/api/use-action'
import { formatInstant } from '@/i18n/format'
import { Item, ItemList } from '@/ui/item-list'
import { AnchorLink } from '@/ui/links'
import { StatusBadge } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { takeAlong } from '../door/held-list'

/** How the lists of a test on devices stand. */
export const standingQuery = (examTestId: string) => ({
  ...readingQuery('presenceLists.standing', { examTestId }),
  staleTime: 0,
  meta: answeredFrom('presenceLists', 'presenceScans', 'examPresence', 'examLocks', 'examRooms'),
})

/** The page of the lists that this device holds. */
const DOOR = '/recruitment-system/presence'

/** The list of a test is taken along on this device, for a door that no network reaches; who else holds one is told. */
export function PresenceLists({ test }: { test: string }) {
  const { t } = useTranslation('exam-door')
  const language = useLanguage()
  const navigate = useNavigate()
  const { userId } = useRights()
  const { data } = useQuery({ ...standingQuery(test), enabled: test !== '' })
  const [room, setRoom] = useState<string | null>(null)
  const take = useAction({
    mutationFn: () => takeAlong(userId, test, room ?? undefined),
    onSuccess: () => navigate({ to: DOOR }),
  })
  return (
    <>
      <Text size="sm">{t(mayHold() ? 'take.hint' : 'none.shared')}</Text>
      {mayHold() && (
        <Group align="end" gap="sm">
          <Select
            label={t('take.room')}
            placeholder={t('take.noRoom')}
            data={data?.rooms ?? []}
            value={room}
            onChange={setRoom}
            clearable
          />
          <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
            {t('take.action')}
          </Button>
          <AnchorLink to={DOOR}>{t('title')}</AnchorLink>
        </Group>
      )}
      {data && data.lists.length > 0 && (
        <ItemList label={t('lists.title')}>
          {data.lists.map(({ id, holder, room: of, openedAt, reportedAt, handedInAt }) => (
            <Item
              key={id}
              order={3}
              name={
                <>
                  {holder}{' '}
                  <StatusBadge tone={handedInAt ? 'good' : 'warn'}>
                    {t(handedInAt ? 'lists.handedIn' : 'lists.out')}
                  </StatusBadge>
                </>
              }
              actions={null}
            >
              <Text size="sm" c="dimmed">
                {of && `${of} · `}
                {t('lists.opened', { at: formatInstant(openedAt, language) })}
                {reportedAt && ` · ${t('lists.reported', { at: formatInstant(reportedAt, language) })}`}
              </Text>
            </Item>
          ))}
        </ItemList>
      )}
    </>
  )
}
