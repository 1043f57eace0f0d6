import { Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneQuery } from '@/api/documents'
import { useMeta } from '@/api/hooks'
import { optionLabel } from '@/api/schema-meta'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'
import { Notice } from '@/ui/notice'

/** The car of a mission; one that is not in service is said to be so before it is known when. */
export default function CarField(props: FieldInputProps) {
  const { t } = useTranslation('missions')
  const meta = useMeta('cars')
  const id = props.value ? String(props.value) : ''
  const { data: car } = useQuery({ ...oneQuery('cars', id), enabled: id !== '' })
  const isIdle = id !== '' && car?.status !== undefined && car.status !== 'active'
  return (
    <Stack gap="xs">
      <FieldInput {...props} />
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
