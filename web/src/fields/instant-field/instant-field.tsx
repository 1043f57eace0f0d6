import { Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { type Clock, clockOf, instantOf } from '@/i18n/clock'
import { DateField } from '../date-field'
import { FieldFrame } from '../file-field/field-frame'
import { inputId } from '../input-id'
import styles from './instant-field.module.css'
import { TimeInput } from './time-input'

interface InstantFieldProps {
  field: FieldMeta
  value: string | null
  onChange: (instant: string | null) => void
  error?: string | undefined
}

/** A moment on the clock of the town hall: a day and an hour, and nothing until both are there. */
export function InstantField({ field, value, onChange, error }: InstantFieldProps) {
  const { t } = useTranslation('parts')
  const [half, setHalf] = useState<Clock>({ day: '', time: '' })
  const [isNoHour, setNoHour] = useState(false)
  const clock = value ? clockOf(value) : half
  const change = (next: Clock) => {
    setHalf(next)
    onChange(next.day && next.time ? instantOf(next) : null)
  }
  return (
    <FieldFrame field={field} error={isNoHour ? t('invalid.time') : error}>
      <Group gap={8} wrap="nowrap" align="flex-start">
        <div className={styles.day}>
          <DateField
            id={inputId(field.name)}
            aria-label={t('instant.day', { label: field.label })}
            value={clock.day || null}
            onChange={(day) => change({ ...clock, day: day ?? '' })}
          />
        </div>
        <TimeInput
          label={t('instant.time', { label: field.label })}
          value={clock.time}
          onChange={(time) => change({ ...clock, time })}
          onWrong={setNoHour}
        />
      </Group>
    </FieldFrame>
  )
}
