import { Button, Card, Group, SimpleGrid, Stack, Title } from '@mantine/core'
import { Query } from 'appwrite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMeta } from '@/api/hooks'
import type { Candidates, ExamDocuments } from '@/api/schema.gen'
import { type FieldMeta, fieldOf } from '@/api/schema-meta'
import { useActionForm } from '@/engine/action-dialog/use-action-form'
import { defaultField } from '@/engine/record-form/default-field'
import { inputProps } from '@/engine/record-form/input-props'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { today } from '@/i18n/format'
import { candidates } from '../../acts'
import { Refusal } from '../../refusal'
import { FilesOfEntry, useEntryFiles } from './entry-files'

const GROUPS = {
  application: ['positionId', 'specialtyId', 'receivedOn', 'receivedTime', 'ground', 'serviceMonths', 'accommodation'],
  person: ['nameFr', 'nameAr', 'CIN', 'birth_date', 'birth_place', 'sex', 'nationality', 'diploma', 'region'],
  contact: ['phone', 'email', 'address'],
} as const

const FIELDS = Object.values(GROUPS).flat()

interface EntryFormProps {
  exam: string
  documents: readonly ExamDocuments[]
  onDone: (made: Candidates) => void
  onCancel: () => void
}

/** What stands on a paper file, with its papers scanned. */
export function EntryForm({ exam, documents, onDone, onCancel }: EntryFormProps) {
  const { t } = useTranslation(['candidates', 'common'])
  const meta = useMeta('candidates')
  const files = useFormFiles('candidates', `${exam}/entry`)
  const papers = useEntryFiles()
  const { fields, form, busy, refusal, submit } = useActionForm<'candidates', Candidates>({
    collection: 'candidates',
    fields: FIELDS,
    required: ['receivedOn'],
    initial: { receivedOn: today(), nationality: fieldOf(meta, 'nationality')?.default },
    run: (told) => candidates.enter({ recruitmentId: exam, ...told, files: papers.values }),
    onDone: (made) => {
      files.settle({ ...made, papers: Object.values(papers.values) })
      onDone(made)
    },
  })
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
      <form onSubmit={submit} noValidate>
        <Stack>
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
          {refusal && <Refusal error={new Error(refusal)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={busy} disabled={files.pending > 0}>
              {t('entry.save')}
            </Button>
          </Group>
        </Stack>
      </form>
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
