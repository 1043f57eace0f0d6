import { Card, Group, Skeleton, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ActionId } from '@/api/actions.gen'
import { oneQuery } from '@/api/documents'
import type { CollectionId } from '@/api/schema.gen'
import { OpenLink } from '@/fields/open-link'
import { AwaitedAct } from '../acts/act-buttons'
import { ErrorState } from '../resource-table/error-state'
import { CollectionActions } from './collection-actions'
import { statesOf } from './columns'
import type { CollectionDefinition } from './definition'
import { linksOf } from './derive'
import { RecordBlocks } from './record-blocks'
import { useKit } from './use-kit'

interface RecordPaneProps<C extends CollectionId> {
  definition: CollectionDefinition<C>
  id: string
  /** The act that it waits for. */
  awaited: ActionId
}

/** A document beside the queue that it stands in: its facts, what may be done with it, what happened to it. */
export function RecordPane<C extends CollectionId>({ definition, id, awaited }: RecordPaneProps<C>) {
  const { collection } = definition
  const { meta, language, readable, nameOf, at } = useKit(definition)
  const { data, error, refetch } = useQuery(oneQuery(collection, id, linksOf(definition, meta, readable)))
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <Skeleton height={240} />
  return (
    <Stack>
      <Card withBorder padding="md">
        <Group justify="space-between" gap="sm" mb="sm">
          <Title order={2} size="h4">
            <OpenLink address={at.record(id)}>{nameOf(data)}</OpenLink>
          </Title>
          <Group gap={6}>{definition.badges ? definition.badges(data) : statesOf(definition, meta, data)}</Group>
        </Group>
        {definition.other && <div lang={language}>{definition.other(data, { meta, language })}</div>}
        <Group gap={8}>
          <AwaitedAct value={awaited}>
            <CollectionActions definition={definition} row={data} />
          </AwaitedAct>
        </Group>
      </Card>
      {definition.summary?.(data)}
      <RecordBlocks definition={definition} row={data} isNarrow />
    </Stack>
  )
}
