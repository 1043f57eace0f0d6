import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './record-form.module.css'

interface SaveBarProps {
  changed: number
  creating: boolean
  busy: boolean
  /** The verb on the button, where saving is not the word. */
  action?: string
  onCancel: () => void
}

export function SaveBar({ changed, creating, busy, action, onCancel }: SaveBarProps) {
  const { t } = useTranslation('parts')
  return (
    <div className={styles.saveBar}>
      <div>
        <Text size="sm" aria-live="polite">
          {changed === 0 ? t('form.nothing') : t('form.changed', { count: changed })}
        </Text>
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t('form.keys')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={!creating && changed === 0}>
          {action ?? t('form.save')}
        </Button>
      </Group>
    </div>
  )
}
