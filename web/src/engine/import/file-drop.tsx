import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '@/fields/file-field/drop-zone'
import styles from './import.module.css'

const KINDS = '.xlsx,.xls,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv'

export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('imports')
  return (
    <DropZone onFiles={([file]) => file && onFile(file)} className={styles.drop}>
      <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden="true" />
      <Text>{t('drop')}</Text>
      <FileButton accept={KINDS} onChange={(file) => file && onFile(file)}>
        {(props) => <Button {...props}>{t('choose')}</Button>}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('kinds')}
      </Text>
    </DropZone>
  )
}
