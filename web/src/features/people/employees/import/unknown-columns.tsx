import { Button, Group, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta, useWritable } from '@/api/hooks'
import type { ImportColumn } from '@/api/imports'
import type { Choices } from './choices'

interface UnknownColumnsProps {
  columns: readonly ImportColumn[]
  choices: Choices
  busy: boolean
  onChoices: (next: Choices) => void
}

/** Columns the server did not recognise: the clerk says which field each is, and the file is read again. */
export function UnknownColumns({ columns, choices, busy, onChoices }: UnknownColumnsProps) {
  const { t } = useTranslation('employees')
  const meta = useMeta('employees')
  const writable = useWritable('employees')
  const [mapping, setMapping] = useState(choices.mapping)
  const unknown = columns.filter(
    (column) => column.header && (column.field === null || column.header in choices.mapping),
  )
  if (unknown.length === 0) return null
  const taken = new Set([...columns.map((column) => column.field), ...Object.values(mapping)])
  const free = meta.fields.filter((field) => !field.computed && writable.has(field.name))
  const options = (own: string | undefined) => [
    { value: '', label: t('importing.ignore') },
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
      <Text fw={600}>{t('importing.columns')}</Text>
      <Text size="sm" c="dimmed" mb="xs">
        {t('importing.columnsHint')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {unknown.map(({ column, header }) => (
          <NativeSelect
            key={column}
            label={<span className="name">{header}</span>}
            description={t('importing.column', { column })}
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
          {t('importing.again')}
        </Button>
      </Group>
    </section>
  )
}
