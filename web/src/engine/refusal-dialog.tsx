import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import type { Refused } from './refused'

/** What was refused, why, and the way out. */
export default function RefusalDialog({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { t } = useTranslation(['common', 'parts'])
  return (
    <Dialog title={refused.title} onClose={onClose}>
      <Stack>
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {refused.reasons.map(({ name, message }) => (
            <Text key={`${name} ${message}`} size="sm" inherit>
              {name && <strong className="name">{name} — </strong>}
              {message}
            </Text>
          ))}
        </Alert>
        {refused.hint && <Text size="sm">{t(`parts:delete.${refused.hint}`)}</Text>}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('common:close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
