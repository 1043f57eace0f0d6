import type { CollectionId, Collections } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActOn } from '@/engine/acts/act-slot'
import { doAct } from '@/engine/acts/do-act'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FieldInput } from '@/fields/field-input'
import { toast } from '@/ui/toast'

interface ReasonDialogProps<C extends CollectionId> {
  exam: string
  act: ActOn<'recruitments'>
  /** What the act makes, and the field of it that keeps the reason. */
  collection: C
  field: keyof Collections[C] & string
  /** When a reason is wanted: without, none need be given. */
  label: string
  onClose: () => void
}

/** An act on an exam that may need a reason, which is kept with what the act makes. */
export function ReasonDialog<C extends CollectionId>(props: ReasonDialogProps<C>) {
  const { exam, act, collection, field, label, onClose } = props
  const meta = useActMeta('recruitments', act)
  return (
    <ActionDialog
      collection={collection}
      title={meta.title}
      text={meta.text}
      action={meta.label}
      fields={[field]}
      slots={{ [field]: (input) => <FieldInput {...input} field={{ ...input.field, label }} /> }}
      run={(given) => doAct(meta, exam, given)}
      onDone={() => {
        toast.done(meta.done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
