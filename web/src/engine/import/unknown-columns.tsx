import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportColumn } from '@/api/actions.gen'
import { useMeta, useWritable } from '@/api/hooks'
import type { CollectionId } from '@/api/schema.gen'
import type { Choices } from './choices'

interface UnknownColumnsProps {
  collection: CollectionId
  columns: readonly ImportColumn[]
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Columns the server did not recognise: the clerk says which field each is, and the file is read again. */
export function UnknownColumns({ collection, columns, choices, busy, onChoices }: UnknownColumnsProps) {
  const { t } = useTranslation('imports')
  const meta = useMeta(collection)
  const writable = useWritable(collection)
  const [mapping, setMapping] = useState(choices.mapping)
  const unknown = columns.filter(
    // What was wrong with rows that were corrected since is nothing to be read.
    ({ header, field }) => header && header !== t('why') && (field === null || header in choices.mapping),
  )
  if (unknown.length === 0) return null
  const taken = new Set([...columns.map((column) => column.field), ...Object.values(mapping)])
  const free = meta.fields.filter((field) => !field.computed && writable.has(field.name))
  const options = (own: string | undefined) => [
    { value: '', label: t('ignore') },
    ...free
      .filter((field) => field.name === own || !taken.has(field.name))
      .map((field) => ({ value: field.name, label: field.label })),
  ]
  const map = (header: string, field: string) => {
    const { [header]: _, ...others } = mapping
    setMapping(field ? { ...others, [header]: field } : others)
  }
  const changed = JSON.stringify(mapping) !== JSON.stringify(choices.mapping)
  return (
    <section>
      <Text fw={600}>{t('columns')}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t('columnsHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {unknown.map(({ column, header }) => (
          <NativeSelect
            key={column}
            label={<span className="name">{header}</span>}
            description={t('column', { column })}
            data={options(mapping[header])}
            value={mapping[header] ?? ''}
            onChange={(event) => map(header, event.currentTarget.value)}
          />
        ))}
      </SimpleGrid>
      <Group mt="sm">
        <Button
          size="xs"
          variant="default"
          disabled={busy || !changed}
          onClick={() => onChoices({ ...choices, mapping })}
        >
          {t('again')}
        </Button>
      </Group>
    </section>
  )
}
