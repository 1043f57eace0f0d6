import { Button, Group, Stack, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId } from '@/api/schema.gen'
import type { FieldRenderer } from '@/fields/field-input'
import { usePendingFiles } from '@/fields/file-field/form-files'
import type { FormValues } from '@/fields/values'
import { Dialog } from '@/ui/dialog'
import { defaultField } from '../record-form/default-field'
import { inputProps } from '../record-form/input-props'
import { Refusal } from '../refusal'
import { type ActionFormOptions, useActionForm } from './use-action-form'

interface ActionDialogProps<C extends CollectionId, T> extends ActionFormOptions<C, T> {
  title: string
  /** What will be so afterwards. */
  text?: ReactNode
  /** The verb on the button. */
  action: string
  destructive?: boolean
  size?: string
  /** Inputs of the act's own, in the place of the usual ones. */
  slots?: Partial<Record<string, FieldRenderer>>
  /** Whether a field has a meaning beside what is filled in; one without stays out of sight. */
  isVisible?: (field: string, values: FormValues) => boolean
  /** What follows from the fields as they are filled in. */
  footer?: (values: FormValues) => ReactNode
  onClose: () => void
}

/** An act on a record that asks for some of its fields first; refusals stand on their field. */
export function ActionDialog<C extends CollectionId, T>(props: ActionDialogProps<C, T>) {
  const { title, text, action, destructive, size, slots = {}, isVisible = () => true, footer, onClose } = props
  const { t } = useTranslation()
  const { t: say } = useTranslation('parts')
  const sending = usePendingFiles()
  const { fields, form, busy, refusal, submit } = useActionForm(props)
  return (
    <Dialog title={title} onClose={onClose} size={size}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {text && <Text component="div">{text}</Text>}
          {fields
            .filter(({ name }) => isVisible(name, form.values))
            .map((field) => (
              <Fragment key={field.name}>
                {(slots[field.name] ?? defaultField)(inputProps(field, form), form.values)}
              </Fragment>
            ))}
          {footer?.(form.values)}
          {refusal && <Refusal {...refusal} />}
          <Group justify="flex-end">
            <Text size="sm" aria-live="polite">
              {sending > 0 && say('form.sending', { count: sending })}
            </Text>
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            <Button type="submit" {...(destructive && { color: 'red' })} loading={busy} disabled={sending > 0}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
