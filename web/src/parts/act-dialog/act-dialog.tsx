import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import { Dialog } from '@/ui/dialog'
import { FieldInput } from '../record-form/field-input'
import { inputProps } from '../record-form/input-props'
import { type ActOptions, useActForm } from './use-act-form'

interface ActDialogProps<C extends CollectionId, T> extends ActOptions<C, T> {
  title: string
  /** What will be so afterwards. */
  text?: ReactNode
  /** The verb on the button. */
  action: string
  destructive?: boolean
  onClose: () => void
}

/** An act on a record that asks for some of its fields first; refusals stand on their field. */
export function ActDialog<C extends CollectionId, T>(props: ActDialogProps<C, T>) {
  const { title, text, action, destructive, onClose } = props
  const { t } = useTranslation()
  const { fields, form, busy, refusal, submit } = useActForm(props)
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {text && <Text component="div">{text}</Text>}
          {fields.map((field) => (
            <FieldInput key={field.name} {...inputProps(field, form)} />
          ))}
          {refusal && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {refusal}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button type="submit" color={destructive ? 'red' : undefined} loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
