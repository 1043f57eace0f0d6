import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionId, Collections } from '@/api/schema.gen'
import type { FieldMeta } from '@/api/schema-meta'
import type { FieldRenderer } from '@/fields/field-input'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import type { FormValues } from '@/fields/values'
import type { ValueRenderers } from '../record-page/history'
import { ConflictDialog } from './conflict-dialog'
import { defaultField } from './default-field'
import { DraftLine } from './draft-line'
import { inputProps } from './input-props'
import { useLeaveGuard } from './leave-guard'
import styles from './record-form.module.css'
import { SaveForm } from './save-form'
import { SaveNotePlace } from './save-note'
import { SectionIndex } from './section-index'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form'

export interface FormGroup<C extends CollectionId> {
  title: string
  fields: readonly (keyof Collections[C] & string)[]
  /** One column, for inputs that need the room. */
  wide?: true
  /** What follows from the group as it is filled in. */
  footer?: ((values: FormValues) => ReactNode) | undefined
}

export interface RecordFormProps<C extends CollectionId> extends Omit<RecordFormOptions<C>, 'fields'> {
  groups: readonly FormGroup<C>[]
  slots?: Partial<Record<keyof Collections[C] & string, FieldRenderer>> | undefined
  /** Whether a field has a meaning beside what is filled in; one without stays out of sight. */
  isVisible?: ((field: string, values: FormValues) => boolean) | undefined
  /** How fields are shown beside what another wrote, where their declaration alone cannot. */
  renderValue?: ValueRenderers | undefined
  onCancel: () => void
}

/** A form made from the collection's declaration: groups in two columns, and a save bar that never leaves. */
export function RecordForm<C extends CollectionId>(props: RecordFormProps<C>) {
  const { groups, slots = {}, isVisible, onCancel } = props
  const { t } = useTranslation('parts')
  const names = useNames(groups)
  const formId = useId()
  const [note, setNote] = useState<HTMLElement | null>(null)
  const files = useFormFiles(props.collection, props.record?.$id)
  const onSaved = async (document: Collections[C]) => {
    files.settle(document)
    await props.onSaved(document)
  }
  const state = useRecordForm({ ...props, onSaved, fields: names })
  useLeaveGuard(
    () => state.isDirty() || files.isPending(),
    [
      ...state.changed.map((field) => field.label),
      ...(files.pending ? [t('form.sending', { count: files.pending })] : []),
    ],
    state.giveUp,
  )
  const sections = groups.flatMap((group, at) => {
    const isEmpty = fieldsOf(group, state, isVisible).length === 0
    return isEmpty ? [] : [{ id: `${formId}${at}`, title: group.title }]
  })
  return (
    <FormFilesPlace value={files.place}>
      <div className={styles.sides}>
        <SaveForm
          beginsInField
          onSubmit={state.submit}
          className={styles.form}
          bar={{
            changed: state.changed.length,
            creating: state.creating,
            busy: state.busy,
            sending: files.pending,
            onCancel,
            noteRef: setNote,
            refusal: state.refusal,
          }}
        >
          <Stack>
            {state.draft && (
              <DraftLine at={state.draft.at} onResume={state.draft.resume} onDiscard={state.draft.discard} />
            )}
            <SaveNotePlace value={note}>
              {groups.map((group, at) => (
                <Group
                  key={group.title}
                  id={`${formId}${at}`}
                  group={group}
                  state={state}
                  slots={slots}
                  isVisible={isVisible}
                />
              ))}
            </SaveNotePlace>
          </Stack>
          {state.conflict && (
            <ConflictDialog
              collection={props.collection}
              conflict={state.conflict}
              read={state.base}
              renderValue={props.renderValue}
              onSettle={state.settleConflict}
              onBack={state.leaveConflict}
            />
          )}
        </SaveForm>
        <SectionIndex sections={sections} />
      </div>
    </FormFilesPlace>
  )
}

/** The fields of a group that have a meaning beside what is filled in. */
function fieldsOf<C extends CollectionId>(
  group: FormGroup<C>,
  state: RecordFormState<C>,
  isVisible: RecordFormProps<C>['isVisible'] = () => true,
): FieldMeta[] {
  return group.fields
    .filter((name) => isVisible(name, state.form.values))
    .flatMap((name) => state.fields.find((field) => field.name === name) ?? [])
}

interface GroupProps<C extends CollectionId> {
  id: string
  group: FormGroup<C>
  state: RecordFormState<C>
  slots: Partial<Record<string, FieldRenderer>>
  isVisible: RecordFormProps<C>['isVisible']
}

function Group<C extends CollectionId>({ id, group, state, slots, isVisible }: GroupProps<C>) {
  const fields = fieldsOf(group, state, isVisible)
  if (fields.length === 0) return null
  return (
    <Card withBorder component="fieldset" className={styles.group} id={id}>
      <Title order={2} size="h4" component="legend" className={styles.legend}>
        {group.title}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: group.wide ? 1 : 2 }} spacing="md" verticalSpacing="sm">
        {fields.map((field) => (
          <div key={field.name} className={isWide(field) ? styles.wide : undefined}>
            {(slots[field.name] ?? defaultField)(inputProps(field, state.form), state.form.values)}
          </div>
        ))}
      </SimpleGrid>
      {group.footer?.(state.form.values)}
    </Card>
  )
}

/** Long texts, lists of files and what has parts of its own take the whole width. */
function isWide({ kind, of }: FieldMeta): boolean {
  return kind === 'long' || kind === 'json' || of === 'file'
}

/** The fields of the groups, the same list as long as it says the same. */
function useNames<C extends CollectionId>(groups: readonly FormGroup<C>[]): readonly string[] {
  const key = groups.flatMap((group) => group.fields).join()
  return useMemo(() => key.split(','), [key])
}
