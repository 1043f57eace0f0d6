import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './import.module.css'

const KINDS = '.xlsx,.xls,.csv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv'

export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('employees')
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <section
      className={styles.drop}
      data-over={over || undefined}
      aria-label={t('importing.choose')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden="true" />
      <Text>{t('importing.drop')}</Text>
      <FileButton accept={KINDS} onChange={(file) => file && onFile(file)}>
        {(props) => <Button {...props}>{t('importing.choose')}</Button>}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('importing.kinds')}
      </Text>
    </section>
  )
}
