import { Alert, Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { messageOf } from '@/api/errors'
import { useMeta } from '@/api/hooks'
import type { ContactChanges } from '@/api/schema.gen'
import { labelOf } from '@/api/schema-meta'
import { handledHere, useAction } from '@/api/use-action'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { BeforeAfter } from './change-lines'
import styles from './contacts.module.css'
import { type ContactLine, linesOf } from './lines'

interface DecideDialogProps {
  row: ContactChanges
  onClose: () => void
}

/** What was refused of a field, and why; accepted where nothing is said. */
type Refusals = Partial<Record<string, string>>

/** Each field is accepted, or refused with a reason; what is accepted stands in the file at once. */
export default function DecideDialog({ row, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['requests', 'common'])
  const [refused, setRefused] = useState<Refusals>({})
  const lines = linesOf(row)
  const decide = useAction({
    mutationFn: () => {
      const accepted = lines.filter(({ field }) => refused[field] === undefined).map(({ field }) => field)
      return act('contactChanges.decide', { id: row.$id, accepted, reasons: refused as Record<string, string> })
    },
    onSuccess: () => {
      toast.done(t('contacts.decide.done'))
      onClose()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    decide.mutate()
  }
  return (
    <Dialog title={t('contacts.decide.title')} onClose={onClose} size="lg">
      <form onSubmit={send} noValidate>
        <Stack>
          {lines.map((line) => (
            <Line
              key={line.field}
              line={line}
              reason={refused[line.field]}
              onChange={(reason) => setRefused({ ...refused, [line.field]: reason })}
            />
          ))}
          {decide.error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />}>
              {messageOf(decide.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={decide.isPending}>
              {t('contacts.decide.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

interface LineProps {
  line: ContactLine
  reason: string | undefined
  onChange: (reason: string | undefined) => void
}

function Line({ line, reason, onChange }: LineProps) {
  const { t } = useTranslation('requests')
  const meta = useMeta('employees')
  const label = labelOf(meta, line.field)
  const isRefused = reason !== undefined
  return (
    <div className={styles.field}>
      <div>
        <b>{label}</b> <BeforeAfter line={line} />
      </div>
      <SegmentedControl
        aria-label={label}
        value={isRefused ? 'refuse' : 'accept'}
        onChange={(next) => onChange(next === 'refuse' ? '' : undefined)}
        data={[
          { value: 'accept', label: t('contacts.decide.accept') },
          { value: 'refuse', label: t('contacts.decide.refuse') },
        ]}
      />
      {isRefused && (
        <TextInput
          label={t('contacts.decide.reason')}
          required
          value={reason}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
