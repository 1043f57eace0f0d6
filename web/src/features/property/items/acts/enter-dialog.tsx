import { NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ActionInput, act } from '@/api/actions'
import type { InventoryItems } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import { today } from '@/i18n/format'
import { linkTo } from '@/paths/address'
import { paths } from '@/paths/paths'
import { toast } from '@/ui/toast'
import { ConditionField } from '../condition-field'

type Entry = ActionInput<'inventoryItems.enter'>
type Numbering = 'none' | 'series' | 'from'

/** As many as one act takes. */
const MOST = 500

const ASKED = [
  'designation',
  'typeId',
  'bureauId',
  'quantity',
  'condition',
  'acquiredOn',
  'acquisition',
  'price',
  'supplier',
  'contract',
  'invoiceRef',
  'invoiceFileId',
  'warrantyUntil',
  'brand',
] as const satisfies readonly (keyof InventoryItems)[]

/** One purchase of several alike: each gets a row and a number of its own. */
export default function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inventory-acts')
  const navigate = useNavigate()
  const files = useFormFiles('inventoryItems', 'enter')
  const [copies, setCopies] = useState<number | string>(2)
  const [numbering, setNumbering] = useState<Numbering>('series')
  const [first, setFirst] = useState('')
  const more: Entry = {
    copies: Number(copies) || 1,
    takeNumbers: numbering === 'series',
    firstNumber: numbering === 'from' ? first.trim() || undefined : undefined,
  }
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection="inventoryItems"
        size="lg"
        title={t('enter.title')}
        text={
          <Stack gap="sm">
            {t('enter.text')}
            <NumberInput
              label={t('enter.copies')}
              required
              min={1}
              max={MOST}
              allowDecimal={false}
              dir="ltr"
              value={copies}
              onChange={(next) => setCopies(next ?? '')}
            />
            <Radio.Group
              label={t('enter.numbers')}
              value={numbering}
              onChange={(chosen) => setNumbering(chosen as Numbering)}
            >
              <Stack gap={6} mt={6}>
                {(['series', 'from', 'none'] as const).map((one) => (
                  <Radio key={one} value={one} label={t(`enter.${one}`)} />
                ))}
              </Stack>
            </Radio.Group>
            {numbering === 'from' && (
              <TextInput
                label={t('enter.first')}
                dir="ltr"
                required
                maxLength={60}
                value={first}
                onChange={(event) => setFirst(event.currentTarget.value)}
              />
            )}
          </Stack>
        }
        action={t('enter.action')}
        fields={ASKED}
        initial={{ acquiredOn: today(), quantity: 1, condition: 'new' }}
        slots={{ condition: (props) => <ConditionField {...props} /> }}
        run={async (data) => {
          const answer = await act('inventoryItems.enter', { ...data, ...more })
          files.settle(data)
          return answer
        }}
        onDone={async ({ items }) => {
          toast.done(t('enter.done', { count: items.length }))
          onClose()
          const [only] = items
          if (only && items.length === 1) await navigate(linkTo(paths.item(only.id)))
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}
