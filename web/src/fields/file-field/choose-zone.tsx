import { Button, FileButton, Text } from '@mantine/core'
import { IconCamera, IconPaperclip } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '@/api/schema-meta'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { inputId } from '../input-id'
import { useHeldInHand } from '../scan/use-held-in-hand'
import { DropZone } from './drop-zone'
import { maxSizeOf } from './file-check'
import styles from './file-field.module.css'
import type { ChosenFiles } from './use-chosen-files'
import { useHoldings } from './use-holdings'

interface ChooseZoneProps {
  field: FieldMeta
  chosen: ChosenFiles
  /** Whether the field takes several at once. */
  several?: boolean
}

/** Where a file is chosen, dropped or photographed, and what may be. */
export function ChooseZone({ field, chosen: { accept, isMany, take, scan }, several = false }: ChooseZoneProps) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const { holdings, kinds } = useHoldings(field)
  const isHeldInHand = useHeldInHand()
  return (
    <DropZone onFiles={take} className={styles.drop}>
      <FileButton<boolean> multiple={isMany} accept={accept} onChange={take}>
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
      {scan && isHeldInHand && (
        <FileButton accept="image/*" capture="environment" onChange={scan}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconCamera size={17} />}
              aria-label={t('scan.beginLabel', { label: field.label })}
            >
              {t('scan.begin')}
            </Button>
          )}
        </FileButton>
      )}
      <div>
        <Text size="sm">{t(several ? 'dropSeveral' : 'drop')}</Text>
        <Text size="xs" c="dimmed">
          {t(scan && !several ? 'hintScan' : 'hint', { kinds, limit: formatNumber(maxSizeOf(holdings), language) })}
        </Text>
      </div>
    </DropZone>
  )
}
