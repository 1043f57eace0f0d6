import { Button, Group, Stack } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CopyIconButton } from '@/ui/copy'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import styles from './codes-dialog.module.css'

interface CodesDialogProps {
  codes: readonly string[]
  email: string
  onClose: () => void
}

/** Shown once: to be copied, kept as a file or on paper. Only its button closes it. */
export default function CodesDialog({ codes, email, onClose }: CodesDialogProps) {
  const { t } = useTranslation('account')
  const text = [`${t('product', { ns: 'common' })} — ${t('codes.title')}`, email, '', ...codes, ''].join('\n')
  const download = () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    link.download = 'diwan-recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Dialog title={t('codes.title')}>
      <Stack>
        <div className={styles.screen}>
          <Notice tone="warn">{t('codes.once')}</Notice>
        </div>
        <div className={styles.sheet}>
          <p className="print-only">
            {t('codes.title')} — <span className="ltr">{email}</span>
          </p>
          <ul className={styles.codes} aria-label={t('codes.title')}>
            {codes.map((code) => (
              <li key={code}>
                <code className="ltr">{code}</code>
              </li>
            ))}
          </ul>
        </div>
        <Group gap="xs" className={styles.screen}>
          <CopyIconButton value={codes.join('\n')} label={t('codes.copy')} />
          <Button variant="default" leftSection={<IconDownload size={17} />} onClick={download}>
            {t('codes.download')}
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={17} />} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </Group>
        <Group justify="flex-end" className={styles.screen}>
          <Button onClick={onClose} data-autofocus>
            {t('codes.kept')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
