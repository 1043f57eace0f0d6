import { Text } from '@mantine/core'
import type { LawDifference } from '@/api/actions.gen'
import { useMeta } from '@/api/hooks'
import { fieldOf } from '@/api/schema-meta'
import { FieldOf } from '@/fields/field-of'
import { formatWeekday } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

interface LawValuesProps {
  row: LawDifference
  /** Of the law or of the commune. */
  values: Readonly<Record<string, unknown>>
}

/** What is said of a row, a field a line, in the words of its collection. */
export function LawValues({ row, values }: LawValuesProps) {
  const language = useLanguage()
  const meta = useMeta(row.collection)
  const fields = row.fields.map((name) => fieldOf(meta, name)).filter((field) => field !== undefined)
  return fields.map((field) => (
    <Text key={field.name} size="sm" component="div">
      <Text span inherit c="dimmed">
        {field.label}
      </Text>{' '}
      {field.name === 'weekdays' ? (
        ((values.weekdays ?? []) as number[]).map((day) => formatWeekday(day, language, 'short')).join(' · ')
      ) : (
        <FieldOf field={field} row={values} />
      )}
    </Text>
  ))
}
