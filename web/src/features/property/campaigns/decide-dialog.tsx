import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { useTranslation } from 'react-i18next'
import { act } from '@/api/actions'
import { listQuery } from '@/api/documents'
import type { InventoryDifferences } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { ActDialogProps } from '@/engine/acts/act-slot'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FieldInput, type FieldInputProps } from '@/fields/field-input'
import { toast } from '@/ui/toast'
import { decisionsFor, needsReason } from './decisions'
import { ScanPhoto } from './scan-photo'

/** So many are decided at once. */
const MOST = 100
const ASKED = ['decision', 'reason', 'designation', 'typeId'] as const

/** What becomes of differences: of one, or of many alike. */
export default function DecideDialog({ ids, onDone, onClose }: ActDialogProps) {
  const { data } = useQuery(
    listQuery('inventoryDifferences', [
      Query.equal('$id', ids.slice(0, MOST)),
      Query.limit(MOST),
      Query.select(['*', 'scan.*']),
    ]),
  )
  if (!data) return null
  return <Decide rows={data.documents} ids={ids} onDone={onDone} onClose={onClose} />
}

interface DecideProps extends ActDialogProps {
  rows: readonly InventoryDifferences[]
}

function Decide({ rows, ids, onDone, onClose }: DecideProps) {
  const { t } = useTranslation('inventory-acts')
  const { title, text, label, done } = useActMeta('inventoryDifferences', 'inventoryCampaigns.decide')
  const kinds = rows.map(({ kind }) => kind)
  const open = decisionsFor(kinds)
  const [only] = rows.length === 1 ? rows : []
  const [usual] = open
  return (
    <ActionDialog
      collection="inventoryDifferences"
      title={title}
      text={
        <>
          {only?.scan && <ScanPhoto scan={only.scan} />}
          <Text>{open.length === 0 ? t('decide.mixed') : text}</Text>
        </>
      }
      action={label}
      fields={ASKED}
      required={['decision']}
      initial={{ decision: only?.decision ?? usual, reason: only?.reason, designation: only?.scan?.note }}
      slots={{ decision: (props) => <DecisionField {...props} open={open} /> }}
      isVisible={(field, { decision }) => {
        if (field === 'designation') return decision === 'make_item' && only !== undefined
        return field !== 'typeId' || decision === 'make_item'
      }}
      footer={({ decision }) =>
        needsReason(decision, kinds) && (
          <Text size="sm" c="dimmed">
            {t('decide.why')}
          </Text>
        )
      }
      run={({ decision, reason, designation, typeId }) =>
        act('inventoryCampaigns.decide', {
          ids: [...ids],
          decision: decision ?? null,
          reason: reason ?? undefined,
          ...(decision === 'make_item' && {
            designation: designation ?? undefined,
            typeId: typeId ?? undefined,
          }),
        })
      }
      onDone={() => {
        toast.done(done)
        onDone()
      }}
      onClose={onClose}
    />
  )
}

/** The decisions that fit what is chosen. */
function DecisionField({ field, open, ...props }: FieldInputProps & { open: readonly string[] }) {
  const words = field.words?.filter(({ value }) => open.includes(value)) ?? []
  return <FieldInput {...props} field={{ ...field, words }} />
}
