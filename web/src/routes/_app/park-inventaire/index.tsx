import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { STOCK_PARAMS, stockTab } from '@/features/fleet/spare-parts/address'
import { StockPage } from '@/features/fleet/spare-parts/stock-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/park-inventaire/')({
  staticData: { crumb: 'menu.spareParts' },
  validateSearch: listSearch(STOCK_PARAMS),
  loader: () => loadTexts('spare-parts', 'imports'),
  component: () => <StockPage tab={stockTab(Route.useSearch().tab)} />,
})
