import { Card, SimpleGrid, Textarea, Title } from '@mantine/core'
import { Query } from 'appwrite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Candidates, ExamDocuments } from '@/api/schema.gen'
import { type FieldMeta, fieldOf } from '@/api/schema-meta'
import { useActionForm } from '@/engine/action-dialog/use-action-form'
import { defaultField } from '@/engine/record-form/default-field'
import { inputProps } from '@/engine/record-form/input-props'
import { PageForm } from '@/engine/record-form/page-form'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { today } from '@/i18n/format'
import { FilesOfEntry, useEntryFiles } from './entry-files'

const GROUPS = {
  application: ['positionId', 'specialtyId', 'receivedOn', 'receivedTime', 'ground', 'serviceMonths', 'accommodation'],
  person: ['nameFr', 'nameAr', 'CIN', 'birth_date', 'birth_place', 'sex', 'nationality', 'diploma', 'region'],
  contact: ['phone', 'email', 'address'],
} as const

const FIELDS = Object.values(GROUPS).flat()
/** When the paper came, which no correction changes. */
const RECEIPT: readonly string[] = ['receivedOn', 'receivedTime']
const CORRECTED = FIELDS.filter((name) => !RECEIPT.includes(name))

interface EntryFormProps {
  exam: string
  documents: readonly ExamDocuments[]
  /** The application that is put right; without one another is entered. */
  corrected?: Candidates
  onDone: (made: Candidates) => void
  onCancel: () => void
}

/** What stands on a paper file, with its papers scanned; or what is put right of an application, and why. */
export function EntryForm({ exam, documents, corrected, onDone, onCancel }: EntryFormProps) {
  const { t } = useTranslation(['candidates', 'common'])
  const meta = useMeta('candidates')
  const files = useFormFiles('candidates', `${corrected?.$id ?? exam}/entry`)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isUnexplained = corrected !== undefined && reason.trim() === ''
  const papers = useEntryFiles()
  const state = useActionForm({
    collection: 'candidates',
    fields: corrected ? CORRECTED : FIELDS,
    required: corrected ? [] : ['receivedOn'],
    initial: corrected ?? { receivedOn: today(), nationality: fieldOf(meta, 'nationality')?.default },
    kept: `${corrected?.$id ?? exam}/entry`,
    run: (told) =>
      corrected
        ? act('candidates.amend', { id: corrected.$id, reason: reason.trim(), ...told, files: papers.values })
        : act('candidates.enter', { recruitmentId: exam, ...told, files: papers.values }),
    onDone: (made) => {
      files.settle({ ...made, papers: Object.values(papers.values) })
      onDone(made)
    },
  })
  const { fields, form } = state
  const slots: Partial<Record<string, (field: FieldMeta) => ReactNode>> = {
    positionId: (field) => (
      <Picker
        field={field}
        collection="positions"
        among={[Query.equal('recruitmentId', exam)]}
        form={form}
        onChosen={() => form.setFieldValue('specialtyId', null)}
      />
    ),
    specialtyId: (field) => (
      <Picker
        field={field}
        collection="specialties"
        among={[Query.equal('positionId', String(form.values.positionId ?? ''))]}
        form={form}
        disabled={!form.values.positionId}
      />
    ),
  }
  return (
    <FormFilesPlace value={files.place}>
      <PageForm
        state={state}
        action={t(corrected ? 'amendment.save' : 'entry.save')}
        sending={files.pending}
        onSubmit={(event) => {
          setTried(true)
          if (isUnexplained) event.preventDefault()
          else state.submit(event)
        }}
        onCancel={onCancel}
      >
        {Object.entries(GROUPS).map(([name, names]) => (
          <Card key={name} withBorder component="section">
            <Title order={2} size="h4" mb="xs">
              {t(`groups.${name as keyof typeof GROUPS}`)}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
              {fields
                .filter((field) => (names as readonly string[]).includes(field.name))
                .map((field) => (
                  <div key={field.name}>
                    {slots[field.name]?.(field) ?? defaultField(inputProps(field, form), form.values)}
                  </div>
                ))}
            </SimpleGrid>
          </Card>
        ))}
        <FilesOfEntry documents={documents} papers={papers} />
        {corrected && (
          <Textarea
            label={t('amendment.reason')}
            required
            autosize
            minRows={2}
            maxRows={8}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && isUnexplained ? t('common:required') : undefined}
          />
        )}
      </PageForm>
    </FormFilesPlace>
  )
}

interface PickerProps {
  field: FieldMeta
  collection: 'positions' | 'specialties'
  among: readonly string[]
  form: Parameters<typeof inputProps>[1]
  disabled?: boolean
  onChosen?: () => void
}

/** A position of this exam, or a specialty of that position. */
function Picker({ field, collection, among, form, disabled = false, onChosen }: PickerProps) {
  const { value, onChange, onBlur, error } = inputProps(field, form)
  return (
    <RecordPicker
      id={inputId(field.name)}
      collection={collection}
      label={field.label}
      required
      disabled={disabled}
      baseQueries={among}
      value={(value as string) || null}
      onBlur={onBlur}
      error={error}
      onChange={(id) => {
        onChange(id)
        onChosen?.()
      }}
    />
  )
}
