import { Button, List, Skeleton, Table, Text } from '@mantine/core'
import { IconClockShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { act, readingQuery } from '@/api/actions'
import type { MovedHours, TypedHourRow, TypedHourState } from '@/api/actions.gen'
import type { CollectionId } from '@/api/schema.gen'
import { useAction } from '@/api/use-action'
import { ErrorState } from '@/engine/resource-table/error-state'
import { OpenLink } from '@/fields/open-link'
import { EMPTY, formatInstant } from '@/i18n/format'
import { inLanguage } from '@/i18n/names'
import { recordAddress } from '@/paths/record-address'
import { useConfirm } from '@/ui/confirm'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { StatusBadge, type Tone } from '@/ui/status-badge'
import { useLanguage } from '@/ui/use-language'
import { WideTable } from '@/ui/wide-table'
import { byDocument, documentsToMove } from './clock'

/** Wide enough for both hours side by side, in pixels. */
const LEAST_WIDTH = 860

const TONES: Readonly<Record<TypedHourState, Tone>> = { moves: 'warn', past: 'quiet', changed: 'info', moved: 'good' }

/** The way back for hours that were typed under the former clock: what is concerned, and one act after a question. */
export function TypedHoursSection() {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  const ask = useConfirm()
  const { data, isPending, error, refetch } = useQuery(readingQuery('settings.typedHours'))
  const move = useAction({ mutationFn: () => act('settings.moveTypedHours') })
  const hours = byDocument(data?.hours ?? [])
  const count = documentsToMove(hours)
  const press = async () => {
    const isMeant = await ask({
      title: t('clock.hours.question', { count }),
      text: t('clock.hours.follows'),
      action: t('clock.hours.move', { count }),
    })
    if (isMeant) move.mutate()
  }
  return (
    <Section
      title={t('clock.hours.title')}
      hint={data?.since ? t('clock.hours.hint', { since: formatInstant(data.since, language) }) : undefined}
    >
      {isPending && <Skeleton height={120} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && hours.length === 0 && <Text c="dimmed">{t('clock.hours.none')}</Text>}
      {hours.length > 0 && <HoursTable hours={hours} />}
      {move.data && <Outcome outcome={move.data} hours={hours} />}
      {count > 0 && (
        <div>
          <Button leftSection={<IconClockShare size={17} />} loading={move.isPending} onClick={() => void press()}>
            {t('clock.hours.move', { count })}
          </Button>
        </div>
      )}
    </Section>
  )
}

function HoursTable({ hours }: { hours: readonly TypedHourRow[] }) {
  const { t } = useTranslation('administration')
  const language = useLanguage()
  return (
    <WideTable label={t('clock.hours.title')} minWidth={LEAST_WIDTH}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('clock.hours.document')}</Table.Th>
          <Table.Th>{t('clock.hours.field')}</Table.Th>
          <Table.Th>{t('clock.hours.before')}</Table.Th>
          <Table.Th>{t('clock.hours.after')}</Table.Th>
          <Table.Th>{t('clock.hours.state')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {hours.map((hour) => (
          <Table.Tr key={`${hour.collection} ${hour.id} ${hour.field}`}>
            <Table.Td>
              <HourDocument hour={hour} />
            </Table.Td>
            <Table.Td>{hour.label}</Table.Td>
            <Table.Td className="tabular">{formatInstant(hour.before, language)}</Table.Td>
            {/* Whoever wrote the row since saw the hour: nothing else was meant. */}
            <Table.Td className="tabular">
              {hour.state === 'changed' ? EMPTY : formatInstant(hour.after, language)}
            </Table.Td>
            <Table.Td>
              <StatusBadge tone={TONES[hour.state]}>{t(`clock.hours.states.${hour.state}`)}</StatusBadge>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </WideTable>
  )
}

function HourDocument({ hour: { collection, id, titleFr, titleAr } }: { hour: TypedHourRow }) {
  const language = useLanguage()
  return (
    <OpenLink address={recordAddress(collection as CollectionId, id)}>
      <bdi>{inLanguage(titleFr, titleAr, language)}</bdi>
    </OpenLink>
  )
}

/** How many were moved, and which were refused by their own rules. */
function Outcome({ outcome: { moved, refused }, hours }: { outcome: MovedHours; hours: readonly TypedHourRow[] }) {
  const { t } = useTranslation('administration')
  const hourOf = (collection: string, id: string) =>
    hours.find((hour) => hour.collection === collection && hour.id === id)
  return (
    <div role="status">
      <Notice tone={refused.length > 0 ? 'warn' : 'info'}>
        {t('clock.hours.done', { count: moved })}
        {refused.length > 0 && (
          <>
            {' '}
            {t('clock.hours.refused')}
            <List size="sm" mt="xs">
              {refused.map(({ collection, id, message }) => {
                const hour = hourOf(collection, id)
                return (
                  <List.Item key={`${collection} ${id}`}>
                    {hour && <HourDocument hour={hour} />} – {message}
                  </List.Item>
                )
              })}
            </List>
          </>
        )}
      </Notice>
    </div>
  )
}
