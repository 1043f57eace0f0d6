import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import type { ErrorSummary } from './error-summary'

/** What was refused, why, and the way out. */
export default function ErrorDialogContent({ summary, onClose }: { summary: ErrorSummary; onClose: () => void }) {
  const { t } = useTranslation(['common', 'parts'])
  return (
    <Dialog title={summary.title} onClose={onClose}>
      <Stack>
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {summary.reasons.map(({ name, message }) => (
            <Text key={`${name} ${message}`} size="sm" inherit>
              {name && <strong className="name">{name} — </strong>}
              {message}
            </Text>
          ))}
        </Alert>
        {summary.hint && <Text size="sm">{t(`parts:delete.${summary.hint}`)}</Text>}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('common:close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
