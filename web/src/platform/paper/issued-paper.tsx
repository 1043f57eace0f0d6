import { Button, Group, Stack, Text } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { IssuedPaper as Issued } from '@/api/actions.gen'
import { Dialog } from '@/ui/dialog'
import styles from './issued-paper.module.css'
import { PaperFile } from './paper-file'

interface IssuedPaperProps {
  issued: Issued
  title: string
  bucket?: string | undefined
  onClose: () => void
}

/** A paper that has just been issued: its number, and its file as soon as it is printed. */
export function IssuedPaper({ issued, title, bucket, onClose }: IssuedPaperProps) {
  const { t } = useTranslation('papers')
  const { fileId, docId, refNumber } = issued
  return (
    <Dialog title={t('issue.done')} onClose={onClose}>
      <Stack>
        <div className={styles.done} role="status">
          <IconRosetteDiscountCheck size={40} stroke={1.5} aria-hidden="true" />
          <div>
            <Text>{title}</Text>
            <Text className={styles.number}>
              <span className="ltr">{refNumber}</span>
            </Text>
          </div>
        </div>
        {fileId && docId && <PaperFile fileId={fileId} docId={docId} title={`${title} ${refNumber}`} bucket={bucket} />}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
