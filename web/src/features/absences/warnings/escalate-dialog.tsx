import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta } from '@/api/hooks'
import type { Warnings } from '@/api/schema.gen'
import { fieldOf } from '@/api/schema-meta'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { toast } from '@/ui/toast'
import { letterName } from './cells'
import { selectOf } from './word-select'

/** The next letter about the same facts, a row of its own: its kind goes beyond the former. */
export default function EscalateDialog({ row, onClose }: { row: Warnings; onClose: () => void }) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  const { label, title = label, text } = useActMeta('warnings', 'warnings.escalate')
  const navigate = useNavigate()
  const kinds = fieldOf(meta, 'kind')?.words?.map(({ value }) => value) ?? []
  const further = kinds.slice(kinds.indexOf(row.kind) + 1)
  return (
    <ActionDialog
      collection="warnings"
      title={title}
      text={text}
      action={label}
      fields={['kind', 'reason', 'replyUntil']}
      required={['kind']}
      initial={{ kind: further[0], reason: row.reason }}
      slots={{ kind: selectOf((word) => further.includes(word)) }}
      run={({ kind = row.kind, reason, replyUntil }) =>
        act('warnings.escalate', { id: row.$id, kind, reason, replyUntil })
      }
      onDone={(made) => {
        const name = letterName(made, meta)
        toast.done(t(made.status === 'draft' ? 'escalate.prepared' : 'escalate.done', { name }))
        void navigate(linkTo(paths.warning(made.$id)))
      }}
      onClose={onClose}
    />
  )
}
