import type { CollectionId, Collections } from '@/api/schema.gen'
import type { ActMeta } from '@/api/schema-meta'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { toast } from '@/ui/toast'
import { ActionDialog } from '../action-dialog/action-dialog'
import type { OfferedAct } from './act-slot'
import { doAct } from './do-act'

interface ActDialogProps<C extends CollectionId> {
  collection: C
  row: Collections[C]
  act: OfferedAct<C>
  onClose: () => void
}

type FieldName<C extends CollectionId> = keyof Collections[C] & string

/** What the act takes, with the fields that it is taken by. */
function inputsOf<C extends CollectionId>({ meta, slot }: OfferedAct<C>, row: Collections[C]) {
  const hidden = slot.hides?.(row) ?? []
  return (meta.inputs ?? []).filter(({ name }) => !hidden.includes(name))
}

/** What was filled in, by the names that the act knows it by. */
function inputOf(inputs: NonNullable<ActMeta['inputs']>, data: object): object {
  const filled = data as Record<string, unknown>
  return Object.fromEntries(inputs.map(({ name, field }) => [name, filled[field]]))
}

/** An act that asks for what its declaration says it takes. */
export default function ActDialog<C extends CollectionId>({ collection, row, act, onClose }: ActDialogProps<C>) {
  const { meta, slot } = act
  const said = slot.useSaid?.()
  const inputs = inputsOf(act, row)
  const files = useFormFiles(collection, `${row.$id}/${meta.act}`)
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection={collection}
        title={meta.title ?? meta.label}
        text={meta.text}
        action={meta.label}
        destructive={meta.destructive === true}
        fields={inputs.map(({ field }) => field as FieldName<C>)}
        required={inputs.filter(({ required }) => required).map(({ field }) => field)}
        initial={slot.initial?.(row) ?? {}}
        fieldOfInput={(input) => inputs.find(({ name }) => name === input)?.field ?? input}
        run={async (data) => {
          const answer = await doAct(meta, row.$id, inputOf(inputs, data))
          // Before the screen is drawn anew, and this dialog with it perhaps no more.
          files.settle(answer as object)
          return answer
        }}
        onDone={(answer) => {
          toast.done(said?.(answer) ?? meta.done)
          onClose()
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}
