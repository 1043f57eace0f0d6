import { Button, Select } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta, useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Warnings } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { inputId } from '@/fields/input-id'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { toast } from '@/ui/toast'
import { letterName } from './cells'

/** The kinds, each going beyond the former. */
const KINDS = ['notice', 'explanation_request', 'warning'] as const

/** The next letter about the same facts, a row of its own. */
export default function EscalateButton({ row }: { row: Warnings }) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  const navigate = useNavigate()
  const rights = useRights()
  const [open, setOpen] = useState(false)
  const further = KINDS.slice(KINDS.indexOf(row.kind ?? 'notice') + 1)
  const [next] = further
  if (!next || row.status === 'cancelled' || !holds(rights, 'pointage', 'create')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconArrowUpRight size={17} />} onClick={() => setOpen(true)}>
        {t('escalate.label')}
      </Button>
      {open && (
        <ActionDialog
          collection="warnings"
          title={t('escalate.title', { name: letterName(row, meta) })}
          text={t('escalate.text')}
          action={t('escalate.action')}
          fields={['kind', 'reason', 'replyUntil']}
          required={['kind']}
          initial={{ kind: next, reason: row.reason }}
          slots={{
            kind: ({ field, value, onChange, error }) => (
              <Select
                id={inputId(field.name)}
                label={field.label}
                data={(field.words ?? [])
                  .filter((word) => further.some((kind) => kind === word.value))
                  .map((word) => ({ ...word }))}
                value={value as string}
                onChange={onChange}
                error={error}
                allowDeselect={false}
                required
              />
            ),
          }}
          run={async ({ kind, reason, replyUntil }): Promise<Warnings> =>
            act('warnings.escalate', { id: row.$id, kind: kind ?? next, reason, replyUntil })
          }
          onDone={(made) => {
            toast.done(
              t(made.status === 'draft' ? 'escalate.prepared' : 'escalate.done', { name: letterName(made, meta) }),
            )
            void navigate(linkTo(paths.warning(made.$id)))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
