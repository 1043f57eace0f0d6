import { Card, Text } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import { fieldOf } from '@/api/schema-meta'
import FileField from '@/fields/file-field/file-field'
import { FormFilesPlace } from '@/fields/file-field/form-files'
import type { FormValue } from '@/fields/values'
import type { useLetterhead } from './use-letterhead'

/** The emblem of the papers, where it is another than that of the commune's card. */
export function EmblemCard({ state: { values, set, files } }: { state: ReturnType<typeof useLetterhead> }) {
  const { t } = useTranslation('papers')
  const field = fieldOf(useMeta('settings'), 'logoFileId')
  const onChange = useCallback((id: FormValue) => set('logoFileId', typeof id === 'string' ? id : ''), [set])
  if (!field) return null
  return (
    <Card withBorder component="section">
      <FormFilesPlace value={files.place}>
        <FileField field={field} value={values.logoFileId || null} onChange={onChange} />
      </FormFilesPlace>
      <Text c="dimmed" size="sm" mt="xs">
        {t('letterhead.emblemHint')}
      </Text>
    </Card>
  )
}
