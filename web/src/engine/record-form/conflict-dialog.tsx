import { Alert, Button, Group, Radio, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchHistory } from '@/api/history'
import type { CollectionId, Collections } from '@/api/schema.gen'
import { FieldValue } from '@/fields/field-value'
import { formatInstant } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { useActorName } from '@/ui/use-actor-name'
import { useLanguage } from '@/ui/use-language'
import type { ValueRenderers } from '../record-page/history'
import type { Difference } from './merge'
import type { Conflict } from './use-record-form'

interface ConflictDialogProps<C extends CollectionId> {
  collection: C
  conflict: Conflict<C>
  read: Collections[C] | undefined
  renderValue?: ValueRenderers | undefined
  onSettle: (keepMine: ReadonlySet<string>) => void
  onBack: () => void
}

/** Somebody saved the same record meanwhile: who, what, and which of two entries is to stay. */
export function ConflictDialog<C extends CollectionId>({
  collection,
  conflict,
  read,
  renderValue = {},
  onSettle,
  onBack,
}: ConflictDialogProps<C>) {
  const { t } = useTranslation('parts')
  const [mine, setMine] = useState<ReadonlySet<string>>(
    new Set(conflict.found.filter((difference) => difference.contested).map(({ field }) => field.name)),
  )
  const choose = (field: string, own: boolean) => {
    const next = new Set(mine)
    if (own) next.add(field)
    else next.delete(field)
    setMine(next)
  }
  return (
    <Dialog onClose={onBack} size="xl" title={t('conflict.title')}>
      <Stack>
        <Text>{t('conflict.text')}</Text>
        <Authors collection={collection} id={conflict.stored.$id} since={read?.$updatedAt ?? ''} />
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('conflict.field')}</Table.Th>
              <Table.Th>{t('conflict.theirs')}</Table.Th>
              <Table.Th>{t('conflict.mine')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {conflict.found.map((difference) => (
              <DifferenceRow
                key={difference.field.name}
                difference={difference}
                renderValue={renderValue[difference.field.name]}
                keepsMine={mine.has(difference.field.name)}
                onChoose={(own) => choose(difference.field.name, own)}
              />
            ))}
          </Table.Tbody>
        </Table>
        {conflict.found.every((difference) => !difference.contested) && <Alert>{t('conflict.kept')}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack}>
            {t('conflict.back')}
          </Button>
          <Button onClick={() => onSettle(mine)}>{t('conflict.merge')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Authors({ collection, id, since }: { collection: CollectionId; id: string; since: string }) {
  const { t } = useTranslation('parts')
  const actorName = useActorName()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [collection, 'since', id, since],
    queryFn: () => fetchHistory(collection, id),
    meta: { deaf: 'is what was done until then' },
  })
  const entries = data?.history.filter((entry) => entry.at > since) ?? []
  return entries.map((entry) => (
    <Text key={entry.seq} size="sm" c="dimmed">
      {t('conflict.by', { who: actorName(entry), when: formatInstant(entry.at, language) })}
    </Text>
  ))
}

interface DifferenceRowProps {
  difference: Difference
  renderValue?: ((value: unknown) => ReactNode) | undefined
  keepsMine: boolean
  onChoose: (mine: boolean) => void
}

function DifferenceRow({ difference, renderValue, keepsMine, onChoose }: DifferenceRowProps) {
  const { field, theirs, mine, contested } = difference
  const render = (value: unknown) => renderValue?.(value) ?? <FieldValue field={field} value={value} />
  const theirValue = render(theirs)
  if (!contested) {
    return (
      <Table.Tr>
        <Table.Td>{field.label}</Table.Td>
        <Table.Td colSpan={2}>{theirValue}</Table.Td>
      </Table.Tr>
    )
  }
  return (
    <Table.Tr>
      <Table.Td>{field.label}</Table.Td>
      <Table.Td>
        <Radio name={field.name} checked={!keepsMine} onChange={() => onChoose(false)} label={theirValue} />
      </Table.Td>
      <Table.Td>
        <Radio name={field.name} checked={keepsMine} onChange={() => onChoose(true)} label={render(mine)} />
      </Table.Td>
    </Table.Tr>
  )
}
