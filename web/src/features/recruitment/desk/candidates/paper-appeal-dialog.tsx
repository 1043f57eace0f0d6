import { Query } from 'appwrite'
import { type ActionInput, act } from '@/api/actions'
import type { Candidates } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { inputId } from '@/fields/input-id'
import { RecordPicker } from '@/fields/record-picker'
import { toast } from '@/ui/toast'

interface PaperAppealDialogProps {
  row: Candidates
  onClose: () => void
}

/** An appeal that a candidate handed in on paper, as of the hour of its receipt. */
export default function PaperAppealDialog({ row, onClose }: PaperAppealDialogProps) {
  const { label, title, text, done } = useActMeta('candidates', 'appeals.enter')
  const needsTest = (about: unknown) => about === 'mark' || about === 'presence'
  return (
    <ActionDialog
      collection="appeals"
      title={title}
      text={text}
      action={label}
      size="lg"
      fields={['about', 'examTestId', 'text', 'filedAt']}
      required={['about', 'text', 'filedAt']}
      isVisible={(field, { about }) => field !== 'examTestId' || needsTest(about)}
      slots={{
        examTestId: ({ field, value, onChange, onBlur, error }) => (
          <RecordPicker
            id={inputId(field.name)}
            collection="examTests"
            label={field.label}
            required
            baseQueries={[Query.equal('recruitmentId', row.recruitmentId ?? '')]}
            value={(value as string) || null}
            onBlur={onBlur}
            error={error}
            onChange={onChange}
          />
        ),
      }}
      run={(told) => act('appeals.enter', { candidateId: row.$id, ...told } as ActionInput<'appeals.enter'>)}
      onDone={() => {
        toast.done(done)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
