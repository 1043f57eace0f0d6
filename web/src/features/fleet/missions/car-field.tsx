import { Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import type { FieldInputProps } from '@/fields/field-input'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import type { FormValues } from '@/fields/values'
import { Notice } from '@/ui/notice'
import { partsOf, useCarsAtHours } from './free-cars'

interface CarFieldProps extends FieldInputProps {
  values: FormValues
  /** The mission, when it stands already. */
  id?: string | undefined
}

/** The car of a mission: those that are free at its hours come first; one out of service is said to be so before it is known when. */
export default function CarField({ field, value, onChange, onBlur, error, values, id }: CarFieldProps) {
  const { t } = useTranslation('missions')
  const meta = useMeta('cars')
  const chosen = value ? String(value) : ''
  const { data: car } = useQuery({ ...oneQuery('cars', chosen), enabled: chosen !== '' })
  const { cars, isPending } = useCarsAtHours(values, id)
  const isIdle = chosen !== '' && car?.status !== undefined && car.status !== 'active'
  return (
    <Stack gap="xs">
      <RecordPicker
        id={inputId(field.name)}
        label={field.label}
        required={field.required === true}
        error={error}
        onBlur={onBlur}
        collection="cars"
        value={chosen || null}
        onChange={onChange}
        pending={isPending}
        parts={cars && partsOf(cars, (part) => t(`atHours.${part}`))}
      />
      <div role="status">
        {isIdle && (
          <Notice tone="warn" icon={<IconAlertTriangle size={18} aria-hidden="true" />}>
            {t('idle', { state: optionLabel(meta, 'status', car.status) })}
          </Notice>
        )}
      </div>
    </Stack>
  )
}
