import { Anchor, Badge, Button, Card, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconClockExclamation } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '@/api/errors'
import { type FieldChange, type HistoryEntry, historyQuery, withoutBookkeeping } from '@/api/history'
import { useMeta } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import { type CollectionMeta, type FieldMeta, fieldOf } from '@/api/schema-meta'
import { FieldValue } from '@/fields/field-value'
import { readJson } from '@/fields/json-value'
import { formatInstant } from '@/i18n/format'
import { useActorName } from '@/ui/use-actor-name'
import { useLanguage } from '@/ui/use-language'
import styles from './history.module.css'

/** How a screen shows the values of fields that the declaration alone cannot. */
export type ValueRenderers = Readonly<Record<string, (value: unknown) => ReactNode>>

interface HistoryProps {
  collection: CollectionId
  id: string
  values?: ValueRenderers | undefined
}

/** Who changed what of a document, and when, newest first. */
export function History({ collection, id, values = {} }: HistoryProps) {
  const { t } = useTranslation('parts')
  const meta = useMeta(collection)
  const query = useInfiniteQuery(historyQuery(collection, id))
  if (query.isPending) return <Skeleton height={160} />
  if (query.isError) {
    return (
      <Stack align="flex-start" role="alert">
        <Text>{messageOf(query.error)}</Text>
        <Button onClick={() => query.refetch()}>{t('retry', { ns: 'common' })}</Button>
      </Stack>
    )
  }
  const entries = withoutBookkeeping(query.data.pages.flatMap((page) => page.history))
  if (entries.length === 0) return <Text c="dimmed">{t('history.none')}</Text>
  return (
    <Stack>
      {entries.map((entry) => (
        <Entry key={entry.seq} entry={entry} meta={meta} values={values} />
      ))}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </Stack>
  )
}

interface EntryProps {
  entry: HistoryEntry
  meta: CollectionMeta
  values: ValueRenderers
}

/** One change. What a document was made with stands in its page already: a creation is a line, which unfolds. */
function Entry({ entry, meta, values }: EntryProps) {
  const { t } = useTranslation('parts')
  const actorName = useActorName()
  const language = useLanguage()
  const [isOpen, { toggle }] = useDisclosure(entry.kind !== 'create')
  const table = useId()
  const told = toldChanges(entry, meta, values)
  return (
    <Card withBorder padding="sm">
      <Group gap="xs">
        <Badge variant="light" tt="none">
          {t(`history.${entry.kind}`)}
        </Badge>
        <Text size="sm" fw={600}>
          {t('history.by', { who: actorName(entry) })}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {formatInstant(entry.at, language)}
        </Text>
        {entry.clockDoubted && (
          <Badge variant="light" color="red" tt="none" leftSection={<IconClockExclamation size={14} aria-hidden />}>
            {t('history.clockDoubted')}
          </Badge>
        )}
        {entry.kind === 'create' && told.length > 0 && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={table}
            onClick={toggle}
          >
            {t(isOpen ? 'history.fold' : 'history.unfold', { count: told.length })}
          </Anchor>
        )}
      </Group>
      <div id={table}>
        {isOpen && told.length > 0 && <Changes entry={entry} told={told} meta={meta} values={values} />}
      </div>
    </Card>
  )
}

/**
 * What people filled in or changed: what follows from it, a number or an id, goes without saying; a state does not. What has no
 * words is told as changed, and of a creation not at all.
 */
function toldChanges({ changes, kind }: HistoryEntry, meta: CollectionMeta, values: ValueRenderers) {
  return changes.filter((change) => {
    const field = fieldOf(meta, change.field)
    const isTold = !field?.computed || field.words
    return isTold && !(kind === 'create' && field && isWordless(field, change, values))
  })
}

/** Facts of no declared shape, which the screen has no words for: their names are the wire's, not the reader's. */
function isWordless(field: FieldMeta, { before, after }: FieldChange, values: ValueRenderers): boolean {
  const render = values[field.name]
  return field.kind === 'json' && [before, after].every((value) => !render?.(value)) && [before, after].some(isFacts)
}

function isFacts(value: unknown): boolean {
  const facts = readJson(value)
  return typeof facts === 'object' && facts !== null
}

function Changes({ entry, told, meta, values }: EntryProps & { told: HistoryEntry['changes'] }) {
  const { t } = useTranslation('parts')
  const made = entry.kind === 'create'
  return (
    <Table withRowBorders={false} verticalSpacing={4} layout="fixed" className={styles.changes}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('conflict.field')}</Table.Th>
          {!made && <Table.Th>{t('history.before')}</Table.Th>}
          <Table.Th>{t('history.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {told.map((change) => (
          <ChangedField key={change.field} change={change} made={made} meta={meta} values={values} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface ChangedFieldProps {
  change: FieldChange
  /** It was filled in with the document: nothing stood there before. */
  made: boolean
  meta: CollectionMeta
  values: ValueRenderers
}

function ChangedField({ change, made, meta, values }: ChangedFieldProps) {
  const { t } = useTranslation('parts')
  const { field: name, before, after } = change
  const field: FieldMeta = fieldOf(meta, name) ?? { name, label: name, kind: 'text' }
  const render = (value: unknown) => values[name]?.(value) ?? <FieldValue field={field} value={value} />
  return (
    <Table.Tr>
      <Table.Td c="dimmed">{field.label}</Table.Td>
      {isWordless(field, change, values) ? (
        <Table.Td colSpan={2}>{t('history.changed')}</Table.Td>
      ) : (
        <>
          {!made && <Table.Td>{render(before)}</Table.Td>}
          <Table.Td>{render(after)}</Table.Td>
        </>
      )}
    </Table.Tr>
  )
}
