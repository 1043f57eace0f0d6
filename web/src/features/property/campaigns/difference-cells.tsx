import { IconArrowRight, IconGavel } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createContext, lazy, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { openActsQuery } from '@/api/open-acts'
import type { InventoryDifferences } from '@/api/schema.gen'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import { ChoiceBadge } from '@/fields/choice-badge'
import { RecordName } from '@/fields/record-name'
import { EMPTY, formatNumber } from '@/i18n/format'
import { useLanguage } from '@/ui/use-language'
import { ItemCell } from '../items/cells'
import styles from './campaigns.module.css'
import { ScanPhoto, ScanWords } from './scan-photo'

const DecideDialog = lazy(() => import('./decide-dialog'))

/** What is done with differences: decided, one by one or many at once. */
export const DIFFERENCE_ACTS: Acts<'inventoryDifferences'> = {
  'inventoryCampaigns.decide': { Icon: IconGavel, Dialog: DecideDialog, isBulk: true },
}

/** The same beside one of them, where there is room for one word. */
const ROW_ACTS: Acts<'inventoryDifferences'> = {
  'inventoryCampaigns.decide': { Icon: IconGavel, Dialog: DecideDialog, useLabel: useDecideLabel },
}

function useDecideLabel(): string {
  return useTranslation('inventory').t('differences.columns.decide')
}

/** The differences on screen: what is open on each is asked for all of them together. */
export const ShownDifferences = createContext<readonly string[]>([])

/** The thing that differs; what nobody knows shows as it was seen. On a card, a link itself, no photo opens. */
export function SubjectCell({ row, isCard = false }: { row: InventoryDifferences; isCard?: boolean }) {
  const { item, scan } = row
  if (item?.designation) {
    const { designation, inventoryNumber = null, photoId = null } = item
    return <ItemCell row={{ designation, inventoryNumber, photoId }} />
  }
  if (!scan) return EMPTY
  return isCard ? <ScanWords scan={scan} /> : <ScanPhoto scan={scan} />
}

/** How many were expected, and how many were seen. */
export function QuantitiesCell({ row }: { row: InventoryDifferences }) {
  const language = useLanguage()
  const { expectedQuantity, countedQuantity } = row
  if (expectedQuantity === null && countedQuantity === null) return EMPTY
  return (
    <span className="ltr tabular">
      {formatNumber(countedQuantity ?? 0, language)} / {formatNumber(expectedQuantity ?? 0, language)}
    </span>
  )
}

/** On a phone: what differs, how much, and where it is and was seen. */
export function DifferenceFacts({ row }: { row: InventoryDifferences }) {
  const { kind, bureauId, bureau, seenInBureauId, seenInBureau, expectedQuantity, countedQuantity } = row
  return (
    <span className={styles.facts}>
      <ChoiceBadge collection="inventoryDifferences" field="kind" value={kind} />
      {(expectedQuantity !== null || countedQuantity !== null) && <QuantitiesCell row={row} />}
      {bureauId && <RecordName document={bureau} />}
      {bureauId && seenInBureauId && <IconArrowRight size={15} className="flip" aria-label="→" role="img" />}
      {seenInBureauId && <RecordName document={seenInBureau} />}
    </span>
  )
}

/** What was decided, and why. */
export function DecisionCell({ row }: { row: InventoryDifferences }) {
  return (
    <span>
      <ChoiceBadge collection="inventoryDifferences" field="decision" value={row.decision} />
      {row.reason && (
        <>
          {' '}
          <bdi>{row.reason}</bdi>
        </>
      )}
    </span>
  )
}

/** The button that decides one. */
export function DecideCell({ row }: { row: InventoryDifferences }) {
  const ids = useContext(ShownDifferences)
  const { data } = useQuery(openActsQuery('inventoryDifferences', ids, useLanguage()))
  const state = data?.[row.$id]
  if (!state) return null
  return <ActButtons collection="inventoryDifferences" row={row} acts={ROW_ACTS} state={state} size="compact-sm" />
}
