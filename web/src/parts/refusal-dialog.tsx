import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf, typeOf } from '@/api/errors'

type Way = 'restricted' | 'lastAdministrator'

export interface Refused {
  /** What could not be done. */
  title: string
  /** Why, in the server's words; one for each document when several were asked for. */
  reasons: readonly { name?: string; message: string }[]
  /** What to do about it. */
  hint?: Way
}

export interface Failure {
  name?: string
  error: unknown
}

/** What the server said, and the way out of the refusals that have one. */
export function refusalOf(title: string, failures: readonly Failure[]): Refused {
  const reasons = failures.map(({ name, error }) => ({ name, message: messageOf(error) }))
  const types = failures.map(({ error }) => typeOf(error))
  if (types.some((type) => type.endsWith('_delete_restricted'))) return { title, reasons, hint: 'restricted' }
  if (types.includes('last_administrator')) return { title, reasons, hint: 'lastAdministrator' }
  return { title, reasons }
}

/** A refusal that must be read before going on: what was refused, why, and the way out. */
export function RefusalDialog({ refused, onClose }: { refused: Refused | undefined; onClose: () => void }) {
  const { t } = useTranslation(['common', 'parts'])
  return (
    <Modal
      opened={refused !== undefined}
      onClose={onClose}
      title={refused?.title}
      closeButtonProps={{ 'aria-label': t('common:close') }}
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
        {refused?.hint && <Text size="sm">{t(`parts:delete.${refused.hint}`)}</Text>}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('common:close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
