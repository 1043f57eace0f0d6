import { Group } from '@mantine/core'
import { IconCertificate } from '@tabler/icons-react'
import { lazy, type ReactNode } from 'react'
import { can, type Rights } from '@/api/rights'
import type { CollectionId, Collections, Employees } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { ActButtons } from '@/engine/acts/act-buttons'
import type { Acts } from '@/engine/acts/act-slot'
import type { JoinedTabs } from '@/engine/collection-screen/joined-tabs'
import { RelatedCollection } from '@/engine/collection-screen/related-collection'
import { useLanguage } from '@/ui/use-language'
import { handedTo, heldBy } from './related'

const QuitusDialog = lazy(() => import('./quitus-dialog'))

const ACTS: Acts<'employees'> = { 'inventoryItems.quitus': { Icon: IconCertificate, RowDialog: QuitusDialog } }

/** Whoever keeps the inventory reads what others hold. */
const keeps = (rights: Rights) => can(rights, 'create', 'inventoryItems') || rights.heads

interface HoldingsProps {
  row: Employees
}

/** What somebody holds, and the paper that they hold nothing. */
function Holdings({ row }: HoldingsProps) {
  const name = titleOf(row, useLanguage())
  const quitus: ReactNode = (
    <Group gap="xs">
      <ActButtons collection="employees" row={row} acts={ACTS} name={name} size="compact-sm" />
    </Group>
  )
  return heldBy.with((definition) => (
    <RelatedCollection definition={definition} parent="employees" id={row.$id} name={name} hint={quitus} />
  ))
}

/** What was ever handed to somebody. */
function Handovers({ row }: HoldingsProps) {
  const name = titleOf(row, useLanguage())
  return handedTo.with((definition) => (
    <RelatedCollection definition={definition} parent="employees" id={row.$id} name={name} />
  ))
}

const employeeOf = (row: Collections[CollectionId]) => row as Employees

/** What somebody holds of the commune’s property, and what was ever handed to them. */
const tabs: JoinedTabs = {
  collection: 'employees',
  tabs: {
    property: {
      reads: 'inventoryItems',
      counts: 'inventoryItems.employeeId',
      texts: 'inventory-acts:held',
      seenBy: keeps,
      render: (row) => <Holdings row={employeeOf(row)} />,
    },
    handed: {
      reads: 'inventoryMovements',
      counts: 'inventoryMovements.toEmployeeId',
      texts: 'inventory-acts:handed',
      seenBy: keeps,
      render: (row) => <Handovers row={employeeOf(row)} />,
    },
  },
}

export default tabs
