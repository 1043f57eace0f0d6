import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '@/fields/file-field/drop-zone'
import styles from './import.module.css'

const KINDS = '.xlsx,.xls,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv'

interface FileDropProps {
  onFile: (file: File) => void
  /** What may be chosen: sheets, unless it is said. */
  kinds?: string
  /** The same in words. */
  hint?: string
}

export function FileDrop({ onFile, kinds = KINDS, hint }: FileDropProps) {
  const { t } = useTranslation('imports')
  return (
    <DropZone onFiles={([file]) => file && onFile(file)} className={styles.drop}>
      <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden="true" />
      <Text>{t('drop')}</Text>
      <FileButton accept={kinds} onChange={(file) => file && onFile(file)}>
        {(props) => <Button {...props}>{t('choose')}</Button>}
      </FileButton>
      <Text size="sm" c="dimmed">
        {hint ?? t('kinds')}
      </Text>
    </DropZone>
  )
}
