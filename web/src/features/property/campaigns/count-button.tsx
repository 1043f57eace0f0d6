import { IconScan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { InventoryCampaigns } from '@/api/schema.gen'
import { useIsOpen } from '@/engine/acts/use-open-acts'
import { linkTo, withSearch } from '@/paths/address'
import { ButtonLink } from '@/ui/links'

/** The way to counting on a telephone, for who counts here. */
export function CountButton({ row }: { row: InventoryCampaigns }) {
  const { t } = useTranslation('inventory-acts')
  const isOpen = useIsOpen('inventoryCampaigns', row.$id)
  if (!isOpen('inventoryCampaigns.join')) return null
  return (
    <ButtonLink
      {...linkTo(withSearch(`/inventory-dashboard/counting/${encodeURIComponent(row.$id)}`, {}))}
      leftSection={<IconScan size={17} />}
    >
      {t('count.button')}
    </ButtonLink>
  )
}
