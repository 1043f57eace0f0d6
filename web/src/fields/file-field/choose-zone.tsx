import { Button, FileButton, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { inputId } from '../input-id'
import { DropZone } from './drop-zone'
import { acceptOf, maxSizeOf } from './file-check'
import styles from './file-field.module.css'
import { useHoldings } from './use-holdings'

interface ChooseZoneProps {
  field: FieldMeta
  onFiles: (files: File[]) => void
  /** Whether the field takes several at once. */
  several?: boolean
}

/** Where a file is chosen or dropped, and what may be. */
export function ChooseZone({ field, onFiles, several = false }: ChooseZoneProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const { holdings, kinds } = useHoldings(field)
  const take = (chosen: File[] | File | null) => {
    const files = [chosen].flat().filter((file) => file !== null)
    if (files.length > 0) onFiles(files)
  }
  return (
    <DropZone onFiles={onFiles} className={styles.drop}>
      <FileButton<boolean> multiple={several} accept={acceptOf(holdings)} onChange={take}>
        {(props) => (
          <Button
            {...props}
            id={inputId(field.name)}
            variant="default"
            leftSection={<IconPaperclip size={17} />}
            aria-label={t(several ? 'addLabel' : 'chooseLabel', { label: field.label })}
          >
            {t(several ? 'add' : 'choose')}
          </Button>
        )}
      </FileButton>
      <div>
        <Text size="sm">{t(several ? 'dropSeveral' : 'drop')}</Text>
        <Text size="xs" c="dimmed">
          {t('hint', { kinds, limit: formatNumber(maxSizeOf(holdings), language) })}
        </Text>
      </div>
    </DropZone>
  )
}
