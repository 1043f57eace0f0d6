import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Recruitments } from '@/api/schema.gen'
import { fieldOf, labelOf } from '@/api/schema-meta'
import { inPlace, useAction } from '@/api/use-action'
import { FieldInput } from '@/fields/field-input'
import { type FormValue, toPayload, toValues } from '@/fields/values'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { exams } from '../acts'
import { Refusal } from '../refusal'

interface CorrigendumDialogProps {
  row: Recruitments
  onClose: () => void
}

/** What applicants rely on and may have to be put right. */
const FIELDS = [
  'application_deadline',
  'exam_date',
  'exam_time',
  'min_age',
  'max_age',
  'ageExtension',
  'age_reference_date',
  'appealDays',
  'min_written',
  'min_oral',
  'min_total',
  'instructionsFr',
  'instructionsAr',
] as const

/** A condition that was published changes by a numbered corrigendum alone. */
export default function CorrigendumDialog({ row, onClose }: CorrigendumDialogProps) {
  const { t } = useTranslation(['exams', 'common'])
  const meta = useMeta('recruitments')
  const [name, setName] = useState<string>(FIELDS[0])
  const field = fieldOf(meta, name)
  const [value, setValue] = useState<FormValue>()
  const [reason, setReason] = useState('')
  const [reasonAr, setReasonAr] = useState('')
  const [isTried, setTried] = useState(false)
  const shown = value ?? (field ? toValues([field], row)[name] : '') ?? ''
  const { act, busy, error } = useAction({
    run: () => {
      const data = field ? toPayload([field], { [name]: shown }) : {}
      return exams.corrigendum(row.$id, {
        reason,
        ...(reasonAr && { reasonAr }),
        changes: [{ collection: 'recruitments', id: row.$id, data }],
      })
    },
    touches: ['recruitments', 'examCorrigenda'],
    done: () => {
      toast.done(t('corrigendum.done'))
      onClose()
    },
    failed: inPlace,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim()) act()
  }
  return (
    <Dialog title={t('corrigendum.title')} onClose={onClose} size="lg">
      <form onSubmit={send} noValidate>
        <Stack>
          <Text size="sm">{t('corrigendum.text')}</Text>
          <Select
            label={t('corrigendum.field')}
            data={FIELDS.map((one) => ({ value: one, label: labelOf(meta, one) }))}
            value={name}
            onChange={(next) => {
              if (!next) return
              setName(next)
              setValue(undefined)
            }}
            allowDeselect={false}
          />
          {field && <FieldInput key={name} field={field} value={shown} onChange={setValue} />}
          <Textarea
            label={t('corrigendum.reason')}
            required
            dir="ltr"
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && !reason.trim() ? t('common:required') : undefined}
          />
          <Textarea
            label={t('corrigendum.reasonAr')}
            dir="rtl"
            lang="ar"
            autosize
            minRows={2}
            value={reasonAr}
            onChange={(event) => setReasonAr(event.currentTarget.value)}
          />
          <Refusal error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('corrigendum.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
