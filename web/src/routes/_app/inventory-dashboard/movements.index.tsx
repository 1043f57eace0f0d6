import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ListSearch, listSearch } from '@/api/list-address'

/** The list is a tab of the inventory. */
export const Route = createFileRoute('/_app/inventory-dashboard/movements/')({
  staticData: { crumb: 'crumbs.inventoryMovements' },
  validateSearch: listSearch(),
  beforeLoad: ({ search }: { search: ListSearch }) => {
    throw redirect({ to: '/inventory-dashboard', search: { ...search, tab: 'movements' }, replace: true })
  },
})
