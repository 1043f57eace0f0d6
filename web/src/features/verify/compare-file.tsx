import { Button, FileButton, Text } from '@mantine/core'
import { IconFileSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '@/api/use-action'
import { DropZone } from '@/fields/file-field/drop-zone'
import { Notice } from '@/ui/notice'
import { type Comparison, compare } from './comparison'
import styles from './verify.module.css'

interface CompareFileProps {
  /** SHA-256 of the file that was issued. */
  issued: string
  /** SHA-256 of its signed copy. */
  signed?: string | null | undefined
  isValid: boolean
}

/** A file that came by mail, beside the one that was issued: read here, sent nowhere. */
export function CompareFile({ issued, signed, isValid }: CompareFileProps) {
  const { t } = useTranslation('verify')
  const [compared, setCompared] = useState<{ name: string; result: Comparison }>()
  const { mutate, isPending } = useAction({
    mutationFn: async (file: File) => setCompared({ name: file.name, result: await compare(file, issued, signed) }),
  })
  const take = (file?: File | null) => {
    if (file) mutate(file)
  }
  return (
    <section className={styles.compare} aria-label={t('file.title')}>
      <Text fw={600}>{t('file.title')}</Text>
      <DropZone onFiles={([file]) => take(file)} className={styles.drop}>
        <FileButton accept="application/pdf" onChange={take}>
          {(props) => (
            <Button {...props} variant="default" loading={isPending} leftSection={<IconFileSearch size={17} />}>
              {t('file.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" className={styles.words}>
          {t('file.private')}
        </Text>
      </DropZone>
      <div role="status">{compared && <ComparisonResult {...compared} isValid={isValid} />}</div>
    </section>
  )
}

const TONES = { same: 'info', sameSigned: 'info', differs: 'bad', notPdf: 'warn', unreadable: 'warn' } as const

function ComparisonResult({ name, result, isValid }: { name: string; result: Comparison; isValid: boolean }) {
  const { t } = useTranslation('verify')
  const isVoid = (result === 'same' || result === 'sameSigned') && !isValid
  return (
    <Notice tone={isVoid ? 'warn' : TONES[result]} title={t(`file.${result}.title`)}>
      <bdi className={styles.file}>{name}</bdi>
      <br />
      {t(isVoid ? 'file.sameButNot' : `file.${result}.text`)}
    </Notice>
  )
}
