import { VisuallyHidden } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { can, opens, type Rights } from '@/api/rights'
import type { Bureaux, Services } from '@/api/schema.gen'
import { titleOf } from '@/api/titles'
import { AddButton } from '@/engine/add-button'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { OpenLink } from '@/fields/open-link'
import { type Address, pathOf } from '@/paths/address'
import { paths } from '@/paths/paths'
import { addressesOf } from '@/paths/record-address'
import { useLanguage } from '@/ui/use-language'
import { CountCell, CountFact } from './count-cell'
import { keptItems } from './places'

type Unit = 'services' | 'bureaux'

/** The way to its form in the organisation. */
function EditCell({ unit, row }: { unit: Unit; row: Bureaux | Services }) {
  const { t } = useTranslation('parts')
  const language = useLanguage()
  return (
    <OpenLink address={addressesOf(unit).edit(row.$id)}>
      <IconPencil size={17} aria-hidden="true" />
      <VisuallyHidden>{`${t('screen.edit')} – ${titleOf(row, language)}`}</VisuallyHidden>
    </OpenLink>
  )
}

/** Units are made and changed where the organisation is: by whom that is open to. */
const mayEdit = (unit: Unit) => (rights: Rights) =>
  can(rights, 'update', unit) && opens(rights, pathOf(addressesOf(unit).list()))

function AddUnit({ unit }: { unit: Unit }) {
  const { t } = useTranslation('inventory')
  return <AddButton collection={unit} to={addressesOf(unit).make()} label={t(`${unit}.add`)} />
}

/** What each service keeps. A row leads to its items, which are all that the inventory knows of it. */
export const services: CollectionScreen = collection('services', {
  texts: 'inventory:services',
  columns: [
    'nameFr',
    'divisionId',
    'bureauCount',
    {
      key: 'itemCount',
      render: (row) => <CountCell count={row.itemCount} address={keptItems({ service: row.$id })} />,
      card: (row) => <CountFact count={row.itemCount} collection="services" field="itemCount" />,
    },
    {
      key: 'edit',
      fields: ['nameFr'],
      seenBy: mayEdit('services'),
      render: (row) => <EditCell unit="services" row={row} />,
    },
  ],
  sort: 'nameFr',
  sorts: ['nameFr', 'bureauCount', 'itemCount'],
  filters: ['divisionId'],
  search: ['nameFr', 'nameAr'],
  facts: ['itemCount'],
  address: (row): Address => keptItems({ service: row.$id }),
  add: () => <AddUnit unit="services" />,
  bulk: null,
  sections: {},
})

/** What stands in each office. A row leads to the page of the office, with its sheet and its labels. */
export const bureaux: CollectionScreen = collection('bureaux', {
  texts: 'inventory:bureaux',
  columns: [
    'nameFr',
    'serviceId',
    'locationId',
    'floor',
    {
      key: 'itemCount',
      render: (row) => <CountCell count={row.itemCount} address={keptItems({ bureau: row.$id })} />,
      card: (row) => <CountFact count={row.itemCount} collection="bureaux" field="itemCount" />,
    },
    '?annexeId',
    '?buildingId',
    {
      key: 'edit',
      fields: ['nameFr'],
      seenBy: mayEdit('bureaux'),
      render: (row) => <EditCell unit="bureaux" row={row} />,
    },
  ],
  sort: 'nameFr',
  sorts: ['nameFr', 'serviceId', 'locationId', 'itemCount'],
  filters: ['locationId', 'serviceId', 'annexeId'],
  search: ['nameFr', 'nameAr'],
  facts: ['itemCount', 'serviceId', 'locationId'],
  address: (row): Address => paths.inventoryOffice(row.$id),
  add: () => <AddUnit unit="bureaux" />,
  bulk: null,
  sections: {},
})
