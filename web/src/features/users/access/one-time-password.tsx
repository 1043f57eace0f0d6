import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { IssuedCredentials } from '@/api/actions.gen'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import styles from './users.module.css'

interface OneTimePasswordProps {
  credentials: IssuedCredentials | undefined
  onClose: () => void
}

/** A password that is shown once and never again; only its button closes it. */
export function OneTimePassword({ credentials, onClose }: OneTimePasswordProps) {
  const { t } = useTranslation('users')
  if (!credentials) return null
  const { password, user } = credentials
  return (
    <Dialog title={t('password.title')}>
      <Stack>
        <TextInput
          className={styles.password}
          label={t('password.label', { name: user.username })}
          value={password}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <Notice tone="warn">{t('password.once')}</Notice>
        <Group justify="flex-end">
          <CopyButton value={password} timeout={4000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={17} /> : <IconCopy size={17} />}
              >
                {t(copied ? 'password.copied' : 'password.copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('password.done')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
