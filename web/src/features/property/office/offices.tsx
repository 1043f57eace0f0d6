import { IconSitemap } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useRights } from '@/api/hooks'
import { opens } from '@/api/rights'
import type { Bureaux } from '@/api/schema.gen'
import { type CollectionScreen, collection } from '@/engine/collection-screen/definition'
import { type Address, linkTo, pathOf } from '@/paths/address'
import { paths } from '@/paths/paths'
import { addressesOf } from '@/paths/record-address'
import { ButtonLink } from '@/ui/links'
import { OfficeActs } from './office-acts'

const OfficeItems = lazy(() => import('./office-items'))
const OfficeMoves = lazy(() => import('./office-moves'))

/** An office as the inventory knows it: what stands there, what came and went, its sheet and its labels. */
const offices: CollectionScreen = collection('bureaux', {
  texts: 'inventory:bureaux',
  columns: ['nameFr'],
  sort: 'nameFr',
  search: ['nameFr', 'nameAr'],
  address: (row): Address => paths.inventoryOffice(row.$id),
  sections: { place: ['serviceId', 'annexeId', 'locationId', 'buildingId', 'floor', 'headId'] },
  actions: (row) => (
    <>
      <ToOrganisation row={row} />
      <OfficeActs office={row} />
    </>
  ),
  tabs: {
    items: {
      render: (row) => <OfficeItems office={row} />,
      reads: 'inventoryItems',
      counts: 'inventoryItems.bureauId',
    },
    moves: { render: (row) => <OfficeMoves office={row} />, reads: 'inventoryMovements' },
    file: [
      {
        section: 'place',
        fields: ['serviceId', 'annexeId', 'locationId', 'buildingId', 'floor', 'headId', 'itemCount'],
      },
    ],
  },
})

export default offices

/** Its page in the organisation, where it is changed. */
function ToOrganisation({ row }: { row: Bureaux }) {
  const { t } = useTranslation('inventory')
  const address = addressesOf('bureaux').record(row.$id)
  if (!opens(useRights(), pathOf(address))) return null
  return (
    <ButtonLink {...linkTo(address)} variant="default" leftSection={<IconSitemap size={17} />}>
      {t('bureaux.organisation')}
    </ButtonLink>
  )
}
