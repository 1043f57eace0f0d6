import { Checkbox, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { EMPTY, formatWeekday } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'

/** Monday is 1, Sunday 7. */
const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** The working days of a schedule, each by its name. */
export function WeekdayField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('organisation')
  const language = useLanguage()
  const chosen = Array.isArray(value) ? value : []
  return (
    <Checkbox.Group
      id={inputId(field.name)}
      label={t('schedules.columns.weekdays')}
      value={chosen}
      onChange={(days) => onChange([...days].sort())}
      error={error}
    >
      <Group gap="md" mt={8}>
        {WEEK.map((day) => (
          <Checkbox key={day} value={String(day)} label={formatWeekday(day, language, 'long')} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

/** Working days in short; a run of them by its first and last. */
export function WeekdayNames({ days }: { days: readonly number[] | undefined }) {
  const language = useLanguage()
  const sorted = [...(days ?? [])].sort((one, other) => one - other)
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return EMPTY
  const name = (day: number) => formatWeekday(day, language, 'short')
  const run = sorted.length > 2 && last - first === sorted.length - 1
  return <span className="name">{run ? `${name(first)} – ${name(last)}` : sorted.map(name).join(' · ')}</span>
}
