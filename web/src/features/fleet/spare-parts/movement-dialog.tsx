import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { create } from '@/api/documents'
import type { SpareMovementsKind, SpareParts } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import type { FormValue, FormValues } from '@/fields/values'
import { formatNumber, today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { useLanguage } from '@/ui/use-language'
import { changeOf } from './ledger'

const ASKED = ['kind', 'quantity', 'unitCost', 'date', 'reason'] as const

/** What comes in has a cost of its own; what goes out has the part's. */
const isVisible = (field: string, { kind }: FormValues) => field !== 'unitCost' || kind === 'in'

interface MovementDialogProps {
  part: SpareParts
  onClose: () => void
}

/** Something comes in, goes out, or is set right; what the stock will be is said before. */
export default function MovementDialog({ part, onClose }: MovementDialogProps) {
  const { t } = useTranslation('spare-parts')
  return (
    <ActionDialog
      collection="spareMovements"
      title={t('movement.title', { name: part.partName })}
      text={t('movement.stays')}
      action={t('movement.save')}
      fields={ASKED}
      isVisible={isVisible}
      initial={{ kind: 'in', date: today(), unitCost: part.cost }}
      footer={({ kind, quantity }) => <After part={part} kind={kind as SpareMovementsKind} quantity={quantity} />}
      run={(asked) => create('spareMovements', { ...asked, partId: part.$id })}
      onDone={() => {
        toast.done(t('movement.saved'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface AfterProps {
  part: SpareParts
  kind: SpareMovementsKind
  quantity: FormValue | undefined
}

/** What the stock will be, or that there is not so much. */
function After({ part, kind, quantity }: AfterProps) {
  const { t } = useTranslation('spare-parts')
  const language = useLanguage()
  const rest = part.quantity ?? 0
  const after = rest + changeOf(kind, typeof quantity === 'number' ? quantity : 0)
  return (
    <div aria-live="polite">
      {kind === 'adjust' && (
        <Text size="sm" c="dimmed">
          {t('movement.signed')}
        </Text>
      )}
      {after < 0 ? (
        <Text size="sm" c="red">
          {t('movement.tooMuch', { rest: formatNumber(rest, language) })}
        </Text>
      ) : (
        <Text size="sm">{t('movement.after', { count: after })}</Text>
      )}
    </div>
  )
}
