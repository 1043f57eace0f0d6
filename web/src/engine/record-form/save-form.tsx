import { Button, Group, Text } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstField } from '@/ui/first-field'
import { Refusal, type RefusedForm } from '../refusal'
import styles from './record-form.module.css'

interface SaveBarProps {
  changed: number
  creating: boolean
  busy: boolean
  /** Files that have not arrived yet: a form is saved with all of them. */
  sending?: number
  /** The verb on the button, where saving is not the word. */
  action?: string
  onCancel: () => void
  /** Takes the place where fields say something of their own. */
  noteRef?: (place: HTMLElement | null) => void
  /** What the server said to it: here it is in sight, wherever one is in the form. */
  refusal?: RefusedForm | undefined
}

function SaveBar({ changed, creating, busy, sending = 0, action, onCancel, noteRef, refusal }: SaveBarProps) {
  const { t } = useTranslation('parts')
  const said = sending
    ? t('form.sending', { count: sending })
    : changed
      ? t('form.changed', { count: changed })
      : t('form.nothing')
  return (
    <div className={styles.saveBar}>
      <div>
        {refusal && <Refusal {...refusal} />}
        <Text size="sm" aria-live="polite">
          {said}
        </Text>
        <div ref={noteRef} />
        <Text size="xs" c="dimmed" visibleFrom="sm">
          {t('form.keys')}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={sending > 0 || (!creating && changed === 0)}>
          {action ?? t('form.save')}
        </Button>
      </Group>
    </div>
  )
}

interface SaveFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onKeyDown'> {
  bar: SaveBarProps
  /** Whether what is typed goes into the first field at once. */
  beginsInField?: boolean
}

/** A form that is saved by its bar, and by the keys that the bar names. */
export function SaveForm({ bar, beginsInField = false, children, ...form }: SaveFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (beginsInField) focusFirstField(element.current)
  }, [beginsInField])
  return (
    <form ref={element} noValidate onKeyDown={submitOnControlEnter} {...form}>
      {children}
      <SaveBar {...bar} />
    </form>
  )
}

/** The keys do what the button would. Enter alone, in a form of many fields, is no word to save it. */
function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return
  const isMeant = event.ctrlKey || event.metaKey
  const button = event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (isMeant && !button?.disabled) event.currentTarget.requestSubmit()
  if (isMeant || event.target instanceof HTMLInputElement) event.preventDefault()
}
