import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionId } from '@/api/actions.gen'
import type { InventoryItems, InventoryMovements } from '@/api/schema.gen'
import { ActionDialog } from '@/engine/action-dialog/action-dialog'
import { useActMeta } from '@/engine/acts/use-act-meta'
import { FormFilesPlace, useFormFiles } from '@/fields/file-field/form-files'
import type { FormValues } from '@/fields/values'
import { today } from '@/i18n/format'
import { toast } from '@/ui/toast'
import { itemsQuery } from '../items-of'
import { ItemNames } from './item-names'

/** What a movement says of itself. */
export type MovementField = keyof InventoryMovements & string
export type MovementData = Partial<InventoryMovements>

/** A part of what stands under one number: how many, and the number that they get. */
export interface Part {
  quantity?: number | undefined
  number?: string | undefined
}

interface MovementDialogProps<T> {
  act: ActionId
  /** The things that move. */
  ids: readonly string[]
  fields: readonly MovementField[]
  required?: readonly MovementField[]
  initial?: MovementData
  /** The field by which an input of the act is asked, where it is not called like it. */
  asked?: Readonly<Record<string, MovementField>>
  /** Fewer than stand there may move: they become a thing of their own. */
  isSplit?: boolean
  footer?: (values: FormValues) => ReactNode
  run: (data: MovementData, part: Part) => Promise<T>
  onDone: (answer: T) => void
  onClose: () => void
}

/** A movement of one thing or several: what it is asked, and what the server says to it. */
export function MovementDialog<T>(props: MovementDialogProps<T>) {
  const { act, ids, fields, required = [], initial, asked = {}, isSplit, footer, run, onDone, onClose } = props
  const { title, text, label, done, destructive } = useActMeta('inventoryItems', act)
  const items = useQuery(itemsQuery(ids)).data
  const files = useFormFiles('inventoryMovements', `${act}/${ids.join()}`)
  const [number, setNumber] = useState('')
  const [only] = items?.length === 1 ? items : []
  const isOfMany = Boolean(isSplit && only && only.quantity > 1)
  if (!items) return null
  const partOf = ({ quantity }: MovementData): Part =>
    isOfMany && quantity !== only?.quantity ? { quantity, number: number.trim() || undefined } : {}
  return (
    <FormFilesPlace value={files.place}>
      <ActionDialog
        collection="inventoryMovements"
        title={title}
        text={
          <>
            <ItemNames items={items} />
            {text}
          </>
        }
        action={label}
        destructive={destructive === true}
        fields={[...(isOfMany ? (['quantity'] as const) : []), ...fields]}
        required={required}
        initial={{ on: today(), ...(only && { quantity: only.quantity }), ...initial }}
        fieldOfInput={(input) => asked[input] ?? input}
        footer={(values) => (
          <>
            {isOfMany && only && values.quantity !== only.quantity && (
              <PartNumber item={only} value={number} onChange={setNumber} />
            )}
            {footer?.(values)}
          </>
        )}
        run={async (data) => {
          const answer = await run(data, partOf(data))
          files.settle(data)
          return answer
        }}
        onDone={(answer) => {
          toast.done(done)
          onDone(answer)
        }}
        onClose={onClose}
      />
    </FormFilesPlace>
  )
}

interface PartNumberProps {
  item: InventoryItems
  value: string
  onChange: (number: string) => void
}

/** The number that a part gets, which becomes a thing of its own. */
function PartNumber({ item, value, onChange }: PartNumberProps) {
  const { t } = useTranslation('inventory-acts')
  return (
    <div>
      <Text size="sm" mb={4}>
        {t('part.hint')}
      </Text>
      <TextInput
        dir="ltr"
        label={t('part.number')}
        description={item.inventoryNumber ? t('part.next', { number: item.inventoryNumber }) : undefined}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
