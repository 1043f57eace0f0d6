import { ActionIcon, NumberInput, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SpareParts } from '@/api/schema.gen'
import { RecordPicker } from '@/fields/record-picker'
import { formatAmount, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { lineTotal, type PartLine } from './lines'
import styles from './parts.module.css'

interface PartRowProps {
  line: PartLine
  /** The labels of the first line stand for those of all, where there is room for columns. */
  isFirst: boolean
  part: SpareParts | undefined
  /** What is left of it, when the line asks for more. */
  rest: number | undefined
  refused: string | undefined
  onChange: (line: PartLine) => void
  onRemove: () => void
}

export function PartRow({ line, isFirst, part, rest, refused, onChange, onRemove }: PartRowProps) {
  const { t } = useTranslation('maintenance')
  const language = useLanguage()
  const number = (rest: number) => formatNumber(rest, language)
  const amounts = { hideControls: true, dir: 'ltr', min: 0, clampBehavior: 'none' } as const
  return (
    <div className={styles.row} data-first={isFirst || undefined}>
      <RecordPicker
        collection="spareParts"
        label={t('parts.part')}
        value={line.partId || null}
        // What one usually costs, where the part changes.
        onChange={(id, chosen) =>
          id !== line.partId && onChange({ ...line, partId: id ?? '', unitCost: chosen?.cost ?? '' })
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={part && rest === undefined ? t('parts.stock', { rest: number(part.quantity ?? 0) }) : undefined}
      />
      <NumberInput
        {...amounts}
        label={t('parts.quantity')}
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity: typeof quantity === 'number' ? quantity : '' })}
        allowDecimal={false}
        error={refused ?? (rest === undefined ? undefined : t('parts.short', { rest: number(rest) }))}
      />
      <NumberInput
        {...amounts}
        label={t('parts.unitCost')}
        value={line.unitCost}
        onChange={(unitCost) => onChange({ ...line, unitCost: typeof unitCost === 'number' ? unitCost : '' })}
        decimalScale={2}
      />
      <div className={styles.total}>
        <Text size="sm" fw={500} className={styles.label} component="span">
          {t('parts.total')}
        </Text>
        <span className="ltr tabular">{formatAmount(lineTotal(line), language)}</span>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={styles.remove}
        aria-label={part ? t('parts.remove', { name: part.partName }) : t('parts.removeLine')}
        onClick={onRemove}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </div>
  )
}
