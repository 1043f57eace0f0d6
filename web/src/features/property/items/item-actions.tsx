import type { InventoryItems } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import { useOpenActs } from '@/engine/acts/use-open-acts'
import type { DefaultActions } from '@/engine/collection-screen/definition'
import { MoreActions } from '@/engine/record-page/more-actions'
import { useSmall } from '@/ui/use-small'
import { DAILY_ACTS, OWN_ACTS, RARE_ACTS } from './acts/acts'
import { LabelsButton } from './labels-button'

interface ItemActionsProps {
  row: InventoryItems
  usual: DefaultActions
}

/** What can be done with a thing: what is done every day in sight, the rest behind a button. */
export function ItemActions({ row, usual }: ItemActionsProps) {
  const small = useSmall()
  const state = useOpenActs('inventoryItems', row.$id)
  const buttons = { collection: 'inventoryItems', row, state, name: row.designation } as const
  const labels = <LabelsButton ids={[row.$id]} />
  if (!state) return usual.edit('default')
  return (
    <>
      <ActButtons {...buttons} acts={OWN_ACTS} />
      <ActButtons {...buttons} acts={DAILY_ACTS} />
      {!small && labels}
      {usual.edit('default')}
      <MoreActions>
        {small && labels}
        <ActButtons {...buttons} acts={RARE_ACTS} />
        {usual.remove}
      </MoreActions>
    </>
  )
}
