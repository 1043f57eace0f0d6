import { Group, Input, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { readSeason, type Season, writeSeason } from './season'

/** The two days of a time of each year, month and day. */
export function SeasonField({ field, value, onChange, error }: FieldInputProps) {
  const { t } = useTranslation('rules')
  const season = readSeason(value)
  const day = (name: keyof Season) => (
    <TextInput
      id={name === 'from' ? inputId(field.name) : undefined}
      aria-label={t(`season.${name}`)}
      placeholder={t('season.day')}
      value={season[name]}
      onChange={(event) => onChange(writeSeason({ ...season, [name]: event.currentTarget.value.trim() }))}
      maxLength={5}
      dir="ltr"
      w={120}
    />
  )
  return (
    <Input.Wrapper label={field.label} description={t('season.hint')} error={error}>
      <Group gap="xs" mt={4}>
        {day('from')}
        {day('to')}
      </Group>
    </Input.Wrapper>
  )
}

/** The same in words; nothing where there is none. */
export function SeasonInWords({ season }: { season: unknown }) {
  const { t } = useTranslation('rules')
  const { from, to } = readSeason(season)
  return from && to ? <span>{t('season.words', { from, to })}</span> : null
}
