import { Button, Select } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { useMeta, useRights } from '@/api/hooks'
import { holds } from '@/api/rights'
import type { Warnings } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { inputId } from '@/fields/input-id'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { letterName } from './cells'
import { isOpen } from './state'

/** A letter that reached its addressee outside the portal: its term runs from that day. */
export default function HandoverButton({ row }: { row: Warnings }) {
  const { t } = useTranslation('warnings')
  const meta = useMeta('warnings')
  const rights = useRights()
  const [open, setOpen] = useState(false)
  const isKnown = Boolean(row.handedOn ?? row.acknowledgedAt ?? row.respondedAt)
  const isOwn = rights.employeeId !== '' && rights.employeeId === row.persoActifId
  if (isKnown || isOwn || !isOpen(row) || !holds(rights, 'pointage', 'create')) return null
  return (
    <>
      <Button variant="default" leftSection={<IconMailCheck size={17} />} onClick={() => setOpen(true)}>
        {t('handover.label')}
      </Button>
      {open && (
        <ActionDialog
          collection="warnings"
          title={t('handover.title', { name: letterName(row, meta) })}
          text={t('handover.text')}
          action={t('handover.action')}
          fields={['handedOn', 'handedHow', 'receiptFileId']}
          required={['handedOn', 'handedHow']}
          initial={{ handedOn: today(), handedHow: 'in_person' }}
          slots={{
            handedHow: ({ field, value, onChange, error }) => (
              <Select
                id={inputId(field.name)}
                label={field.label}
                data={(field.words ?? []).filter((word) => word.value !== 'portal').map((word) => ({ ...word }))}
                value={value as string}
                onChange={onChange}
                error={error}
                allowDeselect={false}
                required
              />
            ),
          }}
          run={({ handedOn, handedHow, receiptFileId }) =>
            act('warnings.handOver', {
              id: row.$id,
              on: (handedOn ?? today()).slice(0, 10),
              how: handedHow && handedHow !== 'portal' ? handedHow : 'in_person',
              fileId: receiptFileId,
            })
          }
          onDone={() => {
            toast.done(t('handover.done'))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
