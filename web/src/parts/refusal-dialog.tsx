import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface Refused {
  /** What could not be done. */
  title: string
  /** Why, in the server's words; one for each document when several were asked for. */
  reasons: readonly { name?: string; message: string }[]
  /** What to do about it. */
  hint?: ReactNode
}

/** A refusal that must be read before going on: what was refused, why, and the way out. */
export function RefusalDialog({ refused, onClose }: { refused: Refused | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={refused !== undefined}
      onClose={onClose}
      title={refused?.title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
          {refused?.reasons.map(({ name, message }) => (
            <Text key={`${name} ${message}`} size="sm" inherit>
              {name && <strong className="name">{name} — </strong>}
              {message}
            </Text>
          ))}
        </Alert>
        {refused?.hint && <Text size="sm">{refused.hint}</Text>}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
