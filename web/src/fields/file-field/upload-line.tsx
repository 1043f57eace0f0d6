import { Button, Group, Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dropUpload, goOn, type Upload } from '@/api/uploads'
import { formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { FileName } from '../file-name'
import { endingOf } from './file-check'
import styles from './file-field.module.css'
import { FileIcon } from './file-icon'
import { sizeText } from './file-size'

/** A file on its way: how far it is, what keeps it, and how to stop it or go on. */
export function UploadLine({ upload }: { upload: Upload }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const { name, state, sent, content } = upload
  const percent = content.size ? Math.min(100, Math.floor((sent / content.size) * 100)) : 0
  const facts = {
    sent: sizeText(sent, t, language),
    size: sizeText(content.size, t, language),
  }
  return (
    <div className={styles.line} aria-busy={state === 'sending'}>
      <FileIcon ending={endingOf(name)} />
      <div className={styles.words}>
        <span className={styles.name}>
          <FileName name={name} />
        </span>
        <span className={`${styles.facts} tabular`}>
          {state === 'sending' ? `${formatNumber(percent, language)} % · ${t('upload.sent', facts)}` : facts.size}
        </span>
      </div>
      <Actions upload={upload} />
      {(state === 'sending' || state === 'waiting') && (
        <Progress.Root className={styles.progress} size="md">
          <Progress.Section
            value={percent}
            aria-label={t('upload.progress', { name })}
            {...(state === 'waiting' && { color: 'gray' })}
          />
        </Progress.Root>
      )}
      {(state === 'waiting' || state === 'left') && (
        <Text size="sm" role="status" className={styles.progress}>
          {t(`upload.${state}`)}
        </Text>
      )}
    </div>
  )
}

function Actions({ upload: { key, state } }: { upload: Upload }) {
  const { t } = useTranslation('files')
  const stop = (
    <Button size="xs" variant="default" onClick={() => void dropUpload(key)}>
      {t(state === 'left' ? 'upload.discard' : 'upload.cancel')}
    </Button>
  )
  if (state === 'sending') return stop
  return (
    <Group gap={8}>
      <Button size="xs" variant={state === 'left' ? 'filled' : 'default'} onClick={() => void goOn(key)}>
        {t(state === 'left' ? 'upload.goOn' : 'upload.retry')}
      </Button>
      {stop}
    </Group>
  )
}
