import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/api/list-address'
import { AnnexesPage } from '@/features/organisation/annexes/list-page'
import { loadTexts } from '@/i18n'

export const Route = createFileRoute('/_app/annexes/')({
  staticData: { crumb: 'menu.annexes' },
  validateSearch: listSearch([]),
  loader: () => loadTexts('organisation'),
  component: AnnexesPage,
})
