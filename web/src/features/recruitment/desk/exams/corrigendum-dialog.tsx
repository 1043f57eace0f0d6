import { Button, Group, Select, SimpleGrid, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act as actOnce } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Recruitments } from '@/api/schema.gen'
import { fieldOf, labelOf } from '@/api/schema-meta'
import { titleOf } from '@/api/titles'
import { handledHere, useAction } from '@/api/use-action'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FieldInput } from '@/fields/field-input'
import { changes, type FormValues, toValues } from '@/fields/values'
import { Dialog } from '@/ui/dialog'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { Refusal } from '../refusal'
import { ADDED, addedTo, CORRECTED, type CorrectedRow, useCorrectedRows } from './corrected-rows'

/** Before the collection of a row that is added, in the place of an id. */
const NEW = '+'

type Added = 'positions' | 'specialties' | 'examTests' | 'examDocuments'

interface CorrigendumDialogProps {
  row: Recruitments
  onClose: () => void
}

/** A condition that was published changes by a numbered corrigendum alone. */
export default function CorrigendumDialog({ row, onClose }: CorrigendumDialogProps) {
  const { t } = useTranslation('exams')
  const { title, text } = useActMeta('recruitments', 'recruitments.corrigendum')
  const language = useLanguage()
  const rows = useCorrectedRows(row)
  const [chosen, setChosen] = useState(row.$id)
  const added = addedTo(row.status).find((collection) => chosen === `${NEW}${collection}`)
  const known = rows.find(({ document }) => document?.$id === chosen)
  const shown: CorrectedRow = added ? { collection: added } : (known ?? { collection: 'recruitments', document: row })
  const positions = rows.flatMap(({ collection, document }) =>
    collection === 'positions' && document ? { value: document.$id, label: titleOf(document, language) } : [],
  )
  const additions = addedTo(row.status).map((collection) => ({
    value: `${NEW}${collection}`,
    label: t(`corrigendum.add.${collection as Added}`),
  }))
  const groups = CORRECTED.map(({ collection, group }) => ({
    group: t(`tabs.${group}`),
    items: rows
      .filter((one) => one.collection === collection)
      .flatMap(({ document }) => (document ? { value: document.$id, label: titleOf(document, language) } : [])),
  }))
  return (
    <Dialog title={title} onClose={onClose} size="lg">
      <Stack>
        <Text size="sm">{text}</Text>
        <Select
          label={t('corrigendum.field')}
          data={[
            { value: row.$id, label: titleOf(row, language) },
            ...groups.filter(({ items }) => items.length > 0),
            ...(additions.length > 0 ? [{ group: t('corrigendum.addGroup'), items: additions }] : []),
          ]}
          value={chosen}
          onChange={(next) => next && setChosen(next)}
          allowDeselect={false}
        />
        <CorrectionForm key={chosen} exam={row} target={shown} positions={positions} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

interface CorrectionFormProps {
  exam: Recruitments
  target: CorrectedRow
  /** The positions of this exam, of which a specialty or a test is. */
  positions: readonly { value: string; label: string }[]
  onClose: () => void
}

/** What was published of one thing, as it stands: what is typed anew is what changes. */
function CorrectionForm({ exam, target, positions, onClose }: CorrectionFormProps) {
  const { t } = useTranslation(['exams', 'common'])
  const { collection, document } = target
  const corrigendum = useActMeta('recruitments', 'recruitments.corrigendum')
  const meta = useMeta(collection)
  const first = document ? [] : (ADDED.find((one) => one.collection === collection)?.first ?? [])
  const names = [...first, ...(CORRECTED.find((one) => one.collection === collection)?.fields ?? [])]
  const fields = names.flatMap((name) => fieldOf(meta, name) ?? [])
  const before = toValues(fields, document)
  const [typed, setTyped] = useState<FormValues>({})
  const [reason, setReason] = useState('')
  const [reasonAr, setReasonAr] = useState('')
  const [decision, setDecision] = useState<FormValues>({})
  const [isTried, setTried] = useState(false)
  const corrigenda = useMeta('examCorrigenda')
  const decided = ['decisionRef', 'decisionDate'].flatMap((name) => fieldOf(corrigenda, name) ?? [])
  const values = { ...before, ...typed }
  const { mutate, isPending, error } = useAction({
    mutationFn: () =>
      actOnce('recruitments.corrigendum', {
        id: exam.$id,
        reason,
        ...(reasonAr && { reasonAr }),
        ...changes(decided, {}, decision),
        changes: [{ collection, ...(document && { id: document.$id }), data: changes(fields, before, values) }],
      }),
    onSuccess: () => {
      toast.done(corrigendum.done)
      onClose()
    },
    onError: handledHere,
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim()) mutate()
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {fields.map((field) =>
            field.name === 'positionId' ? (
              <Select
                key={field.name}
                label={labelOf(meta, field.name)}
                required={field.required === true}
                clearable={!field.required}
                data={[...positions]}
                value={String(values.positionId ?? '') || null}
                onChange={(next) => setTyped((known) => ({ ...known, positionId: next ?? '' }))}
              />
            ) : (
              <FieldInput
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                onChange={(value) => setTyped((known) => ({ ...known, [field.name]: value }))}
              />
            ),
          )}
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          {t('corrigendum.decision')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {decided.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={decision[field.name] ?? ''}
              onChange={(value) => setDecision((known) => ({ ...known, [field.name]: value }))}
            />
          ))}
        </SimpleGrid>
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
          <Button type="submit" loading={isPending}>
            {t('corrigendum.action')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
